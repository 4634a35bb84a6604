"""Regression trees, in words computed from the run."""

from bounds.numbers import format_short, pluralize
from laboratory.topics.trees.regression.run import Staircases
from laboratory.views.headline import Headline

MEANING = r"""
A regression tree cuts the line into pieces and predicts a constant on each: **a leaf predicts the mean** of the labels
of its training examples, since the mean minimizes the squared error among constants.

**The best split.** For each feature and each cut between neighbouring examples, add up the squared errors around the
two means; take the cut with the smallest sum. (The notes try every value of the sample; the largest leaves one side
empty, so at most m − 1 cuts of a feature matter, and their sums run over the examples, not over the features.) If $n_L$
examples of mean $\bar y_L$ are split from $n_R$ of mean $\bar y_R$, the mean squared error on the sample falls by
$$\frac1m\cdot\frac{n_Ln_R}{n_L+n_R}\,(\bar y_L-\bar y_R)^2\ge0.$$
Examples for which the test is true go left. The tree grows leaf by leaf, always by the split that lowers the error
most.

**When to stop.** At so many leaves, at so many tests on a path (depth), where a leaf would hold too few examples, or
where no split gains anything. Without a stop each leaf ends with a single input: where inputs differ the training
error is 0, and the tree overfits the noise.

**Consistency.** As the sample grows, the risk of such a tree tends to the Bayes risk if its cells **shrink** (their
diameter tends to 0) and **fill** (the examples in a cell tend to infinity), *provided that the cuts do not depend on
the labels*, and that the mean label is continuous and bounded, its variance too. The notes state it for greedy trees;
their cuts depend on the labels, and they need more, such as cells with more than order ln m examples.
"""


def headline(run: Staircases, step: int) -> Headline:
    """The true risk of this tree; squared errors have no guarantee here."""
    what = f"true risk with {_leaves(step + 1)}; Bayes risk {format_short(run.world.bayes_risk)}"
    return Headline(float(run.risk[step]), what, by="no guarantee: squared loss is unbounded")


def caption(run: Staircases, step: int) -> str:
    """How to read the staircase."""
    dashed = " Dashed: the last cut." if step else ""
    return f"Each level is the mean of the examples between two cuts.{dashed}"


def sentence(run: Staircases, step: int) -> str:
    """The errors at this size, and the smallest risk."""
    training, risk = format_short(run.training[step]), format_short(run.risk[step])
    here = f"With {_leaves(step + 1)} the training error is {training}, the true risk **{risk}**"
    if step == run.best:
        return f"{here}, the smallest of all sizes."
    return f"{here}; the smallest, **{format_short(run.risk[run.best])}**, is with {_leaves(run.best + 1)}."


def more(run: Staircases, step: int, leaves: int) -> str:
    """The last split, how growing ended, and whether cells shrink and fill."""
    return "\n\n".join((_split(run, step), _end(run, leaves), _cells(run, step)))


def _split(run: Staircases, step: int) -> str:
    split = run.split(step)
    if split is None:
        return f"A single leaf predicts {format_short(float(run.sample.y.mean()))}, the mean of all labels."
    both = split.left + split.right
    return (
        f"The cut at x = {format_short(split.cut)} divides a leaf of {both} examples into {split.left} of mean "
        f"{format_short(split.left_mean)} and {split.right} of mean {format_short(split.right_mean)}. The training "
        f"error falls by ({split.left}·{split.right} / {both}) · ({format_short(split.left_mean)} − "
        f"{_signed(split.right_mean)})² / {len(run.sample.y)} = **{format_short(split.decrease)}**."
    )


def _signed(number: float) -> str:
    return f"({format_short(number)})" if number < 0 else format_short(number)


def _end(run: Staircases, leaves: int) -> str:
    """Why growing ended."""
    size = len(run.trees)
    if size == leaves:
        return f"Growing stops at {_leaves(size)}, the chosen number."
    return (
        f"Growing ends with **{_leaves(size)}**: no leaf may be split further, being pure, too deep or too small. "
        f"The training error is {format_short(run.training[-1])}, the true risk {format_short(run.risk[-1])}."
    )


def _cells(run: Staircases, step: int) -> str:
    return (
        f"The widest leaf of this tree has width {format_short(run.widest(step))}, the emptiest holds "
        f"{pluralize(run.fewest(step), 'example')}: the condition for consistency asks that the first tends to 0 and "
        "the second to infinity."
    )


def _leaves(number: int) -> str:
    return pluralize(number, "leaf", "leaves")
