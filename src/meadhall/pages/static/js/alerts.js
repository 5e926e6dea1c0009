// @ts-check
// My turn: the tab's title, a horn, a notification; each a switch that the browser keeps.
import { $, all, hallAt, first, page } from "./dom.js"
import { toast } from "./notice.js"
import { say } from "./words.js"

const AGAIN = 60000 // the horn calls once more when nobody came
const usual = { title: "on" }

/** @param {string} name */
const wants = (name) => (localStorage.getItem(`alert-${name}`) ?? /** @type {any} */ (usual)[name]) === "on"

const plain = document.title
/** @type {AudioContext | undefined} */
let sound
/** @type {AudioBuffer | undefined} */
let horn
/** @type {ReturnType<typeof setTimeout> | undefined} */
let again
let mine = false

/** A browser lets a page sound after a click only: this is called by one, or tries in vain. */
async function tune() {
  sound ??= new AudioContext()
  if (sound.state === "suspended") await Promise.race([sound.resume(), new Promise((done) => setTimeout(done, 500))])
  if (!horn) {
    const file = await fetch(new URL("../horn.wav", import.meta.url))
    horn = await sound.decodeAudioData(await file.arrayBuffer())
  }
  return sound.state === "running"
}

async function blow() {
  if (!(await tune().catch(() => false)) || !sound || !horn) return false
  const source = sound.createBufferSource()
  source.buffer = horn
  source.connect(sound.destination)
  source.start()
  page.horn = String(Number(page.horn ?? 0) + 1)
  return true
}

/** @param {string} text */
function notify(text) {
  if (!("Notification" in window) || Notification.permission !== "granted") return
  const note = new Notification(text, { tag: page.table, icon: hallAt("/static/icon.svg") })
  note.onclick = () => { window.focus(); note.close() }
}

const name = () => plain.split(",")[0]
const elsewhere = () => document.hidden || !document.hasFocus()

/** @param {string} text */
function call(text) {
  if (!elsewhere()) return
  if (wants("horn")) blow()
  if (wants("note")) notify(text)
}

/** Whether it is my turn, told by the question. */
function turn() {
  const now = Boolean($("ask")?.dataset.yours)
  document.title = now && wants("title") ? `${say("your-turn")} · ${name()}` : plain
  if (now === mine) return
  mine = now
  clearTimeout(again)
  if (!now) return
  call(`${say("your-turn")} · ${name()}`)
  again = setTimeout(() => { if (wants("horn") && elsewhere()) blow() }, AGAIN)
}

/** Somebody calls me. @param {{text: string}} message */
export function called(message) {
  toast(message.text, true)
  if (wants("horn")) blow()
  if (wants("note") && elsewhere()) notify(message.text)
}

/** @param {HTMLInputElement} field */
async function switched(field) {
  const way = field.dataset.alert ?? ""
  if (field.checked && way === "horn" && !(await blow())) return refuse(field, say("no-horn"))
  if (field.checked && way === "note") {
    const leave = "Notification" in window ? await Notification.requestPermission() : "denied"
    if (leave !== "granted") return refuse(field, say("no-note"))
  }
  localStorage.setItem(`alert-${way}`, field.checked ? "on" : "off")
  fillAlerts()
  turn()
}

/** @param {HTMLInputElement} field @param {string} why */
function refuse(field, why) {
  field.checked = false
  toast(why, true)
}

/** The switches show what was chosen. */
export function fillAlerts() {
  for (const node of all("[data-alert]")) {
    /** @type {HTMLInputElement} */ (node).checked = wants(node.dataset.alert ?? "")
  }
}

export function watchAlerts() {
  document.addEventListener("change", (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target)
    if (field.dataset.alert) switched(field)
  })
  fillAlerts()
  const question = first("#ask")
  if (!question) return
  new MutationObserver(turn).observe(question, { attributes: true, attributeFilter: ["data-yours", "data-question"] })
  document.addEventListener("pointerdown", () => { if (wants("horn")) tune().catch(() => {}) }, { once: true })
  turn()
}
