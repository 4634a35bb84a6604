"""Training and test error against k, in words."""

from bounds.numbers import at_most, format_number, format_short, percent
from laboratory.topics.neighbours.error.run import DELTA, FIXED, TESTED, ErrorRun
from laboratory.views.headline import Headline

MEANING = """
**Error against k.** A small k follows every label (*overfitting*): with k = 1 the training error is 0 where no equal
examples have different labels, and is uninformative. A large k votes over all (*underfitting*): with **k = m** the
prediction is the same everywhere, the most frequent class, and the training error is the share of all others. The
smallest test error usually lies between, at a training error above 0. Each curve is of one random split; another seed
moves it by as much as its bumps.

**Several classes** vote as two do: the class with the most of the k votes wins. (For numbers the prediction is the
mean.)

**Guarantee of the test set.** If the examples are an independent sample, then with probability at least 1 − δ over
the test set the true risk of *one rule fixed before the test* is at most the largest p at which so few errors have
probability δ or more (exact binomial bound). This covers a k fixed in advance and a k chosen by leaving one out of the
*training* part. **Choosing k by the test error breaks it**: the rule then depends on the test set, and the smallest of
many test errors is too low on average. A bound for all K rules tried at once holds for the selected one too: the
binomial bound of each at δ/K.

Distances are hardly meaningful where one feature has a range of 4,000 and another of 0.1: try standardized features.
"""
CAPTION = "Dashed: the bound on the true risk. The vertical line: the selected k."
CONFUSION = "Test examples by their class (rows) and by the predicted class, that of the most votes (columns)."


def headline(run: ErrorRun, taken: int, chooses: str) -> Headline:
    """The test error of the k taken, and what it guarantees of the true risk."""
    by = "for the true risk"
    error = run.at(taken)[1] / run.tested
    return Headline(error, f"test error with k = {taken}", at_most=run.guaranteed(taken, chooses), by=by)


def sentence(run: ErrorRun, taken: int) -> str:
    """Training error against test error."""
    training, wrong = run.at(taken)
    errors = (
        f"With **k = {taken}** the training error is **{format_short(training)}** and the test error "
        f"**{format_short(wrong / run.tested)}**"
    )
    if taken == 1:
        return f"{errors}."
    return f"{errors}; with k = 1 they are {format_short(run.training[0])} and {format_short(run.test[0])}."


def more(run: ErrorRun, taken: int, chooses: str) -> str:
    """The ends of the curve, and the cost of choosing on the test set."""
    last, majority = run.ks[-1], format_short(float(run.training[-1]))
    split = f"{format_number(run.m)} examples train and {format_number(run.tested)} test."
    if last == run.m:
        split += f" With k = m = {last} every prediction is the most frequent class: training error {majority}."
    return "\n\n".join((split, _guaranteed(run, taken, chooses), _choice(run, taken, chooses)))


def _guaranteed(run: ErrorRun, taken: int, chooses: str) -> str:
    wrong = run.at(taken)[1]
    return (
        f"Misclassified: {wrong} of {run.tested} test examples. If the examples are an independent "
        f"sample, the true risk is at most **{at_most(run.guaranteed(taken, chooses))}**, with probability at least "
        f"{percent(1 - DELTA)} over the test set."
    )


def _choice(run: ErrorRun, taken: int, chooses: str) -> str:
    if chooses != TESTED:
        how = "fixed before the test" if chooses == FIXED else "chosen on the training part alone"
        return f"This holds because k was {how}."
    alone = at_most(run.guaranteed(taken, FIXED))
    return (
        f"k = {taken} was chosen on these test examples, so the bound for one fixed rule, {alone}, is **not "
        f"guaranteed**. The number above is guaranteed for all {len(run.ks)} values of k that were tried."
    )


def too_many(share: float, data: str, k: int, chooses: str) -> str | None:
    """Why there are no k neighbours; None where there are."""
    from laboratory.worlds.data_sets import world

    examples = len(world(data, None, None).y)
    most = examples - round(share * examples)
    if chooses != FIXED or k <= most:
        return None
    return (
        f"Neighbours k must be at most the number of training examples, {format_number(most)}; got {format_number(k)}."
    )
