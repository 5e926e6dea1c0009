// @ts-check
// The service worker: installed once, updated beside the old one, which then goes as a whole.

/** @param {(got: number, all: number) => void} told */
export function onProgress(told) {
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data?.type === "progress") told(data.got, data.all)
  })
}

/** @param {ServiceWorker} worker @returns {Promise<void>} when it is installed; refused when that fails */
const settled = (worker) => new Promise((done, fail) => {
  const look = () => {
    if (worker.state === "activated" || worker.state === "installed") done()
    if (worker.state === "redundant") fail(new Error("not everything could be fetched"))
  }
  worker.addEventListener("statechange", look)
  look()
})

const controlled = () => new Promise((done) => {
  if (navigator.serviceWorker.controller) return done(undefined)
  navigator.serviceWorker.addEventListener("controllerchange", () => done(undefined), { once: true })
  navigator.serviceWorker.ready.then((found) => found.active?.postMessage({ type: "claim" }))
})

/** Comes true when all files are on this device and answered from there. @param {URL} home @param {() => void} fetching */
export async function installed(home, fetching) {
  const found = await navigator.serviceWorker.register(new URL("service-worker.js", home), { scope: home.pathname, updateViaCache: "none" })
  const fresh = found.installing
  if (!found.active && fresh) {
    fetching() // said before the first byte is there
    await settled(fresh)
  }
  if (found.waiting && found.active) { // fetched at the last visit: now nobody is in the midst of anything
    const alone = await asked(found.active, { type: "alone" }).catch(() => false)
    if (alone) await switched(found.waiting)
  }
  await controlled()
  navigator.storage?.persist?.()
}

/** @param {ServiceWorker} worker @param {unknown} message @returns {Promise<any>} */
const asked = (worker, message) => new Promise((done) => {
  const channel = new MessageChannel()
  channel.port1.onmessage = ({ data }) => done(data)
  worker.postMessage(message, [channel.port2])
})

/** The new version takes over, and this page begins anew with it. @param {ServiceWorker} waiting */
const switched = (waiting) => new Promise(() => waiting.postMessage({ type: "take-over" }))

let reloading = false
const hadOne = Boolean(navigator.serviceWorker?.controller)
navigator.serviceWorker?.addEventListener("controllerchange", () => {
  if (!hadOne || reloading) return // the first one only comes in
  reloading = true
  location.reload()
})

/** @param {(restart: () => void) => void} offer called when a newer version lies ready */
export async function takeOver(offer) {
  const found = await navigator.serviceWorker.ready
  const look = () => { if (found.waiting) offer(() => found.waiting?.postMessage({ type: "take-over" })) }
  const watch = () => {
    const fresh = found.installing
    fresh?.addEventListener("statechange", () => { if (fresh.state === "installed") look() })
  }
  look()
  watch() // it may have begun before anybody listened
  found.addEventListener("updatefound", watch)
  found.update().catch(() => {}) // without a network there is none
}
