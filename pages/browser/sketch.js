// What is drawn by hand into a figure where the mouse is Plotly's pen: the server hears of all its paths.

class Sketch {
  constructor(box) {
    this.box = box
  }

  told(tell) {
    this.tell = tell
  }

  follow() {
    if (this.following) return
    this.following = true
    this.box.on("plotly_relayout", change => {
      if (!change.shapes || !this.box.layout.dragmode?.startsWith("draw")) return
      this.tell(change.shapes.filter(one => one.name === "guess").map(({ path, xref, yref }) => ({ path, xref, yref })))
    })
  }
}
