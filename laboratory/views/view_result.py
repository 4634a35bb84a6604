"""A view with values in its fields: the run, its figures and its words, computed on demand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

from laboratory.figures.figure import Figure
from laboratory.figures.theme import on_paper
from laboratory.views.conditions import resting
from laboratory.views.handles import AxisRange, Handle, Stops, axis_range
from laboratory.views.headline import Headline
from laboratory.views.snippet import snippet
from laboratory.views.view import RUN, THEME, Call, Drawing, Guarantee, Tasks, View, named

if TYPE_CHECKING:
    import plotly.graph_objects as go

Keep = Callable[[str, Callable[[], Any], Mapping[str, Any]], Any]


def _compute(name: str, make: Callable[[], Any], by: Mapping[str, Any]) -> Any:
    return make()


class ViewResult:
    """What a view shows for values of its fields, `inputs`, checked already.

    `keep(name, make, by)` may use a cache: `make()` depends on nothing but `by`. `run` may be given, where it
    is known already.
    """

    def __init__(
        self, view: View, inputs: Mapping[str, Any], step: int | None = None, theme: str = "light",
        keep: Keep = _compute, run: Any = None,
    ) -> None:  # fmt: skip
        self.view, self.inputs, self.theme = view, dict(inputs), theme
        self._keep, self._step = keep, step
        self._made: dict[str, Any] = {}  # of `besides`
        self._figures: dict[int, Figure | None] = {}  # by the drawing's identity
        if run is not None:
            self.run = run

    def __repr__(self) -> str:
        return f"ViewResult({', '.join(f'{name}={value!r}' for name, value in self.inputs.items())})"

    def __reduce__(self) -> tuple[type[ViewResult], tuple[Any, ...]]:
        """As the view and its values: the run is made again on demand."""
        return ViewResult, (self.view, self.inputs, self._step, self.theme)

    def _ipython_display_(self) -> None:
        """In a notebook: the figures, and below them the headline and what to notice."""
        notebook: Any = import_module("IPython.display")  # there wherever this is called, and no dependency of ours
        notebook.display(*self.figures, notebook.Markdown(f"**{self.headline.sentence}**\n\n{self.sentence}"))

    @cached_property
    def run(self) -> Any:
        """What was run: the record that figures and sentences are made of."""
        make = self.view.run
        if isinstance(make, Tasks):
            return self.gathered([make.run(piece) for piece in self.pieces])
        inputs = self._fields(make)
        return self._keep(RUN, lambda: make(**inputs), inputs)

    @property
    def identity(self) -> str:
        """What identifies this run among those of the view: the values of the fields that it depends on."""
        make = self.view.run
        return repr(sorted(self._fields(make.tasks if isinstance(make, Tasks) else make).items()))

    @property
    def pieces(self) -> list[Any]:
        """The pieces of a long run, in the order in which they are done."""
        work: Tasks = self.view.run  # type: ignore[assignment]  # asked of such runs only
        return list(work.tasks(**self._fields(work.tasks)))

    def gathered(self, results: list[Any]) -> Any:
        """The run that the first pieces of a long one make."""
        work: Tasks = self.view.run  # type: ignore[assignment]  # asked of such runs only
        return work.reduce(results, **self._fields(work.reduce))

    def of_run(self, run: Any) -> ViewResult:
        """The same with its run made."""
        return ViewResult(self.view, self.inputs, self._step, self.theme, self._keep, run)

    @property
    def last(self) -> int:
        """The last step of the player."""
        return int(self._of(self._player().last))

    @property
    def start(self) -> int:
        """The step that is shown first."""
        start = self._player().start
        return self.last if start is None else min(int(self._of(start)), self.last)

    @cached_property
    def step(self) -> int:
        """The step that is shown. Raises ValueError with a sentence for one that the run does not have."""
        if self._step is None:
            return self.start
        if not 0 <= self._step <= self.last:
            label = self._player().label
            raise ValueError(f"step ({label}) must be an integer in [0, {self.last}]; got {self._step}")
        return self._step

    def at(self, step: int | None) -> ViewResult:
        """The same run at another step."""
        return ViewResult(self.view, self.inputs, step, self.theme, self._keep, self.run)

    @property
    def drawings(self) -> list[Drawing]:
        """The drawings that are shown for these values."""
        return [
            draw
            for draw in self.view.drawings
            if all(self.inputs[name] in values for name, values in draw.when.items())
        ]

    def figure_of(self, drawing: Drawing) -> Figure | None:
        """One figure."""
        if id(drawing) not in self._figures:
            self._figures[id(drawing)] = self._of(drawing.figure)
        return self._figures[id(drawing)]

    def handles(self, drawing: Drawing) -> list[Handle]:
        """What can be dragged in one figure."""
        return [] if drawing.handles is None else [handle.on(self._way) for handle in self._of(drawing.handles)]

    def along(self, drawing: Drawing) -> Handle | None:
        """What a click on a curve of one figure sets: an invisible handle. None where nothing runs along it."""
        if not drawing.axes:
            return None
        player = self.view.player
        if player is not None and drawing.axes == (player.name,):
            places = [float(place) for place in self._of(player.positions or range(self.last + 1))]
            stops = Stops(self.step, range(len(places)), places, [0.0] * len(places))
            return Handle(player.label, sets=player.name, stops=stops)
        label = " and ".join(self._way(name).name for name in drawing.axes)
        return Handle(label, *drawing.axes).on(self._way)

    def text_of(self, words: Call | str | None) -> str:
        """A text, or the text that a function of this view returns."""
        return str(self._of(words)) if callable(words) else words or ""

    @property
    def figures_with_roles(self) -> list[Figure]:
        """All figures, from left to right."""
        return [figure for drawing in self.drawings if (figure := self.figure_of(drawing)) is not None]

    @property
    def figures(self) -> list[go.Figure]:
        """The same as Plotly's figures, in colours of their own, for use outside the app."""
        return [on_paper(figure, self.theme).plotly for figure in self.figures_with_roles]

    @property
    def figure(self) -> go.Figure:
        """The first of them."""
        return self.figures[0]

    @property
    def headline(self) -> Headline:
        """What was measured, its bound, and the condition of the bound."""
        headline: Headline = self._of(self.view.text.headline)
        return resting(headline, self.theorems) if headline.bound_text else headline

    @property
    def theorems(self) -> list[tuple[str, Mapping[str, Any]]]:
        """The theorems about this run, each with its numbers."""
        return [door for guarantee in self.view.guarantees if (door := self.theorem_of(guarantee)) is not None]

    @property
    def sentence(self) -> str:
        """What to notice."""
        return self.text_of(self.view.text.sentence)

    @property
    def more(self) -> str:
        """Further sentences, in Markdown."""
        return self.text_of(self.view.more)

    @property
    def table(self) -> Mapping[str, Any]:
        """The figure's numbers: columns of equal length by name."""
        columns: Mapping[str, Any] = self._of(self.view.table)
        return columns

    def theorem_of(self, guarantee: Guarantee) -> tuple[str, Mapping[str, Any]] | None:
        """The theorem and its numbers, or None where it does not apply to this run."""
        numbers = self._of(guarantee.inputs)
        return None if numbers is None else (self.text_of(guarantee.theorem), numbers)

    @property
    def snippet(self) -> str:
        """Python that makes the same run."""
        return snippet(self.view, self.inputs)

    def step_text(self, step: int) -> str:
        """A step as the player's slider shows it."""
        call = self._player().step_text
        return str(step) if call is None else str(self.at(step)._of(call))

    def _of(self, call: Any) -> Any:
        return call(**{name: self._value(name) for name in named(call)}) if callable(call) else call

    def _way(self, name: str) -> AxisRange:
        player = self.view.player
        if player is not None and name == player.name:
            return AxisRange(player.label, self.step, 0, self.last, 1)
        return axis_range(next(number for number in self.view.numbers if number.name == name), float(self.inputs[name]))

    def _value(self, name: str) -> Any:
        if name in self.inputs:
            return self.inputs[name]
        if name == self.view.step:
            return self.step
        if name in (RUN, THEME):
            return getattr(self, name)
        return self._beside(name)

    def _beside(self, name: str) -> Any:
        if name not in self._made:
            call, view = self.view.derived[name], self.view
            needed = self._needed(call)
            if RUN in needed and isinstance(view.run, Tasks):  # such a run grows while its fields stay
                self._made[name] = self._of(call)
            else:
                by = {field: self._value(field) for field in (*self.inputs, view.step) if field in needed}
                self._made[name] = self._keep(name, lambda: self._of(call), by)
        return self._made[name]

    def _needed(self, call: Call) -> set[str]:
        """All names that a call depends on, by itself or through other computations."""
        needed = set(named(call))
        behind = [item for name, item in self.view.derived.items() if name in needed]
        if RUN in needed and not isinstance(self.view.run, Tasks):
            behind.append(self.view.run)
        return needed.union(*(self._needed(call) for call in behind))

    def _fields(self, call: Call) -> dict[str, Any]:
        return {name: self.inputs[name] for name in named(call) if name in self.inputs}

    def _player(self) -> Any:
        if self.view.player is None:
            raise ValueError("this view has no steps")
        return self.view.player
