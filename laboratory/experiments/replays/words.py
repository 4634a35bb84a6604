"""How often the extrapolation of a learner's curves was right, where their continuation is known, in words."""

from collections.abc import Sequence

from bounds.numbers import format_number, percent, pluralize
from bounds.vocabulary.prose import in_a_sentence, listed
from laboratory.experiments.replays import FACTORS, SIZES, Score, score_of, scores
from laboratory.experiments.replays.run import LATER_RUNS
from laboratory.experiments.replays.scoring import added
from laboratory.worlds import data_sets, worlds

BEGINNING = f"at {SIZES[0]} to {format_number(SIZES[-1])} examples"


def replayed_in_words(learner: str, factor: int) -> str:
    """In Markdown: how many replayed curves were refused, where the true median lay of the others, and by distribution.

    Where none was replayed it says so.
    """
    score = score_of(learner, factor)
    if score is None:
        return _not_replayed(learner, factor)
    rows = [row for row in scores() if (row.learner, row.factor) == (learner, factor)]
    where = f"{score.replayed // len(rows)} on each of {pluralize(len(rows), 'data distribution')}"
    first = (
        f"**How often does such an interval hold?** Tried with this learner's default settings on {score.replayed} "
        f"curves, {where}, measured {BEGINNING} and then beyond."
    )
    if not score.extrapolated:
        return f"{first} All were refused."
    refused = f" {score.refused} {'was' if score.refused == 1 else 'were'} refused." if score.refused else ""
    of = f"{score.held} of {score.extrapolated}"
    times = f"{format_number(factor)} times the largest size"
    held = f"At {times} the interval held the true median in **{of}**{_missed(score)}."
    by_name = "; ".join(f"{named(row.world)}: {_held(row)}" for row in rows)
    return f"{first}{refused} {held} By data distribution: {by_name}.{_recurring(rows, factor)}"


def _not_replayed(learner: str, factor: int) -> str:
    if score_of(learner, FACTORS[0]) is None:
        return "How often such an interval holds was not tried with this learner."
    far = listed([str(other) for other in FACTORS])
    return (
        f"How often such an interval holds was tried at {far} times the largest size only, not at "
        f"{format_number(factor)}."
    )


def _missed(score: Score) -> str:
    """Where the median lay otherwise, that of so many runs."""
    places = (
        (score.below, "below"),
        (score.above, "above"),
        (score.undecided, f"too near an end to decide with {LATER_RUNS} runs"),
    )
    missed = [f"{'once' if number == 1 else f'{number} times'} {place}" for number, place in places if number]
    return f"; the median lay {listed(missed)}" if missed else ""


def _held(score: Score) -> str:
    return f"{score.held} of {score.extrapolated}" if score.extrapolated else "all refused"


def named(name: str) -> str:
    """A data distribution in a sentence."""
    return name.replace("_", " ") if name in data_sets.DATA_SETS else in_a_sentence(worlds[name]().title)


def _recurring(rows: Sequence[Score], factor: int) -> str:
    """Why a data set's curve may fall faster in the end: its examples come again."""
    extrapolated = [row.world for row in rows if row.world in data_sets.DATA_SETS and row.extrapolated]
    if not extrapolated:
        return ""
    draws = factor * SIZES[-1]
    held = listed([f"{percent(_distinct(name, draws), 2)} of {named(name)}" for name in extrapolated])
    return (
        f" A data set's examples recur: {format_number(draws)} draws contain about {held}. So a learner that remembers "
        "them may err less there than a power law says."
    )


def _distinct(name: str, draws: int) -> float:
    """The expected share of a data set's examples among so many draws with replacement."""
    return float(1 - (1 - 1 / len(data_sets.world(name, None, None).y)) ** draws)


def all_replayed_in_words(factor: int) -> str:
    """The same of every learner that was replayed, for curves of an unknown learner; `factor` is one of FACTORS."""
    if factor not in FACTORS:
        raise ValueError(f"factor (times the largest size) must be one of {FACTORS}; got {factor!r}")
    every = [score for score in scores() if score.factor == factor]
    score, learners = added(every), pluralize(len({score.learner for score in every}), "learner")
    return (
        f"Tried on {format_number(score.replayed)} curves of {learners} of the Lab, measured {BEGINNING}, whose "
        f"continuation is known: {format_number(score.refused)} were refused. At {format_number(factor)} times the "
        f"largest size such an interval held the true median in {format_number(score.held)} of "
        f"{format_number(score.extrapolated)}."
    )
