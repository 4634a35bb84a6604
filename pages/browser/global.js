// What holds on every page, and can only be done once it is there.
(() => {
  // The menu on top has many stops for who goes by Tab.
  document.addEventListener("DOMContentLoaded", () => {
    const skip = Object.assign(document.createElement("a"), { href: "#stMain", className: "skip", textContent: "Skip to content" })
    skip.onclick = event => {
      event.preventDefault()
      const main = document.querySelector('[data-testid="stMain"]')
      main.tabIndex = -1
      main.focus()
    }
    document.body.prepend(skip)
  })

  // Streamlit takes nothing of a text that is too long for its field, and says nothing.
  const notice = Object.assign(document.createElement("p"), { className: "too-long", role: "alert", hidden: true })
  document.addEventListener("DOMContentLoaded", () => document.body.append(notice))
  const calm = () => { notice.hidden = true }
  const refused = (field, text) => {
    const { left, bottom } = field.getBoundingClientRect(), length = text.length.toLocaleString("en")
    notice.textContent = `The ${length} characters do not fit into “${field.getAttribute("aria-label")}”.`
    Object.assign(notice.style, { left: `${left}px`, top: `${bottom + 6}px` })
    notice.hidden = false
    for (const event of ["input", "focusout", "scroll"]) addEventListener(event, calm, { capture: true, once: true })
  }
  document.addEventListener("paste", event => {
    const field = event.target.closest?.("[data-testid='stMain'] :is(input, textarea)")
    const text = event.clipboardData?.getData("text") ?? "", before = field?.value
    if (field && text && !before.includes(text)) setTimeout(() => field.value === before && refused(field, text))
  }, true)

  // What is wider than its place scrolls by keyboard too.
  const WIDE = ".katex-display, [data-testid='stMarkdownContainer'] table, [data-testid='stTable'] > div"
  const STALE = "[class*='st-key-stale_']"
  let waits = null
  const reach = () => {
    waits = null
    for (const old of document.querySelectorAll("[inert]")) old.inert = old.matches(STALE)
    for (const old of document.querySelectorAll(STALE)) old.inert = true // it is of no use to keys, either
    list()
    name()
    for (const one of document.querySelectorAll(WIDE)) {
      if (one.scrollWidth > one.clientWidth + 1) one.tabIndex = 0
      else if (one.tabIndex === 0) one.removeAttribute("tabindex")
    }
  }
  // What does not fit into its box is told in full.
  const name = () => {
    for (const input of document.querySelectorAll("[data-testid='stSelectbox'] input")) {
      input.title = input.scrollWidth > input.clientWidth + 1 ? input.value : ""
    }
  }
  // On a phone the menu lies over the page, so it goes once one has chosen; with a key held down a tab of its own opens.
  document.addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
    if (ctrlKey || metaKey || shiftKey || !target.closest?.("[data-testid='stSidebarNavLink']")) return
    document.querySelector("[data-testid='stSidebarCollapseButton'] button")?.click()
  })
  // Streamlit's menu on a phone puts a box between a list and its items.
  const list = () => {
    for (const item of document.querySelectorAll("[data-testid='stSidebarNavItems'] div > li")) {
      item.parentElement.setAttribute("role", "list")
      const menu = item.closest("[data-testid='stSidebarNavItems']")
      menu.setAttribute("role", "group")
      menu.querySelectorAll(":scope > li").forEach(alone => alone.setAttribute("role", "none"))
    }
  }
  const soon = () => { waits ??= setTimeout(reach, 400) }
  new MutationObserver(soon).observe(document, { childList: true, subtree: true })
  addEventListener("resize", soon)
})()
