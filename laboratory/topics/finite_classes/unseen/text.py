"""A point unseen, in words."""

from bounds.numbers import at_most, format_number, format_short, pluralize
from laboratory.topics.finite_classes import text as common
from laboratory.topics.finite_classes.unseen.run import TINY, UnseenRun, small
from laboratory.views.headline import Headline

MEANING = common.MEANING

RARE = 0.05  # and what is rarer is unlikely
CAPTION = "Heavy: the exact probability that no example is the point. Dashed: the bound exp(−εm), from 1 − ε ≤ exp(−ε)."


def headline(run: UnseenRun) -> Headline:
    """The probability and its bound."""
    what = f"probability that {pluralize(run.m, 'example')} {'misses' if run.m == 1 else 'miss'} the point"
    if run.bound < TINY:
        return Headline(run.missed, what, by="its bound is exp(−εm)", measured_text=small(run.missed))
    return Headline(run.missed, what, at_most=run.bound, by="exp(−εm)", theorem="unseen_point")


def sentence(run: UnseenRun) -> str:
    """How probable it is to miss the point."""
    return f"The point is missed with probability **{small(run.missed)}**: {_guessed(run.missed)}."


def _guessed(probability: float) -> str:
    """What the probability means; one that is neither small nor large as a frequency."""
    if RARE < probability < 0.5:
        return f"on about {round(100 * probability)} of 100 samples a learner must guess its label"
    return f"it is {'unlikely' if probability <= RARE else 'likely'} that a learner must guess its label"


def more(run: UnseenRun) -> str:
    """What that does to a learner."""
    epsilon, about = format_number(run.probability), round(1 / run.probability)
    return (
        f"A domain of two points: one of them has probability {epsilon}. In {pluralize(run.m, 'example')} it is missed "
        f"with probability {small(run.missed)} (at most {at_most(max(run.bound, TINY))}). On such a sample the learner "
        f"guesses its label, and a wrong guess has true risk {epsilon}. Therefore no learner can guarantee a true "
        "risk of "
        f"0. After about 1/ε = {pluralize(about, 'example')} the point is missed with probability "
        f"{format_short((1 - run.probability) ** about)}."
    )
