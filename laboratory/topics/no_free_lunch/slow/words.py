"""A world that is slow by design, in words."""

from bounds.numbers import at_least, in_words, short
from laboratory.topics.no_free_lunch import words as common
from laboratory.topics.no_free_lunch.slow.run import LEVELS, RUNS, SEQUENCES, SlowWorld
from laboratory.views.view import Headline

MEANING = common.MEANING

M = 2**10  # the sample size that is told of
CAPTION = (
    f"Line: exact, for random labels. Marks: means of {RUNS} memorisers (seed 0), each in a world with "
    f"labels of its own. The world is made for samples of up to {in_words(2**LEVELS)} examples; the theorem's has "
    "infinitely many points, and one labelling for all sizes."
)


def headline(run: SlowWorld) -> Headline:
    """The risk after a thousand examples, beside what was asked for."""
    risk, asked = _at(run)
    what = f"expected risk of a memoriser after {in_words(M)} examples"
    return Headline(
        risk, what, at_least=asked, by="every learner, on average over the labels; best possible: 0", rests_on=()
    )


def sentence(run: SlowWorld) -> str:
    """What no learner escapes."""
    risk, _ = _at(run)
    return (
        f"After {in_words(M)} examples every learner still has, on average over the labels, an expected risk of at "
        f"least **{at_least(risk)}**: rare points stay unseen."
    )


def more(run: SlowWorld) -> str:
    """How far the world keeps its word."""
    risk, asked = _at(run)
    return (
        f"The world was made for the sequence {SEQUENCES[run.sequence][0]}: {in_words(int(run.atoms.sum()))} "
        f"points, ever rarer, each with a label of its own, no noise. At {in_words(M)} examples every rule has an "
        f"expected risk of at least {at_least(risk)} on average over the labels, where {short(asked, 4)} was asked "
        "for; the best possible risk is 0."
    )


def _at(run: SlowWorld) -> tuple[float, float]:
    """The exact risk at M examples, and what was asked for."""
    return float(run.risk([M])[0]), float(run.asked([M])[0])
