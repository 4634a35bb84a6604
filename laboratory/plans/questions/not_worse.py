"""Is a new model not worse than the old by more than a margin, each on its own items? The score test, or Chan's."""

from fractions import Fraction
from math import ceil
from typing import Any

from bounds import theorems
from bounds.formula.special.proportions.covering import OwnSamplesFormula
from bounds.formula.special.proportions.exact_levels import least_level_of_chan
from bounds.formula.special.proportions.exact_sizes import chan_has, first_exact_size, power_of_chan
from bounds.formula.special.proportions.unconditional import MOST as MOST_OF_EACH
from bounds.numbers import format_number, percent
from bounds.solving.question import Solution
from bounds.vocabulary.domain import Interval, integers
from laboratory.plans.question import AnsweredPlan, PlanQuantity, PlanQuestion
from laboratory.plans.questions._exact import (
    APPROXIMATE,
    from_level,
    from_sizes,
    is_exact,
    kind_of_test,
    too_many,
)
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
from laboratory.views.fields import Number, Settings

ITEMS = Number("items", "Items of the new model", "number of items of the new model, none in both samples",
               integers(1, 100_000), {"test": {"score": 1000, "exact": 100}}, (50, 5000), log=True)  # fmt: skip
NEW = Number("new", "Accuracy of the new model", "accuracy of the new model, as planned", Interval(0.001, 0.999), 0.84,
             (0.05, 0.98))  # fmt: skip
OLD = Number("old", "Accuracy of the old model", "accuracy of the old model, as planned", Interval(0.001, 0.999), 0.84,
             (0.05, 0.98))  # fmt: skip
RATIO = Number("ratio", "Old for each new", "items of the old model for each item of the new model", Interval(0.1, 10),
               1, (0.25, 4), log=True, advanced=True, when={"test": (APPROXIMATE,)})  # fmt: skip
CHANS, EACH = "Chan's exact test", "items of each model"
TEST = kind_of_test("Chan's", MOST_OF_EACH)
FORMULA, CHAN = "farrington_manning_power", "chan_test_power"


def of_the_old(settings: Settings) -> int:
    """Items of the old model: the ratio's whole number, or the next one."""
    return ceil(Fraction(repr(settings["ratio"])) * int(settings["items"]))


def impossible(settings: Settings) -> str | None:
    """Why there is no plan."""
    new, old, margin = settings.get("new"), settings["old"], settings.get("margin")
    if new is not None and margin is not None and decimal(new) + decimal(margin) <= decimal(old):
        return (
            f"The new model's accuracy must be above the old one's less the margin; got {new:g} beside {old:g} and the "
            f"margin {margin:g}."
        )
    return no_more_than_its_level(settings) or (refused_by_chan(settings) if is_exact(settings) else None)


def refused_by_chan(settings: Settings) -> str | None:
    """What the exact test is not worked out for."""
    if settings["ratio"] != 1:
        return f"{CHANS} takes as many items of the old model as of the new; got {settings['ratio']:g} for each new."
    return too_many(CHANS, settings.get("items"), MOST_OF_EACH, EACH) or no_margin(CHANS, settings)


def solves(name: str, settings: Settings) -> Solution | None:
    """Margin and accuracy by the score test's formula; size and level of Chan's test."""
    if not is_exact(settings):
        return covered_by_formula(name, settings) if name in ("margin", "new") else None
    if name == "items":
        return size_of_chan(settings)
    if name == "level":
        rates, margin = (settings["new"], settings["old"]), decimal(settings["margin"])
        return from_level(least_level_of_chan(settings["items"], rates, margin, settings["power"]), CHANS)
    return None


def size_of_chan(settings: Settings) -> Solution:
    """From which size on every one up to the last has the power."""
    rates, power = (settings["new"], settings["old"]), settings["power"]
    margin, alpha = decimal(settings["margin"]), decimal(settings["level"])
    sizes = first_exact_size(
        MOST_OF_EACH,
        lambda n: chan_has(n, rates, margin, alpha, power),
        lambda n: power_of_chan(n, rates, margin, alpha),
    )
    known = {"ratio": 1, **inputs_of_rates(settings), "alpha": settings["level"]}
    asks = theorems[FORMULA].solve("n", at_least=power, **known).value
    instead = "" if asks is None else f"; the score test's formula asks for {format_number(asks)}"
    return from_sizes(sizes, CHANS, EACH, instead)


def inputs_of_rates(settings: Settings) -> dict[str, float]:
    """Rates and margin by the names of the theorems' variables."""
    return {"p1": settings["new"], "p2": settings["old"], "margin": settings["margin"]}


def covered_by_formula(name: str, settings: Settings) -> Solution:
    """The smallest margin, or accuracy of the new model, from which on the formula has the power."""
    old = decimal(settings["old"])
    ratio, alpha, power = (decimal(settings[each]) for each in ("ratio", "level", "power"))
    formula = OwnSamplesFormula(settings["items"], ratio, old, alpha, power)
    known = {"n": settings["items"], "ratio": settings["ratio"], "p2": settings["old"], "alpha": settings["level"]}
    if name == "margin":
        new = decimal(settings["new"])
        ends = (Fraction(0) if new > old else old - new + LEAST_ABOVE, Fraction(1, 2))
        return covered(FORMULA, {**known, "p1": settings["new"]}, "margin", formula, new, ends, "margin")
    margin = decimal(settings["margin"])
    ends = (max(old - margin + LEAST_ABOVE, Fraction(1, 1000)), Fraction(999, 1000))
    return covered(FORMULA, {**known, "margin": settings["margin"]}, "p1", formula, margin, ends, "accuracy")


def statement(answer: AnsweredPlan) -> str:
    """What holds."""
    settings = answer.settings
    test, how = (CHANS, "at least") if is_exact(settings) else ("Farrington and Manning's score test", "about")
    return (
        f"With {answer.read('items')} items for the new model and {format_number(of_the_old(settings))} for the old, "
        f"{test}, one-sided at level {answer.read('level')}, shows with probability {how} {answer.read('power')} that "
        f"the new model is {not_worse(settings['margin'])}, where it is right on {percent(settings['new'], 6)} and the "
        f"old on {percent(settings['old'], 6)}"
    )


def more(answer: AnsweredPlan) -> list[str]:
    """The items of both, and that pairs mostly need fewer."""
    both = format_number(answer.settings["items"] + of_the_old(answer.settings))
    return [
        f"Both samples have {both} items together.",
        "Can both models answer the same items? Then they are paired, and mostly far fewer items are enough.",
    ]


def view(answer: AnsweredPlan) -> tuple[str, dict[str, Any]]:
    """The view Not worse?, each model with its own items."""
    settings = answer.settings
    return "evaluation.noninferiority", {
        "p1": settings["new"],
        "p2": settings["old"],
        "margin": settings["margin"],
        "design": "own",
        "ratio": settings["ratio"],
        "alpha": settings["level"],
        "target": settings["power"],
    }


PLAN = PlanQuestion(
    name="not_worse",
    title="A new model not worse, on samples of their own",
    about="Is a new model not worse than the old by more than a margin, if each is tested on other items?",
    quantities=(
        PlanQuantity(ITEMS, "n", "items for the new model"),
        POWER_QUANTITY,
        margin_quantity(0.15),
        PlanQuantity(NEW, "p1", "smallest accuracy of the new model", share=True),
        LEVEL_QUANTITY,
    ),
    others=(OLD, RATIO),
    theorem=lambda settings: CHAN if is_exact(settings) else FORMULA,
    inputs=lambda settings: {"p2": settings["old"], **({} if is_exact(settings) else {"ratio": settings["ratio"]})},
    statement=statement,
    more=more,
    view=view,
    check=impossible,
    caveat=caveat,
    choices=(TEST,),
    solves=solves,
    limit=lambda settings: MOST_OF_EACH if is_exact(settings) else None,
)  # fmt: skip
