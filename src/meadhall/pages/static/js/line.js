// @ts-check
// How a table is reached: by a WebSocket, or by what the page around this one offers where there is no server.
import { hallAt } from "./dom.js"

/**
 * What both have.
 * @typedef {object} Line
 * @property {number} readyState
 * @property {((event: any) => void) | null} onopen
 * @property {((event: any) => void) | null} onmessage
 * @property {((event: any) => void) | null} onclose
 * @property {(text: string) => void} send
 * @property {() => void} close
 */

/** @param {string} address of the hall, with its query @returns {Line} */
export function dial(address) {
  const around = /** @type {any} */ (parent !== window && parent.location.origin === location.origin ? parent : null)
  if (around?.meadhallLine) return around.meadhallLine(hallAt(address), document.cookie)
  const scheme = location.protocol === "https:" ? "wss" : "ws"
  return new WebSocket(`${scheme}://${location.host}${hallAt(address)}`)
}
