"""What the questions of two models on the same items have: the items, and how often just one model is right."""

from bounds.numbers import format_number, format_short
from bounds.vocabulary.domain import integers
from laboratory.plans.question import AnsweredPlan
from laboratory.views.fields import Number

ITEMS = Number("items", "Items", "number of items that both models answer", integers(1, 50_000), 1000, (50, 5000),
               log=True)  # fmt: skip
USUAL_ACCURACY = 0.84


def more_than_all(discordance: float) -> str | None:
    """Why no two models disagree so often."""
    if discordance <= 1:
        return None
    return (
        f"The share of items that just one model gets right, the discordance, must be at most 1; got {discordance:g}."
    )


def discordance_in_words(answer: AnsweredPlan, discordance: float) -> str:
    """How many of the items tell the models apart."""
    expected = format_number(round(answer.settings["items"] * discordance))
    return (
        f"The discordance, the share of items that just one of them gets right, is {format_short(discordance, 6)}: "
        f"about {expected} of the items tell the models apart."
    )
