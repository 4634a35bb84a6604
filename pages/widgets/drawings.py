"""The figures of a view, beside each other, as high as a screen allows."""

from typing import Any

import streamlit as st

from laboratory.figures.figure import Figure
from laboratory.figures.hidden_measurement import axes_in_words
from laboratory.figures.names import LOWEST
from laboratory.figures.theme import greyed, with_footer
from laboratory.topics import ViewEntry
from laboratory.views.view import Drawing
from laboratory.views.view_result import ViewResult
from pages.dragging.handles import draggable_handles, offer_to_undo
from pages.widgets import say
from pages.widgets.chart import chart
from pages.widgets.guessing import Guessed, guessed, hears_the_pen, is_to_guess, to_draw_on, with_guess
from pages.widgets.symbols import unbroken

UNSEEN = "The measured values are hidden until you guess."
HEIGHT, ABOVE_A_PLAYER = 400, LOWEST  # pixels: figures, headline, player and fields share a screen of 1280 by 900


def figures_of(
    result: ViewResult, entry: ViewEntry, grey: bool = False, growing: str = "", *, to_guess: bool | None = None,
    guess: Guessed | None = None, fixed: bool = False,
) -> None:  # fmt: skip
    """The drawings beside each other, greyed where `grey`, without what was measured where one is `to_guess` it.

    By default the switch of the laboratory decides that; `guess` is shown beside what was measured. Where the fields
    are `fixed`, nothing that sets them can be dragged. While they grow they are drawn more than once in one go, which
    Streamlit allows under different names only, and have no captions.
    """
    unseen = is_to_guess(result, entry) if to_guess is None else to_guess
    guess = guessed(result, entry) if to_guess is None else guess
    for number, (drawing, column) in enumerate(zip(result.drawings, _columns(result.drawings), strict=True)):
        fig = _fitted(result, drawing, entry)
        if fig is None:
            if not unseen:
                say.info(result.text_of(drawing.placeholder), column)
            continue
        with column:
            key = f"{_name(entry, number)}{growing}"
            if unseen:
                alt = f"{axes_in_words(fig)}: {UNSEEN}".removeprefix(": ")
                pen = hears_the_pen(number, result, entry)
                chart(to_draw_on(fig, number, result, entry), key, alt, moved=pen)
            elif grey:
                chart(greyed(_with_headline(fig, result), result.theme), key, result.text_of(drawing.alt_text))
            else:
                fig = _with_headline(fig, result)
                fig = fig if guess is None else with_guess(fig, number, result, entry, guess)
                draggable, how = draggable_handles(result, drawing, entry, fixed)
                chart(fig, key, result.text_of(drawing.alt_text), *draggable)
                if not growing:
                    _caption(f"{result.text_of(drawing.caption)} {how}".strip(), number)
                if how and not growing:
                    offer_to_undo(entry, number)


def fitted(result: ViewResult, entry: ViewEntry) -> list[Figure]:
    """The figures as they are drawn, with nothing to guess; what cannot be drawn is left out."""
    samples = (_fitted(result, drawing, entry) for drawing in result.drawings)
    return [_with_headline(trace, result) for trace in samples if trace is not None]


def names_of(result: ViewResult, entry: ViewEntry) -> list[str]:
    """The names of these figures on the page."""
    numbers = (number for number, drawing in enumerate(result.drawings) if result.figure_of(drawing) is not None)
    return [_name(entry, number) for number in numbers]


def _fitted(result: ViewResult, drawing: Drawing, entry: ViewEntry) -> Figure | None:
    fig = result.figure_of(drawing)
    if fig is None or drawing.tall:
        return fig
    most = HEIGHT if entry.view.player is None else ABOVE_A_PLAYER
    return fig.copy().update_layout(height=min(fig.setting("height") or HEIGHT, most))


def _with_headline(fig: Figure, result: ViewResult) -> Figure:
    """The figure with the headline in its footer; not before what was measured is guessed."""
    return with_footer(fig, result.headline.sentence)


def _name(entry: ViewEntry, number: int) -> str:
    return f"{entry.address}_{entry.question}_{number}"


def _caption(words: str, number: int) -> None:
    """How to read the marks of a drawing: under it, also on a phone; out of sight while a film is at another step."""
    if words:
        with st.container(key=f"caption_{number}"):
            st.caption(unbroken(words))


def _columns(drawings: list[Drawing]) -> list[Any]:
    if len(drawings) == 1:
        return [st.container()]
    return list(st.columns([drawing.width for drawing in drawings], gap="medium"))
