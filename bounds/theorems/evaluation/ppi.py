"""A mean from few labels and many scores of a judge (prediction-powered), for every number of items."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.evaluation._assumptions import FIXED_JUDGE, LABELLED_AND_JUDGED, SCORES_AND_ERRORS_IN_RANGE
from bounds.theorems.evaluation._variables import JudgedItems, JudgeRange, LabelledItems, PredictionPoweredGap
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Accuracy, Confidence


def failure_probability(
    epsilon: Accuracy, labelled: LabelledItems, judged: JudgedItems, judge_range: JudgeRange
) -> Confidence:
    return 2 * exp(-2 * epsilon**2 / (judge_range**2 / labelled + 1 / judged))


@theorem(
    title="Prediction-powered mean with a fixed judge",
    statement=(
        r"Of $n$ items label $Y_i$ and judge's score $F_i$ are known, of $N$ others the scores $F'_j$ alone. With "
        r"probability at least $1-\delta$, the estimate $\hat\theta=\frac1N\sum_jF'_j+\frac1n\sum_i(Y_i-F_i)$, cut to "
        r"$[0,1]$, differs from the mean label $\mathbb E\,Y$ by at most this, whatever the judge. Two-sided."
    ),
    assumes=(LABELLED_AND_JUDGED, FIXED_JUDGE, SCORES_AND_ERRORS_IN_RANGE),
    ends="both",
    decreasing_in="labelled judged delta",
    proof=(
        Step(
            "The judge's mean on the others is off by its bias, which the labelled items estimate: no bias is left.",
            r"\mathbb E\,\hat\theta=\mathbb E\,F+\mathbb E\,(Y-F)=\mathbb E\,Y",
        ),
        Step(
            "One labelled item moves the estimate by at most b/n, one other by at most 1/N.",
            r"\mathbb P[|\hat\theta-\mathbb E\,Y|>\varepsilon]\le2\exp\Bigl(\frac{-2\varepsilon^2}{b^2/n+1/N}\Bigr)",
            uses="mcdiarmid, union bound",
        ),
        Step("The mean label lies in [0, 1], so that cutting the estimate to it moves it no farther away."),
    ),
    equivalent_forms=(failure_probability,),
    source=Source(
        "angelopoulos-bates2023",
        "the estimate of a mean; its bound for every n and N is derived in the proof shown",
        seen_in="the documentation of a program for such estimates",
    ),
    examples=(
        Example(
            dict(labelled=1000, judged=10_000, judge_range=0.5, delta=0.05), "0.025407753",
            "by hand: sqrt(.00035 ln(40)/2)",
        ),
        Example(
            dict(labelled=500, judged=500, judge_range=2, delta=0.05), "0.1358101516",
            "by hand: sqrt(5) sqrt(ln(40)/1000)",
        ),
        Example(
            dict(labelled=100, judged=400, judge_range=1, delta=0.1), "0.1368332", "by hand: sqrt(.0125 ln(20)/2)",
        ),
        Example(
            dict(judged=10_000, judge_range=0.5, delta=0.05), "2140",
            "by hand: .25/(2 .02^2/ln(40) - .0001) = 2139.17", unknown="labelled", at_most=0.02,
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="mcdiarmid",
            because="A labelled item moves the estimate by at most b/n, another by 1/N; half of δ for each direction.",
            at={"squares": "judge_range**2 / labelled + 1 / judged", "delta": "delta / 2"},
            equal=True,
        ),
    ),
    see_also=(
        "hoeffding_two_sided of the labels alone is smaller unless b² + n/N < 1: the judge helps here only if its "
        "errors are known to be small. A judge that says yes or no and errs both ways has b = 2 and never helps: "
        "{{ppi labelled=1000 judged=10000 judge_range=2 delta=0.05}} where labels alone give "
        "{{hoeffding_two_sided m=1000 delta=0.05}}; with b = 1/2 it is "
        "{{ppi labelled=1000 judged=10000 judge_range=0.5 delta=0.05}}. Hoeffding's inequality for each of the two "
        "means, with δ/2 each, gives more. The normal interval, ppi_normal, helps as soon as errors are rare, "
        "without a guarantee: where Var(Y - F) + (n/N) Var F < Var Y."
    ),
)  # fmt: skip
def ppi(
    labelled: LabelledItems, judged: JudgedItems, judge_range: JudgeRange, delta: Confidence
) -> PredictionPoweredGap:
    return sqrt((judge_range**2 / labelled + 1 / judged) * log(2 / delta) / 2)
