"""The steps of a view's run: the one that is shown, the slider over them, and the film that replaces it."""

import streamlit as st

from laboratory.topics import ViewEntry
from laboratory.views.view_result import ViewResult
from pages.widgets.class_link import can_be_hidden, is_hidden
from pages.widgets.film import STEPS, film
from pages.widgets.player import current_step, player


def step_looked_at(result: ViewResult, entry: ViewEntry, start: int | None = None) -> int | None:
    """The step that the page shows; `start` until somebody goes elsewhere, by default the view's own."""
    if (played := entry.view.player) is None:
        return None
    of = "" if played.keeps_step else result.identity
    return current_step(result.last, entry.key(played.name), of, result.start if start is None else start)


def steps(result: ViewResult, entry: ViewEntry, start: int | None = None) -> None:
    """The controls for them; nothing where a view has no steps, or the link hides them."""
    if (played := entry.view.player) is not None and not is_hidden(entry.key(played.name)):
        can_be_hidden(entry.key(played.name), played.label)
        step_text = None if played.step_text is None else result.step_text
        first = result.start if start is None else start
        with st.container(key=STEPS):
            player(played.label, result.last, entry.key(played.name), first, played.none, step_text)
        film(played.label, result, entry, entry.key(played.name))
