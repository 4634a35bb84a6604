"""k nearest neighbours in the plane, in words."""

from bounds.numbers import in_words, short
from laboratory.topics.neighbours.plane.run import NeighboursRun
from laboratory.views.view import Headline

MEANING = """
**k nearest neighbours** answers a place with the label that most of the k closest examples carry. With k = 1 every
example rules its own *Voronoi cell*: the places closer to it than to any other example. It then repeats the labels of
the sample, the noisy ones too, so its training error is 0 (or nearly: two examples at one place may disagree), and
that says nothing about its true risk. With k large the vote reaches over places where the best label is another one.
With all examples voting, the answer is the same everywhere.

**The data distributions** are 16,384 places, evenly spread, each with its own probability of label 1. So the true risk
of every rule is a finite sum, and it is computed exactly. The *Bayes risk* R* is the least that any rule can have.

**Cover and Hart**: as the sample grows, the *expected* risk of one neighbour tends to at most 2R*(1 − R*), less than
twice the Bayes risk. It is a limit, and an average over samples: one sample of finite size may lie above it.

**On a finite sample** a theorem bounds that expectation by 2R* + 4c√n m^(−1/(n+1)) for every m, where the
label's probability is c-Lipschitz. It applies to the slowly changing coin only, as elsewhere the probability jumps.
"""


def headline(run: NeighboursRun, k: int) -> Headline:
    """The true risk of this k; what is guaranteed speaks of the mean over samples, for one neighbour."""
    what = f"true risk with k = {k}; Bayes risk {short(run.bayes)}"
    if k == 1 and run.promised is not None and run.promised < 1:
        return Headline(run.at(k)[1], what, at_most=run.promised, by="on average over samples")
    return Headline(run.at(k)[1], what)


def caption(run: NeighboursRun, k: int, x1: float, x2: float) -> str:
    """How to read the plane."""
    cells = " Lines: the Voronoi cells." if k == 1 else ""
    ones = run.around((x1, x2), k)[1]
    held = f"its nearest example, of label {ones}" if k == 1 else f"its {k} nearest examples, {ones} of label 1"
    return (
        "Full circles have label 1, open ones label 0; a cross marks an example that the rule misclassifies. The "
        f"dashed circle about the place asked holds {held}.{cells}"
    )


def sentence(run: NeighboursRun, k: int) -> str:
    """Training error against true risk at this k."""
    training, risk = run.at(k)
    return f"With **k = {k}** the training error is **{short(training)}** and the true risk **{short(risk)}**."


def more(run: NeighboursRun, k: int) -> str:
    """What another k would do, Cover and Hart's limit, and what a finite sample is guaranteed."""
    return "\n\n".join((_other(run, k), f"{_limit(run)}  \n{_guaranteed(run)}"))


def too_many(k: int, m: int) -> str | None:
    """Why k neighbours cannot be asked; None where they can."""
    return None if k <= m else f"Neighbours k must be at most the number of examples, {in_words(m)}; got {in_words(k)}."


def _other(run: NeighboursRun, k: int) -> str:
    """Training error against true risk at this k, and what another k would do."""
    training, risk = run.at(k)
    first = (
        f"With **k = {k}** the rule misclassifies a share **{short(training)}** of its own examples and "
        f"**{short(risk)}** of the world, where no rule comes below {short(run.bayes)}."
    )
    if k == run.best:
        return f"{first} No other k of the curve has a lower true risk on this sample."
    reason = "It trusts noisy labels one by one" if k < run.best else "Its vote reaches too far"
    return f"{first} {reason}: k = {run.best} would have {short(run.at(run.best)[1])}."


def _limit(run: NeighboursRun) -> str:
    """One neighbour beside Cover and Hart's limit."""
    risk = run.at(1)[1]
    place = "above" if risk > run.limit else "not above"
    return (
        f"Cover and Hart: with one neighbour the expected risk tends to at most 2R*(1 − R*) = {short(run.limit)} as "
        f"the sample grows. On this sample it is {short(risk)}, {place} that."
    )


def _guaranteed(run: NeighboursRun) -> str:
    """What a finite sample is guaranteed, or why nothing."""
    if run.promised is None:
        return (
            "For this sample size no theorem here guarantees anything: in this world the label's probability jumps, "
            "and the bound for a finite sample needs one that changes slowly."
        )
    bound = f"the expected risk of one neighbour is bounded by {short(run.promised)}"
    m = in_words(len(run.labels))
    return f"For m = {m}, {bound}" + (
        ", which guarantees nothing: every risk is at most 1." if run.promised >= 1 else "."
    )
