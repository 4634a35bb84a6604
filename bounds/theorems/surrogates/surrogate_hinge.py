"""Whoever minimizes the hinge loss minimizes errors, at the same cost."""

from bounds.theorem import theorem
from bounds.theorems.surrogates._variables import ALL_SCORES, BayesExcess, HingeExcess
from bounds.vocabulary.assumptions import BINARY_LABELS, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Hinge loss and errors",
    statement=(
        r"For every distribution and every score $f$, the classifier $\mathrm{sign}\,f$ has a true risk above the "
        r"Bayes risk by at most the excess $\Delta_\varphi$ of its mean hinge loss $\varphi(z)=\max(0,1-z)$, "
        r"$z=y\,f(x)$. Certain, for true values."
    ),
    assumes=(BINARY_LABELS, ZERO_ONE_LOSS, ALL_SCORES),
    proof=(
        Step(
            "Where the better label has probability η, a score on the wrong side costs at least 0's loss, 1.",
            r"1-\min_f\big(\eta\varphi(f)+(1-\eta)\varphi(-f)\big)=1-2(1-\eta)=2\eta-1",
        ),
        Step("The classifier loses just as much there; take the mean over x.", r"L(-1\mid x)-L(+1\mid x)=2\eta-1"),
    ),
    source=Source("bartlett2006", "Theorem 1, for the hinge loss; Zhang 2004"),
    examples=(
        Example(dict(surrogate_excess=0.02), "0.02", "by hand: both are 2η - 1 at η = 0.51 for the score 0"),
        Example(dict(), "0.1", "by hand: the same number", unknown="surrogate_excess", at_most=0.1),
    ),
    see_also=(
        "The best of the four here: surrogate_square, surrogate_exponential and surrogate_logistic have a root. "
        "Minimizing over a class, the best of which is not the best of all, the bound involves the class's own excess "
        "in addition."
    ),
)
def surrogate_hinge(surrogate_excess: HingeExcess) -> BayesExcess:
    return surrogate_excess
