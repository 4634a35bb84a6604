"""Several models against a baseline on the same items: McNemar's test of each, the level divided among them."""

from dataclasses import replace
from typing import Any

from bounds.numbers import format_number, percent
from bounds.vocabulary.domain import integers
from laboratory.plans.question import AnsweredPlan, PlanQuantity, PlanQuestion
from laboratory.plans.questions import same_items
from laboratory.plans.questions._fields import DIFFERENCE, LEVEL, POWER_QUANTITY, SIDES, one_sided, sides_in_words
from laboratory.plans.questions._pairs import ITEMS
from laboratory.plans.questions.same_items import OTHER_ALONE, better_alone, difference
from laboratory.views.fields import Number, Settings

MODELS = Number("models", "Models beside the baseline", "number of models that are compared with the baseline",
                integers(1, 1000), 5, (1, 50), log=True)  # fmt: skip


def of_each(level: float, settings: Settings) -> float:
    """The level of one comparison, on the side on which the model is better than the baseline."""
    return one_sided(level, settings) / int(settings["models"])


def of_all(level: float, settings: Settings) -> float:
    """The level of all comparisons together."""
    return level * int(settings["models"]) * (2 if settings["sides"] == "two" else 1)


def statement(answer: AnsweredPlan) -> str:
    """What holds."""
    settings = answer.settings
    better = percent(better_alone(settings["difference"], settings), 6)
    return (
        f"On {answer.read('items')} items that all models answer, McNemar's exact test of each of "
        f"{format_number(settings['models'])} models against the baseline, "
        f"{sides_in_words(settings['sides'], answer.read('level'))}, which is divided among them, finds a model that "
        f"is better by {answer.read('difference')} with probability at least {answer.read('power')} where it alone is "
        f"right on {better} of the items and the baseline alone on {percent(settings['other_alone'], 6)}"
    )


def more(answer: AnsweredPlan) -> list[str]:
    """What the level is of, and that Holm's method has no less power."""
    alpha = percent(answer.inputs["alpha"], 4)
    line = (
        f"Each comparison has the one-sided level {alpha}, so any false alarm among all of them has probability at "
        f"most {answer.read('level')}, whatever the models have in common. Holm's method keeps that and finds no fewer."
    )
    return [
        line,
        "The power is that of finding one such model, not all of them.",
    ]


def view(answer: AnsweredPlan) -> tuple[str, dict[str, Any]]:
    """The view Pairs at the level of one comparison."""
    name, settings = same_items.view(answer)
    return name, {**settings, "alpha": answer.inputs["alpha"]}


PLAN = PlanQuestion(
    name="several_models",
    title="Several models against a baseline",
    about="Which of several models are better than a baseline, if all answer the same items?",
    quantities=(
        PlanQuantity(ITEMS, "m", "items that all models answer"),
        POWER_QUANTITY,
        PlanQuantity(DIFFERENCE, "p10", "smallest difference that is found", into=better_alone, back=difference),
        PlanQuantity(LEVEL, "alpha", "smallest level of all tests together", into=of_each, back=of_all, share=True),
    ),
    others=(MODELS, replace(OTHER_ALONE, label="Only the baseline is right",
                            meaning="share of the items that only the baseline gets right"), SIDES),
    theorem=lambda settings: "mcnemar_power",
    inputs=lambda settings: {"p01": settings["other_alone"]},
    statement=statement,
    more=more,
    view=view,
    check=same_items.impossible,
)  # fmt: skip
