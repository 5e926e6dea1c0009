// @ts-check
// Where bots think: a Python of their own, so that the hall answers meanwhile.
import { startPython } from "./python.js"

const ready = startPython().then((python) => {
  const { thinking } = python.pyimport("meadhall.page.bots")
  return thinking()
})

addEventListener("message", async ({ data }) => {
  try {
    const reply = await ready
    postMessage({ number: data.number, text: reply(data.bytes) })
  } catch (error) { // a small phone has no room for a second Python, say
    postMessage({ number: data.number, failed: String(error) })
  }
})
