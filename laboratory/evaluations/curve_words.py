"""A learning curve of a file in words: what was measured by size, and what a power law says further out."""

from typing import Any

from bounds.numbers import at_least, at_most, format_number, format_short, percent, pluralize
from laboratory.evaluations.curves import AccuracyCurve
from laboratory.evaluations.p_values import level_in_words
from laboratory.experiments.replays import FACTORS
from laboratory.experiments.replays.words import all_replayed_in_words

MOST_SIZES = 8  # in a sentence
TOLD = FACTORS[1]  # times the largest size
OWN_SAMPLES = "if each run trained on a sample of its own, and the errors follow a power law"


def curve_in_words(curve: AccuracyCurve, delta: float) -> str:
    """The accuracy at each size with its interval; of many sizes the first and the last."""
    points = list(zip(curve.sizes, curve.accuracies, curve.intervals, strict=True))
    few = points if len(points) <= MOST_SIZES else [points[0], points[-1]]
    listed = "; ".join(
        f"{format_number(size)} examples {format_short(accuracy.accuracy, 4)} ({interval.ends})"
        for size, accuracy, interval in few
    )
    of = f"{len(points)} sizes, " if len(few) < len(points) else ""
    names = " or ".join(dict.fromkeys(interval.name for interval in curve.intervals))
    last = curve.intervals[-1]
    against = f"; the file speaks against that: {last.contradicted}" if last.contradicted else ""
    level = level_in_words(delta)
    return f"{curve.model} by training size: {of}{listed}; each at {level} by {names}{last.rests_on}{against}."


def law_in_words(curve: AccuracyCurve) -> str:
    """What the power law says beyond the largest size, and how little that is; or why nothing is extrapolated."""
    if curve.law is None:
        return f"{curve.model} is not extrapolated: {curve.refusal}"
    law, far = curve.law.law, TOLD * curve.sizes[-1]
    low, high = map(float, curve.law.interval(far))
    end = " Its exponent is at an end of those tried." if curve.law.at_an_end else ""
    return (
        f"Extrapolated, {curve.model} has error {format_short(float(curve.law.at(far)))} after {format_number(far)} "
        f"examples ({at_least(low, 3)} to {at_most(high, 3)} in the middle {percent(curve.law.level)} of laws of "
        f"resampled runs), by {format_short(law.floor)} + {format_short(law.factor)} m^-{format_short(law.exponent)} "
        f"through the medians of {pluralize(curve.law.runs, 'run')}, {OWN_SAMPLES}. No guarantee: nothing was measured "
        f"there, and that range covers the randomness of the runs on these items only.{end} "
        f"{all_replayed_in_words(TOLD)}"
    )


def curve_rows(curve: AccuracyCurve) -> list[dict[str, str]]:
    """A row for each size that was measured."""
    return [
        {
            "model": curve.model, "examples": format_number(size), "items": format_number(accuracy.items),
            "answers": format_number(accuracy.answers), "accuracy": format_short(accuracy.accuracy, 4),
            "interval": interval.ends, "by": interval.name, "kind": interval.kind,
            "holds": interval.rests_on.removeprefix(", "), "the file speaks against it": interval.contradicted,
        }
        for size, accuracy, interval in zip(curve.sizes, curve.accuracies, curve.intervals, strict=True)
    ]  # fmt: skip


def plain_curve(curve: AccuracyCurve) -> dict[str, Any]:
    """As JSON has it."""
    points = [
        {"size": size, "items": accuracy.items, "accuracy": accuracy.accuracy, "low": interval.low,
         "high": interval.high, "name": interval.name, "kind": interval.kind,
         "condition": interval.rests_on.removeprefix(", "), "contradicted": interval.contradicted}
        for size, accuracy, interval in zip(curve.sizes, curve.accuracies, curve.intervals, strict=True)
    ]  # fmt: skip
    return {"model": curve.model, "points": points, "extrapolated": _law(curve), "refusal": curve.refusal}


def _law(curve: AccuracyCurve) -> dict[str, Any] | None:
    if curve.law is None:
        return None
    law = curve.law.law
    beyond = [
        {"size": factor * curve.sizes[-1], "error": float(curve.law.at(factor * curve.sizes[-1])),
         "low": float(low), "high": float(high)}
        for factor in FACTORS for low, high in [curve.law.interval(factor * curve.sizes[-1])]
    ]  # fmt: skip
    return {
        "floor": law.floor, "factor": law.factor, "exponent": law.exponent, "runs": curve.law.runs,
        "level": curve.law.level, "beyond": beyond, "condition": OWN_SAMPLES, "guaranteed": False,
    }  # fmt: skip
