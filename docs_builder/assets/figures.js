// Figures are drawn when they come into view: Plotly is read once, by the first of them. Data come as scripts, not by
// fetch, so that the site can be read from a folder, too.
"use strict"
const here = document.currentScript.src
const known = {}
const waiting = {}

window.drawFigure = (name, looks) => {
  known[name] = looks
  waiting[name]?.()
}

const read = (address) =>
  new Promise((done, failed) => {
    document.head.append(Object.assign(document.createElement("script"), { src: address, onload: done, onerror: failed }))
  })

let plotly
const scheme = () => (document.body.dataset.mdColorScheme === "slate" ? "dark" : "light")

async function draw(place) {
  const { name, figure } = place.dataset
  plotly ??= read(new URL("plotly.min.js", here).href)
  try {
    await plotly
    if (!known[name]) {
      const told = new Promise((done) => (waiting[name] = done))
      await read(new URL(figure, location.href).href)
      await told
    }
  } catch {
    place.textContent = `This figure could not be read. ${place.getAttribute("aria-label")}`
    return
  }
  const { data, layout } = structuredClone(known[name][scheme()])
  const narrow = place.clientWidth < 480
  const looks = { ...layout, autosize: true, width: undefined, height: narrow ? 320 : layout.height }
  await Plotly.react(place, data, looks, { responsive: true, displayModeBar: false, scrollZoom: false })
}

document.addEventListener("DOMContentLoaded", () => {
  const places = document.querySelectorAll(".plot[data-figure]")
  const seen = new IntersectionObserver(
    (entries) =>
      entries.forEach(({ isIntersecting, target }) => {
        if (!isIntersecting) return
        seen.unobserve(target)
        target.dataset.drawn = "yes"
        draw(target)
      }),
    { rootMargin: "600px" },
  )
  places.forEach((place) => seen.observe(place))
  new MutationObserver(() => places.forEach((place) => place.dataset.drawn && draw(place))).observe(document.body, {
    attributeFilter: ["data-md-color-scheme"],
  })
})
// On paper every figure stands.
window.addEventListener("beforeprint", () => document.querySelectorAll(".plot:not([data-drawn])").forEach(draw))
