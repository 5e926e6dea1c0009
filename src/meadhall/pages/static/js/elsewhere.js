// @ts-check
// Messages to who is away: what the own seat has asked for, asking for more, and ending it with one click.
import { $, all, hallAt, made, must, page } from "./dom.js"
import { post } from "./forms.js"
import { toast } from "./notice.js"
import { mine, pushState, subscribed } from "./push.js"

/** @typedef {{id: string, way: string, form: string, where: string, mark: string, confirmed: boolean}} Alert */

const address = () => hallAt(`/api/tables/${page.table}/alerts`)
const dialog = () => /** @type {HTMLDialogElement} */ (must("elsewhere"))

/** @param {string} id */
const value = (id) => /** @type {HTMLInputElement} */ (must(id)).value

/** @type {{ways: string[], key: string, alerts: Alert[]}} */
let asked = { ways: [], key: "", alerts: [] }

/** Quiet hours, by the clock of this browser; how many a day. */
function hours() {
  const from = value("alert-from"), to = value("alert-to")
  return {
    ...(from && to ? { quiet: `${from}-${to}` } : {}),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    offset: -new Date().getTimezoneOffset(),
    most: Number(value("alert-most")) || 20,
  }
}

/** @param {Alert} alert */
function row(alert) {
  const words = must("alert-list").dataset, line = made("li", "")
  const end = made("button", words.end ?? "", "btn")
  Object.assign(end.dataset, { do: "alert-end", id: alert.id })
  end.setAttribute("type", "button")
  const form = alert.form && alert.form !== "json" ? `, ${alert.form}` : ""
  const waits = alert.confirmed ? "" : ` · ${words.waits}`
  line.append(made("span", `${words[alert.way]}: ${alert.where}${form}${waits} `), end)
  return line
}

async function showPush() {
  const words = must("alert-push-row").dataset, button = /** @type {HTMLButtonElement} */ (must("alert-push"))
  const state = await pushState(asked.alerts), on = state === "on"
  button.dataset.state = state
  button.disabled = state === "denied" || state === "unsupported"
  const label = button.querySelector("span")
  if (label) label.textContent = (on ? words.off : words.on) ?? ""
  const told = { on: words.isOn, off: words.isOff, denied: words.isDenied, unsupported: words.isUnsupported }
  must("alert-push-state").textContent = told[state] ?? ""
}

async function fill() {
  const reply = await fetch(address())
  if (!reply.ok) throw new Error((await reply.json().catch(() => ({}))).text || reply.statusText)
  asked = await reply.json()
  const list = must("alert-list"), rows = asked.alerts.map(row)
  list.replaceChildren(...(rows.length ? rows : [made("li", list.dataset.none ?? "", "quiet")]))
  for (const way of all("[data-way]", dialog())) way.hidden = !asked.ways.includes(way.dataset.way ?? "")
  await showPush()
}

/** @param {() => Promise<unknown>} work */
async function trying(work) {
  try {
    await work()
    await fill()
    return true
  } catch (error) {
    toast(/** @type {Error} */ (error).message, true)
    await showPush()
    return false
  }
}

/** @param {object} wish */
const wished = (wish) => post(address(), JSON.stringify({ ...wish, ...hours() }), "application/json")

/** @param {string} id */
const ended = (id) => post(`${address()}/${id}/off`, "{}", "application/json")

export function openElsewhere() {
  dialog().showModal()
  return trying(async () => {})
}

export const closeElsewhere = () => dialog().close()

/** @param {HTMLElement} node */
export const endAlert = (node) => trying(() => ended(node.dataset.id ?? ""))

/** On where it is off, off where it is on. @param {HTMLElement} node */
export const switchPush = (node) => trying(async () => {
  if (node.dataset.state !== "on") return wished(await subscribed(asked.key))
  const own = await mine(asked.alerts)
  return own && ended(own.id)
})

/** @param {SubmitEvent} event */
async function submitted(event) {
  const form = /** @type {HTMLFormElement} */ (event.target)
  if (!form.dataset.way) return
  event.preventDefault()
  const filled = Object.fromEntries([...new FormData(form)].filter(([, given]) => given))
  if (await trying(() => wished({ way: form.dataset.way, ...filled }))) form.reset()
}

export const watchElsewhere = () => $("elsewhere")?.addEventListener("submit", submitted)
