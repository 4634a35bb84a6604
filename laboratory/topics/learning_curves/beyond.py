"""Beyond the largest sample: the power law through the measured curve, and what theorems would promise there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from bounds import DomainError, theorems
from bounds.comparison.probing import rate
from bounds.numbers import at_least, at_most, in_words, nearest_whole, rounded
from bounds.reading.numbers import read_number
from laboratory.experiments import Extrapolated, RiskMeasure, measure_of
from laboratory.experiments.extrapolating import EXPONENTS
from laboratory.figures.curves import band, curve
from laboratory.figures.names import End
from laboratory.figures.roles import TRUTH, guarantee

if TYPE_CHECKING:
    import pandas as pd

    from laboratory.figures.figure import Figure

Known = TypeVar("Known")
STEPS = 25
LAW = replace(TRUTH, name="power law", dash="dot", width=2.0)
THIN = 1.2  # pixels: what is computed at inputs nobody measured
GROWS = "errors"  # a number of mistakes: its share is kept, not the number
WARNING = (
    "An extrapolation is no guarantee: nobody measured beyond {last} examples. Curves bend, as when a class can do no "
    "better or noise takes over. The interval tells only the chance in these runs. In simulations where the law was "
    "true it missed the truth in up to a third of all cases, not in a tenth. It did so most often where the risk falls "
    "to 0; then the truth nearly always lay below."
)


@dataclass(frozen=True)
class Beyond:
    """The law, at `sizes` right of the largest measured one, and each promise there with its inputs as they were.

    `starts` are the measured errors that promises add to, 0 where there is none: the `rates` are those of the rest.
    `counting` are the promises whose input is a number of mistakes; `measure` says of what the law is.
    """

    found: Extrapolated
    sizes: np.ndarray
    promises: Mapping[str, np.ndarray]
    rates: Mapping[str, float]
    starts: Mapping[str, float]
    counting: frozenset[str]
    measure: RiskMeasure


def beyond(found: Extrapolated, summary: pd.DataFrame, factor: int) -> Beyond:
    """Up to `factor` times the largest sample size."""
    last = found.sizes[-1]
    sizes = np.unique(np.rint(np.geomspace(last, last * factor, STEPS)))
    there = summary[(summary["m"] == last) & (summary["theorem"] != "") & summary["promised"].notna()]
    rows: dict[str, Any] = {str(row.theorem): row for row in there.itertuples()}
    promised = {name: _promised(row, sizes) for name, row in rows.items()}
    rates = {name: rate(theorems[name], _given(row)) for name, row in rows.items()}
    starts = {name: float(row.start) for name, row in rows.items()}
    counting = frozenset(name for name, row in rows.items() if GROWS in _given(row))
    return Beyond(found, sizes, _known(promised), _known(rates), starts, counting, measure_of(summary))


def _known(values: Mapping[str, Known | None]) -> dict[str, Known]:
    return {name: value for name, value in values.items() if value is not None}


def _given(row: Any) -> dict[str, Any]:
    return {name: read_number(value) for name, value in (pair.split("=", 1) for pair in row.given.split())}


def _promised(row: Any, sizes: np.ndarray) -> np.ndarray | None:
    """The promise with m grown like the sample, mistakes with it, and all else as it was; None where there is none."""
    theorem, given = theorems[row.theorem], _given(row)
    if "m" not in given:
        return None
    values = []
    for size in sizes:
        grown = float(size) / row.m
        # In between the promise is rather too large: fewer examples, more mistakes.
        changed = {name: nearest_whole(given[name] * grown, up=name == GROWS) for name in ("m", GROWS) if name in given}
        try:
            values.append(row.start + float(theorem(**{**given, **changed})))
        except (DomainError, OverflowError):
            return None
    return np.array(values)


def draw_beyond(
    drawn: Figure, there: Beyond, labels: Sequence[str], ends: Mapping[str, End], least: float
) -> list[End]:
    """Draw the law over all sizes, its band and the promises beyond; the `ends` of curves by name move to theirs.

    Nothing is drawn below `least`.
    """
    law, moved = there.found, dict(ends)
    measured = np.geomspace(law.sizes[0], law.sizes[-1], STEPS)
    sizes = np.concatenate([measured, there.sizes[1:]])
    low, high = law.interval(there.sizes)
    told = f"the middle {law.level:.0%} of laws"
    band(drawn, there.sizes, np.maximum(low, least), np.maximum(high, least), LAW, told, ".4f")
    curve(drawn, sizes, np.maximum(law.at(sizes), least), LAW, digits=".4f")
    moved[there.measure.name] = moved[there.measure.name]._replace(y=max(float(law.at(there.sizes[-1])), least))
    for position, name in enumerate(labels):
        if name in there.promises and name in moved:
            one = replace(guarantee(position, f"{moved[name].name}, inputs as at the largest sample"), width=THIN)
            curve(drawn, there.sizes, np.maximum(there.promises[name], least), one, digits=".4f")
            moved[name] = moved[name]._replace(y=max(float(there.promises[name][-1]), least))
    return list(moved.values())


def in_short(there: Beyond) -> tuple[str, str]:
    """The headline: the number, and its words."""
    far = int(there.sizes[-1])
    low, high = map(float, there.found.interval(far))
    around = f"({at_least(low, 3)} to {at_most(high, 3)})"
    name = f"{there.measure.name} at {in_words(far)} examples"
    return _risk(float(there.found.at(far))), f"{name}, by a power law {around}"


def in_sentences(there: Beyond, labels: Mapping[str, str]) -> Iterator[str]:
    """In Markdown: the law with its numbers, then the promises there and the rates beside the law's."""
    found = there.found
    law, (slow, fast) = found.law, (_short(end) for end in found.exponents)
    yield (
        f"The power law {_risk(law.floor)} + {_risk(law.factor)} · {_power(law.exponent)} was fitted to the medians "
        f"of {in_words(found.runs)} runs. It misses a measured median by {_risk(found.misses)} at most. "
        f"Of the laws fitted to runs drawn again, {found.level:.0%} have an exponent from {slow} to {fast}."
    )
    if found.at_an_end:
        least, most = map(in_words, EXPONENTS)
        yield f"No exponent outside {least} to {most} is tried, and this law or its interval ends there."
    yield from (_promise_in_a_sentence(there, name, labels[name]) for name in there.promises if name in labels)


def _promise_in_a_sentence(there: Beyond, name: str, label: str) -> str:
    """What it would be, if what stayed; what falls how fast."""
    far, last = in_words(int(there.sizes[-1])), in_words(there.found.sizes[-1])
    height = at_most(float(there.promises[name][-1]), 3)
    kept = "the share of mistakes" if name in there.counting else "its other inputs"
    says = f"The promise by {label} would be {height} at {far} examples, if {kept} stayed as at {last}."
    if name not in there.rates:
        return says
    start = there.starts[name]
    what = f"its distance from {_risk(start)}, the measured error that it starts from," if start else "it"
    return f"{says} Far out {what} falls like {_power(there.rates[name])}."


def _short(exponent: float) -> str:
    return in_words(rounded(exponent, 2))


def _power(exponent: float) -> str:
    return f"$m^{{-{_short(exponent)}}}$"


def _risk(value: float) -> str:
    return in_words(rounded(value, 3))
