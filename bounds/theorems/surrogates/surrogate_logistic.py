"""Logistic regression: the excess in errors is at most a root."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.surrogates._variables import ALL_SCORES, BayesExcess, LogisticExcess
from bounds.vocabulary.assumptions import BINARY_LABELS, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Logistic loss and errors",
    statement=(
        r"For every distribution and every score $f$, the classifier $\mathrm{sign}\,f$ has a true risk above the "
        r"Bayes risk by at most $\sqrt{2\Delta_\varphi}$, $\Delta_\varphi$ being the excess of its mean logistic loss "
        r"$\varphi(z)=\ln(1+e^{-z})$, $z=y\,f(x)$, in nats. Certain, for true values."
    ),
    assumes=(BINARY_LABELS, ZERO_ONE_LOSS, ALL_SCORES),
    proof=(
        Step(
            "Where the better label has probability η, a score on the wrong side costs at least 0's loss, ln 2; the "
            "minimum is the entropy.",
            r"\ln2-h(\eta)=\mathrm{kl}\big(\eta\,\big\|\,\tfrac12\big)\ge\tfrac12(2\eta-1)^2",
            uses="Pinsker's inequality",
        ),
        Step(
            "The classifier loses 2η - 1 there, and the square of a mean is at most the mean of the square.",
            r"\tfrac12(L_{\mathcal D}(\mathrm{sign}\,f)-L^*)^2\le\Delta_\varphi",
            uses="Jensen's inequality",
        ),
    ),
    source=Source("bartlett2006", "Theorem 1, for the logistic loss, with Pinsker's inequality; Zhang 2004"),
    examples=(
        Example(dict(surrogate_excess=0.02), "0.2", "by hand: sqrt(0.04)"),
        Example(dict(), "0.005", "by hand: 0.1²/2", unknown="surrogate_excess", at_most=0.1),
    ),
    see_also=(
        "Without Pinsker's inequality the excess 0.02 gives 0.1994, the root of kl((1 + θ)/2 || 1/2) = 0.02. For "
        "logarithms to base 2 the excess must first be multiplied by ln 2."
    ),
)
def surrogate_logistic(surrogate_excess: LogisticExcess) -> BayesExcess:
    return sqrt(2 * surrogate_excess)
