"""Is a new model not worse than the old by more than a margin, on the same items? Tango's test, or the exact one."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

from bounds import theorems
from bounds.formula.special.proportions.covering import SameItemsFormula
from bounds.formula.special.proportions.exact_levels import least_level_of_pairs
from bounds.formula.special.proportions.exact_sizes import first_exact_size, pairs_have, power_of_pairs
from bounds.formula.special.proportions.paired_regions import MOST as MOST_PAIRS
from bounds.formula.special.proportions.paired_regions import exact_test
from bounds.numbers import format_number, percent
from bounds.solving.question import Solution
from bounds.vocabulary.domain import Interval
from laboratory.plans.question import AnsweredPlan, PlanQuantity, PlanQuestion
from laboratory.plans.questions._exact import from_level, from_sizes, is_exact, kind_of_test, too_many
from laboratory.plans.questions._fields import tidy
from laboratory.plans.questions._margins import (
    LEAST_ABOVE,
    LEVEL_QUANTITY,
    POWER_QUANTITY,
    caveat,
    covered,
    decimal,
    margin_quantity,
    no_margin,
    no_more_than_its_level,
    not_worse,
)
from laboratory.plans.questions._pairs import ITEMS as ALL_ITEMS
from laboratory.plans.questions._pairs import USUAL_ACCURACY, discordance_in_words, more_than_all
from laboratory.views.fields import Number, Settings

ITEMS = replace(ALL_ITEMS, default={"test": {"score": 1000, "exact": 100}})
TEST = kind_of_test("keeps its level", MOST_PAIRS)
TANGO, PAIRS = "tango_power", "paired_noninferiority_exact_power"
NAME, OF_WHAT = "the exact test of pairs", "items"
NEW_ALONE = Number("new_alone", "Only the new is right", "share of the items that only the new model gets right, as in "
                   "a pilot", Interval(0.0001, 0.999), 0.05, (0.005, 0.3))  # fmt: skip
OLD_ALONE = Number("old_alone", "Only the old is right", "share of the items that only the old model gets right, as in "
                   "a pilot", Interval(0, 0.5), 0.05, (0.005, 0.3))  # fmt: skip


def impossible(settings: Settings) -> str | None:
    """Why there is no plan."""
    new, old, margin = settings.get("new_alone"), settings["old_alone"], settings.get("margin")
    if new is not None and (sentence := more_than_all(tidy(new + old))):
        return sentence
    if new is not None and margin is not None and tidy(new + margin) <= old:
        return (
            f"The new model must be planned not to be worse by the margin; got {new:g} of the items right by it alone, "
            f"{old:g} by the old alone, and the margin {margin:g}."
        )
    if (sentence := no_more_than_its_level(settings)) or not is_exact(settings):
        return sentence
    return too_many(NAME, settings.get("items"), MOST_PAIRS, OF_WHAT) or no_margin(NAME, settings)


def solves(name: str, settings: Settings) -> Solution | None:
    """Margin and the new model's share by Tango's formula; size and level of the exact test."""
    if not is_exact(settings):
        return covered_by_formula(name, settings) if name in ("margin", "new_alone") else None
    if name == "items":
        return size_of_pairs(settings)
    if name == "level":
        rates, margin = (settings["new_alone"], settings["old_alone"]), decimal(settings["margin"])
        return from_level(least_level_of_pairs(settings["items"], rates, margin, settings["power"]), NAME)
    return None


def size_of_pairs(settings: Settings) -> Solution:
    """From which number of items on every one up to the last has the power."""
    rates, power = (settings["new_alone"], settings["old_alone"]), settings["power"]
    margin, alpha = decimal(settings["margin"]), decimal(settings["level"])
    sizes = first_exact_size(
        MOST_PAIRS,
        lambda n: pairs_have(n, rates, margin, alpha, power),
        lambda n: power_of_pairs(exact_test(n, margin, alpha).region, rates),
    )
    known = {"p10": rates[0], "p01": rates[1], "margin": settings["margin"], "alpha": settings["level"]}
    asks = theorems[TANGO].solve("m", at_least=power, **known).value
    instead = "" if asks is None else f"; the score test's formula asks for {format_number(asks)}"
    return from_sizes(sizes, NAME, OF_WHAT, instead)


def covered_by_formula(name: str, settings: Settings) -> Solution:
    """The smallest margin, or share that only the new model gets right, from which on the formula has the power."""
    old, alpha, power = (decimal(settings[each]) for each in ("old_alone", "level", "power"))
    formula = SameItemsFormula(settings["items"], old, alpha, power)
    known = {"m": settings["items"], "p01": settings["old_alone"], "alpha": settings["level"]}
    if name == "margin":
        new = decimal(settings["new_alone"])
        ends = (Fraction(0) if new > old else old - new + LEAST_ABOVE, Fraction(1, 2))
        return covered(TANGO, {**known, "p10": settings["new_alone"]}, "margin", formula, new, ends, "margin")
    margin = decimal(settings["margin"])
    ends = (max(old - margin + LEAST_ABOVE, Fraction(1, 10_000)), min(Fraction(999, 1000), 1 - old))
    return covered(TANGO, {**known, "margin": settings["margin"]}, "p10", formula, margin, ends, "share")


def statement(answer: AnsweredPlan) -> str:
    """What holds."""
    settings = answer.settings
    test, how = ("the exact test", "at least") if is_exact(settings) else ("Tango's score test", "about")
    return (
        f"On {answer.read('items')} items that both models answer, {test}, one-sided at level "
        f"{answer.read('level')}, shows with probability {how} {answer.read('power')} that the new model is "
        f"{not_worse(settings['margin'])}, where it alone is right on {percent(settings['new_alone'], 6)} of the items "
        f"and the old alone on {percent(settings['old_alone'], 6)}"
    )


def more(answer: AnsweredPlan) -> list[str]:
    """The discordance."""
    settings = answer.settings
    discordance = tidy(settings["new_alone"] + settings["old_alone"])
    return [discordance_in_words(answer, discordance)]


def view(answer: AnsweredPlan) -> tuple[str, dict[str, Any]]:
    """The view Not worse?, the same items for both: at accuracies with this difference, on which nothing depends."""
    settings = answer.settings
    new, old = settings["new_alone"], settings["old_alone"]
    accuracy = min(max(USUAL_ACCURACY, new), tidy(1 - old))
    return "evaluation.noninferiority", {
        "p1": accuracy,
        "p2": tidy(accuracy - new + old),
        "margin": settings["margin"],
        "design": "same",
        "disagreement": tidy(new + old),
        "alpha": settings["level"],
        "target": settings["power"],
    }


PLAN = PlanQuestion(
    name="not_worse_same_items",
    title="A new model not worse, on the same items",
    about="Is a new model not worse than the old by more than a margin, if both answer the same items?",
    quantities=(
        PlanQuantity(ITEMS, "m", "items that both models answer"),
        POWER_QUANTITY,
        margin_quantity(0.1),
        PlanQuantity(NEW_ALONE, "p10", "smallest share that only the new model gets right", share=True,
                     called="share that only the new model gets right"),
        LEVEL_QUANTITY,
    ),
    others=(OLD_ALONE,),
    theorem=lambda settings: PAIRS if is_exact(settings) else TANGO,
    inputs=lambda settings: {"p01": settings["old_alone"]},
    statement=statement,
    more=more,
    view=view,
    check=impossible,
    caveat=caveat,
    choices=(TEST,),
    solves=solves,
    limit=lambda settings: MOST_PAIRS if is_exact(settings) else None,
)  # fmt: skip
