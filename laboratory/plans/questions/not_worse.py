"""Is a new model not worse than the old by more than a margin, each on its own items? Farrington and Manning's test."""

from fractions import Fraction
from math import ceil
from typing import Any

from bounds.numbers import format_number, percent
from bounds.vocabulary.domain import Interval, integers
from laboratory.plans.question import AnsweredPlan, PlanQuantity, PlanQuestion
from laboratory.plans.questions._margins import (
    CAVEAT,
    LEVEL_QUANTITY,
    POWER_QUANTITY,
    WORSE,
    no_more_than_its_level,
    not_worse,
)
from laboratory.views.fields import Number, Settings

ITEMS = Number("items", "Items of the new model", "number of items of the new model, none in both samples",
               integers(1, 100_000), 1000, (50, 5000), log=True)  # fmt: skip
NEW = Number("new", "Accuracy of the new model", "accuracy of the new model, as planned", Interval(0.001, 0.999), 0.84,
             (0.05, 0.98))  # fmt: skip
OLD = Number("old", "Accuracy of the old model", "accuracy of the old model, as planned", Interval(0.001, 0.999), 0.84,
             (0.05, 0.98))  # fmt: skip
RATIO = Number("ratio", "Old for each new", "items of the old model for each item of the new model", Interval(0.1, 10),
               1, (0.25, 4), log=True, advanced=True)  # fmt: skip


def of_the_old(settings: Settings) -> int:
    """Items of the old model: the ratio's whole number, or the next one."""
    return ceil(Fraction(repr(settings["ratio"])) * int(settings["items"]))


def impossible(settings: Settings) -> str | None:
    """Why there is no plan."""
    new, old, margin = settings["new"], settings["old"], settings["margin"]
    if Fraction(repr(new)) + Fraction(repr(margin)) <= Fraction(repr(old)):
        return (
            f"The new model's accuracy must be above the old one's less the margin; got {new:g} beside {old:g} and the "
            f"margin {margin:g}."
        )
    return no_more_than_its_level(settings)


def statement(answer: AnsweredPlan) -> str:
    """What holds."""
    settings = answer.settings
    return (
        f"With {answer.read('items')} items for the new model and {format_number(of_the_old(settings))} for the old, "
        f"Farrington and Manning's score test, one-sided at level {answer.read('level')}, shows with "
        f"probability about {answer.read('power')} that the new model is {not_worse(settings['margin'])}, where it is "
        f"right on {percent(settings['new'], 6)} and the old on {percent(settings['old'], 6)}"
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
    quantities=(PlanQuantity(ITEMS, "n", "items for the new model"), POWER_QUANTITY, LEVEL_QUANTITY),
    others=(WORSE, NEW, OLD, RATIO),
    theorem=lambda settings: "farrington_manning_power",
    inputs=lambda settings: {
        "ratio": settings["ratio"], "p1": settings["new"], "p2": settings["old"], "margin": settings["margin"],
    },
    statement=statement,
    more=more,
    view=view,
    check=impossible,
    caveat=CAVEAT,
)  # fmt: skip
