"""McDiarmid's inequality: a function to which no single example matters much stays near its mean."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import BOUNDED_DIFFERENCES, INDEPENDENT
from bounds.theorems.validation._variables import Deviation, SquaredDifferences
from bounds.vocabulary.citation import Example, PrintedForm, Source, Step
from bounds.vocabulary.variables import Accuracy, Confidence


def failure_probability(epsilon: Accuracy, squares: SquaredDifferences) -> Confidence:
    return exp(-2 * epsilon**2 / squares)


def largest_squares(epsilon: Accuracy, delta: Confidence) -> SquaredDifferences:
    return 2 * epsilon**2 / log(1 / delta)


def both_ends(delta: Confidence, squares: SquaredDifferences) -> Deviation:
    return sqrt(squares * log(2 / delta) / 2)


@theorem(
    title="McDiarmid's inequality (bounded differences)",
    statement=(
        r"Let $X_1,\dots,X_m$ be independent, and let changing $X_i$ alone change $f(X_1,\dots,X_m)$ by at most $c_i$. "
        r"With probability at least $1-\delta$, $f-\mathbb E f\le\sqrt{\tfrac12\|c\|^2\ln(1/\delta)}$, where "
        r"$\|c\|^2=c_1^2+\dots+c_m^2$. One-sided."
    ),
    assumes=(INDEPENDENT, BOUNDED_DIFFERENCES),
    ends="one",
    decreasing_in="delta",
    proof=(
        Step(
            "Reveal the examples one by one: the conditional expectation moves within an interval of length c_i.",
            r"D_i=\mathbb E[f\mid X_1,\dots,X_i]-\mathbb E[f\mid X_1,\dots,X_{i-1}]",
            uses="Doob's martingale",
        ),
        Step(
            "Hoeffding's lemma for each step, Chernoff's method for the sum.",
            r"\mathbb P[f-\mathbb E f>t]\le e^{-2t^2/\|c\|^2}=\delta",
            uses="Hoeffding's lemma, Chernoff's method",
        ),
    ),
    equivalent_forms=(failure_probability, largest_squares),
    source=Source(
        "mcdiarmid1989",
        "the inequality of bounded differences; Mohri et al. 2018, Theorem D.8",
        seen_in="a paper that applies Theorem D.8",
    ),
    examples=(
        Example(
            dict(delta=0.05, squares=0.001), "0.03870227560204949", "1,000 changes of 1/1000; mpmath: sqrt(ln(20)/2000)"
        ),
        Example(dict(delta=0.05, squares=0.008), "0.1094665661022", "500 changes of 2/500; mpmath: sqrt(0.004 ln 20)"),
        Example(
            dict(squares=0.002),
            "0.0820849986239",
            "500 changes of 1/500; mpmath: exp(-2.5)",
            unknown="delta",
            at_most=0.05,
        ),
    ),
    forms=(
        PrintedForm(
            formula=both_ends,
            title="in both directions",
            source=Source("shalev-shwartz2014", "Lemma 26.4"),
            compared="looser",
            because="Each direction takes half of δ.",
            examples=(Example(dict(delta=0.05, squares=0.001), "0.0429469408347", "mpmath: sqrt(0.001 ln 40/2)"),),
            ends="both",
        ),
    ),
    see_also=(
        "With c_i = b/m and the mean for f it is the one-sided hoeffding_range. Rademacher bounds use it twice: for "
        "the "
        "largest gap (c_i = 1/m) and for the complexity on the sample."
    ),
)
def mcdiarmid(delta: Confidence, squares: SquaredDifferences) -> Deviation:
    return sqrt(squares * log(1 / delta) / 2)
