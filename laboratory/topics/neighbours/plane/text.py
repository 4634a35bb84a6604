"""k nearest neighbours in the plane, in words."""

from bounds.numbers import at_most, format_apart, format_number, format_short
from laboratory.topics.neighbours.plane.run import NeighboursRun
from laboratory.views.headline import Headline

MEANING = """
**k nearest neighbours** predicts at a place the most frequent label of the k closest examples. With k = 1 every example
has its own *Voronoi cell*: the places closer to it than to any other example. It then repeats the labels of the sample,
the noisy ones too, so its training error is 0 (or nearly: two examples at one place may disagree), which is
uninformative about its true risk. With k large the vote includes places with another best label. With all examples
voting, the prediction is the same everywhere.

**The data distributions** are 16,384 places on an even grid, each with its own probability of label 1. So the true risk
of every rule is a finite sum, and it is computed exactly. The *Bayes risk* R* is the minimum over all rules.

**Cover and Hart**: as the sample grows, the *expected* risk of one neighbour tends to at most 2R*(1 − R*), at most
twice the Bayes risk. It is a limit, and an average over samples: one sample of finite size may lie above it.

**On a finite sample** a theorem bounds that expectation by $2R^* + 4c\\sqrt n\\, m^{-1/(n+1)}$ for every m. It assumes
n features between −1 and 1 and a c-Lipschitz probability of label 1. That holds for the slowly changing coin only;
elsewhere the probability jumps.
"""


def headline(run: NeighboursRun, k: int) -> Headline:
    """The true risk of this k; the guarantee is for the mean over samples, of one neighbour."""
    what = f"true risk with k = {k}; Bayes risk {format_short(run.bayes)}"
    if k == 1 and run.finite_bound is not None and run.finite_bound < 1:
        return Headline(run.at(k)[1], what, at_most=run.finite_bound, by="on average over samples")
    return Headline(run.at(k)[1], what)


def caption(run: NeighboursRun, k: int, x1: float, x2: float) -> str:
    """How to read the plane."""
    cells = " Lines: the Voronoi cells." if k == 1 else ""
    ones = run.around((x1, x2), k)[1]
    held = f"its nearest example, of label {ones}" if k == 1 else f"its {k} nearest examples, {ones} of label 1"
    return (
        "Full circles have label 1, open ones label 0; a cross marks an example that the rule misclassifies. The "
        f"dashed circle about the query point contains {held}.{cells}"
    )


def sentence(run: NeighboursRun, k: int) -> str:
    """Training error against true risk at this k."""
    training, risk = run.at(k)
    return (
        f"With **k = {k}** the training error is **{format_short(training)}** and the true risk "
        f"**{format_short(risk)}**."
    )


def more(run: NeighboursRun, k: int) -> str:
    """The best k, Cover and Hart's limit, and the guarantee for a finite sample."""
    return "\n\n".join((_other(run, k), f"{_limit(run)}  \n{_guaranteed(run)}"))


def too_many(k: int, m: int) -> str | None:
    """Why there are no k neighbours; None where there are."""
    return (
        None
        if k <= m
        else f"Neighbours k must be at most the number of examples, {format_number(m)}; got {format_number(k)}."
    )


def _other(run: NeighboursRun, k: int) -> str:
    """Training error against true risk at this k, and those of the best k."""
    training, risk = run.at(k)
    here, least = format_apart(risk, run.at(run.best)[1])
    first = (
        f"With **k = {k}** the training error is **{format_short(training)}** and the true risk **{here}**; the Bayes "
        f"risk is {format_short(run.bayes)}."
    )
    if risk <= run.at(run.best)[1]:
        return f"{first} No other k of the curve has a lower true risk on this sample."
    single = "It fits single noisy labels" if run.bayes else "It fits single examples"
    reason = single if k < run.best else "It lets distant examples vote"
    return f"{first} {reason}: k = {run.best} has {least}."


def _limit(run: NeighboursRun) -> str:
    """One neighbour beside Cover and Hart's limit."""
    risk = run.at(1)[1]
    place = "above" if risk > run.limit else "not above"
    return (
        f"Cover and Hart: with one neighbour the expected risk tends to at most 2R*(1 − R*) ≤ {at_most(run.limit)} as "
        f"the sample grows. On this sample it is {format_short(risk)}, {place} that."
    )


def _guaranteed(run: NeighboursRun) -> str:
    """The guarantee for a finite sample, or why there is none."""
    if run.finite_bound is None:
        return (
            "No guarantee for this sample size: the bound for a finite sample assumes a Lipschitz probability of "
            "label 1, and here it jumps."
        )
    bound = f"the expected risk of one neighbour is at most {at_most(run.finite_bound)}"
    m = format_number(len(run.labels))
    return f"For m = {m}, {bound}" + (", a vacuous bound: every risk is at most 1." if run.finite_bound >= 1 else ".")
