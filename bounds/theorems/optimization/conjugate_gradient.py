"""Conjugate gradients on a quadratic: the root of the condition number decides."""

from bounds.formula.functions import complement_power, sqrt
from bounds.theorem import theorem
from bounds.theorems.optimization._assumptions import CONJUGATE_GRADIENTS, QUADRATIC_OBJECTIVE
from bounds.theorems.optimization._variables import ConditionNumber, GapAtEnd, GapAtStart, LineSearches
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Conjugate gradients on a quadratic",
    statement=(
        r"After $T$ steps of conjugate gradients $f(w_T)-f(w^*)$ is at most this; in other words "
        r"$\|w_T-w^*\|_H\le2\big(\tfrac{\sqrt\kappa-1}{\sqrt\kappa+1}\big)^T\|w_0-w^*\|_H$. A sure statement. In exact "
        "arithmetic the minimum is reached after as many steps as $H$ has different eigenvalues."
    ),
    assumes=(QUADRATIC_OBJECTIVE, CONJUGATE_GRADIENTS),
    decreasing_in="steps",
    proof=(
        Step(
            "The point is the best that T gradients can reach: no polynomial of degree T with value 1 at 0 leaves "
            "less.",
            r"\|w_T-w^*\|_H\le\min_{p(0)=1}\max_\lambda|p(\lambda)|\cdot\|w_0-w^*\|_H",
        ),
        Step(
            "Chebyshev's polynomial, moved to the interval of the eigenvalues, is small there.",
            r"\max_\lambda|p(\lambda)|=\frac2{q^T+q^{-T}}\le2q^T,\qquad q=\frac{\sqrt\kappa-1}{\sqrt\kappa+1}"
            r"=1-\frac2{\sqrt\kappa+1}",
        ),
        Step("The gap is half the squared length in the norm of H.", r"f(w_T)-f(w^*)\le4q^{2T}\Delta_0"),
    ),
    source=Source(
        "nocedal2006",
        "equation 5.36 (section 5.1)",
        seen_in="a program that names the equation, and course notes that state it for the gap",
    ),
    examples=(
        Example(dict(steps=10, kappa=9, start=1), "0.000003814697266", "by hand: 4/4^10"),
        Example(dict(steps=3, kappa=1, start=5), "0", "by hand: round level lines are left in one step"),
        Example(
            dict(kappa=50, start=1),
            "11",
            "mpmath: ln 400/(2 ln((√50+1)/(√50-1))) = 10.52",
            unknown="steps",
            at_most=0.01,
        ),
    ),
    see_also=(
        "steepest_descent has κ instead of the root: "
        "{{solve steepest_descent steps at_most=0.01 kappa=50 start=1}} steps for "
        "{{solve conjugate_gradient steps at_most=0.01 kappa=50 start=1}} in the last example. With 4/(q^T + "
        "q^(-T))² for 4q^(2T) it never exceeds the gap at the start."
    ),
)
def conjugate_gradient(steps: LineSearches, kappa: ConditionNumber, start: GapAtStart) -> GapAtEnd:
    return 4 * start * complement_power(2 / (sqrt(kappa) + 1), 2 * steps)
