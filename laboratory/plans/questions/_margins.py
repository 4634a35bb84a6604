"""What both questions of non-inferiority have: a margin, a one-sided level, and a score test that is approximate."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

from bounds import theorems
from bounds.formula.special.proportions.covering import Range, ScoreFormula, least_from_which_all
from bounds.numbers import at_most, exact, format_number, in_percent
from bounds.solving.question import Solution
from bounds.vocabulary.domain import Interval
from laboratory.plans.question import PlanQuantity
from laboratory.plans.questions._exact import APPROXIMATE, EXACT, is_exact
from laboratory.plans.questions._fields import LEVEL, POWER, InPoints
from laboratory.views.fields import Settings

USUAL_MARGIN = 0.05
WORSE = InPoints("margin", "Margin", "how much worse the new model may be, fixed beforehand", Interval(0, 0.5),
                 USUAL_MARGIN, (0.01, 0.2))  # fmt: skip
ONE_SIDED = replace(LEVEL, default=0.025, meaning="level α of the one-sided test: probability of a false alarm that is "
                    "aimed at")  # fmt: skip
PASSES = replace(POWER, meaning="probability that a new model as planned passes the test")
POWER_QUANTITY = PlanQuantity(PASSES, "", "power", falls=True, share=True)
LEVEL_QUANTITY = PlanQuantity(ONE_SIDED, "alpha", "smallest level of the test", share=True)
CAVEAT = ", by a normal approximation (its true power, and its true size, which may exceed the level: view Not worse?)"
LEAST_ABOVE = Fraction(1, 10**6)  # of what the new model must have more than is just worse by the margin


def margin_quantity(of_exact: float) -> PlanQuantity:
    """The margin, usually such a one for the exact test, whose sizes end early."""
    field = replace(WORSE, default={"test": {APPROXIMATE: USUAL_MARGIN, EXACT: of_exact}})
    return PlanQuantity(field, "margin", "smallest margin")


def caveat(settings: Settings) -> str:
    """What is said of the score test."""
    return "" if is_exact(settings) else CAVEAT


def not_worse(margin: float) -> str:
    """What the test shows: `not worse by 0.05 or more`."""
    return f"not worse by {format_number(margin)} or more" if margin else "better"


def no_more_than_its_level(settings: Settings) -> str | None:
    """Why a test has this power anyhow."""
    level, power = settings.get("level"), settings.get("power")
    if level is None or power is None or power > level:
        return None
    return f"The power must be above the level of the test, {level:g}; got {power:g}."


def no_margin(name: str, settings: Settings) -> str | None:
    """Why the exact test is not solved for its margin."""
    if "margin" in settings or not is_exact(settings):
        return None
    return (
        f"The power of {name} does not always rise with the margin, and is not solved for it; set a margin, or "
        "choose the score test."
    )


def covered(
    slug: str, known: dict[str, Any], variable: str, formula: ScoreFormula, fixed: Fraction, ends: Range, words: str
) -> Solution:
    """The smallest margin, or rate of the new model, from which on the formula has the power up to the last of `ends`.

    `known` are the theorem's other inputs, `fixed` is the rate or the margin, whichever is not solved for.
    """
    if ends[0] > ends[1]:
        return Solution(None, None, True, f"no {words} up to {format_number(float(ends[1]))} is possible")
    point = (fixed, fixed)

    def least(a: Fraction, b: Fraction) -> Any:
        return formula.least(point, (a, b)) if variable == "margin" else formula.least((a, b), point)

    answer = least_from_which_all(least, *ends)
    last = format_number(float(ends[1]))
    if answer.first is None:
        why = f"even the largest {words}, {last}, is not enough" if answer.finished else f"no {words} was proved"
        return Solution(None, None, answer.finished, why)
    first = format_number(float(answer.first))
    pieces = "one interval" if answer.intervals == 1 else f"{answer.intervals} intervals"
    why = f"the power is enough for every {words} from {first} to {last}, all of them in {pieces}"
    if answer.short is not None:
        short = float(answer.short)
        power = at_most(in_percent(theorems[slug](**known, **{variable: short})), 6)
        why += f"; at {format_number(short, 6)} it is {power} %"
    return Solution(float(answer.first), None, True, why)


def decimal(value: float) -> Fraction:
    """What is typed."""
    return Fraction(exact(value))
