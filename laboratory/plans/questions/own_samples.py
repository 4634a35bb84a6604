"""Two models, each tested on items of its own: Fisher's exact test."""

from typing import Any

from bounds.numbers import format_number, percent
from bounds.vocabulary.domain import Interval, integers
from laboratory.plans.question import AnsweredPlan, PlanQuantity, PlanQuestion
from laboratory.plans.questions._fields import (
    DIFFERENCE,
    LEVEL_QUANTITY,
    POWER_QUANTITY,
    SIDES,
    no_more_than_level,
    sides_in_words,
    tidy,
)
from laboratory.views.fields import Number, Settings

MOST = 0.999  # accuracy of the better model
ITEMS = Number("items", "Items of each model", "number of items of each model, none in both samples",
               integers(1, 20_000), 1000, (50, 5000), log=True)  # fmt: skip
ACCURACY = Number("accuracy", "Accuracy of the other model", "accuracy of the model that is not the better one",
                  Interval(0.001, 0.998), 0.81, (0.05, 0.98))  # fmt: skip


def better(difference: float, settings: Settings) -> float:
    """The accuracy of the better model."""
    return tidy(settings["accuracy"] + difference)


def difference(accuracy: float, settings: Settings) -> float:
    """By how much it is better."""
    return tidy(accuracy - settings["accuracy"])


def impossible(settings: Settings) -> str | None:
    """Why no two models are like this."""
    both = better(settings.get("difference", 0), settings)
    if both > MOST:
        return (
            f"The accuracy of the better model, the other's plus the difference, must be at most {MOST}; got {both:g}."
        )
    return no_more_than_level(settings)


def statement(answer: AnsweredPlan) -> str:
    """What holds."""
    settings = answer.settings
    return (
        f"With {answer.read('items')} items for each model, Fisher's exact test, "
        f"{sides_in_words(settings['sides'], answer.read('level'))}, finds the better model with probability at least "
        f"{answer.read('power')} where it is right on {percent(better(settings['difference'], settings), 6)} and the "
        f"other on {percent(settings['accuracy'], 6)}, a difference of {answer.read('difference')}"
    )


def more(answer: AnsweredPlan) -> list[str]:
    """The items of both, and that pairs mostly need fewer."""
    both = format_number(2 * answer.settings["items"])
    return [
        f"Both samples have {both} items together.",
        "Can both models answer the same items? Then they are paired, and mostly far fewer items are enough.",
    ]


def view(answer: AnsweredPlan) -> tuple[str, dict[str, Any]]:
    """The view Two samples."""
    settings = answer.settings
    return "evaluation.two_samples", {
        "p1": better(settings["difference"], settings),
        "p2": settings["accuracy"],
        "sides": settings["sides"],
        "alpha": settings["level"],
        "target": settings["power"],
    }


PLAN = PlanQuestion(
    name="own_samples",
    title="Two models on samples of their own",
    about="Which of two models is better, if each is tested on other items?",
    quantities=(
        PlanQuantity(ITEMS, "n", "items for each of the two models"),
        POWER_QUANTITY,
        PlanQuantity(DIFFERENCE, "p1", "smallest difference that is found", into=better, back=difference),
        LEVEL_QUANTITY,
    ),
    others=(ACCURACY, SIDES),
    theorem=lambda settings: "fisher_test_power",
    inputs=lambda settings: {"p2": settings["accuracy"]},
    statement=statement,
    more=more,
    view=view,
    check=impossible,
)
