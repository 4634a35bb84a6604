"""The script that Streamlit runs: finds the pages and shows the one that the address names."""

from typing import Any

import streamlit as st

from laboratory.figures.theme import background
from laboratory.serving.paths import app_folder
from pages import discover, menu_entry
from pages.looking_up.find import find_field
from pages.widgets.chart import theme_now
from pages.widgets.link import remember_link
from pages.widgets.not_found import page_of_no_address

# An accent light enough to be read on a dark page is too light for Streamlit's white words on it, and the ground that
# Streamlit gives it under the mouse too dark for ours. On paper, which is white, a dark figure is turned to a light one
# of the same hues.
DARK = f"""<style>
button[kind^='primary']:not(:disabled) {{ color: {background("dark")} }}
button[kind^='primary']:not(:disabled):hover {{ background: #7ab8e4 }}
@media print {{ .figure {{ filter: invert(1) hue-rotate(180deg) brightness(1.1) }} }}
</style>"""


def main() -> None:
    """Lay out the menu and draw the page that the address names."""
    icon = str(app_folder() / "static" / "favicon.svg")
    st.set_page_config(page_icon=icon, layout="wide", initial_sidebar_state="auto")  # the title is the page's own
    menu: dict[str, list[Any]] = {}
    for place in discover():
        menu.setdefault(place.page.section, []).append(menu_entry(place))
    menu[""] += page_of_no_address([page.address for page in discover()])
    # A frame in a course's page shows one view.
    page = st.navigation(menu, position="hidden" if st.context.is_embedded else "top")
    remember_link(page.url_path)
    if not st.context.is_embedded:
        find_field()
    if theme_now() == "dark":
        st.html(DARK)
    page.run()


# A worker process that Python spawns imports this file again, and must not draw a page.
if __name__ == "__main__":
    main()
