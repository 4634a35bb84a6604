"""The nearest neighbour's label is wrong, in the limit, less than twice as often as the best rule (Cover and Hart)."""

from bounds.formula.functions import maximum, sqrt
from bounds.theorem import theorem
from bounds.theorems.neighbours._assumptions import IN_THE_LIMIT, ONE_NN, SEPARABLE_SPACE
from bounds.theorems.neighbours._variables import BayesRisk, Classes, LimitRisk
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Misprint, Source, Step
from bounds.vocabulary.variables import Number


def bayes_risk_at_least(limit: LimitRisk, classes: Classes) -> BayesRisk:
    return (1 - 1 / classes) * (1 - sqrt(maximum(0, 1 - limit * classes / (classes - 1))))


def no_worse_than_guessing(bayes_risk: BayesRisk, classes: Classes) -> Number:
    return bayes_risk <= 1 - 1 / classes


@theorem(
    title="Nearest neighbour in the limit (Cover and Hart)",
    statement=(
        "As the sample grows, the expected risk of the nearest-neighbour rule tends to a limit between the Bayes "
        r"risk $L^*$ and this, for every distribution of $M$ classes. For two classes the limit is $2\,\mathbb "
        r"E[\eta(1-\eta)]\le2L^*(1-L^*)$."
    ),
    assumes=(IID, SEPARABLE_SPACE, ONE_NN, IN_THE_LIMIT),
    where=(no_worse_than_guessing,),
    proof=(
        Step(
            "In the limit the neighbour lies where the new example lies, and its label is an independent draw.",
            r"\lim_{m\to\infty}\mathbb E\,[L_{\mathcal D}(h_S)]=\mathbb E\Big[1-\sum_{j=1}^M\eta_j(x)^2\Big]",
            uses="Stone's lemma",
        ),
        Step(
            "Where the best rule is wrong with probability r, the sum of squares is smallest when the other classes "
            "share r equally.",
            r"\sum_j\eta_j^2\ge(1-r)^2+\frac{r^2}{M-1}\ \Rightarrow\ 1-\sum_j\eta_j^2\le2r-\frac M{M-1}r^2",
            uses="Cauchy-Schwarz inequality",
        ),
        Step(
            "The mean of a concave function is at most the function of the mean.",
            r"\mathbb E[r(x)]=L^*",
            uses="Jensen's inequality",
        ),
    ),
    equivalent_forms=(bayes_risk_at_least,),
    source=Source("cover1967", "main theorem; for every distribution: Devroye, Györfi and Lugosi 1996, Theorem 5.2"),
    examples=(
        Example(dict(bayes_risk=0.1, classes=2), "0.18", "by hand: 0.2 * 0.9"),
        Example(dict(bayes_risk=0.1, classes=10), "0.1888888889", "by hand: 0.1 (2 - 0.1 * 10/9)"),
        Example(dict(bayes_risk=0.25, classes=2), "0.375", "by hand: 0.5 * 0.75"),
        Example(dict(classes=2), "0.1", "by hand: (1 - sqrt(1 - 0.36))/2", unknown="bayes_risk", at_most=0.18),
    ),
    misprints=(
        Misprint(
            "milan",
            "nearest neighbours, last note of the section",
            printed=r"\ell_{\mathcal D}(f^*)\le\mathbb E[\ell_{\mathcal D}(h_S)]\le2\,\ell_{\mathcal "
            r"D}(f^*)\quad(m\to\infty)",
            right=r"\ell_{\mathcal D}(f^*)\le\lim\mathbb E[\ell_{\mathcal D}(h_S)]\le2\,\ell_{\mathcal "
            r"D}(f^*)\,(1-\ell_{\mathcal D}(f^*))",
            consequence="By the factor 1/(1 - ℓ(f*)): a Bayes risk of .25 gives .5, no better than guessing, where "
            "{{cover_hart bayes_risk=0.25 classes=2}} is right.",
            verdict="loose",
        ),
    ),
    see_also=(
        "Attained when the labels' probabilities are the same everywhere, and all but the likeliest of them equal. "
        "Read backwards, the limit bounds the Bayes risk from below. knn_asymptotic has k neighbours; "
        "one_nn_lipschitz a finite sample."
    ),
)
def cover_hart(bayes_risk: BayesRisk, classes: Classes) -> LimitRisk:
    return bayes_risk * (2 - classes / (classes - 1) * bayes_risk)
