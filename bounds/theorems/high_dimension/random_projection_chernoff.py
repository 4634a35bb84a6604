"""A random projection: Chernoff's bound on the probability of a distortion."""

from bounds.formula.functions import excess_over_log, exp
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import FIXED_VECTORS, GAUSSIAN_PROJECTION
from bounds.theorems.high_dimension._variables import DistortionBelowOne, DistortionFailure, Measurements
from bounds.vocabulary.citation import Connection, Example, Source, Step


@theorem(
    title="Random projection, Chernoff's bound",
    statement=(
        r"A projection to $n$ dimensions changes the squared length of a fixed $x$ by more than the share "
        r"$\varepsilon<1$ with at most this probability."
    ),
    assumes=(GAUSSIAN_PROJECTION, FIXED_VECTORS),
    decreasing_in="n epsilon",
    proof=(
        Step(
            "The moment generating function of a chi-square.",
            r"\mathbb E[e^{s\chi^2_n}]=(1-2s)^{-n/2},\quad s<\tfrac12",
        ),
        Step(
            "Markov's inequality, with the best s for each side.",
            r"s=\pm\frac{\varepsilon}{2(1\pm\varepsilon)}",
            uses="markov, Chernoff's method",
        ),
    ),
    source=Source("dasgupta2003", "Lemma 2.2, in the Gaussian case"),
    examples=(
        Example(
            dict(n=20, epsilon=0.5), "0.53347870258943", "mpmath: exp(-10 (0.5 - ln 1.5)) + exp(-10 (-0.5 - ln 0.5))"
        ),
        Example(
            dict(n=100, epsilon=0.2), "0.72753147765898", "mpmath: exp(-50 (0.2 - ln 1.2)) + exp(-50 (-0.2 - ln 0.8))"
        ),
    ),
    connections=(
        Connection(
            kind="follows", another="random_projection_exact", because="The exact tails are below Chernoff's bound."
        ),
    ),
    see_also="Between random_projection_exact and random_projection_distortion.",
)
def random_projection_chernoff(n: Measurements, epsilon: DistortionBelowOne) -> DistortionFailure:
    above = exp(-n / 2 * excess_over_log(epsilon))
    below = exp(-n / 2 * excess_over_log(-epsilon))
    return above + below
