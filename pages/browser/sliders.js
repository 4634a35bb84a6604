// Sliders under fields. One move is on its way to the server at a time; when it was answered, the newest goes next.

const PATIENCE = 3000 // milliseconds after which an answer is no longer waited for
const STILL = 600 // milliseconds after the last key, and after its answer, that end a walk by keyboard

class Slider {
  constructor(all) {
    this.all = all
    this.row = Object.assign(document.createElement("div"), { className: "under-field" })
    this.input = this.row.appendChild(Object.assign(document.createElement("input"), { type: "range", min: 0, step: 1 }))
    this.output = this.row.appendChild(document.createElement("output"))
    this.output.setAttribute("aria-hidden", "true") // the slider says the same
    this.input.oninput = () => this.moved()
    this.input.onpointerdown = () => { this.held = true }
    this.input.onpointerup = this.input.onpointercancel = this.input.onblur = () => this.letGo()
    this.input.onkeyup = () => this.rest()
  }

  // Whoever drags is ahead of the server, and is not pulled back.
  told(of) {
    if (this.timer) this.rest()
    if (this.held || (this.all.busy && this.text !== undefined && of.stops[of.at] !== this.text)) return
    this.of = of
    this.text = undefined
    this.input.max = of.stops.length - 1
    this.input.value = of.at
    this.input.setAttribute("aria-label", `${of.label}, slider`)
    this.say()
  }

  moved() {
    const begins = !this.dragging
    this.dragging = true
    this.text = this.of.stops[this.input.value]
    this.say()
    this.all.send({ field: this.of.field, text: this.text, begins })
  }

  // Whoever walks by keyboard may be waiting for the answer to the last key.
  rest() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.all.busy ? this.rest() : this.letGo()), STILL)
  }

  letGo() {
    clearTimeout(this.timer)
    this.timer = null
    this.held = this.dragging = false
    this.say()
  }

  say() {
    const now = this.of.stops[this.input.value]
    this.input.setAttribute("aria-valuetext", now)
    this.output.textContent = this.dragging ? now : ""
  }
}

class Sliders {
  byField = new Map()

  told({ sliders }, colour, tell) {
    this.tell = tell
    clearTimeout(this.waits)
    this.busy = Boolean(this.next)
    const gone = new Set(this.byField.keys())
    for (const of of sliders) {
      const place = document.querySelector(`.st-key-${of.field}`)
      if (!place) continue
      gone.delete(of.field)
      if (!this.byField.has(of.field)) this.byField.set(of.field, new Slider(this))
      const one = this.byField.get(of.field)
      if (one.row.parentElement !== place) place.append(one.row)
      one.row.style.accentColor = colour
      one.told(of)
    }
    for (const field of gone) this.takeAway(field)
    if (this.next) this.pass()
  }

  send(move) {
    // The newest of one drag tells of its beginning as long as nobody has heard of it.
    if (this.next?.field === move.field) move.begins ||= this.next.begins
    this.next = move
    if (!this.busy) this.pass()
  }

  pass() {
    const move = this.next
    this.next = null
    this.busy = true
    this.waits = setTimeout(() => {
      this.busy = false
      if (this.next) this.pass()
    }, PATIENCE)
    this.tell(move)
  }

  takeAway(field) {
    this.byField.get(field).row.remove()
    this.byField.delete(field)
  }

  end() {
    clearTimeout(this.waits)
    for (const field of [...this.byField.keys()]) this.takeAway(field)
  }
}

export default function ({ parentElement, data, setTriggerValue }) {
  const all = parentElement.sliders ??= new Sliders()
  const colour = getComputedStyle(parentElement).getPropertyValue("--st-primary-color")
  all.told(data, colour, move => setTriggerValue("moved", move))
  return () => all.end()
}
