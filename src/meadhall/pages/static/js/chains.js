// @ts-check
// Rows of answers that are one decision: unpacked as the server packs them.

/**
 * @typedef {object} Chain
 * @property {string} pick
 * @property {string} spot the id of the element where it ends
 * @property {number} variant
 * @property {number} gain
 * @property {string[]} say what it brings, and why
 * @property {string[] | null} loss what somebody loses, and how
 * @property {string} marks
 * @property {string[]} answers
 */
/** @typedef {{chains: Chain[], ways: string[], first: string | null}} Chains */

const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_"
const FIXED = 6 // numbers of a chain before its answers

/** @param {string} row */
function numbers(row) {
  const found = []
  for (let at = 0; at < row.length; at++) {
    const large = row[at] === "~"
    found.push(large ? 64 * DIGITS.indexOf(row[++at]) + DIGITS.indexOf(row[++at]) : DIGITS.indexOf(row[at]))
  }
  return found
}

/** From 0, 1, 2, 3, 4 back to 0, -1, 1, -2, 2. @param {number} number */
const signed = (number) => (number % 2 ? -(number + 1) / 2 : number / 2)

/** @param {string} text @returns {Chains} */
export function unpacked(text) {
  const { answers, spots, say, marks, ways, picks, first } = JSON.parse(text)
  const chains = picks.flatMap((/** @type {[string, number[], string]} */ [pick, begins, rows]) =>
    rows.split(",").filter(Boolean).map((row) => {
      const all = numbers(row), [spot, variant, gained, said, lost, mark] = all, gain = signed(gained)
      const given = [...begins, ...all.slice(FIXED)].map((number) => answers[number])
      const told = { say: say[said], loss: say[lost], marks: marks[mark] }
      return { pick, spot: spots[spot], variant, gain, ...told, answers: given }
    }))
  return { chains, ways, first }
}

/** @typedef {{pick: string, spot: string, variant: number}} Held what is picked, where it is tried on, and how */

/**
 * What can be done at a place with what is picked, the best first.
 * @param {Chains} known @param {Held} held @param {string} spot
 */
export const at = ({ chains }, { pick }, spot) => chains.filter((one) => one.pick === pick && one.spot === spot)

/** What is tried on. @param {Chains} known @param {Held} held */
export const tried = (known, held) => at(known, held, held.spot).find((one) => one.variant === held.variant)

/** The best at every place, the places that bring most first. @param {Chains} known @param {Held} held */
export function best({ chains }, { pick }) {
  /** @type {Map<string, Chain>} */
  const found = new Map()
  for (const one of chains) if (one.pick === pick && !found.has(one.spot)) found.set(one.spot, one)
  return [...found.values()].sort((a, b) => b.gain - a.gain)
}
