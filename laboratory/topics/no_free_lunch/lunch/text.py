"""No free lunch, in words."""

from collections.abc import Sequence

from bounds.numbers import at_least, format_number, format_short
from laboratory.topics.no_free_lunch import text as common
from laboratory.topics.no_free_lunch.lunch.run import FITS, LunchRun, fits
from laboratory.views.headline import Headline

MEANING = common.MEANING

LAW_CAPTION = "Exact mean over all labellings, on these points and on 2m points (never below 1/4)."


def headline(run: LunchRun) -> Headline:
    """The mean over labellings of a learner that repeats its sample, beside the minimum of all learners."""
    mean = run.mean("memorizer")
    by = "on average over the labellings"
    return Headline(
        mean, "mean risk of the memorizer", at_least=run.average, by=by, measured_text=format_short(mean, 4)
    )


def too_many(points: int, m: int) -> str | None:
    """Why there is too much to enumerate, and what is allowed."""
    if (needed := fits(points, m)) <= FITS:
        return None
    fitting = max(size for size in range(1, m) if fits(points, size) <= FITS)
    return (
        f"{points} points and {m} examples would take up to {format_number(needed)} fits for each learner; at most "
        f"{format_number(FITS)} are made. With {points} points take at most {fitting} examples."
    )


def sentence(run: LunchRun) -> str:
    """Equal means."""
    differ = run.differ("memorizer", "nearest neighbour")
    better = "each is better on other labellings" if differ else "here they have the same risk on each"
    return (
        f"Over all {2**run.points} labellings the memorizer and the nearest neighbour have the same mean risk, "
        f"**{format_short(run.average, 4)}**: {better}."
    )


def more(run: LunchRun) -> str:
    """The learners with that mean, and the adversary's choices."""
    return f"{_means(run)}\n\n{_worst(run)}"


def _means(run: LunchRun) -> str:
    """The mean over labellings, equal for all that repeat their sample."""
    threshold = run.mean("best threshold")
    other = (
        f"The best threshold cannot always repeat its sample, and has {format_short(threshold, 4)}."
        if threshold > run.average * (1 + 1e-9)
        else "Here the best threshold can repeat its sample too, and has the same."
    )
    differ = run.differ(*run.costs)
    better = (
        "Each learner is better on other labellings" if differ else "On each labelling all three have the same risk"
    )
    return (
        f"Over all {2**run.points} labellings of {run.points} points the memorizer and the nearest neighbour have the "
        f"same mean risk, **{format_short(run.average, 4)}**, exactly the theorem's value for every learner that "
        f"repeats its sample. {other} {better}."
    )


def _worst(run: LunchRun) -> str:
    """The adversary's choice for each learner, and its guarantee."""
    worst = ", ".join(
        f"{name} {_digits(run.labels(name))} (risk {format_short(run.worst(name), 4)})" for name in run.costs
    )
    adversary = f"The adversary picks the labelling that is worst: for the {worst}."
    if run.bound is None:
        return (
            f"{adversary} With fewer than {2 * run.m} points the theorem does not apply (elsewhere its bound is 1/7)."
        )
    least = min(run.often_bad(name) for name in run.costs)
    often = "1" if least == 1 else f"at least {at_least(least)}"
    return (
        f"{adversary} On some labelling each of them has a risk of 1/8 or more with probability {often}. For every "
        f"learner there is, by the theorem, a labelling on which the probability of such a risk is at least 1/7 "
        f"({at_least(run.bound)}); the 1/7 is a probability, not a risk."
    )


def _digits(labels: Sequence[int]) -> str:
    return "".join(map(str, labels))
