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
    this.knob.onpointerdown = event => this.take(event)
    this.knob.onpointermove = event => this.from && !this.keys && this.drag(event)
    this.knob.onpointerup = () => this.letGo()
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
    this.keys = false
    // What was taken beside its middle does not jump there.
    const [x, y] = this.all.pixels(this.place)
    this.aside = [event.clientX - x, event.clientY - y]
  }

  drag(event) {
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
      return [this.of.label + value, ...[this.of.says[this.at[0]] ?? []].flat()]
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

class Handles {
  constructor(root, box) {
    Object.assign(this, { root, box, list: [] })
    this.hanging = root.appendChild(document.createElementNS(SVG, "svg"))
    this.hanging.innerHTML = '<line class="line"/><circle class="line"/><circle class="was" r="7"/>'
    this.bubble = root.appendChild(Object.assign(document.createElement("output"), { className: "bubble" }))
    this.bubble.setAttribute("aria-hidden", "true") // the handle says the same
  }

  // The server has spoken: what can be taken hold of, and how to tell it what was moved.
  told(list, tell) {
    this.tell = (one, numbers) => tell({ handle: this.list.indexOf(one), numbers })
    this.shown = true
    while (this.list.length > list.length) this.list.pop().knob.remove()
    list.forEach((of, i) => (this.list[i] ??= new Handle(this)).told(of))
    this.rove(this.list.find(one => one.of.quiet && one.knob === document.activeElement))
    this.look(this.looked)
  }

  // Many quiet ones are one stop for the Tab key; Page Up and Page Down go from one to the next.
  rove(to) {
    const many = this.list.filter(one => one.of.quiet), here = to ?? many.find(one => one.knob.tabIndex === 0)
    many.forEach(one => { one.knob.tabIndex = one === (many.includes(here) ? here : many[0]) ? 0 : -1 })
  }

  next(one, event) {
    const many = this.list.filter(each => each.of.quiet && !each.knob.hidden), now = many.indexOf(one)
    if (now < 0) return
    event.preventDefault()
    const to = many[(now + (event.key === "PageDown" ? 1 : many.length - 1)) % many.length]
    this.rove(to)
    to.knob.focus()
  }

  // Zoom, another size or another window move them too.
  follow() {
    if (!this.following) this.box.on("plotly_afterplot", () => this.placed())
    this.following = true
    this.placed()
  }

  seen(whether) {
    this.shown = whether
    this.placed()
  }

  get axes() {
    const { xaxis, yaxis } = this.box._fullLayout ?? {}
    return xaxis?.d2p && yaxis?.d2p ? [xaxis, yaxis] : null
  }

  // From data to pixels of the window, and back.
  pixels(place) {
    const corner = this.box.getBoundingClientRect()
    return this.axes.map((axis, i) => axis._offset + axis.d2p(place[i]) + (i ? corner.top : corner.left))
  }

  data(pixels) {
    const corner = this.box.getBoundingClientRect()
    return this.axes.map((axis, i) => {
      return axis.p2d(pixels[i] - (i ? corner.top : corner.left) - axis._offset)
    })
  }

  placed() {
    if (!this.shown && this.hidden) return // a film draws many times
    this.hidden = !this.shown
    this.list.forEach(one => this.place(one))
  }

  place(one) {
    const axes = this.shown && this.axes
    const inside = axes && axes.every((axis, i) => within(-1, axis.d2p(one.place[i]), axis._length + 1) === axis.d2p(one.place[i]))
    one.knob.hidden = !inside && !(axes && one.from) // what is held may go beyond the axes
    if (!one.knob.hidden) {
      const [left, top] = axes.map((axis, i) => axis._offset + axis.d2p(one.place[i]))
      Object.assign(one.knob.style, { left: `${left}px`, top: `${top}px` })
      one.spot = [left, top]
    }
    if (one === this.looked) this.hang(one)
  }

  look(one) {
    this.looked = this.list.includes(one) ? one : null
    this.hang(this.looked)
  }

  // Beside the one that is looked at: what is read there; while it is held, its line and where it was.
  hang(one) {
    const [line, circle, was] = this.hanging.children, seen = one && !one.knob.hidden, held = seen && one.from
    this.bubble.hidden = !seen
    line.style.display = held && one.of.line ? "" : "none"
    circle.style.display = held && one.of.nearest ? "" : "none"
    was.style.display = held ? "" : "none"
    if (!seen) return
    this.bubble.replaceChildren(...one.words.map(text => Object.assign(document.createElement("div"), { textContent: text })))
    const [x, y] = one.spot, wide = this.root.clientWidth
    this.bubble.style.left = `${within(0, x - this.bubble.offsetWidth / 2, wide - this.bubble.offsetWidth)}px`
    this.bubble.style.top = `${y - this.bubble.offsetHeight - 18 < 0 ? y + 22 : y - this.bubble.offsetHeight - 18}px`
    if (!held) return
    const before = one.rails ? [one.of.x[one.from[0]], one.of.y[one.from[0]]] : one.from
    const [cx, cy] = this.axes.map((axis, i) => axis._offset + axis.d2p(before[i]))
    set(was, { cx, cy })
    if (one.of.nearest) {
      const [xaxis] = this.axes, far = nearest(one.of, one.at).at(-1).far
      set(circle, { cx: one.spot[0], cy: one.spot[1], r: Math.abs(xaxis.d2p(far) - xaxis.d2p(0)) })
    }
    if (one.of.line) this.draw(line, lineAt(followed(one.of, one.at), one.at))
  }

  // From edge to edge of the axes, which are linear.
  draw(mark, [a, b, c]) {
    const [x, y] = this.axes, ends = []
    const [left, right] = [0, x._length].map(x.p2d), [bottom, top] = [y._length, 0].map(y.p2d)
    for (const at of [left, right]) if (b) ends.push([at, -(a * at + c) / b])
    for (const at of [bottom, top]) if (a) ends.push([-(b * at + c) / a, at])
    const slack = 1e-9 * (right - left + top - bottom)
    const inside = ends.filter(([u, v]) => u >= left - slack && u <= right + slack && v >= bottom - slack && v <= top + slack)
    const far = inside.sort((p, q) => p[0] - q[0] || p[1] - q[1])
    mark.style.display = far.length > 1 ? "" : "none"
    if (far.length < 2) return
    const [[x1, y1], [x2, y2]] = [far[0], far.at(-1)].map(place => this.axes.map((axis, i) => axis._offset + axis.d2p(place[i])))
    set(mark, { x1, y1, x2, y2 })
  }
}
