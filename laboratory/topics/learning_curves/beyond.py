"""Beyond the largest sample: the power law through the measured curve, and what theorems would promise there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from bounds import DomainError, theorems
from bounds.comparing.probing import rate
from bounds.numbers import in_words, rounded
from bounds.reading.numbers import read_number
from laboratory.experiments import Extrapolated
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
    "better or noise takes over. The interval tells only the chance in these runs, and in simulations where the law "
    "was true it missed the truth in up to a quarter of all cases, not in a tenth."
)


@dataclass(frozen=True)
class Beyond:
    """The law, at `sizes` right of the largest measured one, and each promise there with its inputs as they were."""

    found: Extrapolated
    sizes: np.ndarray
    promises: Mapping[str, np.ndarray]
    rates: Mapping[str, float]


def beyond(found: Extrapolated, summary: pd.DataFrame, factor: int) -> Beyond:
    """Up to `factor` times the largest sample size."""
    last = found.sizes[-1]
    sizes = np.unique(np.rint(np.geomspace(last, last * factor, STEPS)))
    there = summary[(summary["m"] == last) & (summary["theorem"] != "") & summary["promised"].notna()]
    rows: dict[str, Any] = {str(row.theorem): row for row in there.itertuples()}
    promised = {name: _promised(row, sizes) for name, row in rows.items()}
    rates = {name: rate(theorems[name], _given(row)) for name, row in rows.items()}
    return Beyond(found, sizes, _known(promised), _known(rates))


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
        changed = {name: ceil(given[name] * grown) for name in ("m", GROWS) if name in given}
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
    moved[TRUTH.name] = moved[TRUTH.name]._replace(y=max(float(law.at(there.sizes[-1])), least))
    for position, name in enumerate(labels):
        if name in there.promises and name in moved:
            one = replace(guarantee(position, f"{moved[name].name}, inputs as at the largest sample"), width=THIN)
            curve(drawn, there.sizes, np.maximum(there.promises[name], least), one, digits=".4f")
            moved[name] = moved[name]._replace(y=max(float(there.promises[name][-1]), least))
    return list(moved.values())


def in_short(there: Beyond) -> tuple[str, str]:
    """The headline: the number, and its words."""
    far = int(there.sizes[-1])
    low, high = (_risk(float(end)) for end in there.found.interval(far))
    return _risk(float(there.found.at(far))), f"true risk at {in_words(far)} examples, by a power law ({low} to {high})"


def in_sentences(there: Beyond, labels: Mapping[str, str]) -> Iterator[str]:
    """In Markdown: the law with its numbers, then the promises there and the rates beside the law's."""
    found = there.found
    law, (slow, fast) = found.law, (_short(end) for end in found.exponents)
    yield (
        f"The power law {_risk(law.floor)} + {_risk(law.factor)} · {_power(law.exponent)} goes through the medians "
        f"of {in_words(found.runs)} runs; {found.level:.0%} of the laws through runs drawn again have an exponent from "
        f"{slow} to {fast}. It misses a measured median by {_risk(found.misses)} at most."
    )
    far, last = in_words(int(there.sizes[-1])), in_words(found.sizes[-1])
    for name, heights in there.promises.items():
        if name in labels:
            falls = f" Far out it falls like {_power(there.rates[name])}." if name in there.rates else ""
            yield (
                f"The promise by {labels[name]} would be {_risk(float(heights[-1]))} at {far} examples, if its other "
                f"inputs stayed as at {last}.{falls}"
            )


def _short(exponent: float) -> str:
    return in_words(rounded(exponent, 2))


def _power(exponent: float) -> str:
    return f"$m^{{-{_short(exponent)}}}$"


def _risk(value: float) -> str:
    return in_words(rounded(value, 3))
