"""The theme that the app was started with, `ltlab --theme dark`, instead of the one that the browser is set to."""

import os

VARIABLE = "LTLAB_THEME"
THEMES = ("light", "dark")
# Streamlit takes a theme of its own choice only where an app has one; with two it asks the browser, by this function.
ANSWERS = """<script>
(() => {{
  const asked = window.matchMedia.bind(window)
  window.matchMedia = query => query.includes("prefers-color-scheme")
    ? Object.assign(new EventTarget(), {{
        media: query, matches: query.includes("{theme}"), onchange: null, addListener() {{}}, removeListener() {{}} }})
    : asked(query)
}})()
</script>
"""


def theme_script() -> str:
    """What the page's head says of the theme; nothing where the browser decides."""
    theme = os.environ.get(VARIABLE, "")
    return ANSWERS.format(theme=theme) if theme in THEMES else ""
