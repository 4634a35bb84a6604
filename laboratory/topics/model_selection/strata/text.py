"""Stratified and repeated folds, in words computed from the run."""

from bounds.numbers import at_least, at_most, format_number, format_short, percent, pluralize
from laboratory.topics.model_selection.strata.run import DELTA, SHUFFLES, Strata, deviation
from laboratory.views.headline import Headline

MEANING = """
**One sample, many estimates.** K-fold cross-validation assigns the examples to folds at random, so on one and the same
sample each shuffle gives another estimate. With a rare class a fold may have none of it: its error is then
uninformative about that class, and the training folds have too many of it.

**Stratified folds** split each class by itself, so that every fold has its share of it, up to one example. **Repeated
folds** shuffle several times and take the mean: the spread over shuffles falls, and the number of fits rises.
**Leaving one out**, K = m, needs no shuffle, and for nearest neighbours no further fit: one pass over the sample finds
each point's neighbours without the point itself.

**What remains.** All shuffles use the same sample, and folds share training examples. The mean over all shuffles may
still differ from the true risk, and the spread over shuffles is no standard error of the estimate. It also estimates
the risk of predictors trained on fewer examples than m. A *part held out* estimates the risk of one fixed predictor:
with more variance, but with a guaranteed interval.
"""


def headline(run: Strata) -> Headline:
    """How much the estimate depends on the shuffle."""
    what = f"standard deviation of the {run.folds}-fold estimate over {SHUFFLES} shuffles of one sample"
    return Headline(run.spread, what, by="no guarantee: all shuffles use the same examples")


def caption(run: Strata) -> str:
    """How to read the folds."""
    return f"The first shuffle of {run.m} examples, {run.rare} of them of class 1, into {run.folds} folds."


def estimates_caption(run: Strata) -> str:
    """How to read the estimates."""
    return (
        f"A dot for each shuffle; repeated: means of {run.repeats} shuffles. The true risk is exact, of the predictor "
        "trained on all examples."
    )


def sentence(run: Strata) -> str:
    """The three spreads."""
    stratified, repeated = deviation(run.stratified), deviation(run.repeated)
    return (
        f"Over shuffles the plain estimate has standard deviation **{format_short(run.spread)}**, the stratified one "
        f"**{format_short(stratified)}**, the mean of {run.repeats} shuffles **{format_short(repeated)}**."
    )


def more(run: Strata) -> str:
    """Means and fits of the folds; and the hold-out estimate, which comes with a guarantee."""
    return "\n\n".join((_means(run), _held(run)))


def _held(run: Strata) -> str:
    """The estimate by a quarter held out, with both intervals."""
    held, sure = run.held, percent(1 - DELTA)
    exact, hoeffding = (f"[{at_least(low)}, {at_most(high)}]" for low, high in (held.exact, held.hoeffding))
    misclassified = f"{held.mistakes} of {pluralize(len(held.held_out), 'example')} are misclassified"
    return (
        f"With a quarter held out instead, {misclassified}, an error of **{format_short(held.error)}**. Intervals that "
        f"cover the true risk of that predictor with probability at least {sure}: **{exact}** by Clopper and Pearson, "
        f"{hoeffding} by Hoeffding's inequality. The risk is {format_short(run.held_risk)}."
    )


def _means(run: Strata) -> str:
    """Means and fits of the folds."""
    return (
        f"The mean over the shuffles is {format_short(float(run.plain.mean()))} for plain folds and "
        f"{format_short(float(run.stratified.mean()))} for stratified ones; leave-one-out gives "
        f"**{format_short(run.left_out)}**, and the true risk is **{format_short(run.risk)}**. One shuffle takes "
        f"{run.folds} fits, the mean of {run.repeats} takes {format_number(run.folds * run.repeats)}, leaving one out "
        f"{format_number(run.m)}; for nearest neighbours a single one is enough."
    )


def misfit(m: int, folds: int, k: int) -> str | None:
    """Why these values do not fit together; None where they do."""
    left = m - -(-m // folds)
    if k <= left:
        return None
    return f"With {folds} folds of {m} examples only {left} train, fewer than the k = {k} neighbours; lower k."
