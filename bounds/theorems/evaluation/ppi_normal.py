"""The normal interval of a mean from few labels and many scores of a judge."""

from bounds.formula.functions import normal_quantile, sqrt
from bounds.theorem import theorem
from bounds.theorems.evaluation._assumptions import FIXED_JUDGE, LABELLED_AND_JUDGED, MANY_LABELLED
from bounds.theorems.evaluation._conditions import NO_ERROR_SEEN
from bounds.theorems.evaluation._variables import (
    ApproximateHalfWidth,
    ErrorVariance,
    JudgedItems,
    LabelledItems,
    ScoreVariance,
)
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence


@theorem(
    title="Prediction-powered mean, normal interval",
    statement=(
        r"For large $n$ and $N$ the estimate $\hat\theta=\frac1N\sum_jF'_j+\frac1n\sum_i(Y_i-F_i)$, from $n$ items "
        r"with labels and a judge's scores and $N$ others with scores alone, differs from the mean label by at most "
        r"this in about a share $1-\delta$ of all samples. An approximation, not a bound: ppi holds for every "
        "$n$ and $N$."
    ),
    assumes=(LABELLED_AND_JUDGED, FIXED_JUDGE, MANY_LABELLED),
    ends="both",
    decreasing_in="labelled judged delta",
    proof=(
        Step(
            "Both means are nearly normal and independent: their variances add up.",
            r"\mathrm{Var}\,\hat\theta=\frac{\mathrm{Var}(Y-F)}n+\frac{\mathrm{Var}\,F}N",
            uses="the central limit theorem",
        ),
        Step("The sample's variances tend to the true ones, so that they may replace them.", uses="Slutsky's theorem"),
    ),
    source=Source(
        "angelopoulos-bates2023",
        "the normal interval of a mean",
        seen_in="the documentation of a program for such estimates",
    ),
    examples=(
        Example(
            dict(labelled=10, judged=20, error_variance=0.0801, score_variance=0.06881875, delta=0.1), "0.1760142295",
            "ppi_python 0.2.3, weight 1: .4864857705 to .8385142295; the variances of its scores by hand",
        ),
        Example(
            dict(labelled=1000, judged=10_000, error_variance=0.05, score_variance=0.16, delta=0.05), "0.0159228227",
            "mpmath: 1.95996398454 sqrt(.000066)",
        ),
        Example(
            dict(judged=10_000, error_variance=0.05, score_variance=0.16, delta=0.05), "4985",
            "mpmath: .05/(.0001/1.95996398454^2 - .000016) = 4984.16", unknown="labelled", at_most=0.01,
        ),
    ),
    see_also=(
        "The judge helps, beside the normal interval of the labels alone, just when Var(Y - F) + (n/N) Var F < Var Y; "
        "a bad one harms. With 1,000 labels alone, of which a fifth are 1, it is {{normal_interval m=1000 delta=0.05 "
        "test_error=0.2}}; a judge that leaves an error variance of 0.05 makes it {{ppi_normal labelled=1000 "
        "judged=10000 error_variance=0.05 score_variance=0.16 delta=0.05}}."
    ),
    silent=(NO_ERROR_SEEN,),
)  # fmt: skip
def ppi_normal(
    labelled: LabelledItems, judged: JudgedItems, error_variance: ErrorVariance, score_variance: ScoreVariance,
    delta: Confidence,
) -> ApproximateHalfWidth:  # fmt: skip
    return normal_quantile(delta / 2) * sqrt(error_variance / labelled + score_variance / judged)
