// @ts-check
// Web push: this browser's subscription, one for all tables of the hall.
import { hallAt } from "./dom.js"

/** @typedef {{id: string, way: string, mark: string}} Marked */

const able = () =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window

/** @returns {Promise<PushSubscription | null>} */
async function subscription() {
  const found = await navigator.serviceWorker.getRegistration(hallAt("/"))
  return found ? found.pushManager.getSubscription() : null
}

/** What the server calls an address it does not tell. @param {string} text */
async function marked(text) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 16)
}

/**
 * The alert that goes to this very browser.
 * @template {Marked} T
 * @param {T[]} alerts
 * @returns {Promise<T | undefined>}
 */
export async function mine(alerts) {
  const here = able() ? await subscription() : null
  if (!here) return undefined
  const mark = await marked(here.endpoint)
  return alerts.find((one) => one.way === "push" && one.mark === mark)
}

/** @param {Marked[]} alerts @returns {Promise<"on" | "off" | "denied" | "unsupported">} */
export async function pushState(alerts) {
  if (!able()) return "unsupported"
  if (Notification.permission === "denied") return "denied"
  return (await mine(alerts)) ? "on" : "off"
}

/** @param {ServiceWorkerRegistration} worker @param {PushSubscriptionOptionsInit} wish */
async function subscribe(worker, wish) {
  try {
    return await worker.pushManager.subscribe(wish)
  } catch (error) {
    const old = await worker.pushManager.getSubscription() // made with another hall's key
    if (!old) throw error
    await old.unsubscribe()
    return worker.pushManager.subscribe(wish)
  }
}

/** Subscribe this browser, after asking its owner. @param {string} key the hall's */
export async function subscribed(key) {
  await Notification.requestPermission()
  await navigator.serviceWorker.register(hallAt("/push-worker.js"))
  const wish = { userVisibleOnly: true, applicationServerKey: key }
  const made = await subscribe(await navigator.serviceWorker.ready, wish)
  const { endpoint, keys } = made.toJSON()
  return { way: "push", target: endpoint, p256dh: keys?.p256dh, auth: keys?.auth }
}
