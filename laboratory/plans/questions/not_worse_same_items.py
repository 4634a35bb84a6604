"""Is a new model not worse than the old by more than a margin, on the same items? Tango's score test."""

from typing import Any

from bounds.numbers import percent
from bounds.vocabulary.domain import Interval
from laboratory.plans.question import AnsweredPlan, PlanQuantity, PlanQuestion
from laboratory.plans.questions._fields import tidy
from laboratory.plans.questions._margins import (
    CAVEAT,
    LEVEL_QUANTITY,
    POWER_QUANTITY,
    WORSE,
    no_more_than_its_level,
    not_worse,
)
from laboratory.plans.questions._pairs import ITEMS, USUAL_ACCURACY, discordance_in_words, more_than_all
from laboratory.views.fields import Number, Settings

NEW_ALONE = Number("new_alone", "Only the new is right", "share of the items that only the new model gets right, as in "
                   "a pilot", Interval(0.0001, 0.999), 0.05, (0.005, 0.3))  # fmt: skip
OLD_ALONE = Number("old_alone", "Only the old is right", "share of the items that only the old model gets right, as in "
                   "a pilot", Interval(0, 0.5), 0.05, (0.005, 0.3))  # fmt: skip


def impossible(settings: Settings) -> str | None:
    """Why there is no plan."""
    new, old, margin = settings["new_alone"], settings["old_alone"], settings["margin"]
    if sentence := more_than_all(tidy(new + old)):
        return sentence
    if tidy(new + margin) <= old:
        return (
            f"The new model must be planned not to be worse by the margin; got {new:g} of the items right by it alone, "
            f"{old:g} by the old alone, and the margin {margin:g}."
        )
    return no_more_than_its_level(settings)


def statement(answer: AnsweredPlan) -> str:
    """What holds."""
    settings = answer.settings
    return (
        f"On {answer.read('items')} items that both models answer, Tango's score test, one-sided at level "
        f"{answer.read('level')}, shows with probability about {answer.read('power')} that the new model is "
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
    quantities=(PlanQuantity(ITEMS, "m", "items that both models answer"), POWER_QUANTITY, LEVEL_QUANTITY),
    others=(WORSE, NEW_ALONE, OLD_ALONE),
    theorem=lambda settings: "tango_power",
    inputs=lambda settings: {
        "p10": settings["new_alone"], "p01": settings["old_alone"], "margin": settings["margin"],
    },
    statement=statement,
    more=more,
    view=view,
    check=impossible,
    caveat=CAVEAT,
)  # fmt: skip
