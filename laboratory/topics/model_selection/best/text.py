"""The best of many, in words computed from its numbers."""

from bounds.numbers import at_least, at_most, format_number, format_short, percent, pluralize
from laboratory.topics.model_selection.best.run import SELECTION, LotteryRun
from laboratory.views.conditions import with_probability
from laboratory.views.headline import Headline

MEANING = """
**Why the smallest error is too small.** An error measured on m examples varies around the true risk. The smallest of
many such errors is below its true risk on average. Here all candidates have the same true risk, so nothing but this
effect is seen: with k coins and m examples the mean of the smallest error follows exactly from the binomial
distribution.

**The guarantee.** With probability at least 1 − δ *all* k errors lie within √(ln(2k/δ) / (2m)) of their true risks, and
so does that of the chosen candidate. The choice costs only the logarithm of k. Without k the bound holds for one
candidate that was fixed beforehand, not for the chosen one.

**Nested folds** choose on some examples and test on others. So their estimate has the right mean whatever the choice.
An unbiased estimate may still vary more than the smallest error does.
"""


def headline(run: LotteryRun) -> Headline:
    """The mean of the least error, and what it cannot fall below."""
    quantity = "error of one candidate" if run.k == 1 else f"smallest of {format_number(run.k)} errors"
    least = float(run.bounds[run.place])
    by = "for the smallest error of one draw" if least > 0 else "vacuous bound: not above 0"
    text = f"{quantity}, on average; each candidate has true risk {format_short(run.error)}"
    return Headline(run.expected, text, at_least=least if least > 0 else None, by=by, theorem=SELECTION)


def caption(run: LotteryRun) -> str:
    """How to read the figure of the least error."""
    return (
        "Exact, for candidates whose errors are independent. Grey: nine of ten draws. Dots: "
        f"{pluralize(run.k, 'error')} of one draw; the ring is the one chosen."
    )


def nested_caption(run: LotteryRun) -> str:
    """How to read the histograms."""
    return (
        f"{format_number(len(run.plain))} draws of {format_number(run.m)} examples in {run.folds} folds. The smallest "
        "error is taken over all folds; nested folds choose on the others and test on the one left."
    )


def sentence(run: LotteryRun) -> str:
    """One draw: what the chosen one showed, and what it shows on fresh examples."""
    least = format_short(float(run.candidate_errors.min()))
    return (
        f"In this draw the chosen candidate has error **{least}** on the {format_number(run.m)} examples that chose it "
        f"and **{format_short(run.test)}** on as many fresh ones."
    )


def more(run: LotteryRun) -> str:
    """The truth, the guarantee, and the two ways to report."""
    truth = f"The true risk of the chosen candidate is {format_short(run.error)}, as is that of every candidate."
    return "\n\n".join((truth, _guaranteed(run), _nested(run)))


def _guaranteed(run: LotteryRun) -> str:
    """What is guaranteed of the chosen one, and what leaving out the number of candidates would say."""
    far = (
        f"{with_probability(run.delta).capitalize()}, no candidate's error lies more than {at_most(run.gap)} from its "
        "risk"
    )
    if run.gap >= run.error:
        return f"{far}: for the smallest error this bound is vacuous, not above 0."
    guarantee = (
        f"{far}, so the smallest is at least {at_least(run.error - run.gap)}. The candidates must be fixed before the "
        "examples are drawn; they need not be independent."
    )
    if run.k == 1:
        return f"{guarantee} With one candidate nothing is chosen."
    return (
        f"{guarantee} The bound for one candidate is {at_least(run.bounds[0])}; the smallest error of these "
        f"{format_number(run.k)} lies below that in {percent(run.misled)} of all draws, where {percent(run.delta)} are "
        "allowed."
    )


def _nested(run: LotteryRun) -> str:
    """What the two ways to report come to on average."""
    return (
        f"Over {format_number(len(run.plain))} draws the smallest cross-validation error is "
        f"**{format_short(run.plain.mean())}** on average ({format_short(run.expected)} exactly, where all folds are "
        f"of one size), the nested estimate **{format_short(run.nested.mean())}**; the true risk is "
        f"{format_short(run.error)}."
    )
