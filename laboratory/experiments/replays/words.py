"""How often the extrapolation of a learner's curves was right, where their continuation is known, in words."""

from bounds.numbers import format_number, pluralize
from laboratory.experiments.replays import FACTORS, SIZES, score_of, scores
from laboratory.experiments.replays.scoring import added, distributions


def replayed_in_words(learner: str, factor: int) -> str:
    """In Markdown: how many replayed curves were refused, and where the true median lay of the others."""
    score = score_of(learner, factor)
    if score is None:
        return "How often such an interval holds was not replayed for this learner at this distance."
    times = f"{format_number(factor)} times the largest size"
    where = f"sizes {SIZES[0]} to {SIZES[-1]} on {distributions(learner)}"
    first = f"**Replayed** on {score.replayed} curves of this learner whose continuation is known ({where})."
    if not score.extrapolated:
        return f"{first} All {score.refused} were refused."
    others = [
        f"{number} {what}"
        for number, what in (
            (score.below, "below it"),
            (score.above, "above it"),
            (score.undecided, "too near an end to be decided"),
        )
        if number
    ]
    missed = f"; the true median lay in {', '.join(others)}" if others else ""
    refused = f" {score.refused} {'was' if score.refused == 1 else 'were'} refused." if score.refused else ""
    return f"{first} At {times} the interval held in **{score.held} of {score.extrapolated}**{missed}.{refused}"


def all_replayed_in_words(factor: int) -> str:
    """The same of every learner that was replayed, for curves of an unknown learner; `factor` is one of FACTORS."""
    if factor not in FACTORS:
        raise ValueError(f"factor (times the largest size) must be one of {FACTORS}; got {factor!r}")
    every = [score for score in scores() if score.factor == factor]
    score, learners = added(every), pluralize(len({score.learner for score in every}), "learner")
    return (
        f"Replayed on {format_number(score.replayed)} curves of {learners} here (sizes {SIZES[0]} to {SIZES[-1]}), "
        f"whose continuation is known, such an interval held at {format_number(factor)} times the largest size in "
        f"{format_number(score.held)} of {format_number(score.extrapolated)}; {format_number(score.refused)} curves "
        "were refused."
    )
