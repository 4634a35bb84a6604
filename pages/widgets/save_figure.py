"""PNG and SVG by named buttons: the browser saves the figures that it shows, as they are looked at."""

from functools import cache
from typing import Any

import streamlit as st

from pages.browser import fetched

BUTTONS = {"png": "The figure as a picture.", "svg": "The figure as lines and letters, sharp at every size."}


def save_figure(key: str) -> None:
    """Buttons that save each figure between the row of buttons before this one and this one."""
    _element()(key=f"{key}_save_figure", width="content")


@cache
def _element() -> Any:
    buttons = "".join(
        f'<button type="button" data-format="{name}" title="{label}">{name.upper()}</button>'
        for name, label in BUTTONS.items()
    )
    html = f'<div class="save-figure">{buttons}<span role="status"></span></div>'
    return st.components.v2.component("save_figure", isolate_styles=False, html=html, js=fetched("save_figure"))
