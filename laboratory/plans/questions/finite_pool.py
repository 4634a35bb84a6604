"""Only a part of a pool is labelled: the exact hypergeometric limits of the accuracy on all of it."""

from collections.abc import Mapping
from fractions import Fraction
from math import floor
from typing import Any

import numpy as np

from bounds import theorems
from bounds.numbers import format_number, format_short
from bounds.solving.question import Solution
from bounds.vocabulary.domain import integers
from laboratory.plans.question import AnsweredPlan, Enumeration, PlanQuantity, PlanQuestion
from laboratory.plans.questions._fields import ACCURACY, DELTA, MARGIN, confidence
from laboratory.views.fields import Number, Settings
from learners.shared.arrays import Integers, Reals

LARGEST = 10_000  # items of a pool, as the view Pool has them
CHUNK = 256  # sizes that are looked at together
ITEMS = Number("items", "Labelled items", "number of items that are labelled, drawn from the pool at random and "
               "without replacement", integers(1, LARGEST), 200, (10, 5000), log=True)  # fmt: skip
POOL = Number("population", "Items of the pool", "number of items of the whole pool, labelled or not",
              integers(1, LARGEST), 1000, (50, 10_000), log=True)  # fmt: skip
CAVEAT = ", where the accuracy measured is the one expected"


def expected(items: int, settings: Settings) -> int:
    """Right ones among so many: the nearest whole number, of two the larger."""
    return floor(Fraction(repr(settings["accuracy"])) * items + Fraction(1, 2))


def limits(items: Integers, settings: Settings) -> tuple[Integers, Integers, Integers]:
    """The fewest and the most right items of the pool, and those expected among so many, `(sizes,)` each."""
    right = np.array([expected(int(each), settings) for each in items])
    inputs = {"population": settings["population"], "m": items, "right": right, "delta": settings["delta"] / 2}
    low, high = (theorems[slug](**inputs) for slug in ("finite_pool_lower", "finite_pool_upper"))
    return np.rint(low).astype(np.int64), np.rint(high).astype(np.int64), right


def exact_margins(items: Integers, settings: Settings) -> list[Fraction]:
    """How far the farther limit is from the accuracy measured."""
    whole = int(settings["population"])
    each = zip(items.tolist(), *(part.tolist() for part in limits(items, settings)), strict=True)
    ends = ((Fraction(c, m), Fraction(low, whole), Fraction(high, whole)) for m, low, high, c in each)
    return [max(high - share, share - low) for share, low, high in ends]


def margins(items: Integers, settings: Settings) -> Reals:
    """The same in doubles."""
    return np.array([float(margin) for margin in exact_margins(items, settings)])


def enough_by_serfling(settings: Settings) -> int:
    """Labelled items that are enough at any accuracy: what Serfling's inequality excludes, the exact limits do."""
    whole = int(settings["population"])
    inputs = {"population": whole, "delta": settings["delta"] / 2, "loss_range": 1}
    enough = theorems["serfling"].solve("m", at_most=settings["margin"], **inputs).value
    return whole if enough is None else min(int(enough), whole)


def first_item(settings: Settings) -> Solution:
    """From which size on all have the margin: downwards from Serfling's, until the first that has it not."""
    wanted, end = Fraction(repr(settings["margin"])), enough_by_serfling(settings)
    for last in range(end - 1, 0, -CHUNK):
        sizes = np.arange(max(1, last - CHUNK + 1), last + 1)
        pairs = zip(sizes.tolist(), exact_margins(sizes, settings), strict=True)
        wide = [(size, margin) for size, margin in pairs if margin > wanted]
        if wide:
            short, margin = wide[-1]
            why = _worked_out(short + 1, end, settings)
            before = f"for {format_number(short)} it is {format_short(float(margin), 6)}"
            return Solution(short + 1, float(wanted), False, f"{why}; {before}")
    return Solution(1, float(wanted), False, _worked_out(1, end, settings))


def _worked_out(first: int, end: int, settings: Settings) -> str:
    beyond = "" if end == settings["population"] else ", from where on Serfling's inequality gives it at any accuracy"
    return f"the margin was worked out for each number from {format_number(first)} to {format_number(end)}{beyond}"


def smallest_delta(settings: Settings) -> Solution:
    """The failure probability from which on both limits are within the margin, each with half of it."""
    items, whole = int(settings["items"]), int(settings["population"])
    right = expected(items, settings)
    known = {"population": whole, "m": items, "right": right}
    share, margin = Fraction(right, items), Fraction(repr(settings["margin"]))
    most, least = floor(whole * (share + margin)), -floor(-whole * (share - margin))
    ends = []
    if most < whole - items + right:
        ends.append(theorems["finite_pool_upper"].solve("delta", at_most=most, **known))
    if least > right:
        ends.append(theorems["finite_pool_lower"].solve("delta", at_least=least, **known))
    if not ends:
        return Solution(DELTA.domain.low / 2, float(margin), True, "both limits are within the margin, whatever δ is")
    if any(end.value is None for end in ends):
        return next(end for end in ends if end.value is None)
    worst = max(ends, key=lambda end: float(end.value))
    delta, certified = max(worst.value, DELTA.domain.low / 2), all(end.certified for end in ends)
    return Solution(delta, worst.achieved, certified, worst.why)


def solve(quantity: str, settings: Settings) -> Solution:
    """The labelled items, or the failure probability of one side."""
    return first_item(settings) if quantity == ITEMS.name else smallest_delta(settings)


def impossible(settings: Settings) -> str | None:
    """Why there is no plan."""
    items, whole = settings.get("items", 1), settings["population"]
    return None if items <= whole else f"At most all {whole} items of the pool can be labelled; got {items}."


def inputs(settings: Settings) -> Mapping[str, Any]:
    """What is not among the quantities: the pool, and the right ones that are expected."""
    return {"population": settings["population"], "right": expected(settings["items"], settings)}


def statement(answer: AnsweredPlan) -> str:
    """What holds."""
    settings = answer.settings
    right = format_number(expected(settings["items"], settings))
    return (
        f"With {answer.read('items')} of the pool's {format_number(settings['population'])} items labelled, {right} of "
        f"them right, the measured accuracy is within ±{answer.read('margin')} of that on the whole pool, by the exact "
        f"two-sided interval of level {confidence(settings['delta'])}"
    )


def more(answer: AnsweredPlan) -> list[str]:
    """The limits, what is enough at any accuracy, and what they are not about."""
    settings = answer.settings
    low, high, _ = (int(part[0]) for part in limits(np.array([settings["items"]]), settings))
    then = (
        f"Then between {format_number(low)} and {format_number(high)} items of the pool are right. The interval holds "
        "whatever is measured; its width is planned for the accuracy expected, and is largest near 50 %."
    )
    lines = [then]
    if (enough := enough_by_serfling(settings)) < settings["population"]:
        at_any = "labelled items are enough for this margin at any accuracy, by Serfling's inequality."
        lines.append(f"{format_number(enough)} {at_any}")
    return [*lines, "Items that are not in the pool are another matter: see One accuracy within a margin."]


def view(answer: AnsweredPlan) -> tuple[str, dict[str, Any]]:
    """The view Pool."""
    settings = answer.settings
    return "evaluation.pools", {
        "population": settings["population"],
        "m": settings["items"],
        "right": expected(settings["items"], settings),
        "delta": settings["delta"],
    }


PLAN = PlanQuestion(
    name="finite_pool",
    title="Label only a part of a pool",
    about="How many items of a fixed pool must be labelled to know the accuracy on all of it?",
    quantities=(
        PlanQuantity(ITEMS, "m", "labelled items"),
        PlanQuantity(MARGIN, "", "margin on either side"),
        PlanQuantity(DELTA, "delta", "smallest failure probability", into=lambda delta, settings: delta / 2,
                     back=lambda half, settings: 2 * half, share=True),
    ),
    others=(POOL, ACCURACY),
    theorem=lambda settings: "finite_pool_upper",
    inputs=inputs,
    statement=statement,
    more=more,
    view=view,
    check=impossible,
    caveat=lambda settings: CAVEAT,
    enumeration=Enumeration(solve, margins, lambda settings: int(settings["population"])),
)  # fmt: skip
