// A button that copies at once, and says so for a moment.
const SHORT = 2000 // milliseconds

// Where a page came without encryption from another machine, the browser offers no clipboard, and a selection is copied.
function selected(text) {
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true })
  field.style.position = "fixed"
  document.body.append(field)
  field.select()
  const done = document.execCommand("copy")
  field.remove()
  return done
}

async function copied(text) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return selected(text)
  }
}

export default function ({ parentElement, data }) {
  const [button, status] = parentElement.querySelectorAll("button, [role=status]")
  let back = null
  button.onclick = async () => {
    const said = (await copied(data.link)) ? "Copied" : "Not copied"
    button.textContent = status.textContent = said
    clearTimeout(back)
    back = setTimeout(() => {
      button.textContent = "Copy link"
      status.textContent = ""
    }, SHORT)
    button.focus()
  }
}
