// Finds pages, views, theorems, sections of notes and terms from anywhere: the server ranks them at an address of its own,
// which answers while a page still computes. A plain click and Enter stay in the session, as in the menu.

const ADDRESS = "search.json" // beside any page: a proxy may serve the app under a path
const PATIENCE = 80 // milliseconds after the last letter
const FIELDS = "input, textarea, select, [contenteditable]"

class Finder {
  constructor(form, open) {
    this.open = open
    this.field = form.querySelector("input")
    this.box = form.querySelector(".found")
    this.list = this.box.querySelector("[role=listbox]")
    this.says = this.box.querySelector("p")
    this.field.oninput = () => this.later()
    this.field.onfocus = () => this.field.value ? this.later() : fetch(ADDRESS).catch(() => null) // so that it is ready
    this.field.onkeydown = event => this.key(event)
    form.onsubmit = event => event.preventDefault()
    form.onfocusout = event => form.contains(event.relatedTarget) || this.close()
    this.list.onmousedown = event => event.preventDefault() // the field keeps the focus until the click
    this.list.onclick = event => this.click(event)
  }

  later() {
    this.wait()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.look(), PATIENCE)
  }

  // The first answer of a server takes a second, in which it reads everything.
  wait() {
    const isNew = this.field.value.trim() && this.field.value !== this.words
    if (!isNew || this.list.children.length || (this.says.textContent && !this.box.hidden)) return
    this.says.textContent = "Searching …"
    this.show()
  }

  async look() {
    const words = this.field.value
    if (words === this.words) return this.show()
    const answer = await fetch(`${ADDRESS}?${new URLSearchParams({ q: words })}`).then(it => it.json()).catch(() => null)
    if (words !== this.field.value) return // something else is typed by now
    this.words = words
    this.fill(answer)
    if (this.hurries) this.enter()
  }

  fill(answer) {
    this.list.replaceChildren(...(answer?.results ?? []).map(({ kind, title, link }, place) => {
      const option = element("a", { id: `found-${place}`, href: link, tabIndex: -1 })
      option.setAttribute("role", "option")
      option.append(element("span", { textContent: title }), element("small", { textContent: kind }))
      return option
    }))
    this.select(0)
    this.says.replaceChildren(...this.nothing(answer))
    this.show()
  }

  nothing(answer) {
    if (!answer) return ["The server does not answer."]
    if (answer.results.length || !this.words.trim()) return []
    const similar = answer.similar.map(word => {
      const button = element("button", { type: "button", textContent: word })
      button.onclick = () => { this.field.value = word; this.field.focus(); this.look() }
      return button
    })
    return [`Nothing matches “${this.words.trim()}”.`, ...(similar.length ? [" Similar words: ", ...similar] : [])]
  }

  show() {
    const any = Boolean(this.list.children.length)
    this.box.hidden = !any && !this.says.textContent
    this.field.setAttribute("aria-expanded", any)
  }

  select(place) {
    this.at = place
    for (const [index, option] of [...this.list.children].entries()) {
      option.setAttribute("aria-selected", index === place)
      if (index === place) option.scrollIntoView({ block: "nearest" })
    }
    if (this.list.children.length) this.field.setAttribute("aria-activedescendant", `found-${place}`)
    else this.field.removeAttribute("aria-activedescendant")
  }

  key(event) {
    const count = this.list.children.length, step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count) {
      event.preventDefault()
      this.show()
      this.select((this.at + step + count) % count)
    } else if (event.key === "Enter") {
      event.preventDefault()
      this.enter()
    } else if (event.key === "Escape") {
      event.stopPropagation()
      if (this.box.hidden) this.field.blur()
      this.close()
    }
  }

  // What is typed fast is opened once it is answered.
  enter() {
    this.hurries = this.words !== this.field.value
    if (this.hurries) {
      clearTimeout(this.timer)
      this.look()
    } else {
      this.list.children[this.at]?.click()
    }
  }

  click(event) {
    const option = event.target.closest("a")
    if (!option || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    this.field.value = this.words = ""
    this.fill({ results: [], similar: [] })
    this.field.blur()
    this.open(option.getAttribute("href"))
  }

  close() {
    clearTimeout(this.timer)
    this.hurries = false
    this.box.hidden = true
    this.field.setAttribute("aria-expanded", false)
  }
}

export default function ({ parentElement, setTriggerValue }) {
  const form = parentElement.querySelector(".find")
  form.finder ??= new Finder(form)
  form.finder.open = link => setTriggerValue("opened", link)
  const listens = event => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.(FIELDS)) return
    event.preventDefault()
    form.finder.field.focus()
  }
  document.addEventListener("keydown", listens)
  return () => document.removeEventListener("keydown", listens)
}
