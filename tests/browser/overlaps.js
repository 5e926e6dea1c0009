// What lies over what on a table page: texts over texts, things over texts and signs, panels over panels, labels that
// are cut or stick out. One function, evaluated on a page without a client; see overlaps.py.
() => {
  const TOUCH = 1.5 // pixels that two boxes may share
  const found = []
  const scrolled = document.documentElement.scrollHeight > innerHeight + 2

  // -- small things ---------------------------------------------------------------------------------------------------
  const styles = new Map()
  const style = (node) => {
    let known = styles.get(node)
    if (!known) styles.set(node, (known = getComputedStyle(node)))
    return known
  }
  const memo = (make) => {
    const known = new Map()
    return (node) => {
      if (!known.has(node)) known.set(node, make(node))
      return known.get(node)
    }
  }
  const alpha = (colour) => {
    if (!colour || colour === "none" || colour === "transparent") return 0
    const parts = colour.match(/^rgba?\(([^)]*)\)$/)?.[1].split(/[, /]+/)
    return parts && parts.length > 3 ? Number(parts[3]) : 1
  }
  const box = (rect, x = 0, y = 0) => ({ left: rect.left + x, top: rect.top + y, right: rect.right - x, bottom: rect.bottom - y })
  const wide = (one) => one.right - one.left, high = (one) => one.bottom - one.top
  const area = (one) => Math.max(0, wide(one)) * Math.max(0, high(one))
  const both = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) })
  const meet = (a, b, by = TOUCH) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > by && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by
  const name = (node) => {
    const own = node.getAttribute("href")?.replace(/.*#/, "#") ?? ""
    const kind = node.getAttribute("class")?.trim().split(/\s+/)[0]
    const home = node.closest("[id]")
    return `${home ? `#${home.id} ` : ""}${node === home ? "" : node.nodeName.toLowerCase()}${kind ? `.${kind}` : ""}${own}`.trim()
  }
  const tell = (kind, what, by, where) => found.push({ kind, what, by, box: [where.left, where.top, wide(where), high(where)].map(Math.round) })
  const opacity = memo((node) => {
    let seen = 1
    for (let at = node; at instanceof Element; at = at.parentElement) seen *= style(at).display === "none" ? 0 : Number(style(at).opacity)
    return seen
  })
  const visible = memo((node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && opacity(node) > 0.3)
  /** Stays where it is while the page is scrolled. */
  const stays = memo((node) => {
    for (let at = node; at instanceof Element; at = at.parentElement) if (["fixed", "sticky"].includes(style(at).position)) return at
    return null
  })
  /** Said in the markup: this lies over that on purpose. */
  const meant = (upper, lower) => {
    const said = upper.closest("[data-lies-over]")?.getAttribute("data-lies-over")
    return !!said && !!lower.closest(said)
  }

  // -- the texts, a box for each line ---------------------------------------------------------------------------------
  const texts = []
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const home = node.parentElement, said = node.data.trim()
    if (!said || !home || !visible(home) || home.closest(".hide, noscript, script, style, option, [popover]:not(:popover-open), dialog:not([open])")) continue
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue
      const ink = box(rect, Math.min(1.5, rect.width * 0.1), rect.height * 0.2)
      const shown = clipped(home, ink, said)
      if (shown) texts.push({ home, said, ink: shown, drawn: home instanceof SVGElement })
    }
  }

  /** What is seen of a line; tells when something cuts it. Scrollers may. */
  function clipped(home, ink, said) {
    let shown = ink
    const dots = style(home).textOverflow === "ellipsis"
    for (let at = home; at instanceof Element && at !== document.body; at = at.parentElement) {
      const { overflowX: x, overflowY: y, position } = style(at)
      if (position === "fixed") break
      if (x === "visible" && y === "visible") continue
      if (at instanceof SVGElement && at.ownerSVGElement && at.nodeName !== "svg") continue
      const edge = box(at.getBoundingClientRect())
      if (wide(edge) < 3 || high(edge) < 3) return null
      const scrolls = /auto|scroll/.test(x + y) || at.matches("[data-pans]")
      const across = Math.max(edge.left - shown.left, shown.right - edge.right)
      const down = Math.max(edge.top - shown.top, shown.bottom - edge.bottom)
      const clamp = style(at).webkitLineClamp !== "none" || style(at).textOverflow === "ellipsis" || dots
      if (!scrolls && !clamp && (across > 2 || down > 2)) {
        tell("cut", said, name(at), ink)
        return null
      }
      shown = both(shown, edge)
      if (wide(shown) < 2 || high(shown) < 2) return null
    }
    return shown
  }

  // -- texts over texts -----------------------------------------------------------------------------------------------
  texts.sort((a, b) => a.ink.left - b.ink.left)
  for (let i = 0; i < texts.length; i++) {
    const a = texts[i]
    for (let j = i + 1; j < texts.length && texts[j].ink.left < a.ink.right; j++) {
      const b = texts[j]
      if (a.home === b.home || !meet(a.ink, b.ink)) continue
      if (scrolled && stays(a.home) !== stays(b.home)) continue
      if (meant(a.home, b.home) || meant(b.home, a.home)) continue
      tell("texts", a.said, `${b.said} (${name(b.home)})`, a.ink)
    }
  }

  // -- what sticks out of its box -------------------------------------------------------------------------------------
  const framed = memo((node) => {
    for (let at = node; at instanceof HTMLElement && at !== document.body; at = at.parentElement) {
      const own = style(at)
      if (own.display === "inline" || own.display === "contents") continue
      if (parseFloat(own.borderRightWidth) || alpha(own.backgroundColor) > 0.3) return at
    }
    return null
  })
  for (const { home, said, ink, drawn } of texts) {
    if (drawn) {
      const plate = [...(home.closest("g")?.children ?? [])].find((one) => one.matches("path.sign, rect.sign, .plate"))
      const room = plate && box(plate.getBoundingClientRect())
      const inside = room && ink.left + ink.right > 2 * room.left && ink.left + ink.right < 2 * room.right && ink.top + ink.bottom > 2 * room.top && ink.top + ink.bottom < 2 * room.bottom
      if (inside && (ink.left < room.left + 1 || ink.right > room.right - 1)) tell("sticks out", said, name(plate), ink)
    } else {
      const frame = framed(home), room = frame?.getBoundingClientRect()
      if (room && (ink.left < room.left - 1.5 || ink.right > room.right + 1.5 || ink.bottom > room.bottom + 3)) tell("sticks out", said, name(frame), ink)
    }
  }

  // -- things over texts and signs ------------------------------------------------------------------------------------
  const drawings = [...document.querySelectorAll(".board > svg, #own svg, .rivals svg, main.table svg")].filter((svg, k, all) => all.indexOf(svg) === k && visible(svg))
  const filled = memo((node) => alpha(style(node).fill) * Number(style(node).fillOpacity) > 0.35)
  const painted = memo((node) => {
    if (opacity(node) < 0.35 || !visible(node)) return false
    const own = style(node)
    if (node instanceof SVGElement && node.ownerSVGElement) {
      if (node.nodeName === "use" || node.nodeName === "image") return true
      return filled(node) || stroked(own)
    }
    return node.nodeName === "IMG" || alpha(own.backgroundColor) > 0.35 || (own.backgroundImage !== "none" && !own.backgroundImage.includes("transparent"))
  })
  const stroked = (own) => alpha(own.stroke) * Number(own.strokeOpacity) > 0.35 && parseFloat(own.strokeWidth) > 0
  /** Whether a thing that was hit is seen there: a transparent face with a rope round it is not. */
  const coversAt = (node, x, y) => {
    if (!painted(node)) return false
    const own = style(node)
    if (!(node instanceof SVGGeometryElement) || filled(node)) return true
    const spot = new DOMPoint(x, y).matrixTransform(node.getScreenCTM().inverse())
    return node.isPointInStroke(spot)
  }
  const shapes = []
  for (const svg of drawings)
    for (const node of svg.querySelectorAll("use, path, rect, circle, ellipse, polygon, polyline, line, image")) {
      if (node.closest("defs, symbol, clipPath, pattern, mask") || !painted(node)) continue
      shapes.push({ node, at: box(node.getBoundingClientRect()) })
    }
  const boxes = [...document.querySelectorAll("main.table :is(section, div, nav, aside, article, header, button, a, kbd, li, td, th)")]
    .filter((node) => painted(node)).map((node) => ({ node, at: box(node.getBoundingClientRect()) }))
  const later = (a, b) => !!(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING)
  const apart = (a, b) => !a.contains(b) && !b.contains(a)

  /** Bring a spot into sight; what is measured stands at the top of the page. */
  let gone = 0
  const shiftTo = (top) => {
    if (top - gone < 60 || top - gone > innerHeight * 0.6) {
      scrollTo({ top: top - innerHeight * 0.3, behavior: "instant" })
      gone = scrollY
    }
  }
  const inSight = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
  /** What is seen above a thing at a spot. */
  const above = (node, x, y) => {
    const hit = document.elementsFromPoint(x, y)
    const at = hit.findIndex((one) => one === node || node.contains(one))
    if (at < 0) return null
    return hit.slice(0, at).filter((one) => apart(one, node) && coversAt(one, x, y) && !meant(one, node) && !(scrolled && stays(one) && stays(one) !== stays(node)))
  }

  /** Whether anything of these may lie at a spot; asked before the slow question what really does. */
  const holds = (near, x, y, down) => near.some(({ node, at }) => x > at.left && x < at.right && y > at.top && y < at.bottom && coversAt(node, x, y - down))
  texts.sort((a, b) => a.ink.top - b.ink.top)
  for (const { home, said, ink } of texts) {
    const near = shapes.filter((one) => meet(one.at, ink, 0.5) && apart(one.node, home) && later(home, one.node))
    near.push(...boxes.filter((one) => meet(one.at, ink, 0.5) && apart(one.node, home)))
    if (!near.length) continue
    if (innerWidth < 821 && !stays(home)) shiftTo(ink.top)
    const over = covered(home, ink, near)
    if (over) tell("covered", said, name(over), ink)
  }

  /** What covers a line of words somewhere. */
  function covered(home, ink, near) {
    const down = stays(home) ? 0 : gone
    for (const across of [0.12, 0.5, 0.88])
      for (const deep of [0.25, 0.75]) {
        const x = ink.left + wide(ink) * across, y = ink.top + high(ink) * deep
        if (holds(near, x, y, down) && inSight(x, y - down)) {
          const over = above(home, x, y - down)
          if (over?.length) return over[0]
        }
      }
    return null
  }

  const thing = memo((node) => node.closest("g[transform], g[id], svg"))
  const signs = shapes.filter(({ node, at }) => node.nodeName === "use" && node.getAttribute("href")?.includes("symbols.svg#") && !node.closest(".scenery") && wide(at) >= 9)
  signs.sort((a, b) => a.at.top - b.at.top)
  for (const { node, at } of signs) {
    const mine = thing(node)
    const near = shapes.filter((one) => meet(one.at, at, 2) && area(one.at) > 0.6 * area(at) && (one.node.nodeName === "use" || filled(one.node)) && thing(one.node) !== mine && later(node, one.node))
    if (!near.length) continue
    if (innerWidth < 821 && !stays(node)) shiftTo(at.top)
    const down = stays(node) ? 0 : gone
    let seen = 0, lost = 0, by = null
    for (const across of [0.2, 0.5, 0.8])
      for (const deep of [0.2, 0.5, 0.8]) {
        const x = at.left + wide(at) * across, y = at.top + high(at) * deep
        if (!inSight(x, y - down)) continue
        const over = holds(near, x, y, down) ? above(node, x, y - down) : []
        if (!over) continue
        seen++
        const one = over.find((other) => near.some((shape) => shape.node === other))
        if (one) {
          lost++
          by = one
        }
      }
    if (seen >= 3 && lost / seen > 0.45) tell("hidden", name(node), name(by), at)
  }

  // -- keys on pieces -------------------------------------------------------------------------------------------------
  if (!document.body.classList.contains("keys"))
    for (const key of document.querySelectorAll("main.table svg .key")) {
      if (!visible(key)) continue
      const own = box(key.getBoundingClientRect(), 1, 1)
      const on = signs.find(({ node, at }) => !key.contains(node) && stays(node) === stays(key) && meet(at, own, 2))
      if (on) tell("key", key.textContent.trim(), name(on.node), own)
    }

  // -- panels over panels, and the page itself ------------------------------------------------------------------------
  scrollTo({ top: 0, behavior: "instant" })
  const panels = [...document.querySelectorAll("main.table .panel, main.table > :is(section, nav, aside, div), main.table .question")]
    .filter((node) => visible(node) && !stays(node) && style(node).display !== "contents").map((node) => ({ node, at: box(node.getBoundingClientRect()) })).filter(({ at }) => area(at) > 0)
  for (const [k, a] of panels.entries())
    for (const b of panels.slice(k + 1))
      if (apart(a.node, b.node) && meet(a.at, b.at, 3) && !meant(a.node, b.node) && !meant(b.node, a.node)) tell("panels", name(a.node), name(b.node), both(a.at, b.at))
  const page = document.documentElement
  if (page.scrollWidth > innerWidth + 1) tell("page", "wider than the screen", `${page.scrollWidth}`, box({ left: innerWidth, top: 0, right: page.scrollWidth, bottom: 40 }))
  if (innerWidth > 1180 && page.scrollHeight > innerHeight + 1) tell("page", "taller than the screen", `${page.scrollHeight}`, box({ left: 0, top: innerHeight, right: 40, bottom: page.scrollHeight }))
  return found
}
