"""Two models answer the same items: McNemar's exact test."""

from typing import Any

from bounds.numbers import percent
from bounds.vocabulary.domain import Interval
from laboratory.plans.question import AnsweredPlan, PlanQuantity, PlanQuestion
from laboratory.plans.questions._fields import (
    DIFFERENCE,
    LEVEL_QUANTITY,
    POWER_QUANTITY,
    SIDES,
    no_more_than_level,
    one_sided,
    sides_in_words,
    tidy,
)
from laboratory.plans.questions._pairs import ITEMS, USUAL_ACCURACY, discordance_in_words, more_than_all
from laboratory.views.fields import Number, Settings

OTHER_ALONE = Number("other_alone", "Only the other is right", "share of the items that only the other model gets "
                     "right, as in a pilot", Interval(0, 0.5), 0.07, (0.005, 0.3))  # fmt: skip


def better_alone(difference: float, settings: Settings) -> float:
    """The probability that only the better model is right."""
    return tidy(settings["other_alone"] + difference)


def difference(better: float, settings: Settings) -> float:
    """By how much it is better."""
    return tidy(better - settings["other_alone"])


def impossible(settings: Settings) -> str | None:
    """Why no two models are like this."""
    both = tidy(2 * settings["other_alone"] + settings.get("difference", 0))
    return more_than_all(both) or no_more_than_level(settings)


def statement(answer: AnsweredPlan) -> str:
    """What holds."""
    settings = answer.settings
    better = percent(better_alone(settings["difference"], settings), 6)
    return (
        f"On {answer.read('items')} items that both models answer, McNemar's exact test, "
        f"{sides_in_words(settings['sides'], answer.read('level'))}, finds the better model with probability at least "
        f"{answer.read('power')} where it alone is right on {better} of the items and the other alone on "
        f"{percent(settings['other_alone'], 6)}, a difference of {answer.read('difference')}"
    )


def more(answer: AnsweredPlan) -> list[str]:
    """The discordance."""
    settings = answer.settings
    discordance = tidy(2 * settings["other_alone"] + settings["difference"])
    return [discordance_in_words(answer, discordance)]


def view(answer: AnsweredPlan) -> tuple[str, dict[str, Any]]:
    """The view Pairs."""
    settings = answer.settings
    gap, other = settings["difference"], settings["other_alone"]
    return "evaluation.paired", {
        "accuracy": min(max(USUAL_ACCURACY, better_alone(gap, settings)), tidy(1 - other)),
        "difference": gap,
        "discordance": tidy(2 * other + gap),
        "alpha": one_sided(settings["level"], settings),
        "power": settings["power"],
    }


PLAN = PlanQuestion(
    name="same_items",
    title="Two models on the same items",
    about="Which of two models is better, if both answer the same items?",
    quantities=(
        PlanQuantity(ITEMS, "m", "items that both models answer"),
        POWER_QUANTITY,
        PlanQuantity(DIFFERENCE, "p10", "smallest difference that is found", into=better_alone, back=difference),
        LEVEL_QUANTITY,
    ),
    others=(OTHER_ALONE, SIDES),
    theorem=lambda settings: "mcnemar_power",
    inputs=lambda settings: {"p01": settings["other_alone"]},
    statement=statement,
    more=more,
    view=view,
    check=impossible,
)
