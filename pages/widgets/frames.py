"""The steps of a run as a film: what changes in figures, headline and sentence from each step to the next."""

import json
from collections.abc import Callable
from threading import Lock
from time import monotonic

import streamlit as st

from laboratory.figures.figure import Figure
from laboratory.figures.theme import on_page
from laboratory.topics import ViewEntry
from laboratory.views.view_result import ViewResult
from pages.browser.differences import Spec, change
from pages.widgets.drawings import fitted
from pages.widgets.headline import headline_html
from pages.widgets.symbols import unbroken

AT_ONCE = 1.0  # seconds of making frames before those that are made are sent: a film begins before it is whole
Step = tuple[list[Spec], str, str]  # the figures, the headline as HTML, the sentence as Markdown


class Reel:
    """The frames of one run, made as far as somebody asked for them, for all who play the same.

    A frame is the JSON of `figures` (for each what changes), of `headline` as HTML and of `sentence` as Markdown.
    """

    def __init__(self) -> None:
        self._made: list[str] = []
        self._last: list[Spec] = []
        self._lock = Lock()

    def frames(self, of: Callable[[int], Step], start: int, last: int) -> list[str]:
        """From step `start` on, as many as are made by now or within a moment: one at least. `of` makes a step."""
        with self._lock:
            began = monotonic()
            while len(self._made) <= last and (len(self._made) <= start or monotonic() - began < AT_ONCE):
                specs, headline, sentence = of(len(self._made))
                before = self._last or [{"data": [], "layout": {}}] * len(specs)
                figures = [change(*both) for both in zip(before, specs, strict=True)]
                frame = {"figures": figures, "headline": headline, "sentence": sentence}
                self._made.append(json.dumps(frame, separators=(",", ":")))
                self._last = specs
            return self._made[start:]


def frames_of(result: ViewResult, entry: ViewEntry, run: str, start: int) -> str:
    """A JSON list of the next frames of this run, from step `start` on; `run` identifies it."""

    def step(at: int) -> Step:
        now = result.at(at)
        specs = [spec_of(fig, now.theme) for fig in fitted(now, entry)]
        return specs, headline_html(now.headline), unbroken(now.sentence)

    return frames(step, run, start, result.last)


def frames(of: Callable[[int], Step], run: str, start: int, last: int) -> str:
    """The same of any run: `of` makes a step."""
    return f"[{','.join(_reel(run).frames(of, start, last))}]"


def spec_of(fig: Figure, theme: str) -> Spec:
    """A figure as the browser draws it."""
    spec: Spec = json.loads(on_page(fig, theme).to_json())
    return spec


@st.cache_resource(show_spinner=False, max_entries=16)
def _reel(run: str) -> Reel:
    return Reel()
