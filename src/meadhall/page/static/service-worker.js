// @ts-check
// Keeps every file of one version on the device, and hands what the hall's pages ask for to the hall.

/** @type {{stamp: string, files: Record<string, {sum: string, size: number, type: string, packed: boolean}>}} */
const version = { stamp: "", files: {} } // version

const worker = /** @type {any} */ (self), home = new URL("./", location.href)
const CACHE = `meadhall-${home.pathname}-${version.stamp}`, MINE = `meadhall-${home.pathname}-`
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'"
const total = Object.values(version.files).reduce((sum, file) => sum + file.size, 0)

/** @typedef {{type: string, packed: boolean, sum: string, size: number}} File */

/** A file's bytes; refused where they are not those of this version: of a server in the midst of changing, say.
 * @param {string} name @param {File} file @param {(bytes: number) => void} got */
async function fetched(name, file, got) {
  const reply = await fetch(new URL(file.packed ? `${name}.packed` : name || "./", home), { cache: "reload" })
  if (!reply.ok || !reply.body) throw new Error(`${name}: ${reply.status}`)
  const counted = new TransformStream({ transform(chunk, out) { got(chunk.byteLength); out.enqueue(chunk) } })
  const body = reply.body.pipeThrough(counted)
  const bytes = await new Response(file.packed ? body.pipeThrough(new DecompressionStream("gzip")) : body).arrayBuffer()
  const sum = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map((one) => one.toString(16).padStart(2, "0")).join("")
  if (!sum.startsWith(file.sum)) throw new Error(`${name || "the page"} is of another version`)
  return bytes
}

/** @param {BodyInit | null} body @param {File} file */
function kept(body, file) {
  const headers = { "content-type": file.type, "x-sum": file.sum, "x-content-type-options": "nosniff", "cache-control": "no-cache" }
  const policy = file.type.startsWith("text/javascript") ? { "content-security-policy": POLICY } : {}
  return new Response(body, { headers: { ...headers, ...policy } })
}

/** What an older version has of the same content need not be fetched again. @returns {Promise<Map<string, Response>>} */
async function known() {
  const found = new Map()
  for (const name of (await caches.keys()).filter((one) => one.startsWith(MINE))) {
    const cache = await caches.open(name)
    for (const key of await cache.keys()) {
      const reply = await cache.match(key), sum = reply?.headers.get("x-sum")
      if (sum) found.set(sum, reply)
    }
  }
  return found
}

async function install() {
  const cache = await caches.open(CACHE), have = await known()
  let got = 0, last = 0
  const tell = async (/** @type {number} */ bytes) => {
    got += bytes
    if (got - last < 100000 && got < total) return
    last = got
    for (const one of await worker.clients.matchAll({ includeUncontrolled: true })) one.postMessage({ type: "progress", got, all: total })
  }
  await Promise.all(Object.entries(version.files).map(async ([name, file]) => {
    const old = have.get(file.sum), address = new URL(name || "./", home)
    if (old) tell(file.size)
    const body = old ? old.clone().body : await fetched(name, file, tell) // several files may have the same content
    await cache.put(address, kept(body, file))
  }))
}

/** The older versions go, whole. */
async function activate() {
  for (const name of await caches.keys()) if (name.startsWith(MINE) && name !== CACHE) await caches.delete(name)
  await worker.clients.claim()
}

/** @param {Request} request */
async function ask(request) {
  const url = new URL(request.url), headers = Object.fromEntries(request.headers)
  const body = request.method === "GET" || request.method === "HEAD" ? null : await request.arrayBuffer()
  const inside = url.pathname.slice(`${home.pathname}hall`.length) + url.search
  if (request.mode === "navigate" && request.destination === "document") return Response.redirect(`${home.pathname}#${inside || "/"}`) // a tab of its own
  const message = { type: "ask", method: request.method, target: url.pathname + url.search, headers, body }
  const around = await worker.clients.matchAll({ type: "window" })
  const shells = around.filter((/** @type {any} */ one) => one.frameType === "top-level" && !new URL(one.url).pathname.startsWith(`${home.pathname}hall/`))
  const found = await Promise.any(shells.map((/** @type {any} */ shell) => new Promise((yes, no) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = ({ data }) => (data.type === "not-here" ? no(data) : yes(data))
    shell.postMessage({ ...message, body: body?.slice(0) }, [channel.port2])
  }))).catch(() => null)
  if (!found) return new Response("Meadhall is not open", { status: 503 })
  const empty = found.status === 204 || found.status === 304 || !found.body?.byteLength
  return new Response(empty ? null : found.body, { status: found.status, headers: found.headers })
}

/** @param {Request} request */
async function answer(request) {
  const url = new URL(request.url), name = url.pathname.slice(home.pathname.length)
  const cache = await caches.open(CACHE), from = name === "index.html" ? "" : name
  if (from in version.files) return (await cache.match(new URL(from || "./", home))) ?? fetch(request)
  return name === "hall" || name.startsWith("hall/") ? ask(request) : fetch(request)
}

addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()))
addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()))
addEventListener("fetch", (/** @type {any} */ event) => {
  const url = new URL(event.request.url)
  if (url.origin === location.origin && url.pathname.startsWith(home.pathname)) event.respondWith(answer(event.request))
})
addEventListener("message", (/** @type {any} */ event) => {
  const { type } = event.data
  if (type === "take-over") worker.skipWaiting()
  else if (type === "claim") event.waitUntil(worker.clients.claim())
  else if (type === "alone") event.waitUntil(worker.clients.matchAll({ type: "window" }).then((/** @type {any[]} */ all) => event.ports[0].postMessage(all.length < 2)))
})
