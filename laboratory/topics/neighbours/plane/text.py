"""k nearest neighbours in the plane, in words."""

from bounds.numbers import at_most, format_apart, format_number, format_short, percent
from laboratory.topics.neighbours.plane.ranking import METRICS
from laboratory.topics.neighbours.plane.run import EUCLIDEAN, Around, NeighboursRun
from laboratory.views.headline import Headline

MEANING = """
**k nearest neighbours** predicts at a place the most frequent label of the k closest examples. With k = 1 every example
has its own *Voronoi cell*: the places closer to it than to any other example. It then repeats the labels of the sample,
the noisy ones too, so its training error is 0 (or nearly: two examples at one place may disagree), which is
uninformative about its true risk. With k large the vote includes places with another best label. With all examples
voting, the prediction is the same everywhere.

**The vote is an estimate**: the share of a label among the neighbours estimates its probability at x, P(v | x). The
Bayes predictor takes the likeliest label by the true probabilities.

**The distance is the inductive bias**: it says which examples are similar. Manhattan distances add up the differences
of the features, Chebyshev's take the largest.

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
    cells = " Lines: the Voronoi cells." if k == 1 and run.metric == EUCLIDEAN else ""
    around = run.around((x1, x2), k)
    held = (
        f"its nearest example, of label {around.ones}"
        if around.voters == 1
        else f"its {around.voters} nearest examples, {around.ones} of label 1"
    )
    ball = {"euclidean": "circle", "manhattan": "diamond", "chebyshev": "square"}[run.metric]
    return (
        "Full circles have label 1, open ones label 0; a cross marks an example that the rule misclassifies. The "
        f"dashed {ball} about the query point contains {held}.{cells}"
    )


def sentence(run: NeighboursRun, k: int) -> str:
    """Training error against true risk at this k."""
    training, risk = run.at(k)
    return (
        f"With **k = {k}** the training error is **{format_short(training)}** and the true risk "
        f"**{format_short(risk)}**."
    )


def more(run: NeighboursRun, k: int, x1: float, x2: float) -> str:
    """The best k, the estimate at the query point, Cover and Hart's limit, and the guarantee for a finite sample."""
    parts = [_other(run, k), _estimate(run.around((x1, x2), k)), f"{_limit(run)}  \n{_guaranteed(run)}"]
    if run.metric != EUCLIDEAN:
        parts.insert(0, _by_metric(run, k, (x1, x2)))
    return "\n\n".join(parts)


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


def _estimate(around: Around) -> str:
    """The neighbours' share of label 1 beside its probability."""
    share = f"{around.ones}/{around.voters}"
    value = "" if around.voters == 1 else f" = **{format_short(around.estimate)}**"
    return (
        f"At the query point, P(1 | x) is estimated by the share of label 1 among the neighbours: {share}{value}. "
        f"At the nearest place of the data distribution it is **{format_short(around.probability)}**."
    )


def _by_metric(run: NeighboursRun, k: int, place: tuple[float, float]) -> str:
    """Who is nearest to the query point by this metric and by Euclid's, and how much changes on the whole."""
    own, euclidean = run.around(place, k), run.around(place, k, EUCLIDEAN)
    return (
        f"By {METRICS[run.metric]} distances the example nearest to the query point is {_nearest(own)}; by Euclidean "
        f"distances it is {_nearest(euclidean)}. Of all places, **{percent(run.changed(k))}** get another label."
    )


def _nearest(around: Around) -> str:
    x, y = (format_short(coordinate) for coordinate in around.nearest)
    single = around.voters == 1
    labels = f"of label {around.ones}" if single else f"and {around.ones} of the {around.voters} voters have label 1"
    return f"({x}, {y}), {labels}"


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
    if run.metric != EUCLIDEAN:
        return "No guarantee for this sample size: the bound for a finite sample is about Euclidean distances."
    if run.finite_bound is None:
        return (
            "No guarantee for this sample size: the bound for a finite sample assumes a Lipschitz probability of "
            "label 1, and here it jumps."
        )
    bound = f"the expected risk of one neighbour is at most {at_most(run.finite_bound)}"
    m = format_number(len(run.labels))
    return f"For m = {m}, {bound}" + (", a vacuous bound: every risk is at most 1." if run.finite_bound >= 1 else ".")
