"""A student that sums up its examples, and a perfect teacher."""

from bounds.formula.functions import arctan, pi, sqrt
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import GAUSSIAN_TEACHER, GROWING_DIMENSION, HEBB
from bounds.theorems.exact_laws._variables import LimitingRisk, Load
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Hebb's rule, limit",
    statement=(
        r"For $m=\alpha n$ examples in growing dimension $n$, the risk of Hebb's rule under a linear teacher tends to "
        r"$\frac1\pi\arctan\sqrt{\pi/(2\alpha)}$. A limit, not a bound."
    ),
    assumes=(IID, GAUSSIAN_TEACHER, HEBB, GROWING_DIMENSION),
    relation="=",
    decreasing_in="load",
    proof=(
        Step(
            "Each example adds this much along the teacher, and noise across.",
            r"\mathbb E[y\,x]=\sqrt{\tfrac2\pi}\,w^*,\qquad\|\hat w\|^2\approx m^2\tfrac2\pi+mn",
        ),
        Step(
            "The risk is the angle between student and teacher over π.",
            r"\tan^2\angle(\hat w,w^*)=\frac{mn}{2m^2/\pi}=\frac\pi{2\alpha}",
        ),
    ),
    source=Source("engel2001", "chapter on Hebbian learning", checked=False),
    examples=(
        Example(dict(load=2), "0.230823479", "mpmath: atan(sqrt(pi/4))/pi; a simulation with n = 400 agrees"),
        Example(dict(), "1.570796327", "by hand: π/2, where the angle is 45 degrees", unknown="load", at_most=0.25),
    ),
    see_also="Falls like 1/√α although the labels have no noise; see least_squares_classifier_limit.",
)
def hebb_limit(load: Load) -> LimitingRisk:
    return arctan(sqrt(pi / (2 * load))) / pi
