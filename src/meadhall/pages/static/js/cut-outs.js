// @ts-check
// Pieces of boards among the words of the result: each shows the place that is marked in it, and what lies round it.
import { all } from "./dom.js"

const AROUND = 1.8 // times the marked place
const LEAST = 0.34 // of the drawing's height

/** Cut what is seen; what is hidden is cut when it is shown. */
export function cutOut() {
  for (const svg of all(".cut-out > svg")) cut(/** @type {any} */ (svg))
}

/** @param {SVGSVGElement} svg */
function cut(svg) {
  const here = /** @type {SVGGraphicsElement | null} */ (svg.querySelector("[data-cut]"))
  const [page, own] = [svg.getScreenCTM(), here?.getScreenCTM()]
  if (!here || !page || !own || !svg.getBoundingClientRect().width) return
  const box = here.getBBox(), matrix = page.inverse().multiply(own)
  const [a, b] = [[box.x, box.y], [box.x + box.width, box.y + box.height]]
    .map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix))
  const [left, top, width, height] = whole(svg)
  const wanted = Math.max(AROUND * Math.abs(b.x - a.x), AROUND * Math.abs(b.y - a.y), LEAST * height)
  const side = Math.min(width, height, wanted)
  const from = (/** @type {number} */ middle, /** @type {number} */ start, /** @type {number} */ long) =>
    Math.max(start, Math.min(start + long - side, middle - side / 2)).toFixed(1)
  const corner = `${from((a.x + b.x) / 2, left, width)} ${from((a.y + b.y) / 2, top, height)}`
  svg.setAttribute("viewBox", `${corner} ${side.toFixed(1)} ${side.toFixed(1)}`)
}

/** The whole drawing, kept for the next cut. @param {SVGSVGElement} svg @returns {number[]} */
function whole(svg) {
  const said = (svg.dataset.whole ??= svg.getAttribute("viewBox") ?? "0 0 1 1")
  return said.split(" ").map(Number)
}
