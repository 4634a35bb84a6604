"""Intervals of an accuracy, each by theorems, with what it assumes and what in the file contradicts that."""

from dataclasses import dataclass, replace
from typing import Literal

from bounds import theorems
from bounds.comparison.conditions import condition
from bounds.numbers import at_least, at_most
from bounds.vocabulary.assumptions import IID, Assumption


@dataclass(frozen=True)
class ConfidenceInterval:
    """From `low` to `high`, by `theorems`; `rests_on` begins with a comma: `, if the examples are drawn ...`.

    `contradicted` says what in the file speaks against an assumption; empty where nothing does. It and others like it,
    `at_once` in all, hold together with the stated probability, whatever they have in common.
    """

    name: str
    low: float
    high: float
    kind: Literal["exact", "guaranteed", "approximate"]
    theorems: tuple[str, ...]
    rests_on: str
    contradicted: str = ""
    at_once: int = 1

    @property
    def width(self) -> float:
        """From end to end."""
        return self.high - self.low

    @property
    def ends(self) -> str:
        """Both ends in four digits, each rounded outwards: `0.8152 to 0.8631`."""
        return f"{at_least(self.low)} to {at_most(self.high)}"


def exact_interval(n: int, wrong: int, delta: float, contradicted: str = "", models: int = 1) -> ConfidenceInterval:
    """Clopper-Pearson's, for all of `models` at once where they are several."""
    low, high = binomial_ends(n, wrong, delta / (2 * models))
    slugs = ("test_set_binomial", "test_set_binomial_lower")
    rests_on = condition(theorems[slugs[0]].assumes)
    alone = ConfidenceInterval("Clopper-Pearson", 1 - high, 1 - low, "exact", slugs, rests_on, contradicted)
    return at_once(alone, models)


def at_once(interval: ConfidenceInterval, number: int, what: str = "models") -> ConfidenceInterval:
    """The same, which was computed at δ over `number`, as one of so many that hold together by the union bound."""
    if number == 1:
        return interval
    used = dict.fromkeys((*interval.theorems, "union_bound"))
    name = f"{interval.name}, all {number} {what} at once"
    return replace(interval, name=name, theorems=tuple(used), at_once=number)


def binomial_ends(n: int, count: int, tail: float) -> tuple[float, float]:
    """Bounds on the probability of what occurred `count` times of n, each of which fails with probability `tail`."""
    low = theorems["test_set_binomial_lower"](m=n, delta=tail, errors=count)
    return float(low), float(theorems["test_set_binomial"](m=n, delta=tail, errors=count))


def wilson_interval(n: int, wrong: int, delta: float, contradicted: str = "") -> ConfidenceInterval:
    """Wilson's score interval."""
    inputs = {"m": n, "delta": delta, "test_error": wrong / n}
    low, high = (float(theorems[slug](**inputs)) for slug in ("wilson_lower", "wilson_upper"))
    rests_on = condition(theorems["wilson_upper"].assumes)
    return ConfidenceInterval(
        "Wilson", 1 - high, 1 - low, "approximate", ("wilson_lower", "wilson_upper"), rests_on, contradicted
    )


def hoeffding_interval(
    n: int, mean: float, delta: float, contradicted: str = "", of: str = "", drawn_so: Assumption = IID,
    least: float = 0.0,
) -> ConfidenceInterval:  # fmt: skip
    """Hoeffding's, of n independent values from `least` to 1: items, or means of runs or clusters (`of`).

    `drawn_so` takes the place of the theorem's independent examples where these are means.
    """
    theorem = theorems["validation_two_sided"]
    half = (1 - least) * float(theorem(m=n, delta=delta))
    rests_on = condition(drawn_so if assumption is IID else assumption for assumption in theorem.assumes)
    name = f"Hoeffding, over {of}" if of else "Hoeffding"
    ends = max(mean - half, least), min(mean + half, 1.0)
    return ConfidenceInterval(name, *ends, "guaranteed", ("validation_two_sided",), rests_on, contradicted)
