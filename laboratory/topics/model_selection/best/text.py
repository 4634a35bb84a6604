"""The best of many, in words computed from its numbers."""

from bounds.numbers import at_least, at_most, format_number, format_short, percent, pluralize
from laboratory.topics.model_selection.best.run import SELECTION, LotteryRun
from laboratory.views.conditions import with_probability
from laboratory.views.headline import Headline

MEANING = """
**Why the smallest error is too small.** An error measured on m examples varies around the true risk. The smallest of
many such errors is below its true risk on average. If all candidates have the same true risk, nothing but this
effect is seen: with k coins and m examples the mean of the smallest error follows exactly from the binomial
distribution.

**Which one is chosen?** With a spread the true risks are evenly spaced. Then the choice may miss the best candidate:
its **excess risk** is how far its true risk lies above the least. If no error lies farther than ε from its risk, the
excess is at most 2ε. Close candidates are easily confused, but that costs little.

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
    text = f"{quantity}, on average; {_risks(run)}"
    return Headline(run.expected, text, at_least=least if least > 0 else None, by=by, theorem=SELECTION)


def _risks(run: LotteryRun) -> str:
    """The true risks of the candidates."""
    if not run.spread or run.k == 1:
        return f"each candidate has true risk {format_short(run.error)}"
    return f"true risks lie from {format_short(run.best)} to {format_short(float(run.risks.max()))}"


def check(error: float, spread: float) -> str | None:
    """Why risks cannot spread so far; None where they can."""
    if (most := min(error, 1 - error)) >= spread:
        return None
    return (
        f"True risks {format_number(error)} ± {format_number(spread)} must lie in [0, 1]: the spread is at most "
        f"{format_number(most)}."
    )


def caption(run: LotteryRun) -> str:
    """How to read the figure of the least error."""
    true = " The large dot is its true risk." if run.spread else ""
    return (
        "Exact, for candidates whose errors are independent. Grey: nine of ten draws. Dots: "
        f"{pluralize(run.k, 'error')} of one draw; the ring is the one chosen.{true}"
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
    if run.spread:
        return (
            f"The chosen candidate has error **{least}** and true risk **{format_short(run.chosen_risk)}**, an excess "
            f"of **{format_short(run.excess)}** over the best."
        )
    return (
        f"In this draw the chosen candidate has error **{least}** on the {format_number(run.m)} examples that chose it "
        f"and **{format_short(run.test)}** on as many fresh ones."
    )


def more(run: LotteryRun) -> str:
    """The truth, the guarantee, and the two ways to report."""
    truth = (
        _excess(run)
        if run.spread
        else f"The true risk of the chosen candidate is {format_short(run.error)}, as is that of every candidate."
    )
    return "\n\n".join((truth, _guaranteed(run), _nested(run)))


def _excess(run: LotteryRun) -> str:
    """The excess of the chosen one on average, and what it cannot exceed."""
    mean = (
        f"On average over draws the chosen candidate has true risk **{format_short(run.mean_risk)}**, exactly, and so "
        f"an excess of **{format_short(run.mean_risk - run.best)}**; of equal errors the first is chosen."
    )
    if 2 * run.gap >= float(run.risks.max()) - run.best:
        return f"{mean} The bound on the excess, {at_most(2 * run.gap)}, is vacuous: no candidate is worse than that."
    return f"{mean} {with_probability(run.delta).capitalize()}, the excess is at most {at_most(2 * run.gap)}."


def _guaranteed(run: LotteryRun) -> str:
    """What is guaranteed of the chosen one, and what leaving out the number of candidates would say."""
    far = (
        f"{with_probability(run.delta).capitalize()}, no candidate's error lies more than {at_most(run.gap)} from its "
        "risk"
    )
    if run.gap >= run.best:
        return f"{far}: for the smallest error this bound is vacuous, not above 0."
    guarantee = (
        f"{far}, so the smallest is at least {at_least(run.best - run.gap)}. The candidates must be fixed before the "
        "examples are drawn; they need not be independent."
    )
    if run.k == 1:
        return f"{guarantee} With one candidate nothing is chosen."
    if run.spread:
        return guarantee
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
        f"of one size), the nested estimate **{format_short(run.nested.mean())}**; the true risk "
        f"{'of the chosen is ' if run.spread else 'is '}{format_short(run.mean_risk)}"
        f"{' on average' if run.spread else ''}."
    )
