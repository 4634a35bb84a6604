// What is a place of its own, for Back and Forward: a page, a laboratory's view, a scene of the tour, a part of a page,
// a question in words.
// Streamlit pushes an entry for every name it writes into the address; a changed field replaces the entry it is in.
(() => {
  const PLACES = ["show", "scene", "part"]
  const APP = " · Learning Theory Lab"
  const place = url => JSON.stringify([url.pathname, ...PLACES.map(name => url.searchParams.get(name))])
  const SEARCHES = /\/(theorems|glossary)$/ // where q is searched for letter by letter, and no question
  const question = url => SEARCHES.test(url.pathname) ? null : url.searchParams.get("q")

  // The title, which Streamlit makes that of the page alone, says which page it is about to write the address of: it
  // writes what the next page says while the browser is still at the last, and goes there a moment later.
  const title = () => document.title.replace(APP, "")
  const titles = new Map() // by the path of a page
  const see = () => {
    const app = document.querySelector('[data-testid="stApp"]')
    if (app?.dataset.testScriptState === "notRunning") titles.set(location.pathname, title())
  }
  addEventListener("pointerdown", see, true)
  addEventListener("keydown", see, true)
  new MutationObserver(() => {
    if (!document.title.endsWith(APP)) document.title += APP
  }).observe(document.head, { childList: true, subtree: true, characterData: true })

  const push = history.pushState
  history.pushState = function (state, unused, to) {
    const here = new URL(location.href)
    const there = new URL(to ?? here, here)
    if (place(there) !== place(here)) push.call(this, state, unused, to)
    else if ((titles.get(here.pathname) ?? title()) !== title()) return
    else if (question(there) !== question(here)) push.call(this, state, unused, to)
    else this.replaceState(state, unused, to)
  }
})()
