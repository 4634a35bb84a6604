"""Least squares on labels ±1: the excess in errors is at most a root."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.surrogates._variables import ALL_SCORES, BayesExcess, SquareExcess
from bounds.vocabulary.assumptions import BINARY_LABELS, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Squared loss and errors",
    statement=(
        r"For every distribution and every score $f$, the classifier $\mathrm{sign}\,f$ has a true risk above the "
        r"Bayes risk by at most $\sqrt{\Delta_\varphi}$, $\Delta_\varphi$ being the excess of its mean squared loss "
        r"$\varphi(z)=(1-z)^2$, $z=y\,f(x)$; so too for $\max(0,1-z)^2$. Certain, for true values."
    ),
    assumes=(BINARY_LABELS, ZERO_ONE_LOSS, ALL_SCORES),
    proof=(
        Step(
            "Where the better label has probability η, a score on the wrong side costs at least 0's loss, 1.",
            r"1-\min_f\big(\eta(1-f)^2+(1-\eta)(1+f)^2\big)=1-4\eta(1-\eta)=(2\eta-1)^2",
        ),
        Step(
            "The classifier loses 2η - 1 there, and the square of a mean is at most the mean of the square.",
            r"(L_{\mathcal D}(\mathrm{sign}\,f)-L^*)^2\le\Delta_\varphi",
            uses="Jensen's inequality",
        ),
    ),
    source=Source("bartlett2006", "Theorem 1, for the quadratic losses; Zhang 2004"),
    examples=(
        Example(dict(surrogate_excess=0.04), "0.2", "by hand: the score 0 where η = 0.6"),
        Example(dict(), "0.01", "by hand: 0.1²", unknown="surrogate_excess", at_most=0.1),
    ),
    see_also="surrogate_hinge has no root. No smaller function of the excess is enough: the score 0 attains it.",
)
def surrogate_square(surrogate_excess: SquareExcess) -> BayesExcess:
    return sqrt(surrogate_excess)
