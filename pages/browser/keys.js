// Keys press buttons of the page, unless they are typed into a field, or somebody else has taken them.
const FIELDS = "input, textarea, select, [contenteditable], [role=slider], [role=combobox]"

function pressed(event, keys) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const button = document.querySelector(`.st-key-${keys[event.key] ?? "none"} button:not(:disabled)`)
  const field = event.target.closest?.(FIELDS), enter = event.key === "Enter"
  const sends = enter && field?.type === "text" // what was typed is sent, and then the button is pressed
  const own = event.target.closest?.("button, a") && enter // what it does by itself
  if (!button || (field && !sends) || own || (event.defaultPrevented && !sends)) return
  if (!sends) event.preventDefault()
  setTimeout(() => button.isConnected && button.click())
}

export default function ({ data }) {
  const listens = event => pressed(event, data)
  document.addEventListener("keydown", listens)
  return () => document.removeEventListener("keydown", listens)
}
