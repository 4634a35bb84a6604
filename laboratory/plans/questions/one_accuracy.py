"""One accuracy within a margin: Hoeffding's inequality, or Wilson's interval at an accuracy that is expected."""

from dataclasses import replace
from typing import Any

from bounds import theorems
from bounds.numbers import at_least, at_most, format_number, percent
from bounds.vocabulary.domain import integers
from laboratory.plans.question import AnsweredPlan, PlanQuantity, PlanQuestion
from laboratory.plans.questions._fields import (
    ACCURACY,
    DELTA_QUANTITY,
    MARGIN,
    confidence,
    far_end,
    from_far_end,
    rarer,
)
from laboratory.views.fields import Number, Pick, Settings

ITEMS = Number("items", "Items", "number of test items", integers(1, 10**9), 1000, (50, 10_000), log=True)
BOUND, USUAL = "hoeffding", "wilson"
INTERVAL = Pick("interval", "Interval", {BOUND: "Guaranteed, any accuracy", USUAL: "Approximate, Wilson"}, BOUND)
EXPECTED = replace(ACCURACY, when={"interval": (USUAL,)})


STRATA = (
    "Subjects of known weights are strata: drawn in proportion to these, so many items have the same guarantee but for "
    "rounding. What strata gain without a guarantee, the view Strata of Planning evaluations shows."
)


def is_guaranteed(settings: Settings) -> bool:
    """Whether the interval is a guarantee."""
    return bool(settings["interval"] == BOUND)


def into_end(margin: float, settings: Settings) -> float:
    """The end of the interval that is as far off as the margin."""
    return margin if is_guaranteed(settings) else far_end(margin, settings)


def back_to_margin(end: float, settings: Settings) -> float:
    """How far off an end is."""
    return end if is_guaranteed(settings) else from_far_end(end, settings)


def inputs(settings: Settings) -> dict[str, Any]:
    """What Wilson's interval takes beside the quantities."""
    return {} if is_guaranteed(settings) else {"test_error": rarer(settings)}


def statement(answer: AnsweredPlan) -> str:
    """What holds."""
    settings = answer.settings
    level = confidence(settings["delta"])
    start = (
        f"With {answer.read('items')} items the measured accuracy is within ±{answer.read('margin')} of the true one"
    )
    if is_guaranteed(settings):
        return f"{start} with probability at least {level}, two-sided and whatever the accuracy"
    return (
        f"{start}, by Wilson's two-sided interval of level {level}, approximately and where "
        f"{percent(settings['accuracy'], 6)} are measured"
    )


def more(answer: AnsweredPlan) -> list[str]:
    """What strata change, or the exact interval of so many items where the accuracy is the one expected."""
    settings = answer.settings
    if is_guaranteed(settings):
        return [STRATA]
    if settings["items"] > 10**6:
        return []
    items, wrong = settings["items"], round(settings["items"] * (1 - settings["accuracy"]))
    ends = {"m": items, "delta": settings["delta"] / 2, "errors": wrong}
    low = 1 - theorems["test_set_binomial"](**ends)
    high = 1 - theorems["test_set_binomial_lower"](**ends)
    line = (
        f"If {format_number(items - wrong)} of {format_number(items)} are right, Clopper and Pearson's exact interval "
        f"is {at_least(low, 4)} to {at_most(high, 4)}."
    )
    return [line]


def view(answer: AnsweredPlan) -> tuple[str, dict[str, Any]]:
    """The view on intervals."""
    settings = answer.settings
    chosen = {"p": settings["accuracy"], "interval": "wilson"}
    chosen = {"interval": "clopper_pearson"} if is_guaranteed(settings) else chosen
    return "evaluation.intervals", {"n": settings["items"], "delta": settings["delta"], **chosen}


PLAN = PlanQuestion(
    name="one_accuracy",
    title="One accuracy within a margin",
    about="How near is the measured accuracy of one model to its true one?",
    quantities=(
        PlanQuantity(ITEMS, "m", "items"),
        PlanQuantity(MARGIN, "", "margin on either side", into=into_end, back=back_to_margin),
        DELTA_QUANTITY,
    ),
    others=(INTERVAL, EXPECTED),
    theorem=lambda settings: "validation_two_sided" if is_guaranteed(settings) else "wilson_upper",
    inputs=inputs,
    statement=statement,
    more=more,
    view=view,
    check=lambda settings: None,
)
