// A figure as a file. What the page says over a figure stays behind on the page, so the file says it at its foot.

const SMALL = 11, LINE = 1.3 * SMALL, EDGE = 6 // pixels: letters, from one line to the next, beside and below them
const WIDE = 0.62 * SMALL // pixels: a letter of a wide font, since nobody knows which one the file is opened with

// As many words to a line as have room.
function inLines(sentence, width) {
  return sentence.split(" ").reduce((lines, word) => {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    const fits = lines.length && longer.length * WIDE <= width
    return fits ? [...lines.slice(0, -1), longer] : [...lines, word]
  }, [])
}

// A copy that is higher by the sentence; all else keeps its size and place.
function withFooter(box, sentence) {
  const { width, height, _size: { l, r, t, b } } = box._fullLayout // margins in which the axes have found room
  const lines = inLines(sentence, width - 2 * EDGE).map(line => line.replace(/&/g, "&amp;").replace(/</g, "&lt;"))
  const room = lines.length * LINE + 2 * EDGE
  const footer = {
    text: lines.join("<br>"), align: "left", font: { size: SMALL },
    showarrow: false, xref: "paper", yref: "paper", x: 0, y: 0, xanchor: "left", yanchor: "top", borderpad: 0,
    xshift: EDGE - l, yshift: -b,
  }
  const { data, layout } = structuredClone({ data: box.data, layout: box.layout })
  const margin = { ...layout.margin, l, r, t, b: b + room, autoexpand: false } // no room is found a second time
  Object.assign(layout, { width, height: height + room, margin })
  layout.annotations = [...(layout.annotations ?? []), footer]
  return { data, layout }
}

function save(box, format, filename) {
  const sentence = box.layout.meta?.footer
  const figure = sentence ? withFooter(box, sentence) : box
  const { width, height } = sentence ? figure.layout : box._fullLayout
  return window.Plotly.downloadImage(figure, { format, filename, width, height, scale: format === "png" ? 2 : 1 })
}
