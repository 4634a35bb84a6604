"""A world that is slow by design, in words."""

from bounds.numbers import at_least, format_number, format_short
from laboratory.topics.no_free_lunch import text as common
from laboratory.topics.no_free_lunch.slow.run import LEVELS, RUNS, SEQUENCES, SlowWorld
from laboratory.views.headline import Headline

MEANING = common.MEANING

M = 2**10  # the sample size of the sentences
CAPTION = (
    f"Line: exact, for random labels. Marks: means of {RUNS} memorizers (seed 0), each with labels of its own. The "
    f"distribution is made for samples of up to {format_number(2**LEVELS)} examples; the theorem's has infinitely many "
    "points, and one labelling for all sizes."
)


def headline(run: SlowWorld) -> Headline:
    """The risk after a thousand examples, beside the required one."""
    risk, required = _at(run)
    what = f"expected risk of a memorizer after {format_number(M)} examples"
    return Headline(
        risk, what, at_least=required, by="every learner, on average over the labels; Bayes risk 0", rests_on=()
    )


def sentence(run: SlowWorld) -> str:
    """The lower bound for every learner."""
    risk, _ = _at(run)
    return (
        f"After {format_number(M)} examples every learner still has, on average over the labels, an expected risk of "
        f"at least **{at_least(risk)}**: rare points stay unseen."
    )


def more(run: SlowWorld) -> str:
    """The distribution, and its risk beside the required one."""
    risk, required = _at(run)
    return (
        f"The distribution is made for the sequence {SEQUENCES[run.sequence][0]}: "
        f"{format_number(int(run.atoms.sum()))} points, ever rarer, each with a label of its own, no noise. At "
        f"{format_number(M)} examples every rule has an expected risk of at least {at_least(risk)} on average over the "
        f"labels, where {format_short(required, 4)} was required; the Bayes risk is 0."
    )


def _at(run: SlowWorld) -> tuple[float, float]:
    """The exact risk at M examples, and the required one."""
    return float(run.risk([M])[0]), float(run.required([M])[0])
