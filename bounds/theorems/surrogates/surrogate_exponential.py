"""AdaBoost's exponential loss: the excess in errors is at most a root."""

from bounds.formula.functions import minimum, sqrt
from bounds.theorem import theorem
from bounds.theorems.surrogates._variables import ALL_SCORES, BayesExcess, ExponentialExcess
from bounds.vocabulary.assumptions import BINARY_LABELS, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Exponential loss and errors",
    statement=(
        r"For every distribution and every score $f$, the classifier $\mathrm{sign}\,f$ has a true risk above the "
        r"Bayes risk by at most $\sqrt{\Delta_\varphi(2-\Delta_\varphi)}$, $\Delta_\varphi\le1$ being the excess of "
        r"its mean exponential loss $\varphi(z)=e^{-z}$, $z=y\,f(x)$. Certain, for true values."
    ),
    assumes=(BINARY_LABELS, ZERO_ONE_LOSS, ALL_SCORES),
    proof=(
        Step(
            "Where the better label has probability η, a score on the wrong side costs at least 0's loss, 1.",
            r"1-\min_f\big(\eta e^{-f}+(1-\eta)e^f\big)=1-2\sqrt{\eta(1-\eta)}=1-\sqrt{1-(2\eta-1)^2}",
        ),
        Step(
            "This is convex in 2η - 1, which the classifier loses there; take means and solve.",
            r"1-\sqrt{1-\theta^2}\le\Delta_\varphi,\quad\theta=L_{\mathcal D}(\mathrm{sign}\,f)-L^*",
            uses="Jensen's inequality",
        ),
    ),
    source=Source("bartlett2006", "Theorem 1, for the exponential loss"),
    examples=(
        Example(dict(surrogate_excess=0.2), "0.6", "by hand: sqrt(0.36); the score 0 where η = 0.8"),
        Example(
            dict(),
            "0.0202041029",
            "mpmath: 1 - sqrt(0.96)",
            unknown="surrogate_excess",
            at_most=0.2,
        ),
    ),
    see_also="For small excess it is sqrt(2 Δ), as for surrogate_logistic. surrogate_hinge has no root.",
)
def surrogate_exponential(surrogate_excess: ExponentialExcess) -> BayesExcess:
    excess = minimum(surrogate_excess, 1)
    return sqrt(excess * (2 - excess))
