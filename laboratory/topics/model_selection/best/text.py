"""The best of many, in words computed from its numbers."""

from bounds.numbers import at_least, at_most, format_number, format_short, percent
from laboratory.topics.model_selection.best.run import SELECTION, LotteryRun
from laboratory.views.conditions import with_probability
from laboratory.views.headline import Headline

MEANING = """
**Why the least error flatters.** An error measured on m examples scatters around the risk. Of many candidates, some are
lucky, and whoever takes the least error takes the luckiest. Here all candidates are equally bad, so that luck is all
there is: with k coins and m examples, the mean of the least error follows exactly from the binomial law.

**The guarantee.** The theorem on a choice among k models says that with probability at least 1 − δ *all* k errors lie
within √(ln(2k/δ) / (2m)) of their risks, so also that of the one chosen. The price of the choice is only the logarithm
of k. Without k the statement speaks of one candidate that was fixed beforehand, and it fails for the chosen one.

**Nested folds** choose on some examples and test on others. So their report has the right mean whatever the choice.
Here it scatters more than the least error does: being right on average is not being right each time.
"""


def headline(run: LotteryRun) -> Headline:
    """The mean of the least error, and what it cannot fall below."""
    quantity = "error of one candidate" if run.k == 1 else f"least of {format_number(run.k)} errors"
    least = float(run.bounds[run.place])
    by = "for the least error of one draw" if least > 0 else "nothing guaranteed above 0"
    text = f"{quantity}, on average; each candidate truly errs with {format_short(run.error)}"
    return Headline(run.expected, text, at_least=least if least > 0 else None, by=by, theorem=SELECTION)


def caption(run: LotteryRun) -> str:
    """How to read the figure of the least error."""
    return (
        f"Exact, for candidates that err independently of each other. Grey: nine of ten draws. Dots: the "
        f"{format_number(run.k)} errors of one draw; the ring is the one chosen."
    )


def nested_caption(run: LotteryRun) -> str:
    """How to read the histograms."""
    return (
        f"{format_number(len(run.plain))} draws of {format_number(run.m)} examples in {run.folds} folds. The least "
        "error is taken over all folds; nested folds choose on the others and test on the one left."
    )


def sentence(run: LotteryRun) -> str:
    """One draw: what the chosen one showed, and what it shows on fresh examples."""
    least = format_short(float(run.candidate_errors.min()))
    return (
        f"In this draw the chosen one errs on **{least}** of the {format_number(run.m)} examples that "
        f"chose it and on **{format_short(run.test)}** of as many fresh ones."
    )


def more(run: LotteryRun) -> str:
    """The truth, the guarantee, and the two ways to report."""
    truth = f"The true risk of the chosen one is {format_short(run.error)}, like everybody's."
    return "\n\n".join((truth, _guaranteed(run), _nested(run)))


def _guaranteed(run: LotteryRun) -> str:
    """What is guaranteed of the chosen one, and what leaving out the number of candidates would say."""
    far = (
        f"{with_probability(run.delta).capitalize()}, no candidate's error lies more than {at_most(run.gap)} from its "
        "risk"
    )
    if run.gap >= run.error:
        return f"{far}: of the least error that guarantees nothing above 0, a vacuous bound."
    guarantee = (
        f"{far}, so the least is at least {at_least(run.error - run.gap)}: that needs candidates fixed before the "
        "examples are drawn, but no independence between them."
    )
    if run.k == 1:
        return f"{guarantee} With one candidate nothing is chosen."
    return (
        f"{guarantee} A guarantee that forgets the choice would say {at_least(run.bounds[0])}; the least error of "
        f"these {format_number(run.k)} lies below that in {percent(run.misled)} of all draws, where "
        f"{percent(run.delta)} were allowed."
    )


def _nested(run: LotteryRun) -> str:
    """What the two ways to report come to on average."""
    return (
        f"Over {format_number(len(run.plain))} draws the least cross-validation error is "
        f"**{format_short(run.plain.mean())}** on average ({format_short(run.expected)} exactly, where all folds are "
        f"of one size), nested folds report **{format_short(run.nested.mean())}**, and the truth is "
        f"{format_short(run.error)}."
    )
