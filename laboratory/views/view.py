"""A view of a laboratory as data: its fields, its run, its figures and its text.

Functions in a view are called by the names of their arguments. They may name any of the view's fields, `run` (what was
run), any entry of `besides`, `step` (the player's, where there is one) and `theme` (`light` or `dark`).
"""

import inspect
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from functools import cache, cached_property
from typing import Any

from laboratory.figures.figure import Figure
from laboratory.views.fields import Field, Number, Seed
from laboratory.views.handles import Handle
from laboratory.views.pickling import at_home, home_of
from laboratory.views.text import ViewText

RUN = "run"
THEME = "theme"
Call = Callable[..., Any]
Text = Callable[..., str]
Columns = Mapping[str, Iterable[Any]]  # of a table, by their headers, all of one length


@dataclass(frozen=True)
class Drawing:
    """One figure: how it is drawn, its alternative text, and how to read its marks.

    `figure` returns a Plotly figure, or None where there is nothing to draw; then `placeholder` is shown. `when` shows
    the drawing only where fields have one of the values named. `width` is its share of the row's width; a `tall` one is
    not cut to the height at which figures, headline and fields share a screen. `handles` returns what can be dragged in
    it, a list of `laboratory.views.handles.Handle`. `along` names what runs along its x axis, or along both, a field or
    the player's step: a click there sets it.
    """

    figure: Callable[..., Figure | None]
    alt_text: Text | str
    caption: Text | str = ""
    _: KW_ONLY
    when: Mapping[str, Collection[Any]] = field(default_factory=dict)
    width: float = 1
    tall: bool = False
    placeholder: Text | str = ""
    handles: Callable[..., Sequence[Handle]] | None = None
    along: str | tuple[str, str] = ""

    @property
    def axes(self) -> tuple[str, ...]:
        """What runs along its axes, x first, as far as a click sets it."""
        return (self.along,) if self.along and isinstance(self.along, str) else tuple(self.along)


@dataclass(frozen=True)
class Guarantee:
    """A theorem about the run: its slug or a function that finds it, and its inputs, None where it does not apply."""

    theorem: Text | str
    inputs: Callable[..., Mapping[str, Any] | None]
    what: str = "guarantee"


@dataclass(frozen=True)
class Player:
    """Steps that can be played: `last` is the last one, `start` the one shown first (by default the last one).

    `label` is that of the slider; functions get the step under `name`. `keeps_step` keeps the step when something else
    is run; otherwise a new run begins at its `start`. Headline and sentence are those of the step, and `whole_run`
    says of either that is not, `{"headline": why}`, why it is of the whole run; where only some runs have such a one, a
    function of the run says why, and nothing of the others. `step_text(run, step)` puts the
    quantity itself there (C, degrees) instead of the step's number. Where there is no step at all, `none` is shown.
    `positions` returns the places of the steps on the axis of a drawing along which they run: by default their own
    numbers.
    """

    label: str
    last: Callable[..., int] | int
    start: Callable[..., int] | int | None = None
    none: str = ""
    _: KW_ONLY
    name: str = "step"
    keeps_step: bool = False
    whole_run: Mapping[str, Text | str] = field(default_factory=dict)
    step_text: Text | None = None
    positions: Callable[..., Iterable[float]] | None = None


@dataclass(frozen=True)
class Tasks:
    """A long run, `what`, in pieces that can be watched or stopped: `of(**fields)` lists them, `makes(piece)` does one,
    `gathers(pieces, **fields)` makes the run of those that are done, `counted(done)` says how many that is."""

    what: str
    tasks: Callable[..., Iterable[Any]]
    run: Callable[[Any], Any]
    reduce: Call
    progress: Callable[[int], str]


@dataclass(frozen=True)
class View:
    """One question of a laboratory.

    `fields`, `run` and `drawings` are what is set, run and drawn; two drawings are beside each other. `text` describes
    the result, usually a module; `table` returns the columns of the CSV file. `snippet_outputs` are expressions of
    `run` for "The same in Python". `derived` are further computations by name, made only where something needs them.
    `check` returns a sentence where fields do not fit together.
    """

    fields: Sequence[Field]
    run: Call | Tasks
    drawings: Sequence[Drawing]
    text: ViewText
    table: Callable[..., Columns]
    _: KW_ONLY
    snippet_outputs: Sequence[str] = ()
    guarantees: Sequence[Guarantee] = ()
    player: Player | None = None
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    derived: Mapping[str, Call] = field(default_factory=dict)
    check: Callable[..., str | None] | None = None
    progress_text: str = ""  # what is shown while it runs, where that takes longer than a moment

    def __post_init__(self) -> None:
        known = self.names
        for function in self._functions():
            if strangers := sorted(set(named(function)) - known):
                where = f"{function.__module__}.{function.__qualname__}"
                raise ValueError(f"{where} needs {', '.join(strangers)}, which this view does not have")
        fields = {field.name for field in self.fields} | {self.step}
        for drawing in self.drawings:
            numbers = {number.name for number in self.numbers} | ({self.step} if self.player else set())
            if strangers := sorted(set(drawing.axes) - numbers):
                raise ValueError(f"a drawing runs along {', '.join(strangers)}, which is no number of this view")
        for name, values in self.presets.items():
            if strangers := sorted(set(values) - fields):
                raise ValueError(f"the preset {name!r} sets {', '.join(strangers)}, which this view does not have")

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        return at_home, (home_of(self),)

    @property
    def more(self) -> Call | None:
        """What returns further sentences, where there are some."""
        return getattr(self.text, "more", None)

    @cached_property
    def names(self) -> frozenset[str]:
        """The names of all arguments that a function of this view may have."""
        step = {self.step} if self.player else set()
        return frozenset({RUN, THEME} | step | set(self.derived) | {field.name for field in self.fields})

    @property
    def step(self) -> str:
        """The name of the player's step."""
        return self.player.name if self.player else "step"

    @cached_property
    def seed(self) -> Seed | None:
        """The first seed among the fields, which "Another sample" changes."""
        return next((field for field in self.fields if isinstance(field, Seed)), None)

    @property
    def numbers(self) -> tuple[Number, ...]:
        """The fields that hold a number."""
        return tuple(field for field in self.fields if isinstance(field, Number))

    def defaults(self) -> dict[str, Any]:
        """The value that each field has until somebody changes it."""
        results: dict[str, Any] = {}
        for setting in self.fields:
            results[setting.name] = setting.start(results)
        return results

    def checked_inputs(self, inputs: Mapping[str, Any]) -> dict[str, Any]:
        """`inputs` checked, and the usual values of all other fields. Raises ValueError with a sentence."""
        if strangers := sorted(set(inputs) - {field.name for field in self.fields}):
            text = ", ".join(field.name for field in self.fields)
            raise ValueError(f"there is no field {', '.join(strangers)} in this view; its fields are {text}")
        results: dict[str, Any] = {}
        for setting in self.fields:
            usual = setting.start(results)
            results[setting.name] = usual
            if setting.name in inputs and setting.is_visible(results):
                results[setting.name] = setting.checked(inputs[setting.name])
        if self.check is not None and (refusal := self.check(**{name: results[name] for name in named(self.check)})):
            raise ValueError(refusal)
        return results

    def _functions(self) -> Iterable[Call]:
        run = (self.run.tasks,) if isinstance(self.run, Tasks) else (self.run,)
        calls = (call for d in self.drawings for call in (d.figure, d.alt_text, d.caption, d.placeholder, d.handles))
        doors = (call for guarantee in self.guarantees for call in (guarantee.theorem, guarantee.inputs))
        steps = self.player
        player = (steps.last, steps.start, steps.step_text, steps.positions, *steps.whole_run.values()) if steps else ()
        texts = (self.text.headline, self.text.sentence, self.more, self.table, self.check, *self.derived.values())
        return (call for call in (*run, *calls, *doors, *player, *texts) if callable(call))


@cache
def named(function: Call) -> tuple[str, ...]:
    """The names of the arguments that a function must be given."""
    parameters = inspect.signature(function).parameters.values()
    return tuple(p.name for p in parameters if p.kind in (p.POSITIONAL_OR_KEYWORD, p.KEYWORD_ONLY))
