// @ts-check
// Forms that are sent without leaving the page, so that a refusal loses nothing.
import { first, hallAt } from "./dom.js"
import { toast } from "./notice.js"
import { ownName } from "./setup.js"
import { leave } from "./socket.js"
import { say } from "./words.js"

/**
 * @param {string} address @param {BodyInit | undefined} body @param {string} type
 * @returns {Promise<any>} the reply; refused with the server's sentence
 */
export async function post(address, body, type) {
  const headers = { "x-meadhall": "page", "content-type": type }
  const reply = await fetch(address, { method: "POST", headers, body }).catch(() => { throw new Error(say("lost")) })
  const found = await reply.json().catch(() => ({}))
  if (!reply.ok) throw new Error(found.text || reply.statusText)
  return found
}

/** @param {HTMLFormElement} form */
function send(form) {
  const { file, post: address } = form.dataset
  if (!file) return post(address ?? "", JSON.stringify(Object.fromEntries(new FormData(form))), "application/json")
  const field = /** @type {HTMLInputElement} */ (form.querySelector("[type=file]"))
  return post(file, field.files?.[0], "text/plain")
}

/** @param {SubmitEvent} event */
async function submitted(event) {
  const form = /** @type {HTMLFormElement} */ (event.target)
  if (!form.dataset.post && !form.dataset.file) return
  event.preventDefault()
  const press = /** @type {HTMLButtonElement} */ (form.querySelector("[type=submit]"))
  press.disabled = true
  leave(true)
  try {
    const found = await send(form), name = ownName()?.value
    if (name) localStorage.setItem("name", name)
    location.assign(hallAt(found.go))
  } catch (error) {
    leave(false)
    toast(/** @type {Error} */ (error).message)
    press.disabled = false
  }
}

export function watchForms() {
  document.addEventListener("submit", submitted)
  const form = /** @type {HTMLFormElement | null} */ (first("form[data-at-once]"))
  form?.requestSubmit() // who came here has clicked
}

/** The client runs; what was sent before that goes now, see `early.js`. */
export function sendEarly() {
  document.documentElement.dataset.runs = "yes"
  const form = /** @type {HTMLFormElement | null} */ (first("form[data-early]"))
  form?.requestSubmit()
}
