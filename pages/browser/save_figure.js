// PNG and SVG of the figures that stand before these buttons and after those of another row, saved in the browser.
const FIGURES = '[data-testid="figure"]'

function before(row) {
  const follows = (one, other) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
  const drawn = [...document.querySelectorAll(FIGURES)].filter(box => box.data && box.offsetParent !== null)
  const rows = [...document.querySelectorAll(".save-figure")].filter(one => one !== row && follows(one, row))
  const last = rows.at(-1)
  return drawn.filter(box => follows(box, row) && !(last && follows(box, last)))
}

export default function ({ parentElement }) {
  const row = parentElement.querySelector(".save-figure")
  const failed = row.querySelector("[role=status]")
  for (const button of row.querySelectorAll("button")) {
    const format = button.dataset.format
    button.onclick = async () => {
      const boxes = before(row)
      failed.textContent = boxes.length ? "" : "No figure is drawn yet."
      for (const box of boxes) await box.save(format)
    }
  }
}
