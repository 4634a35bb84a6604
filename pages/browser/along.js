// What runs along the axes of a figure: a click on a curve sets it. Where that is the step of a film, the film goes there,
// and shows its other figures while somebody points at the step.

class Along {
  constructor(box) {
    this.box = box
  }

  told(of, tell) {
    Object.assign(this, { of, tell })
    this.box.classList.toggle("along", Boolean(of))
    this.box.parentElement.dataset.along = of ? `Click to set: ${of.label}` : ""
  }

  follow() {
    if (this.following) return
    this.following = true
    this.box.on("plotly_click", event => this.at(event, true))
    this.box.on("plotly_hover", event => this.at(event, false))
    this.box.on("plotly_unhover", () => this.say({ step: null }))
  }

  // The handle's numbers for a point of a curve.
  numbers({ x, y }) {
    if (!this.of.values) {
      const { xaxis, yaxis } = this.box._fullLayout, sides = [[this.of.x, x, xaxis], [this.of.y, y, yaxis]]
      return sides.filter(([way]) => way.name).map(([way, at, axis]) => snapped(way, at, way.step || fine(axis)))
    }
    const far = this.of.x.map(one => Math.abs(one - x))
    return [this.of.values[far.indexOf(Math.min(...far))]]
  }

  at({ points: [point] }, stay) {
    if (!this.of || !Number.isFinite(point?.x)) return
    const numbers = this.numbers(point)
    if (this.of.values && this.say({ step: numbers[0], stay })) return
    if (stay) this.tell(numbers)
  }

  // True where a film hears it.
  say(what) {
    if (!this.of?.values) return false
    const detail = { figure: this.box.dataset.figure, ...what }
    return !document.dispatchEvent(new CustomEvent("pointed", { detail, cancelable: true }))
  }
}
