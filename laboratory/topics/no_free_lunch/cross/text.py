"""A consistent rule and two that are not, in words."""

from bounds.numbers import format_number, format_short
from laboratory.topics.no_free_lunch import text as common
from laboratory.topics.no_free_lunch.cross.run import (
    CROSSING_SIZES,
    NEIGHBOURS,
    ONE,
    RUNS,
    THRESHOLD,
    CrossingRun,
)
from laboratory.views.headline import Headline

MEANING = common.MEANING

LAST = CROSSING_SIZES[-1]


def headline(run: CrossingRun) -> Headline:
    """When the consistent rule overtakes."""
    by = "no guarantee: consistency gives no sample size"
    if run.crossing is None:
        return Headline(LAST, f"overtaken, up to {format_number(LAST)} examples", measured_text="Never", by=by)
    what = "examples until √m neighbours overtake the best threshold"
    return Headline(run.crossing, what, measured_text=format_number(run.crossing), by=by)


def sentence(run: CrossingRun) -> str:
    """Where the consistent rule overtakes."""
    if run.crossing is None:
        return f"Up to {format_number(LAST)} examples √m neighbours do not overtake the best threshold."
    if run.crossing == CROSSING_SIZES[0]:
        return "√m neighbours are better than the best threshold at all these sizes."
    few = (
        "With few examples the small class is better"
        if run.is_one_crossing
        else "With few examples either may be better"
    )
    return (
        f"{few}. From m* = **{format_number(run.crossing)}** examples on (of the sizes drawn) the consistent rule is "
        "better."
    )


def more(run: CrossingRun) -> str:
    """The limits of the risks."""
    return (
        f"The risk of the best threshold tends to {format_short(run.limits[THRESHOLD], 4)}, that of one neighbour to "
        f"{format_short(run.limits[ONE], 4)}, and that of √m neighbours to the Bayes risk "
        f"{format_short(run.limits[NEIGHBOURS], 4)}."
    )


def caption(run: CrossingRun) -> str:
    """How the curves were computed."""
    widest = max(float(errors.max()) for errors in run.errors.values())
    return (
        f"Means of {RUNS} samples at each size; every risk is an exact sum. Standard errors up to "
        f"{format_short(widest, 4)}. Dotted: the limits, the lowest of them the Bayes risk."
    )
