"""Beyond the largest sample: the power law through the measured curve, and what the bounds would be there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from bounds import DomainError, theorems
from bounds.comparison.dependence import rate
from bounds.numbers import at_least, at_most, format_apart, format_number, nearest_whole, percent, rounded
from bounds.reading.numbers import read_number
from laboratory.experiments import Extrapolated, RiskMeasure, measure_of
from laboratory.experiments.extrapolation import EXPONENTS
from laboratory.experiments.measures import TRUE_RISK
from laboratory.figures.bounds import bound_of
from laboratory.figures.curves import band, curve
from laboratory.figures.figure import Figure
from laboratory.figures.names import End
from laboratory.figures.roles import TRUTH

if TYPE_CHECKING:
    import pandas as pd

Known = TypeVar("Known")
STEPS = 25
LAW = replace(TRUTH, name="power law", dash="dot", width=2.0)
THIN = 1.2  # pixels: what is computed at inputs nobody measured
GROWS = "errors"  # a number of misclassified examples: its share is kept, not the number
WARNING = (
    "An extrapolation is no guarantee: nothing was measured beyond {last} examples. Curves bend, for example where the "
    "class reaches its minimum risk or noise dominates. The interval covers only the randomness of these runs. In "
    "simulations with a true power law it missed the true value in up to a third of all cases, not in a tenth. This "
    "happened most often where the risk falls to 0; the true value was then nearly always below the interval."
)


@dataclass(frozen=True)
class Beyond:
    """The law, at `sizes` right of the largest measured one, and each bound there with its inputs as they were.

    `starts` are the measured errors that bounds add to, 0 where there is none: the `rates` are those of the rest.
    `counting` are the bounds whose input is a number of misclassified examples; `measure` is what the law describes.
    """

    extrapolated: Extrapolated
    sizes: np.ndarray
    bounds: Mapping[str, np.ndarray]
    rates: Mapping[str, float]
    starts: Mapping[str, float]
    counting: frozenset[str]
    measure: RiskMeasure

    @property
    def times(self) -> int:
        """How many times the largest sample size they reach."""
        return round(float(self.sizes[-1]) / self.extrapolated.sizes[-1])


def curves_beyond(law: Extrapolated, summary: pd.DataFrame, factor: int) -> Beyond:
    """Up to `factor` times the largest sample size."""
    last = law.sizes[-1]
    sizes = np.unique(np.rint(np.geomspace(last, last * factor, STEPS)))
    there = summary[(summary["m"] == last) & (summary["theorem"] != "") & summary["bound"].notna()]
    rows: dict[str, Any] = {str(row.theorem): row for row in there.itertuples()}
    bounds = {name: _bound(row, sizes) for name, row in rows.items()}
    rates = {name: rate(theorems[name], _inputs(row)) for name, row in rows.items()}
    starts = {name: float(row.start) for name, row in rows.items()}
    counting = frozenset(name for name, row in rows.items() if GROWS in _inputs(row))
    return Beyond(law, sizes, _known(bounds), _known(rates), starts, counting, measure_of(summary))


def _known(values: Mapping[str, Known | None]) -> dict[str, Known]:
    return {name: value for name, value in values.items() if value is not None}


def _inputs(row: Any) -> dict[str, Any]:
    return {name: read_number(value) for name, value in (pair.split("=", 1) for pair in row.inputs.split())}


def _bound(row: Any, sizes: np.ndarray) -> np.ndarray | None:
    """The bound with m grown like the sample, errors with it, and all else as it was; None where there is none."""
    theorem, inputs = theorems[row.theorem], _inputs(row)
    if "m" not in inputs:
        return None
    values = []
    for size in sizes:
        grown = float(size) / row.m
        # In between the bound is rather too large: fewer examples, more errors.
        growing = [name for name in ("m", GROWS) if name in inputs]
        changed = {name: nearest_whole(inputs[name] * grown, up=name == GROWS) for name in growing}
        try:
            values.append(row.start + float(theorem(**{**inputs, **changed})))
        except (DomainError, OverflowError):
            return None
    return np.array(values)


def draw_beyond(fig: Figure, there: Beyond, labels: Sequence[str], ends: Mapping[str, End], lowest: float) -> list[End]:
    """Draw the law over all sizes, its band and the bounds beyond; the `ends` of curves by name move to theirs.

    Nothing is drawn below `lowest`.
    """
    law, moved = there.extrapolated, dict(ends)
    measured = np.geomspace(law.sizes[0], law.sizes[-1], STEPS)
    sizes = np.concatenate([measured, there.sizes[1:]])
    low, high = law.interval(there.sizes)
    label = f"the middle {percent(law.level)} of laws"
    band(fig, there.sizes, np.maximum(low, lowest), np.maximum(high, lowest), LAW, label, ".4f")
    curve(fig, sizes, np.maximum(law.at(sizes), lowest), LAW, digits=".4f")
    moved[there.measure.name] = moved[there.measure.name]._replace(y=max(float(law.at(there.sizes[-1])), lowest))
    for name in labels:
        if name in there.bounds and name in moved:
            role = replace(bound_of(name, f"{moved[name].name}, inputs as at the largest sample"), width=THIN)
            curve(fig, there.sizes, np.maximum(there.bounds[name], lowest), role, digits=".4f")
            moved[name] = moved[name]._replace(y=max(float(there.bounds[name][-1]), lowest))
    return list(moved.values())


def in_short(there: Beyond) -> tuple[str, str]:
    """The headline: the number, and its words."""
    far = int(there.sizes[-1])
    low, high = map(float, there.extrapolated.interval(far))
    around = f"({at_least(low, 3)} to {at_most(high, 3)})"
    name = f"{there.measure.name} at {format_number(far)} examples"
    return _risk(float(there.extrapolated.at(far))), f"{name}, by a power law {around}"


def in_sentences(there: Beyond, labels: Mapping[str, str]) -> Iterator[str]:
    """In Markdown: the law with its numbers, then the bounds there and the rates beside the law's."""
    fitted = there.extrapolated
    law, (slow, fast) = fitted.law, (_short(end) for end in fitted.exponents)
    yield (
        f"The power law {_risk(law.floor)} + {_risk(law.factor)} · {_power(law.exponent)} was fitted to the medians "
        f"of {format_number(fitted.runs)} runs. It misses a measured median by at most {_risk(fitted.misses)}. "
        f"Of the laws fitted to resampled runs, {percent(fitted.level)} have an exponent from {slow} to {fast}."
    )
    if fitted.at_an_end:
        smallest, largest = map(format_number, EXPONENTS)
        yield f"Only exponents from {smallest} to {largest} are tried; this law or its interval reaches an end of them."
    yield from (_bound_in_a_sentence(there, name, labels[name]) for name in there.bounds if name in labels)


def below_the_bayes_risk(there: Beyond, bayes: float) -> str:
    """What of the extrapolation no predictor can reach; empty where all of it lies above the Bayes risk."""
    far = int(there.sizes[-1])
    law, low = float(there.extrapolated.at(far)), float(there.extrapolated.interval(far)[0])
    if min(law, low) >= bayes or there.measure is not TRUE_RISK:
        return ""
    if law < bayes:
        risk, least = format_apart(law, bayes)
        return (
            f"The law's {risk} at {format_number(far)} examples is below {least}, the Bayes risk, which no predictor "
            "goes below: the curve bends before."
        )
    risk, least = format_apart(low, bayes)
    return f"The interval begins at {risk}, below {least}, the Bayes risk, which no predictor goes below."


def _bound_in_a_sentence(there: Beyond, name: str, label: str) -> str:
    """What it would be, if what stayed; what falls how fast."""
    far, last = format_number(int(there.sizes[-1])), format_number(there.extrapolated.sizes[-1])
    height = at_most(float(there.bounds[name][-1]), 3)
    kept = "the share of misclassified examples" if name in there.counting else "its other inputs"
    first = f"The bound by {label} would be {height} at {far} examples if {kept} stayed as at {last}."
    if name not in there.rates:
        return first
    start = there.starts[name]
    what = f"its distance from {_risk(start)}, the measured error it adds to," if start else "it"
    return f"{first} For large m, {what} falls like {_power(there.rates[name])}."


def _short(exponent: float) -> str:
    return format_number(rounded(exponent, 2))


def _power(exponent: float) -> str:
    return f"$m^{{-{_short(exponent)}}}$"


def _risk(value: float) -> str:
    return format_number(rounded(value, 3))
