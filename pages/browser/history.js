// What is a place of its own, for Back and Forward: a page, a laboratory's view, a scene of the tour, a part of a page, a
// theorem, and on the first page a question; elsewhere `q` is what is searched for, letter by letter.
// Streamlit pushes an entry for every name it writes into the address; a changed field replaces the entry it is in.
(() => {
  const PLACES = ["show", "scene", "part", "theorem"]
  const START = new URL("./", document.baseURI).pathname
  const APP = " · Learning Theory Lab"
  const named = url => url.pathname === START ? ["q"] : PLACES
  const isBare = url => !named(url).some(name => url.searchParams.has(name))
  const place = url => JSON.stringify([url.pathname, ...named(url).map(name => url.searchParams.get(name))])

  // The title, which Streamlit makes that of the page alone, says which page it is about to write the address of: it
  // writes what the next page says while the browser is still at the last, and goes there a moment later.
  const title = () => document.title.replace(APP, "")
  const titles = new Map() // by the path of a page
  let acts = false // somebody did something here: what a page writes as it opens is no place that was gone to
  const see = () => {
    acts = true
    const app = document.querySelector('[data-testid="stApp"]')
    if (app?.dataset.testScriptState === "notRunning") titles.set(location.pathname, title())
  }
  addEventListener("pointerdown", see, true)
  addEventListener("keydown", see, true)
  addEventListener("popstate", () => { acts = false })
  new MutationObserver(() => {
    if (!document.title.endsWith(APP)) document.title += APP
  }).observe(document.head, { childList: true, subtree: true, characterData: true })

  const push = history.pushState
  history.pushState = function (state, unused, to) {
    const here = new URL(location.href), there = new URL(to ?? here, here)
    if (there.pathname !== here.pathname) {
      acts = false
      push.call(this, state, unused, to)
    } else if ((titles.get(here.pathname) ?? title()) === title()) {
      const stays = place(there) === place(here) || (isBare(here) && !acts)
      if (stays) this.replaceState(state, unused, to)
      else push.call(this, state, unused, to)
    }
  }
})()
