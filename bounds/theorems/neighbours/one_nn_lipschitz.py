"""The nearest neighbour on a finite sample, where the label's probability changes slowly."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.neighbours._assumptions import IN_THE_CUBE, LIPSCHITZ_ETA, ONE_NN
from bounds.theorems.neighbours._variables import BinaryBayesRisk, Coordinates, LipschitzOfEta
from bounds.vocabulary.assumptions import BINARY_LABELS, IID
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk
from bounds.vocabulary.variables import Samples


def sample_complexity(
    risk: ExpectedRisk, n: Coordinates, lipschitz: LipschitzOfEta, bayes_risk: BinaryBayesRisk
) -> Samples:
    return (4 * lipschitz * sqrt(n) / (risk - 2 * bayes_risk)) ** (n + 1)


@theorem(
    title="Nearest neighbour, finite sample",
    statement=(
        r"If $\eta(x)=\mathbb P[y=1\mid x]$ is $c$-Lipschitz on $[-1,1]^n$, the nearest-neighbour rule has, in "
        "expectation over samples of size $m$, a true risk of at most this, for every $m$; $L^*$ is the Bayes risk."
    ),
    assumes=(IID, BINARY_LABELS, IN_THE_CUBE, LIPSCHITZ_ETA, ONE_NN),
    decreasing_in="m",
    proof=(
        Step(
            "The labels of x and of its neighbour are independent given both places.",
            r"\mathbb E\,[L_{\mathcal D}(h_S)]=\mathbb E\,[\eta(x_\pi)(1-\eta(x))+(1-\eta(x_\pi))\,\eta(x)]",
        ),
        Step(
            "They differ in probability by at most c times the distance.",
            r"\le\mathbb E\,[2\eta(x)(1-\eta(x))]+c\,\mathbb E\,\|x-x_\pi\|\le2L^*+c\,\mathbb E\,\|x-x_\pi\|",
        ),
        Step(
            "Bound the distance.", r"\mathbb E\,\|x-x_\pi\|\le4\sqrt n\,m^{-1/(n+1)}", uses="nearest_neighbour_distance"
        ),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source(
        "shalev-shwartz2014", "Theorem 19.3, which has [0,1]^n; the notes' larger cube needs no larger constant"
    ),
    examples=(
        Example(dict(m=1000, n=2, lipschitz=1, bayes_risk=0.1), "0.7656854249", "mpmath: 0.2 + 4 sqrt(2)/10"),
        Example(
            dict(n=2, lipschitz=1, bayes_risk=0.1),
            "6,705",
            "mpmath: (40 sqrt(2)/3)^3 = 6704.42",
            unknown="m",
            at_most=0.5,
        ),
        Example(
            dict(m=512 * 10**9, n=5, lipschitz=1, bayes_risk=0),
            "0.1",
            "by hand: (40 sqrt(5))^6 = 1600^3 * 125 = 5.12e11",
        ),
    ),
    misprints=(
        Misprint(
            "milan",
            "summary for binary classification, nonparametric case",
            printed=r"\text{the typical convergence rate to Bayes risk is }m^{-1/(d+1)}",
            right=r"m^{-1/(d+1)}\text{ towards }2\ell^*\text{ (one neighbour)};\quad m^{-1/(d+2)}\text{ is the best "
            r"rate towards }\ell^*",
            consequence="The exponents differ: for ε = 0.1 and d = 2, samples of order 1,000 against 10,000.",
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="nearest_neighbour_distance",
            because="Labels at a distance differ more often by c times that at most.",
            value="2 * bayes_risk + lipschitz * value",
            equal=True,
        ),
    ),
    see_also=(
        "It tends to 2L*, not to the Bayes risk. cover_hart has the exact limit. Where L* = 0 the label's probability "
        "is 0 or 1 and c is large wherever both labels occur."
    ),
)
def one_nn_lipschitz(
    m: Samples, n: Coordinates, lipschitz: LipschitzOfEta, bayes_risk: BinaryBayesRisk
) -> ExpectedRisk:
    return 2 * bayes_risk + 4 * lipschitz * sqrt(n) * m ** (-1 / (n + 1))
