// One click copies the link. The menu beside it gives the link a title, and hides controls.
// The menu stands in the body of the HTML page: Streamlit may draw the button anew while it is open.
const A_WHILE = 4000 // milliseconds
const EDGE = 8 // pixels: so far from the window's edge stays what is said
const LOOKS = ["background-color", "secondary-background-color", "text-color", "primary-color", "link-color",
  "border-color", "base-radius", "font", "code-font"]

// Where a page came from another machine without encryption, the browser has no clipboard, but copies a selection.
function copySelected(text, within) {
  const field = element("textarea", { value: text, readOnly: true, className: "share-copied" })
  within.append(field)
  field.select()
  const done = document.execCommand("copy")
  field.remove()
  return done
}

async function copy(text, within) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text, within)
  }
}

function forClass(link, title, hidden) {
  const more = String(new URLSearchParams({ ...(title && { title }), ...(hidden.length && { hide: hidden.join(",") }) }))
  return more ? `${link}&${more}` : link
}

class Menu {
  constructor({ link, menu, note, longest }, from) {
    this.link = link
    this.title = element("input", { type: "text", maxLength: longest, placeholder: menu.title, autocomplete: "off" })
    this.boxes = Object.entries(menu.controls).map(([value, label]) => [element("input", { type: "checkbox", value }), label])
    this.full = element("output", { className: "link" })
    this.says = element("span")
    this.says.setAttribute("role", "status")
    this.dialog = element("dialog", { className: "share-menu" }, this.form(menu, note))
    this.dialog.setAttribute("aria-labelledby", "share-menu-name")
    for (const look of LOOKS) this.dialog.style.setProperty(`--st-${look}`, getComputedStyle(from).getPropertyValue(`--st-${look}`))
    this.dialog.style.colorScheme = getComputedStyle(from).colorScheme
    this.dialog.onkeydown = event => event.stopPropagation() // keys of the page press its buttons
    this.dialog.onclick = event => { if (event.target === this.dialog) this.dialog.close() }
    this.dialog.onclose = () => {
      this.dialog.remove()
      document.querySelector(".share .more")?.focus()
    }
    addEventListener("popstate", () => this.dialog.close(), { once: true })
    this.write()
  }

  form(menu, note) {
    const hides = this.boxes.map(([box, label]) => element("label", {}, box, label))
    const close = element("button", { type: "button", textContent: "Close", onclick: () => this.dialog.close() })
    const parts = [
      element("h2", { id: "share-menu-name", textContent: "Share with a class" }),
      ...(menu.title ? [element("label", {}, "Title", this.title)] : []),
      ...(hides.length ? [element("fieldset", {}, element("legend", { textContent: "Hide controls" }), ...hides)] : []),
      ...(hides.length ? [element("p", { textContent: "Hidden controls keep the values they have now." })] : []),
      ...(note ? [element("p", { textContent: note })] : []),
      this.full,
      element("div", {}, element("button", { textContent: "Copy link", className: "primary" }), close, this.says),
    ]
    return element("form", { oninput: () => this.write(), onsubmit: event => this.copy(event) }, ...parts)
  }

  write() {
    const hidden = this.boxes.filter(([box]) => box.checked).map(([box]) => box.value)
    this.full.textContent = forClass(this.link, this.title.value.trim(), hidden)
    this.says.textContent = ""
  }

  async copy(event) {
    event.preventDefault()
    const done = await copy(this.full.textContent, this.dialog)
    this.says.textContent = done ? "Link copied" : "Copy the link above."
  }

  open() {
    document.body.append(this.dialog)
    this.dialog.showModal()
  }
}

async function share(row, says, { link, note }) {
  const done = await copy(link, row)
  says.textContent = done ? ["Link copied.", note].join(" ").trim() : `This browser does not copy. The link: ${link}`
  says.style.translate = "none"
  says.style.translate = `${Math.max(0, EDGE - says.getBoundingClientRect().left)}px`
  clearTimeout(says.timer)
  if (done) says.timer = setTimeout(() => { says.textContent = "" }, A_WHILE)
}

export default function ({ parentElement, data }) {
  const row = parentElement.querySelector(".share")
  const [now, more] = row.querySelectorAll("button"), says = row.querySelector("[role=status]")
  more.hidden = !data.menu
  now.onclick = () => share(row, says, data)
  more.onclick = () => new Menu(data, row).open()
}
