"""A run again: by the view's Python snippet, by another seed, and compared with other seeds."""

from collections.abc import Mapping
from contextlib import redirect_stdout
from io import StringIO
from typing import Any

from bounds.testing.checking import ensure
from laboratory.testing.fields import asked_with
from laboratory.testing.runs import Runs, Viewed, check, place_of, runs_of
from laboratory.views.view_result import ViewResult

SEEDS = range(20)
TAIL = 1  # of twenty samples: a twentieth on either side


@check
def snippet_makes_the_same_run(viewed: Viewed) -> None:
    """The view's Python snippet makes what it shows; where there is a seed, with another one than the default."""
    runs = runs_of(viewed)
    if runs.is_long:  # minutes: that it is Python is all that is checked
        compile(runs.at({}).snippet, place_of(viewed), "exec")
        return
    result = runs.at(_other_seed(viewed, {}))
    names: dict[str, Any] = {}
    with redirect_stdout(StringIO()) as printed:
        exec(compile(result.snippet, place_of(viewed), "exec"), names)
    again = ViewResult(result.view, result.inputs, run=names["run"])
    for part in ("headline", "sentence"):
        first, second = getattr(result, part), getattr(again, part)
        ensure(first == second, f"its {part} is {first!r}, and of the run that its Python makes {second!r}")
    ensure(repr(again.table) == repr(result.table), "the run that its Python makes has another table")
    ensure(
        printed.getvalue().strip() or not result.view.snippet_outputs,
        f"its Python does not print {result.view.snippet_outputs}",
    )


@check
def another_seed_is_another_run(viewed: Viewed, telling: Mapping[str, Any] | None = None) -> None:
    """Where a sample is drawn; `telling` are values at which the difference can be seen."""
    runs = runs_of(viewed)
    seed = runs.view.seed
    if seed is None or runs.is_long:
        return
    values = asked_with(runs.view, seed) | dict(telling or {})
    usual, other = runs.at(values), runs.at(_other_seed(viewed, values))
    differs = repr(usual.table) != repr(other.table) or _as_text(usual) != _as_text(other)
    ensure(differs, f"with seeds {usual.inputs[seed.name]} and {other.inputs[seed.name]} it shows the same")


@check
def samples_are_typical(viewed: Viewed, most: int | None = None) -> None:
    """The headline is not among the extreme twentieths of the seeds, on either side.

    At most so many presets, defaults first, are compared with other seeds, and also all that name a seed of their own,
    which may have been chosen for its sample; None for all of them.
    """
    runs = runs_of(viewed)
    seed = runs.view.seed
    if seed is None or runs.is_long:
        return
    for place, name in enumerate(runs.distinct):
        if most is None or place < most or seed.name in runs.values[name]:
            _is_typical(runs, seed.name, name)


def _is_typical(runs: Runs, seed: str, name: str) -> None:
    value = runs.presets[name].headline.value
    below = above = 0
    for number in SEEDS:  # no further than it takes to know
        other = runs.once({**runs.values[name], seed: number}).headline.value
        below, above = below + (other <= value), above + (other >= value)
        if min(below, above) > TAIL:
            return
    raise AssertionError(f"at {name}, of {len(SEEDS)} samples {below} lie at most at {value}, and {above} at least")


def _other_seed(viewed: Viewed, values: Mapping[str, Any]) -> dict[str, Any]:
    """These values with another seed, where there is one."""
    view = runs_of(viewed).view
    if view.seed is None:
        return dict(values)
    return {**values, view.seed.name: 1 if view.defaults()[view.seed.name] != 1 else 2}


def _as_text(result: ViewResult) -> list[Any]:
    return [figure.to_json() for figure in result.figures_with_roles]
