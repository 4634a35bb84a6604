"""Exact tests in plans: sizes that are looked at one by one up to the last whose level is proved, and levels."""

from collections.abc import Mapping
from dataclasses import replace

from bounds import theorems
from bounds.formula.special.proportions.exact_levels import ExactLevel
from bounds.formula.special.proportions.exact_sizes import ExactSizes
from bounds.formula.special.proportions.unconditional import MOST as MOST_OF_EACH
from bounds.numbers import at_most, format_number, in_percent
from bounds.solving.question import Solution
from bounds.vocabulary.prose import capitalized
from laboratory.views.fields import Pick, Settings

APPROXIMATE, EXACT = "score", "exact"


def kind_of_test(name: str, limit: int) -> Pick:
    """The score test, or the exact one with its limit."""
    exact = f"Exact, at most {format_number(limit)}: {name}"
    return Pick("test", "Kind of test", {APPROXIMATE: "Approximate: score test", EXACT: exact}, APPROXIMATE)


def is_exact(settings: Settings) -> bool:
    """Whether the exact test is chosen."""
    return bool(settings["test"] == EXACT)


def too_many(name: str, items: int | None, limit: int, of_what: str) -> str | None:
    """Why this size has no plan: the level of the test is not proved there."""
    if items is None or items <= limit:
        return None
    return (
        f"{capitalized(name)} is worked out for at most {format_number(limit)} {of_what}; got {format_number(items)}."
    )


def from_sizes(sizes: ExactSizes, name: str, of_what: str, instead: str) -> Solution:
    """The sample size, with what was looked at; `instead` says what another test asks for."""
    last = format_number(sizes.last)
    if sizes.first is None:
        power = f"{at_most(in_percent(sizes.powers[sizes.last]), 4)} %"
        limit = f"{name} is worked out for at most {last} {of_what}, and has a power of {power} there"
        return Solution(None, None, False, f"{limit}{instead}")
    first = format_number(sizes.first)
    why = f"each number from {first} to {last} was looked at by itself, in doubles, and its power is enough"
    if before := sizes.powers.get(sizes.first - 1):
        why += f"; at {format_number(sizes.first - 1)} the power is {at_most(in_percent(before), 4)} %"
    return Solution(sizes.first, sizes.powers[sizes.first], False, why)


def from_level(level: ExactLevel, name: str, sides: int = 1) -> Solution:
    """The level on one side, with what is proved of it; of `sides` the words tell the whole."""
    if level.level is None or sides * level.level > 1 / 2:
        return Solution(None, None, False, f"{name} has this power at no level up to 50 %")
    why = "the smallest part of the tables, in the order of the test, that has the power is rejected from this level on"
    if level.refuted is not None:
        above = f"{format_number(100 * float(sides * level.refuted), 6)} %"
        why += f": its size is proved to be at most that, and above {above}"
    return Solution(float(level.level), level.power, False, why)


def of_boschloo(known: Mapping[str, float], target: float, name: str, of_what: str, instead: str) -> Solution:
    """The size: Fisher's test proves it for all larger ones, or else each up to the last one is proved by itself."""
    theorem = theorems["boschloo_test_power"]
    solution = theorem.solve("n", at_least=target, **known)
    if solution.value is not None:
        return replace(solution, question=None)
    power = float(theorem(n=MOST_OF_EACH, **known))
    return from_sizes(ExactSizes(None, MOST_OF_EACH, {MOST_OF_EACH: power}), name, of_what, instead)
