"""The player in the browser: steps are shown one after the other without asking the server for each of them."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, NamedTuple

import streamlit as st

from laboratory.topics import ViewEntry
from laboratory.views.view_result import ViewResult
from pages.browser import fetched, source
from pages.widgets.drawings import names_of
from pages.widgets.frames import frames_of
from pages.widgets.unique_name import told_apart

MOST = 1_000  # steps: a longer run has its slider only
STEPS = "stepwise"  # the slider and its buttons, which are shown where no script runs


def film(label: str, result: ViewResult, entry: ViewEntry, key: str) -> None:
    """Play this view, instead of the slider over its steps, whose step is in the session under `key`."""
    run = told_apart(entry, result.inputs, result.theme)
    player = entry.view.player
    step_texts = player is not None and player.step_text is not None
    words = [result.step_text(step) for step in range(result.last + 1)] if step_texts else None
    steps = StepsPlayed(label, key, result.step, result.last, words)
    play(steps, run, names_of(result, entry), lambda start: frames_of(result, entry, run, start))


class StepsPlayed(NamedTuple):
    """What is played: the step `at` of 0 … `last`, which is in the session under `key`; `step_texts` names each."""

    label: str
    key: str
    at: int
    last: int
    step_texts: Sequence[str] | None = None


def play(steps: StepsPlayed, run: str, figures: Sequence[str], frames: Callable[[int], str]) -> None:
    """Play the run that `run` identifies, on the figures of these names.

    Frames are made when somebody plays, as many as come within a moment; the film asks for more before it needs them.
    """
    if not 0 < steps.last <= MOST:
        return
    place = f"_film_{steps.key}"
    wants = st.session_state.get(f"{place}_wants", {})
    start = wants["from"] if wants.get("run") == run else None
    _element()(
        data={
            "run": run, "label": steps.label, "at": steps.at, "last": steps.last, "figures": list(figures),
            "step_texts": steps.step_texts, "from": start, "frames": None if start is None else frames(start),
        },
        key=place, on_wanted_change=partial(_want, place, run), on_step_change=partial(_go, place, steps.key),
    )  # fmt: skip


@cache
def _element() -> Any:
    parts: Any = {"html": source("film.html"), "js": fetched("film")}
    return st.components.v2.component("film", isolate_styles=False, **parts)


def _want(place: str, run: str) -> None:
    st.session_state[f"{place}_wants"] = {"run": run, "from": int(st.session_state[place]["wanted"])}


def _go(place: str, key: str) -> None:
    st.session_state[key] = int(st.session_state[place]["step"])
