"""The figures of a view, beside each other, as high as a screen allows."""

from __future__ import annotations

from typing import Any

import streamlit as st

from laboratory.figures.theme import greyed
from laboratory.shown import Shown
from laboratory.topics import Exhibit
from laboratory.view import Drawing
from pages.widgets import say
from pages.widgets.chart import chart

HEIGHT, ABOVE_A_PLAYER = 400, 330  # pixels: figures, headline, player and fields share a screen of 1280 by 900


def figures_of(shown: Shown, exhibit: Exhibit, grey: bool = False, growing: str = "") -> None:
    """The drawings beside each other, under a veil where `grey`.

    While they grow they are drawn more than once in one go, which Streamlit allows under different names only.
    """
    most = HEIGHT if exhibit.view.player is None else ABOVE_A_PLAYER
    for number, (drawing, column) in enumerate(zip(shown.drawings, _columns(shown.drawings), strict=True)):
        drawn = shown.drawn(drawing)
        if drawn is None:
            say.info(shown.told(drawing.instead), column)
            continue
        if not drawing.tall:
            drawn = drawn.copy().update_layout(height=min(drawn.setting("height") or HEIGHT, most))
        with column:
            key = f"{exhibit.address}_{exhibit.question}_{number}{growing}"
            chart(greyed(drawn, shown.theme) if grey else drawn, key, shown.told(drawing.sees))


def captions_of(shown: Shown) -> None:
    """How to read the marks of each drawing, under it and under the player."""
    captions = [shown.told(drawing.caption) for drawing in shown.drawings]
    if any(captions):
        for caption, column in zip(captions, _columns(shown.drawings), strict=True):
            column.caption(caption)


def _columns(drawings: list[Drawing]) -> list[Any]:
    if len(drawings) == 1:
        return [st.container()]
    return list(st.columns([one.wide for one in drawings], gap="medium"))
