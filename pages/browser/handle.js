// Things to take hold of, over a figure: moved with mouse, finger or arrow keys. What can be read follows at once; where
// one is let go, the server hears its numbers. Escape puts it back.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowDown: [0, -1], ArrowUp: [0, 1] }
const PATIENCE = 200 // milliseconds after the last key before the server hears
const LARGE = 10 // steps with Shift
const SVG = "http://www.w3.org/2000/svg"

function within(low, number, high) {
  return Math.min(Math.max(number, low), high)
}

function set(mark, attributes) {
  for (const [name, value] of Object.entries(attributes)) mark.setAttribute(name, value)
}

// As fine as can be seen on an axis: a power of ten, of which a hundred at least are on it.
function fine(axis) {
  const [low, high] = [0, axis._length].map(axis.p2d)
  return 10 ** Math.floor(Math.log10(Math.abs(high - low) / 100))
}

// The nearest number of a way that has few digits.
function snapped(way, number, step) {
  const near = way.ratio ? Number(number.toPrecision(3)) : Number((Math.round(number / step) * step).toPrecision(12))
  return within(way.low, way.whole ? Math.round(near) : near, way.high)
}

// On rails a handle stands at one of its stops; a free one at (x, y), of which a way or two can change.
class Handle {
  constructor(all) {
    this.all = all
    this.knob = Object.assign(document.createElement("div"), { className: "handle", tabIndex: 0 })
    this.knob.setAttribute("role", "slider")
    this.knob.onpointerdown = event => all.nearest(event, this).take(event)
    this.knob.onpointermove = event => this.from && !this.keys && this.drag(event)
    this.knob.onpointerup = () => {
      const clicked = this.from && !this.keys && !this.dragged
      this.letGo()
      if (clicked) this.all.takeAway(this)
    }
    this.knob.onpointercancel = () => this.putBack()
    this.knob.onkeydown = event => this.key(event)
    this.knob.onblur = () => { this.letGo(); all.look(null) }
    this.knob.onfocus = this.knob.onpointerenter = () => all.look(this)
    this.knob.onpointerleave = () => this.from || document.activeElement === this.knob || all.look(null)
    all.root.append(this.knob)
  }

  get rails() {
    return Boolean(this.of.values)
  }

  // The server has spoken; who holds it is not disturbed.
  told(of) {
    if (this.from) return
    this.of = of
    this.at = this.rails ? [this.stop(of.now)] : ["x", "y"].map(side => of[side].now ?? of[side])
    this.knob.setAttribute("aria-label", `${of.label}, in the figure`)
    this.knob.classList.toggle("quiet", of.quiet)
    this.mark()
  }

  stop(value) {
    const far = this.of.values.map(one => Math.abs(one - value))
    return far.indexOf(Math.min(...far))
  }

  get place() {
    return this.rails ? [this.of.x[this.at[0]], this.of.y[this.at[0]]] : this.at
  }

  get ways() {
    return this.rails ? [] : [this.of.x, this.of.y].filter(way => way.name !== undefined)
  }

  get numbers() {
    return this.rails ? [this.of.values[this.at[0]]] : this.at.filter((_, i) => this.of["xy"[i]].name !== undefined)
  }

  hold() {
    this.from ??= this.at
  }

  take(event) {
    if (event.button) return
    event.preventDefault()
    this.knob.focus()
    this.knob.setPointerCapture(event.pointerId)
    this.hold()
    this.keys = this.dragged = false
    // What was taken beside its middle does not jump there.
    const [x, y] = this.all.pixels(this.place)
    this.aside = [event.clientX - x, event.clientY - y]
  }

  drag(event) {
    this.dragged ||= Math.hypot(event.movementX, event.movementY) > 0
    const pixels = [event.clientX - this.aside[0], event.clientY - this.aside[1]]
    this.go(this.rails ? [this.nearest(pixels)] : this.all.data(pixels).map((number, i) => this.kept(i, number)))
  }

  kept(i, number) {
    const way = this.of["xy"[i]]
    return way.name === undefined ? way : snapped(way, number, this.step(i))
  }

  step(i) {
    return this.of["xy"[i]].step || fine(this.all.axes[i])
  }

  // Of stops at one place that which is next.
  nearest([x, y]) {
    let best = this.at[0], least = Infinity
    this.of.values.forEach((_, i) => {
      const [u, v] = this.all.pixels([this.of.x[i], this.of.y[i]])
      const far = Math.hypot(u - x, v - y)
      if (far < least - 0.5 || (far < least + 0.5 && Math.abs(i - this.at[0]) < Math.abs(best - this.at[0]))) {
        [best, least] = [i, Math.min(least, far)]
      }
    })
    return best
  }

  key(event) {
    if (event.key === "PageDown" || event.key === "PageUp") return this.all.next(this, event)
    if (event.key === "Delete") return this.all.takeAway(this)
    if (event.key === "Escape" && this.from) return event.preventDefault(), this.putBack()
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    this.hold()
    this.keys = true
    const steps = arrow.map(step => step * (event.shiftKey ? LARGE : 1))
    if (this.rails) this.go([within(0, this.at[0] + steps[0] + steps[1], this.of.values.length - 1)])
    else if (this.ways.length === 1) this.go(this.at.map((_, i) => this.stepped(i, steps[0] + steps[1])))
    else this.go(this.at.map((_, i) => this.stepped(i, steps[i])))
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.letGo(), PATIENCE)
  }

  stepped(i, steps) {
    const way = this.of["xy"[i]], now = this.at[i]
    if (way.name === undefined || !steps) return now
    const next = way.ratio ? now * way.step ** steps : now + steps * this.step(i)
    return snapped(way, way.whole && Math.abs(next - now) < 1 ? now + Math.sign(steps) : next, this.step(i))
  }

  go(at) {
    this.at = at
    this.all.look(this)
    this.mark()
  }

  letGo() {
    clearTimeout(this.timer)
    const from = this.from
    this.from = null
    if (from && from.some((number, i) => number !== this.at[i])) this.all.tell(this, this.numbers)
    if (from) this.mark()
  }

  putBack() {
    clearTimeout(this.timer)
    this.at = this.from ?? this.at
    this.from = null
    this.mark()
  }

  get words() {
    if (this.rails) {
      const value = this.of.read ? ` ${shortly(this.numbers[0])}` : ""
      return [this.of.label + value, ...[this.of.texts[this.at[0]] ?? []].flat()]
    }
    const told = this.ways.map((way, i) => `${way.name} ${shortly(this.numbers[i])}`)
    return [told.join(", "), ...read(this.of, this.at)]
  }

  mark() {
    const [low, high] = this.rails ? [this.of.values[0], this.of.values.at(-1)] : [this.ways[0].low, this.ways[0].high]
    const told = { valuemin: low, valuemax: high, valuenow: this.numbers[0], valuetext: this.words.join("; ") }
    for (const [name, value] of Object.entries(told)) this.knob.setAttribute(`aria-${name}`, value)
    this.knob.classList.toggle("held", Boolean(this.from))
    this.all.place(this)
  }
}
