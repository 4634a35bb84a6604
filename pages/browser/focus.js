// The field of a key is reached once the page is open, where there is a keyboard and nobody is elsewhere already.
const TRIES = 20, PAUSE = 50 // milliseconds: the field may come after this
const DESKTOP = "(hover: hover) and (pointer: fine) and (min-width: 641px)"

function reach(key, tries) {
  const field = document.querySelector(`.st-key-${key} input`)
  const free = document.activeElement === document.body
  if (!field && tries > 0) return setTimeout(reach, PAUSE, key, tries - 1)
  if (field && free) field.focus({ preventScroll: true })
}

export default function ({ data, parentElement }) {
  if (parentElement.dataset.reached || !matchMedia(DESKTOP).matches) return
  parentElement.dataset.reached = "yes"
  reach(data, TRIES)
}
