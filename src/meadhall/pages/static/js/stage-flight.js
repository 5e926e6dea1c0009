// @ts-check
// What pays in a step: corners in ink and dye round the pieces, and plates that sail to the seats.
import { $, all, hallAt, must, small, wait } from "./dom.js"
import { wakes } from "./stage-wakes.js"

/** @typedef {import("./stage.js").Step} Step */
/** @typedef {{seat: number, figure: string, unit: string, x: number, y: number}} Plate */

const FLY = 420, APART = 140, ALL = 900 // milliseconds
const ARM = 9 // length of a corner's arms
const SVG = "http://www.w3.org/2000/svg"

const flight = () => must("flight")

/** Where something lies on the stage. @param {Element} node */
function box(node) {
  const own = must("stage").getBoundingClientRect(), it = node.getBoundingClientRect()
  return { x: it.x - own.x, y: it.y - own.y, w: it.width, h: it.height }
}

/** @param {Element} node */
const seen = (node) => node.getBoundingClientRect().width > 0

/**
 * The elements that count for a seat: its spots, else its line of the comparison, else all that lies before it.
 * @param {Step} step @param {string} seat @returns {Element[]}
 */
function counting(step, seat) {
  const found = step.pays[seat].spots.map((id) => $(id)).filter((node) => node && seen(node))
  if (found.length) return /** @type {Element[]} */ (found)
  const number = Number(seat) + 1
  const line = all(`.weighed:not([hidden]) .seat-${number}`)
  return line.length ? line : all(`#rival-${number}, #own.seat-${number}`).filter(seen)
}

/** Everything rests but what pays. @param {Step} step */
export function lightUp(step) {
  for (const node of all("#stage .lit")) node.classList.remove("lit")
  must("stage").classList.add("resting")
  const drawn = []
  for (const seat of Object.keys(step.pays)) {
    const nodes = counting(step, seat)
    for (const node of nodes) node.classList.add("lit")
    if (step.pays[seat].spots.length) drawn.push(...nodes.flatMap((node) => corners(node, Number(seat))))
  }
  const from = Object.entries(step.pays).filter(([, pay]) => !pay.each) // else plates show where points come from
  const lines = wakes(new Map(from.map(([seat]) => [Number(seat), counting(step, seat)])))
  flight().replaceChildren(...lines, ...drawn, ...plates(step).filter(({ each }) => each).map((one) => plate(one)))
}

/** Four corners, in ink and in the seat's dye. @param {Element} node @param {number} seat */
function corners(node, seat) {
  const { x, y, w, h } = box(node), arm = Math.min(ARM, w / 3, h / 3)
  const [l, t, r, b] = [x - 1, y - 1, x + w + 1, y + h + 1]
  const d = `M${l} ${t + arm}V${t}H${l + arm}M${r - arm} ${t}H${r}V${t + arm}` +
    `M${r} ${b - arm}V${b}H${r - arm}M${l + arm} ${b}H${l}V${b - arm}`
  return ["corner", `corner dye seat-${seat + 1}`].map((name) => {
    const path = document.createElementNS(SVG, "path")
    path.setAttribute("d", d)
    path.setAttribute("class", name)
    return path
  })
}

/** From where plates sail: from every spot that pays by itself, else from the first. @param {Step} step */
function plates(step) {
  return Object.entries(step.pays).flatMap(([seat, pay]) => {
    const nodes = counting(step, seat), from = pay.each ? nodes : nodes.slice(0, 1)
    return from.map((node) => {
      const { x, y, w, h } = box(node)
      const [px, py] = !pay.each ? [x + w / 2, y + h / 2] : small.matches ? [x + w + 4, y + h / 2] : [x + w / 2, y - 5]
      const figure = pay.each || pay.figure
      return { seat: Number(seat), figure, unit: step.unit, each: Boolean(pay.each), x: px, y: py }
    })
  })
}

/** A plate with a plus; in flight it shows whose. @param {Plate} from @param {boolean} [sails] */
function plate(from, sails = false) {
  const g = document.createElementNS(SVG, "g"), tall = sails ? 13 : 10
  const signs = [...(sails ? [`seat-${from.seat + 1}`] : []), ...(from.unit ? [from.unit] : [])]
  const words = 8 * from.figure.length, half = (words + 18 * signs.length) / 2 + 6
  g.setAttribute("class", `plate-sign seat-${from.seat + 1}`)
  g.setAttribute("transform", `translate(${from.x} ${from.y})`)
  const sign = `M${4 - half} ${-tall}h${2 * half - 8}l4 4v${2 * tall - 8}l-4 4h${8 - 2 * half}l-4 -4v${8 - 2 * tall}z`
  const drawn = signs.map((name, k) => {
    const x = k || !sails ? half - 21 : 4 - half // whose on the left, of what on the right
    return `<use href="${hallAt("/static/symbols.svg")}#${name}" x="${x}" y="-8" width="16" height="16"/>`
  })
  const x = (sails ? 9 : 0) - (from.unit ? 9 : 0)
  g.innerHTML = `<path class="sign" d="${sign}"/>${drawn.join("")}<text class="pay-figure" x="${x}" y="5"></text>`
  const text = g.querySelector("text")
  if (text) text.textContent = from.figure
  return g
}

/**
 * Let plates sail to the totals.
 * @param {Step} step
 * @param {(seat: number) => void} arrived when all of a seat's are there
 * @param {() => boolean} wanted false: the viewer has gone on
 * @returns {Promise<boolean>} whether all arrived
 */
export async function sail(step, arrived, wanted) {
  const all_ = plates(step), apart = Math.min(APART, ALL / Math.max(1, all_.length))
  for (const node of all("#flight .plate-sign")) node.remove()
  await Promise.all(all_.map(async (from, number) => {
    await wait(number * apart)
    if (!wanted()) return
    const node = plate(from, true), to = box(must(`tally-${from.seat + 1}`))
    flight().append(node)
    const ways = [{ x: from.x, y: from.y }, { x: to.x + to.w - 60, y: to.y + to.h / 2 }]
    const frames = ways.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }))
    await node.animate(frames, { duration: FLY, easing: "cubic-bezier(.3,.7,.2,1)", fill: "forwards" }).finished
    node.remove()
    if (wanted() && all_.slice(number + 1).every(({ seat }) => seat !== from.seat)) arrived(from.seat)
  }))
  return wanted()
}
