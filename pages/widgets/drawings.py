"""The figures of a view, beside each other, as high as a screen allows."""

from typing import Any

import streamlit as st

from laboratory.figures.figure import Figure
from laboratory.figures.names import LOWEST
from laboratory.figures.theme import greyed, with_footer
from laboratory.figures.unmeasured import axes_in_words
from laboratory.topics import Exhibit
from laboratory.views.shown import Shown
from laboratory.views.view import Drawing
from pages.widgets import say
from pages.widgets.chart import chart
from pages.widgets.guessing import Guessed, guessed, hears_the_pen, is_to_guess, to_draw_on, with_guess
from pages.widgets.holding import held

UNSEEN = "The measured values are hidden until you guess."
HEIGHT, ABOVE_A_PLAYER = 400, LOWEST  # pixels: figures, headline, player and fields share a screen of 1280 by 900


def figures_of(
    shown: Shown, exhibit: Exhibit, grey: bool = False, growing: str = "", *, to_guess: bool | None = None,
    guess: Guessed | None = None, fixed: bool = False,
) -> None:  # fmt: skip
    """The drawings beside each other, greyed where `grey`, without what was measured where one is `to_guess` it.

    By default the switch of the laboratory decides that; `guess` is shown beside what was measured. Where the fields
    are `fixed`, nothing that sets them can be dragged. While they grow they are drawn more than once in one go, which
    Streamlit allows under different names only, and have no captions.
    """
    unseen = is_to_guess(shown, exhibit) if to_guess is None else to_guess
    guess = guessed(shown, exhibit) if to_guess is None else guess
    for number, (drawing, column) in enumerate(zip(shown.drawings, _columns(shown.drawings), strict=True)):
        drawn = _fitted(shown, drawing, exhibit)
        if drawn is None:
            if not unseen:
                say.info(shown.told(drawing.instead), column)
            continue
        with column:
            key = f"{_name(exhibit, number)}{growing}"
            if unseen:
                alt = f"{axes_in_words(drawn)}: {UNSEEN}".removeprefix(": ")
                pen = hears_the_pen(number, shown, exhibit)
                chart(to_draw_on(drawn, number, shown, exhibit), key, alt, moved=pen)
            elif grey:
                chart(greyed(_with_headline(drawn, shown), shown.theme), key, shown.told(drawing.sees))
            else:
                drawn = _with_headline(drawn, shown)
                drawn = drawn if guess is None else with_guess(drawn, number, shown, exhibit, guess)
                chart(drawn, key, shown.told(drawing.sees), *held(shown, drawing, exhibit, fixed))
                if not growing:
                    _caption(shown.told(drawing.caption), number)


def fitted(shown: Shown, exhibit: Exhibit) -> list[Figure]:
    """The figures as they are drawn, with nothing to guess; what cannot be drawn is left out."""
    drawn = (_fitted(shown, drawing, exhibit) for drawing in shown.drawings)
    return [_with_headline(one, shown) for one in drawn if one is not None]


def names_of(shown: Shown, exhibit: Exhibit) -> list[str]:
    """The names of these figures on the page."""
    drawn = (number for number, drawing in enumerate(shown.drawings) if shown.drawn(drawing) is not None)
    return [_name(exhibit, number) for number in drawn]


def _fitted(shown: Shown, drawing: Drawing, exhibit: Exhibit) -> Figure | None:
    drawn = shown.drawn(drawing)
    if drawn is None or drawing.tall:
        return drawn
    most = HEIGHT if exhibit.view.player is None else ABOVE_A_PLAYER
    return drawn.copy().update_layout(height=min(drawn.setting("height") or HEIGHT, most))


def _with_headline(drawn: Figure, shown: Shown) -> Figure:
    """The figure with the headline in its footer; not before what was measured is guessed."""
    return with_footer(drawn, shown.headline.sentence)


def _name(exhibit: Exhibit, number: int) -> str:
    return f"{exhibit.address}_{exhibit.question}_{number}"


def _caption(words: str, number: int) -> None:
    """How to read the marks of a drawing: under it, also on a phone; out of sight while a film is at another step."""
    if words:
        with st.container(key=f"caption_{number}"):
            st.caption(words)


def _columns(drawings: list[Drawing]) -> list[Any]:
    if len(drawings) == 1:
        return [st.container()]
    return list(st.columns([one.wide for one in drawings], gap="medium"))
