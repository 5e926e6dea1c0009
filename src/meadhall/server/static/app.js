// Meadhall's client. It knows no rules: it shows what the server drew, and says which answer was chosen.
const $ = (id) => document.getElementById(id)
const page = document.body.dataset
const [LOST, BACK, AWAY, CLOSE, SKIP, COPIED, SHOW, HINT, PAUSE, PLAY, HINTING, EXPECTED, UNSURE, FOR_THE_WIN] = (page.words || "").split("|")
const calm = matchMedia("(prefers-reduced-motion: reduce)")
const small = matchMedia("(max-width: 820px)")
const shape = () => (small.matches ? "tall" : "wide")
const remember = (name, value) => { document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax` }
const all = (selector, root = document) => [...root.querySelectorAll(selector)]
const wait = (ms) => new Promise((done) => setTimeout(done, ms))
remember("shape", shape())

// -- patching: nodes keep their identity by id, so focus, scroll and running animations survive ----------------------

function parse(html) {
  const holder = document.createElement("template")
  holder.innerHTML = html
  return holder.content.firstElementChild
}

function patch(old, fresh) {
  if (old.isEqualNode(fresh)) return
  if (old.nodeName !== fresh.nodeName) { old.replaceWith(fresh); return }
  if (old.nodeType !== 1) { old.nodeValue = fresh.nodeValue; return }
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name)
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value)
  const keyed = new Map([...old.children].filter((node) => node.id).map((node) => [node.id, node]))
  let at = old.firstChild
  for (const node of [...fresh.childNodes]) {
    const match = node.id ? keyed.get(node.id) : at && !at.id && at.nodeName === node.nodeName ? at : null
    if (!match) { old.insertBefore(node, at); continue }
    if (match === at) at = at.nextSibling
    else old.moveBefore ? old.moveBefore(match, at) : old.insertBefore(match, at)
    patch(match, node)
  }
  while (at) { const next = at.nextSibling; at.remove(); at = next }
}

// -- motion: pieces sail from where they were; new choices fade in when they have arrived ----------------------------

const spots = () => new Map(all("#board [id][transform]").map((node) => [node.id, [node.getAttribute("transform"), node.getBoundingClientRect()]]))

function course(node, dx, dy) { // along its wake where one is drawn, else straight
  const way = document.querySelector(`#board path[data-of="${node.id}"]`), length = way?.getTotalLength() || 0
  const [x, y] = (node.getAttribute("transform")?.match(/-?[\d.]+/g) || [0, 0]).map(Number)
  const points = length ? Array.from({ length: 25 }, (_, i) => way.getPointAtLength(length * i / 24)) : []
  const frames = points.map((point) => ({ translate: `${point.x - x}px ${point.y - y}px` }))
  return [[{ translate: `${dx}px ${dy}px` }, ...frames, { translate: "0px 0px" }], Math.min(700, 420 + length / 4)]
}

function sail(before) {
  if (calm.matches || document.hidden) return 0
  let moved = 0
  for (const [id, [transform, was]] of before) {
    const node = $(id)
    if (!node || node.getAttribute("transform") === transform) continue
    const now = node.getBoundingClientRect(), scale = node.ownerSVGElement.getScreenCTM()?.a || 1
    const dx = (was.x - now.x) / scale, dy = (was.y - now.y) / scale
    if (!dx && !dy) continue
    moved++
    const [frames, duration] = course(node, dx, dy)
    node.animate(frames, { duration, easing: "cubic-bezier(.3,.7,.2,1)" })
  }
  if (moved) for (const node of all("#board .rope, #board .key, #board .burst, #answers li")) node.animate([{ opacity: 0 }, { opacity: 0, offset: .6 }, { opacity: 1 }], { duration: 620 })
  return moved
}

function show(parts) {
  const before = "board" in parts ? spots() : new Map()
  const focused = document.activeElement?.dataset?.answer || document.activeElement?.id
  for (const [id, html] of Object.entries(parts)) {
    if ($(id)) patch($(id), parse(html))
  }
  sail(before)
  if (parts.board) zoomed()
  if (parts.log) mark($("log"))
  rove()
  advise()
  foretell()
  if (parts.ask) byItself()
  if (parts.ask && $("ask").dataset.yours && (!focused || !document.activeElement || document.activeElement === document.body)) focusFirst()
}

function mark(log) {
  const newest = log.querySelector("li")?.dataset.ply
  for (const line of all("li", log)) line.classList.toggle("new", line.dataset.ply === newest)
}

// -- choosing: one tab stop, arrows, keys 1 to 9 (more digits where there are more answers), hover links all places ---

const choices = () => all("#answers [data-answer]")
const places = (answer) => all(`[data-answer="${CSS.escape(answer)}"]`)

function rove() {
  const list = choices()
  const current = list.find((node) => node === document.activeElement) || list[0]
  for (const node of list) node.tabIndex = node === current ? 0 : -1
  const first = all("#answers ol")[0]
  if (first && !list.includes(document.activeElement)) first.scrollLeft = 0
}

function focusFirst() {
  const target = choices()[0] || document.querySelector("#question [data-do=done], #question [data-do=back]")
  if (!target || document.querySelector("dialog[open]")) return
  target.focus({ preventScroll: true, focusVisible: document.body.classList.contains("keys") })
}

function light(answer) {
  for (const node of all(".on")) node.classList.remove("on")
  if (!answer) return
  for (const node of places(answer)) (node.closest(".choosable") || node).classList.add("on"), node.classList.add("on")
}

let foretold = new Map()
async function preview(answer) {
  const line = $("preview")
  if (!line || socket?.readyState !== 1) return
  const known = foretold // of this question
  if (!known.has(answer)) known.set(answer, ask({ do: "preview", answer }).catch(() => { known.delete(answer) }))
  const found = (await known.get(answer))?.preview
  if (found && known === foretold && document.querySelector(`.on[data-answer="${CSS.escape(answer)}"]`)) line.textContent = found.told.join(" ")
}

// -- what the strongest bot would do, and win chances for who wants to see them ---------------------------------------

let advice = null, hinting = null // of this question
function advise() {
  if (advice && advice.ply !== ply) advice = null
  if (hinting && hinting.ply !== ply) hinting = null
  const press = document.querySelector("#question [data-do=hint]"), line = $("preview")
  press?.toggleAttribute("disabled", !!hinting)
  if (hinting) { press?.setAttribute("aria-busy", "true"); if (line) line.textContent = HINTING }
  else if (press?.hasAttribute("aria-busy")) { press.removeAttribute("aria-busy"); if (line?.textContent === HINTING) line.textContent = "" }
  for (const node of all(".expect")) node.remove()
  for (const node of all(".hinted")) node.classList.remove("hinted")
  if (!advice) return
  const figures = advice.expected.map((one) => one.points)
  const digits = Math.max(...figures) - Math.min(...figures) < 4 ? 1 : 0
  for (const { answer, points, sure } of advice.expected) {
    const node = choices().find((one) => one.dataset.answer === answer)
    if (!node) continue
    const figure = points.toLocaleString(document.documentElement.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    const best = answer === advice.hint
    const text = (sure ? EXPECTED : UNSURE).replace("#", figure) + (best ? `. ${HINT}${points < Math.max(...figures) ? ` ${FOR_THE_WIN}` : ""}` : "")
    const added = parse(`<span class="expect"><span aria-hidden="true"></span><span class="hide"></span></span>`)
    added.title = text
    added.classList.toggle("unsure", !sure)
    added.firstChild.textContent = `≈ ${figure}${sure ? "" : " ?"}`
    added.lastChild.textContent = ` ${text}`
    const torch = best && document.querySelector("#question [data-do=hint] svg")?.cloneNode(true)
    if (torch) added.firstChild.prepend(torch)
    node.append(added)
  }
  for (const node of places(advice.hint)) (node.closest(".choosable") || node).classList.add("hinted")
}

let chances = null, foreseen = null // as this viewer may know; the newest may belong to a view still to be shown
const wanted = () => !!$("chances") && localStorage.getItem("chances") === "on"
const wish = (on) => { if (!on) chances = foreseen = null; foretell(); return ask({ do: "chances", on }).catch(() => {}) }
function foretell() {
  if (chances && chances.version <= version) foreseen = chances
  const by = wanted() ? foreseen?.chances : null
  for (const node of all("[data-chance]")) {
    const share = by?.[node.dataset.chance]
    ;(node.closest(".chances") || node).hidden = share === undefined
    node.textContent = share === undefined ? "" : `${Math.round(100 * share)} %`
    node.style.setProperty("--share", share ?? 0)
  }
}

let typed = "", typing
function key(event) {
  document.body.classList.add("keys")
  if (event.target.matches("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === "Escape") { $("away")?.remove(); return hideTip() }
  if (document.querySelector("dialog[open], [role=dialog]:popover-open")) return
  const list = choices()
  if (/^\d$/.test(event.key) && list.length) {
    clearTimeout(typing)
    typed += event.key
    const now = () => { const node = list[typed - 1]; typed = ""; if (node) { node.focus(); choose(node.dataset.answer) } }
    if (Number(typed) * 10 > list.length) now()
    else typing = setTimeout(now, 500)
    return event.preventDefault()
  }
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, Home: -1e3, End: 1e3 }[event.key]
  const inside = document.activeElement?.closest?.("#ask, #board") || document.activeElement === document.body
  if (step && list.length && inside) {
    const at = list.findIndex((node) => node.dataset.answer === document.activeElement?.dataset?.answer)
    list[Math.max(0, Math.min(list.length - 1, at < 0 ? 0 : at + step))].focus()
    rove()
    return event.preventDefault()
  }
  if (event.key === "u" || event.key === "Backspace") document.querySelector("#question [data-do=undo]")?.click()
  if (closer() && "+-".includes(event.key)) zoom(event.key === "+" ? 1.4 : 0.7)
  if (event.key === "p" && places("pass").length) choose("pass")
  if (event.key === "e" || event.key === "E") walk(event.key === "e" ? 1 : -1)
  if (event.key === "h") document.querySelector("#question [data-do=hint]")?.click()
  if (event.key === "d") document.querySelector("#question [data-do=done]")?.click()
}

let busy = ""  // the question that is being answered: a second click on it does nothing
async function choose(answer) {
  if (socket?.readyState === 0) { const asked = ply; await line; if (ply !== asked) return } // clicked before the line is open
  const now = `${ply}.${version}`
  if (busy === now || !page.table || !places(answer).length) return
  busy = now
  for (const node of places(answer)) node.classList.add("chosen")
  await ask({ do: "answer", ply, version, answer }).catch(() => null)
  if (busy === now) busy = ""
  for (const node of all(".chosen")) node.classList.remove("chosen")
}

// -- what needs no player: the only answer there is, after a moment; a pass between turns for who does not want to be asked --

let alone, passed = false
function byItself() {
  clearTimeout(alone)
  const data = $("ask")?.dataset || {}
  if (!page.table || !data.yours) return
  const mute = localStorage.getItem("mute"), pass = mute === "turn" ? data.passTurn : mute === "aimed" ? data.passAimed : ""
  if (pass) { passed = true; alone = setTimeout(() => choose(pass), 80) } // at once, whatever is held: the pause tells nothing
  else if (data.only) alone = setTimeout(() => choose(data.only), 1500 + 2000 * Math.random())
  else if (passed && document.querySelector("#question [data-do=done]")) { passed = false; alone = setTimeout(() => doing.done().catch(() => {}), 80) }
  else passed = false
}

// -- looking closer: for boards that say so; the state lives here, so that a patch does not lose it -------------------

const look = { k: 1, x: 0, y: 0 }
const closer = () => document.querySelector("#board > svg[data-zoom]")
function zoomed() {
  const svg = closer()
  if (!svg) return
  const box = $("board").getBoundingClientRect()
  look.k = Math.max(1, Math.min(6, look.k))
  look.x = Math.max(box.width * (1 - look.k), Math.min(0, look.x))
  look.y = Math.max(box.height * (1 - look.k), Math.min(0, look.y))
  svg.style.transformOrigin = "0 0"
  svg.style.transform = look.k === 1 ? "" : `translate(${look.x}px, ${look.y}px) scale(${look.k})`
  $("board").classList.toggle("closer", look.k > 1)
}
function zoom(by, x, y) {
  const box = $("board").getBoundingClientRect(), was = look.k
  const px = (x ?? box.x + box.width / 2) - box.x, py = (y ?? box.y + box.height / 2) - box.y
  look.k = by ? Math.max(1, Math.min(6, look.k * by)) : 1
  look.x = px - (px - look.x) * look.k / was
  look.y = py - (py - look.y) * look.k / was
  zoomed()
}
document.addEventListener("wheel", (event) => {
  if (!closer() || !event.target.closest?.("#board")) return
  event.preventDefault()
  zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY)
}, { passive: false })
const fingers = new Map()
let dragged = false
document.addEventListener("pointerdown", (event) => {
  if (closer() && event.target.closest?.("#board")) { fingers.set(event.pointerId, event); dragged = false }
})
document.addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId)
  if (!before) return
  const others = [...fingers.values()].filter((one) => one.pointerId !== event.pointerId)
  const dx = event.clientX - before.clientX, dy = event.clientY - before.clientY
  if (others.length) {
    const far = (one) => Math.hypot(one.clientX - others[0].clientX, one.clientY - others[0].clientY)
    zoom(far(event) / Math.max(1, far(before)), (event.clientX + others[0].clientX) / 2, (event.clientY + others[0].clientY) / 2)
  } else if (look.k > 1 && (dragged || Math.hypot(dx, dy) > 6)) { look.x += dx; look.y += dy; zoomed() }
  else return
  dragged = true
  clearTimeout(press)
  fingers.set(event.pointerId, event)
})
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, (event) => fingers.delete(event.pointerId))
document.addEventListener("click", (event) => { if (dragged && event.target.closest?.("#board")) { event.stopPropagation(); event.preventDefault(); dragged = false } }, true)

// -- the socket: whole parts with every change, reconnect with backoff, a queue so that bots can be followed ---------

let socket, line, open, ply = Number(page.ply), version = 0, tries = 0, alive, number = 0
const waiting = new Map(), queue = []
let playing = false, skipping = false

function connect() {
  const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${page.table}/live?form=html&shape=${shape()}&lang=${document.documentElement.lang}`
  socket = new WebSocket(address)
  line = new Promise((done) => { open = done })
  const beat = () => { clearTimeout(alive); alive = setTimeout(() => socket.close(), 40000) }
  socket.onopen = () => { if (tries) toast(BACK); tries = 0; beat(); if (wanted()) wish(true); $("ask")?.removeAttribute("inert") }
  socket.onmessage = (event) => { beat(); take(JSON.parse(event.data)) }
  socket.onclose = (event) => {
    clearTimeout(alive)
    for (const [, [, no]] of waiting) no(new Error("lost"))
    waiting.clear()
    if (event.code === 4403 || event.code === 1008) return location.reload()
    if (tries++) toast(LOST, true)
    if (tries > 3) fetch(location.href).then((reply) => { if (reply.status === 403 || reply.status === 404) location.reload() }, () => {}) // it says why
    setTimeout(connect, Math.min(5000, 250 * 2 ** tries) * (.7 + .6 * Math.random()))
  }
}

function ask(message) {
  return new Promise((yes, no) => {
    if (socket?.readyState !== 1) { toast(LOST, true); return no(new Error("lost")) }
    message.id = ++number
    waiting.set(number, [yes, no])
    socket.send(JSON.stringify(message))
  })
}

function take(message) {
  if (message.type === "view") { queue.push(message); play(); open(); return }
  if (message.type === "beat") return
  if (message.type === "chances") { chances = message; foretell(); return }
  const [yes, no] = waiting.get(message.id) || []
  waiting.delete(message.id)
  if (message.type === "ok") yes?.(message)
  else {
    toast(message.text)
    if (message.id) return no?.(message)
    for (const [, [, refuse]] of waiting) refuse(message) // it does not say which: all are asked for anew
    waiting.clear()
  }
}

const pace = () => Number(localStorage.getItem("pace") ?? 1300)

async function play() {
  if (playing) return
  playing = true
  while (queue.length) {
    if (document.hidden || skipping || queue.length > 80) collapse()
    const view = queue.shift()
    ;({ ply, version } = view)
    page.ply = ply
    foretold = new Map()
    if (view.news.length) $("news").textContent = view.news.join(" ")
    show(view.parts)
    seen()
    $("ask").toggleAttribute("data-following", queue.length > 0)
    skipButton(queue.length > 0)
    if (view.paced && !document.hidden) for (let left = pace(); left > 0 && !skipping; left -= 50) { await wait(50); skipButton(queue.length > 0) }
  }
  playing = skipping = false
  skipButton(false)
}

function collapse() {
  const parts = Object.assign({}, ...queue.map((view) => view.parts))
  const news = queue.flatMap((view) => view.news)
  queue.splice(0, queue.length, { ...queue.at(-1), parts, news, paced: false })
}

function skipButton(on) {
  let node = $("skip")
  if (!on) return node?.remove()
  if (node?.isConnected) return
  node = parse(`<button type="button" class="btn" id="skip"></button>`)
  node.textContent = SKIP
  node.onclick = () => { skipping = true }
  document.querySelector("#question .do")?.append(node)
}

// -- what happened while nobody looked -------------------------------------------------------------------------------

const place = () => `seen-${page.table}`
const seen = () => { if (!document.hidden && page.table) localStorage.setItem(place(), ply) }

async function away() {
  if (document.hidden || !page.table || socket?.readyState !== 1) return
  const last = Number(localStorage.getItem(place()) ?? ply)
  if (last < ply) {
    const { since } = await ask({ do: "since", ply: last }).catch(() => ({ since: [] }))
    if (since.length > 1) card(AWAY, since, last)
  }
  seen()
}

function card(title, lines, from) {
  $("away")?.remove()
  const node = parse(`<section class="tip away" id="away" role="dialog"><header><h3></h3><button type="button" class="btn"></button></header><ul></ul><a class="btn"></a></section>`)
  node.querySelector("h3").textContent = title
  node.setAttribute("aria-label", title)
  node.querySelector("button").textContent = CLOSE
  node.querySelector("button").onclick = () => node.remove()
  for (const line of lines) node.querySelector("ul").append(Object.assign(document.createElement("li"), { textContent: line }))
  node.querySelector("a").textContent = SHOW
  node.querySelector("a").href = `/t/${page.table}/replay?ply=${from}`
  document.body.append(node)
}

// -- explanations: on hover, focus and long press --------------------------------------------------------------------

const known = new Map()
let tipTimer, tipFor, walked = ""
async function explain(node, by) { // by: what has the focus, and is described by it
  const id = node.dataset.explain
  tipFor = node
  if (!known.has(id)) {
    const which = new URLSearchParams({ lang: document.documentElement.lang, components: page.components })
    const reply = await fetch(`/api/games/${page.game}/explain/${encodeURIComponent(id)}?${which}`).catch(() => null)
    if (!reply || (!reply.ok && reply.status !== 404)) return
    known.set(id, reply.ok ? await reply.json() : null)
  }
  const found = known.get(id), tip = $("tip")
  if (!found || tipFor !== node || !tip) return
  tip.replaceChildren()
  const add = (tag, text, name) => { if (text) tip.append(Object.assign(document.createElement(tag), { textContent: text, className: name || "" })) }
  add("h3", found.name); add("p", found.about); add("p", found.basis, "basis")
  tip.hidden = false
  by?.setAttribute("aria-describedby", "tip")
  if (!tip.matches(":popover-open")) tip.showPopover() // above a mat that is looked at
  const box = node.getBoundingClientRect(), own = tip.getBoundingClientRect()
  const left = Math.max(8, Math.min(innerWidth - own.width - 8, box.x + box.width / 2 - own.width / 2))
  const above = box.y - own.height - 10
  tip.animate([{ translate: `${left}px ${above > 8 ? above : Math.min(innerHeight - own.height - 8, box.bottom + 10)}px` }], { duration: 0, fill: "forwards" })
}
function walk(step) { // with the keyboard from one kind of component to the next
  const things = [...new Map(all("#board [data-explain], #own [data-explain], .rival [data-explain]").map((node) => [node.dataset.explain, node])).values()]
  if (!things.length) return
  const at = things.findIndex((node) => node.dataset.explain === walked)
  const node = things[at < 0 ? 0 : (at + step + things.length) % things.length]
  walked = node.dataset.explain
  node.scrollIntoView({ block: "nearest", inline: "nearest" })
  explain(node).then(() => { if (tipFor === node && !$("tip").hidden) $("news").textContent = [...$("tip").children].map((one) => one.textContent).join(" ") })
}
function hideTip() {
  clearTimeout(tipTimer)
  tipFor = null
  for (const node of all("[aria-describedby=tip]")) node.removeAttribute("aria-describedby")
  const tip = $("tip")
  if (!tip || tip.hidden) return
  tip.hidePopover()
  tip.hidden = true
}

// -- saying things, forms, the menu ----------------------------------------------------------------------------------

let toastTimer
function toast(text, stay) {
  const home = document.querySelector("dialog[open]") || document.body // what lies behind a dialog is neither seen nor read
  if ($("toast").parentNode !== home) home.append($("toast"))
  $("toast").textContent = text || ""
  clearTimeout(toastTimer)
  toastTimer = setTimeout(() => { $("toast").textContent = "" }, stay ? 20000 : 3500)
}

async function post(address, body, type = "application/json") {
  const reply = await fetch(address, { method: "POST", headers: { "x-meadhall": "page", "content-type": type }, body }).catch(() => { throw new Error(page.lost) })
  const found = await reply.json().catch(() => ({}))
  if (!reply.ok) throw new Error(found.text || reply.statusText)
  return found
}

document.addEventListener("submit", async (event) => {
  const form = event.target
  if (!form.dataset.post && !form.dataset.file) return
  event.preventDefault()
  const press = form.querySelector("[type=submit]")
  press.disabled = true
  try {
    const found = form.dataset.file
      ? await post(form.dataset.file, form.querySelector("[type=file]").files[0], "text/plain")
      : await post(form.dataset.post, JSON.stringify(Object.fromEntries(new FormData(form))))
    if (ownName()?.value) localStorage.setItem("name", ownName().value)
    location.assign(found.go)
  } catch (error) { toast(error.message); press.disabled = false }
})

const doing = {
  menu: () => $("dialog").showModal(),
  close: () => $("dialog").close(),
  theme: () => {
    const dark = document.documentElement.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")
    remember("theme", (document.documentElement.dataset.theme = dark === "dark" ? "light" : "dark"))
  },
  undo: () => ask({ do: "undo", ply }),
  done: () => ask({ do: "done", ply }),
  bot: (node) => ask({ do: "bot", seat: Number(node.dataset.seat) }),
  back: (node) => ask(node.dataset.seat ? { do: "back", seat: Number(node.dataset.seat) } : { do: "back" }),
  renew: (node) => ask({ do: "renew", seat: Number(node.dataset.seat) }),
  "at-once": (node) => ask({ do: "at-once", on: node.checked }),
  zoom: (node) => zoom(Number(node.dataset.by)),
  hint: async () => {
    if (hinting) return
    const asked = hinting = { ply }
    $("news").textContent = HINTING
    advise()
    try {
      const found = await ask({ do: "hint" })
      if (hinting !== asked || found.ply !== ply) return
      advice = found
      advise()
      const listed = choices().find((node) => node.dataset.answer === found.hint)
      listed?.focus({ preventScroll: true })
      listed?.scrollIntoView({ block: "nearest", inline: "start" })
      light(found.hint)
      $("news").textContent = HINT
    } finally { if (hinting === asked) { hinting = null; advise() } }
  },
}

function copy(field) {
  const by_hand = () => { if (!$("dialog").open) $("dialog").showModal(); field.select(); if (document.execCommand("copy")) toast(COPIED) }
  if (!navigator.clipboard) return by_hand() // only https and localhost have one
  navigator.clipboard.writeText(field.value).then(() => toast(COPIED), by_hand)
}

let pressed = 0
document.addEventListener("click", (event) => {
  if (Date.now() - pressed < 700) { event.preventDefault(); pressed = 0; return } // the end of a long press
  const node = event.target.closest?.("[data-answer], [data-do], [data-copy], [data-step], [data-lang]")
  if (!node) return hideTip()
  hideTip()
  const data = node.dataset
  if (data.answer) choose(data.answer)
  else if (data.do) Promise.resolve(doing[data.do]?.(node)).catch(() => {})
  else if (data.copy) copy($(data.copy))
  else if (data.step) step(data.step)
  else if (data.lang) { event.preventDefault(); remember("lang", data.lang); const to = new URL(location); to.searchParams.delete("lang"); location.replace(to) }
})
document.addEventListener("keydown", key)
document.addEventListener("keydown", (event) => { // svg elements are no buttons of their own
  if ((event.key === "Enter" || event.key === " ") && event.target.matches("svg [data-answer]")) { event.preventDefault(); choose(event.target.dataset.answer) }
})
document.addEventListener("pointerdown", () => document.body.classList.remove("keys"))

for (const [on, off] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
  document.addEventListener(on, (event) => {
    const node = event.target.closest?.("[data-answer]")
    if (node) { light(node.dataset.answer); preview(node.dataset.answer) }
    const line = event.target.closest?.("[data-spot]")
    if (line) $(line.dataset.spot)?.classList.add("pointed")
    const thing = event.target.closest?.("[data-explain]") || (on === "focusin" && node && document.body.classList.contains("keys") && places(node.dataset.answer).map((place) => place.closest("[data-explain]")).find(Boolean))
    if (thing && event.pointerType !== "touch") { clearTimeout(tipTimer); tipTimer = setTimeout(() => explain(thing, on === "focusin" ? event.target : null), 350) }
  })
  document.addEventListener(off, (event) => {
    if (event.target.closest?.("[data-answer]")) light(document.activeElement?.dataset?.answer)
    for (const node of all(".pointed")) node.classList.remove("pointed")
    if (event.target.closest?.("[data-explain], [aria-describedby=tip]")) hideTip()
  })
}

let press
document.addEventListener("touchstart", (event) => {
  pressed = 0
  const under = document.elementsFromPoint(event.touches[0].clientX, event.touches[0].clientY).map((node) => node.closest("[data-explain]")).find(Boolean)
  if (under) press = setTimeout(() => { pressed = Date.now(); explain(under) }, 500)
}, { passive: true })
for (const end of ["touchend", "touchmove", "touchcancel"]) document.addEventListener(end, () => { clearTimeout(press); if (pressed) pressed = Date.now() }, { passive: true })
document.addEventListener("contextmenu", (event) => { if (pressed) event.preventDefault() })

// -- set-up page -----------------------------------------------------------------------------------------------------

document.addEventListener("change", (event) => {
  const node = event.target
  if (node.dataset.keep) { localStorage.setItem(node.dataset.keep, node.value); byItself(); if (node.id === "chances") wish(wanted()) }
  if (node.dataset.seats) all(".seating > li").forEach((row, k) => {
    row.hidden = k >= Number(node.value)
    for (const field of all("select, input", row)) field.disabled = row.hidden
    for (const bot of all("[data-ratings]", row)) {
      const found = bot.dataset.ratings.split("|").map((one) => one.split(":")).find(([seats]) => seats === node.value)
      bot.textContent = found ? `${bot.dataset.called} · ${found[1]}` : bot.dataset.called
    }
  })
  if (node.name?.startsWith("kind-") && node.value === "me") for (const other of all("[name^=kind-]")) if (other !== node && other.value === "me") other.value = "friend"
})
function ownName() { // the field for the name of whoever sits here
  const kinds = all("[name^=kind-]"), mine = kinds.find((node) => node.value === "me")
  return kinds.length ? mine && document.querySelector(`[name=name-${mine.name.slice(5)}]`) : document.querySelector("[name=name]")
}
if (ownName() && !ownName().value && localStorage.getItem("name")) ownName().value = localStorage.getItem("name")

// -- replay ----------------------------------------------------------------------------------------------------------

let running = false, wished = 0
async function go(to) {
  const mine = ++wished
  const reply = await fetch(`/t/${page.replay}/frame?ply=${Math.max(0, to)}&shape=${shape()}&lang=${document.documentElement.lang}${new URL(location).searchParams.has("seat") ? "&seat=" + new URL(location).searchParams.get("seat") : ""}`).catch(() => null)
  const found = reply?.ok ? await reply.json() : null
  if (mine !== wished) return // another step is wished for meanwhile
  if (!found) { running = false; playLabel(); return toast(page.lost) }
  show(found.parts)
  ply = found.ply
  page.last = found.last
  $("ply").max = found.last
  $("ply").value = ply
  const address = new URL(location)
  address.searchParams.set("ply", ply)
  history.replaceState(null, "", address)
}
async function step(what) {
  const last = Number(page.last)
  if (what !== "play") { running = false; playLabel(); return go(what === "first" ? 0 : what === "last" ? last : Math.min(last, ply + Number(what))) }
  running = !running
  if (running && ply >= last) await go(0)
  playLabel()
  while (running && ply < Number(page.last)) { await go(ply + 1); await wait(pace() || 300) }
  running = false
  playLabel()
}
const playLabel = () => { const node = document.querySelector("[data-step=play] span"); if (node) node.textContent = running ? PAUSE : PLAY }
if (page.replay) {
  $("ply").addEventListener("input", (event) => { running = false; playLabel(); go(Number(event.target.value)) })
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, select")) return
    const what = { ArrowLeft: "-1", ArrowRight: "1", Home: "first", End: "last", " ": "play" }[event.key]
    if (what && !(what === "play" && event.target.matches("button, a"))) { event.preventDefault(); step(what) }
  })
  small.addEventListener("change", () => { remember("shape", shape()); go(ply) })
  if (small.matches !== (document.querySelector("#board svg")?.getAttribute("class") || "").includes("tall")) go(ply)
}

// -- the table -------------------------------------------------------------------------------------------------------

if (page.table) {
  connect()
  small.addEventListener("change", () => { remember("shape", shape()); socket.close() })
  document.addEventListener("visibilitychange", () => { away(); play() })
  setTimeout(away, 600)
  const keep = document.querySelector("[data-keep=pace]")
  new MutationObserver(() => { for (const node of all("[data-keep]")) { const kept = node.id === "pace" ? String(pace()) : localStorage.getItem(node.dataset.keep) || ""; if (node.value !== kept) node.value = kept } }).observe($("dialog"), { childList: true, subtree: true, attributes: true })
  if (keep) keep.value = String(pace())
  if ($("mute")) $("mute").value = localStorage.getItem("mute") || ""
  mark($("log"))
  rove()
  focusFirst()
}
