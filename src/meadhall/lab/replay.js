// A replay in a notebook: buttons, a slider, whose eyes. Python draws; one frame is asked for at a time.
const STEPS = [["first", "«", () => 0], ["back", "‹", (at) => at - 1], ["next", "›", (at) => at + 1], ["last", "»", (at, last) => last]]

function made(name, properties = {}, ...children) {
  const node = Object.assign(document.createElement(name), properties)
  node.append(...children)
  return node
}

function render({ model, el }) {
  const words = model.get("words"), last = model.get("last")
  const wanted = { at: model.get("at"), eyes: model.get("eyes") }
  let asked = false

  const picture = made("div", { className: "meadhall-picture" })
  const told = made("p", { className: "meadhall-told", ariaLive: "polite" })
  const slider = made("input", { type: "range", min: 0, max: last, ariaLabel: words.at })
  const count = made("output")
  const eyes = made("select", { ariaLabel: words.eyes },
    made("option", { value: -1, textContent: words.all }),
    ...model.get("names").map((name, seat) => made("option", { value: seat, textContent: name })))
  const buttons = STEPS.map(([name, sign, to]) =>
    made("button", { type: "button", textContent: sign, title: words[name], ariaLabel: words[name],
      onclick: () => want({ at: Math.min(Math.max(to(wanted.at, last), 0), last) }) }))

  function want(change) {
    Object.assign(wanted, change)
    label()
    ask()
  }

  function ask() {
    const shown = model.get("shown")
    if (asked || (shown.at === wanted.at && shown.eyes === wanted.eyes)) return
    asked = true
    model.set(wanted)
    model.save_changes()
  }

  function label() {
    slider.value = wanted.at
    count.textContent = `${wanted.at} / ${last}`
    eyes.value = wanted.eyes
    buttons.forEach((button, n) => { button.disabled = n < 2 ? wanted.at === 0 : wanted.at === last })
  }

  function draw() {
    const shown = model.get("shown")
    if (asked) asked = false
    else Object.assign(wanted, { at: shown.at, eyes: shown.eyes }) // Python moved it
    picture.innerHTML = shown.svg
    told.textContent = shown.told
    label()
    ask() // somebody has moved on meanwhile
  }

  slider.oninput = () => want({ at: Number(slider.value) })
  eyes.onchange = () => want({ eyes: Number(eyes.value) })
  model.on("change:shown", draw)
  el.append(made("div", { className: "meadhall-replay" }, picture, made("div", { className: "meadhall-bar" }, ...buttons, slider, count, eyes), told))
  draw()
  return () => model.off("change:shown", draw)
}

export default { render }
