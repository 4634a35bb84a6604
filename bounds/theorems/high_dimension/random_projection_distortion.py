"""A random projection: the bound behind the lemma of Johnson and Lindenstrauss."""

from bounds.formula.functions import exp, log
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import FIXED_VECTORS, GAUSSIAN_PROJECTION
from bounds.theorems.high_dimension._variables import DistortionBelowOne, DistortionFailure, Measurements
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Confidence


def dimension_needed(delta: Confidence, epsilon: DistortionBelowOne) -> Measurements:
    return log(2 / delta) / (epsilon**2 / 4 - epsilon**3 / 6)


@theorem(
    title="Random projection, cubic bound",
    statement=(
        r"A projection to $n$ dimensions changes the squared length of a fixed $x$ by more than the share "
        r"$\varepsilon<1$ with at most this probability."
    ),
    assumes=(GAUSSIAN_PROJECTION, FIXED_VECTORS),
    decreasing_in="n epsilon",
    proof=(
        Step(
            "Start from Chernoff's bound for both sides.",
            r"e^{-\frac n2(\pm\varepsilon-\ln(1\pm\varepsilon))}",
            uses="random_projection_chernoff",
        ),
        Step(
            "Cut the logarithm's series.",
            r"\ln(1+\varepsilon)\le\varepsilon-\tfrac{\varepsilon^2}2+\tfrac{\varepsilon^3}3,\qquad"
            r"\ln(1-\varepsilon)\le-\varepsilon-\tfrac{\varepsilon^2}2",
        ),
    ),
    equivalent_forms=(dimension_needed,),
    source=Source("dasgupta2003", "Lemma 2.2 and Theorem 2.1"),
    examples=(
        Example(dict(n=100, epsilon=0.5), "0.031007707198", "mpmath: 2 exp(-100 (1/16 - 1/48)) = 2 exp(-4.1666667)"),
        Example(dict(epsilon=0.1), "1581", "mpmath: ln(40)/(0.0025 - 0.001/6) = 1580.95", unknown="n", at_most=0.05),
    ),
    connections=(
        Connection(kind="follows", another="random_projection_chernoff", because="The logarithm's series is cut."),
    ),
    see_also="The exponent ε²/6 of other books is weaker for ε < 1/2, false for large ε: see random_projection_exact.",
)
def random_projection_distortion(n: Measurements, epsilon: DistortionBelowOne) -> DistortionFailure:
    return 2 * exp(-n * (epsilon**2 / 4 - epsilon**3 / 6))
