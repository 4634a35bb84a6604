// A figure that changes where it stands: Plotly compares it with the one shown and redraws what differs, so that it
// takes less time than a new one and what somebody zoomed into stays.

// The page asks for Plotly early; where it has not, this does.
function plotly(address) {
  if (window.Plotly) return Promise.resolve(window.Plotly)
  const asked = document.querySelector(`script[src="${address}"]`)
  const script = asked ?? Object.assign(document.createElement("script"), { src: address })
  if (!asked) document.head.append(script)
  return new Promise((done, failed) => {
    script.addEventListener("load", () => done(window.Plotly))
    script.addEventListener("error", () => { script.remove(); failed(new Error(`${address} could not be loaded`)) })
  })
}

function download(format) {
  const word = format.toUpperCase() // two cameras would look alike, and a finger gets no explanation of either
  const svg = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"'
  return {
    name: format,
    title: `Download as ${word}`,
    icon: { svg: `<svg ${svg}><text x="20" y="16" text-anchor="middle">${word}</text></svg>` },
    click: box => box.save(format),
  }
}

const WHOLE_SCREEN = {
  name: "whole screen",
  title: "Whole screen",
  icon: { width: 24, height: 24, path: "M3 3h7v2H5v5H3zM14 3h7v7h-2V5h-5zM19 14h2v7h-7v-2h5zM3 14h2v5h5v2H3z" },
  click: box => (document.fullscreenElement ? document.exitFullscreen() : box.requestFullscreen()),
}

function setUp(box) {
  box.onfullscreenchange = () => {
    const height = document.fullscreenElement === box ? window.innerHeight : shown.get(box).height
    window.Plotly.relayout(box, { height })
  }
  // Beside the fields, or under them on a phone: the width follows the column, not only the window.
  let width = 0
  const watch = new ResizeObserver(() => {
    if (box.data && box.clientWidth && width !== box.clientWidth) window.Plotly.Plots.resize(box)
    width = box.clientWidth
  })
  watch.observe(box)
  return { figure: null, watch }
}

const shown = new WeakMap() // what stands in each box
const known = new Map() // the figures that the server sent, by their place on the page: what changes, changes in these

// What handles have in common is said once, level by level.
function joined(common, own) {
  const isPlain = item => item?.constructor === Object
  const both = Object.keys(own).filter(name => isPlain(common[name]) && isPlain(own[name]))
  return { ...common, ...own, ...Object.fromEntries(both.map(name => [name, joined(common[name], own[name])])) }
}

// The figure of that message; null where something changed in a figure that is not here, and all of it has to come.
function received({ name, figure, spec, base, change }) {
  const last = known.get(name)
  if (last?.figure !== figure) {
    if (spec) known.set(name, { figure, whole: JSON.parse(spec) })
    else if (last?.figure === base) known.set(name, { figure, whole: changed(last.whole, change) })
    else return null
  }
  return known.get(name).whole
}

export default function ({ data, parentElement, setTriggerValue }) {
  const box = parentElement.querySelector(".figure")
  if (!shown.has(box)) shown.set(box, setUp(box))
  const now = shown.get(box)
  box.setAttribute("role", "figure") // no image: its buttons are reached by Tab
  box.setAttribute("aria-label", data.alt)
  box.dataset.testid = "figure"
  box.dataset.figure = data.name
  // A film shows its steps here; what the server draws next is drawn where it is another than it drew before.
  now.handles ??= new Handles(parentElement.querySelector(".handles"), box)
  const handles = data.handles.own.map(own => joined(data.handles.common, own))
  now.handles.told(handles, data.places, data.undo, told => setTriggerValue("moved", JSON.stringify(told)))
  now.along ??= new Along(box)
  now.along.told(data.along, numbers => setTriggerValue("moved", JSON.stringify({ handle: handles.length, numbers })))
  now.sketch ??= new Sketch(box)
  now.sketch.told(paths => setTriggerValue("moved", JSON.stringify({ paths })))
  // Where a click sets something, the nearest point is meant, however far; who misses a handle wants no zoom.
  const meant = { ...(data.along && { hoverdistance: -1 }), ...(handles.length && { dragmode: false }) }
  now.laidOut = layout => ({ ...layout, uirevision: now.file, ...meant })
  box.save = format => save(box, format, now.file)
  box.show = (figure, known) => {
    now.handles.seen(known) // they stand at the step that the server knows
    if (now.filmed === figure) return // as at the step before
    now.filmed = figure
    window.Plotly.react(box, figure.data, now.laidOut(figure.layout), now.config)
  }
  const whole = received(data)
  if (!whole) setTriggerValue("missed", data.figure)
  else if (now.figure !== data.figure) {
    Object.assign(now, { figure: data.figure, filmed: null })
    plotly(data.plotly).then(Plotly => {
      if (now.figure !== data.figure || !box.isConnected) return // a later one is on its way
      const { data: traces, layout } = structuredClone(whole) // Plotly writes into what it draws
      now.height = layout.height
      now.file = data.name.replaceAll("_", "-")
      // Plotly begins anew wherever the configuration is another object than before.
      now.config ??= { displaylogo: false, modeBarButtons: [[download("svg"), download("png"), WHOLE_SCREEN]] }
      Plotly.react(box, traces, now.laidOut(layout), now.config)
      box.querySelectorAll(".main-svg").forEach(svg => svg.setAttribute("aria-hidden", "true")) // the label says it
      now.handles.follow()
      now.along.follow()
      now.sketch.follow()
    }).catch(failure => { box.textContent = `The figure could not be drawn: ${failure.message}.` })
  }
  return () => {
    now.watch.disconnect()
    now.handles.gone()
    window.Plotly?.purge(box)
  }
}
