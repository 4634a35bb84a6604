// All that can be taken hold of in one figure: laid over it in pixels, with what is read and what hangs on them. Where a
// view first opens they show themselves once. Ctrl-Z takes back what was dragged last, which the server keeps.

const WRITTEN_IN = "textarea, select, [contenteditable], input:not([type=range], [type=checkbox], [type=radio])"
const opened = new Set() // figures whose handles have shown themselves

class Handles {
  constructor(root, box) {
    Object.assign(this, { root, box, list: [] })
    this.hanging = root.appendChild(document.createElementNS(SVG, "svg"))
    this.hanging.innerHTML = '<line class="line"/><circle class="line"/><circle class="was" r="7"/>'
    this.bubble = root.appendChild(Object.assign(document.createElement("output"), { className: "bubble" }))
    this.bubble.setAttribute("aria-hidden", "true") // the handle says the same
    root.addEventListener("animationend", () => root.classList.remove("opening"))
    this.hear = event => this.key(event)
    document.addEventListener("keydown", this.hear)
  }

  // The server has spoken: what can be taken hold of, and how to tell it what was moved.
  told(list, places, undo, tell) {
    this.undo = undo && (() => tell({ undo: true }))
    this.tell = (one, numbers) => tell({ handle: this.list.indexOf(one), numbers })
    this.takeAway = one => places && tell({ taken: this.list.indexOf(one) })
    this.box.onclick = places ? event => this.put(event, tell) : null
    this.shown = true
    while (this.list.length > list.length) this.list.pop().knob.remove()
    list.forEach((of, i) => (this.list[i] ??= new Handle(this)).told(of))
    this.rove(this.list.find(one => one.of.quiet && one.knob === document.activeElement))
    this.look(this.looked)
  }

  gone() {
    document.removeEventListener("keydown", this.hear)
  }

  // Where something is written, the keys are the field's own.
  key(event) {
    const undoes = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "z"
    if (!undoes || !this.undo || event.defaultPrevented || event.target.closest?.(WRITTEN_IN)) return
    event.preventDefault()
    this.undo()
  }

  // Where many stand close together, the one whose middle is nearest.
  nearest(event, one) {
    const far = each => Math.hypot(...this.pixels(each.place).map((at, i) => at - [event.clientX, event.clientY][i]))
    const seen = this.list.filter(each => !each.knob.hidden && each.of.quiet)
    return one.of.quiet ? seen.reduce((best, each) => (far(each) < far(best) ? each : best), one) : one
  }

  // A click on a free place.
  put(event, tell) {
    const place = this.data([event.clientX, event.clientY])
    const inside = this.axes.every((axis, i) => within(0, axis.d2p(place[i]), axis._length) === axis.d2p(place[i]))
    if (inside && !event.target.closest(".modebar")) tell({ placed: place })
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
    const name = this.box.dataset.figure
    if (this.list.length && !opened.has(name)) this.root.classList.add("opening")
    if (this.list.length) opened.add(name)
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
