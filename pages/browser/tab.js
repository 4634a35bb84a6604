// Tells the server which tab of the browser this is: a name made up here, which a reload finds again and no link holds.
const KEPT_AS = "learning theory lab: tab"

function named() {
  const known = sessionStorage.getItem(KEPT_AS)
  if (known) return known
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), one => one.toString(16).padStart(2, "0")).join("")
  sessionStorage.setItem(KEPT_AS, made)
  return made
}

export default function ({ data, setStateValue }) {
  if (data.known) return
  try {
    setStateValue("name", named())
  } catch {} // a browser that keeps nothing: then nothing outlives a reload
}
