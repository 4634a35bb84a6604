"""A view at its defaults and at its presets: run once for all checks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pickle import PicklingError
from typing import TYPE_CHECKING, Any

from bounds.testing.checking import checker
from laboratory.topics import ViewEntry
from laboratory.views.pickling import home_of
from laboratory.views.view import Drawing, Tasks, View
from laboratory.views.view_result import ViewResult

if TYPE_CHECKING:
    import plotly.graph_objects as go

USUAL = "usual values"
KEPT = 2  # views: checks of one view come after each other, and what a view ran may be large

Viewed = View | ViewEntry


def view_of(viewed: Viewed) -> View:
    """The view itself, of one or of its entry."""
    return viewed.view if isinstance(viewed, ViewEntry) else viewed


def place_of(viewed: Viewed) -> str:
    """The name of a view: its address and question, its file, or just "the view"."""
    if isinstance(viewed, ViewEntry):
        return f"{viewed.address}.{viewed.question}"
    try:
        return home_of(viewed)
    except PicklingError:
        return "the view"


check = checker(place_of)


class Runs:
    """What a view shows for values of its fields; whatever depends on the same values is computed once.

    >>> from laboratory.topics import views
    >>> runs = runs_of(views["perceptron_lab.updates"])
    >>> runs.presets["usual values"] is runs.at({})
    True
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.tried: Collection[str] | None = None  # of its presets; None for all of them
        self._results: dict[str, ViewResult] = {}
        self._kept: dict[tuple[str, str], Any] = {}
        self._figures: dict[ViewResult, list[go.Figure]] = {}

    @property
    def is_long(self) -> bool:
        """Does it take minutes, in pieces that can be watched?"""
        return isinstance(self.view.run, Tasks)

    @property
    def presets(self) -> Mapping[str, ViewResult]:
        """At its usual values and at each preset that is tried, by name; one of usual values is the very same."""
        return {name: self.at(values) for name, values in self.values.items()}

    @property
    def values(self) -> Mapping[str, Mapping[str, Any]]:
        """The values of the fields at the defaults and at each preset that is tried."""
        presets = self.view.presets
        return {USUAL: {}} | {name: presets[name] for name in presets if self.tried is None or name in self.tried}

    @property
    def distinct(self) -> Mapping[str, ViewResult]:
        """The same without those that another one shows."""
        first: dict[ViewResult, str] = {}
        for name, result in self.presets.items():
            first.setdefault(result, name)
        return {name: result for result, name in first.items()}

    def at(self, values: Mapping[str, Any]) -> ViewResult:
        """At some values of fields, and of the step. Raises ValueError as the view does."""
        query, step = self._settings(values)
        key = repr((query, step))
        if key not in self._results:
            self._results[key] = ViewResult(self.view, query, step, keep=self.keep)
        return self._results[key]

    def once(self, values: Mapping[str, Any]) -> ViewResult:
        """The same for one of many, of which nothing is kept."""
        query, step = self._settings(values)
        return ViewResult(self.view, query, step)

    def figures(self, result: ViewResult) -> list[go.Figure]:
        """Plotly's figures of something shown here, checked once."""
        if result not in self._figures:
            self._figures[result] = result.figures
        return self._figures[result]

    def figures_drawn(self) -> Iterator[tuple[str, ViewResult, Drawing, go.Figure]]:
        """Each figure at defaults and presets, with the name of its place."""
        for name, result in self.distinct.items():
            standing = [drawing for drawing in result.drawings if result.figure_of(drawing) is not None]
            for number, (drawing, figure) in enumerate(zip(standing, self.figures(result), strict=True), 1):
                yield f"{name}, figure {number}", result, drawing, figure

    def keep(self, name: str, make: Callable[[], Any], by: Mapping[str, Any]) -> Any:
        """What was computed once for the same values; see `ViewResult`."""
        key = name, repr(sorted(by.items()))
        if key not in self._kept:
            self._kept[key] = make()
        return self._kept[key]

    def _settings(self, values: Mapping[str, Any]) -> tuple[dict[str, Any], int | None]:
        step = self.view.step if self.view.player else None
        settings = self.view.checked_inputs({name: value for name, value in values.items() if name != step})
        return settings, values.get(step) if step else None


def looked_at(result: ViewResult) -> list[ViewResult]:
    """At the first, the middle and the last step of the player, and where it starts; without one as it is shown."""
    if result.view.player is None:
        return [result]
    return [result.at(step) for step in sorted({0, result.last // 2, result.last, result.step})]


def runs_of(viewed: Viewed) -> Runs:
    """The runs of a view, shared by all checks: the last few views are kept."""
    return _runs(_Itself(view_of(viewed)))


@dataclass(frozen=True, eq=False)
class _Itself:
    """A view as a key: the very same one."""

    view: View

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Itself) and other.view is self.view

    def __hash__(self) -> int:
        return id(self.view)


@lru_cache(maxsize=KEPT)
def _runs(key: _Itself) -> Runs:
    return Runs(key.view)
