"""The button that copies a link, and the menu beside it, which gives the link a title and hides controls.

Both run in the browser: the link is copied at once, and no rerun of the page closes the menu.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import streamlit as st

from pages.browser import source
from pages.widgets import class_link

SHARE = "copy_link"  # as phone.css knows it


def share(link: str, controls: Mapping[str, str], note: str) -> None:
    """Draw both for this link; the menu offers what of `controls` can be hidden, and there is none without anything.

    `note` is what else the reader of a link needs. A frame in another page shows neither, and a link for a class, which
    is passed on as it is, has no menu.
    """
    if st.context.is_embedded:
        return
    title = class_link.own_title()
    settled = bool(class_link.in_address())
    menu = None if settled or not (title or controls) else {"title": title, "controls": dict(controls)}
    with st.container(key=SHARE):
        data = {"link": link, "menu": menu, "note": note, "longest": class_link.LONGEST}
        _element()(data=data, key="share")


@cache
def _element() -> Any:
    markup, style, script = (source(f"share.{kind}") for kind in ("html", "css", "js"))
    return st.components.v2.component("share", html=markup, css=style, js=script, isolate_styles=False)
