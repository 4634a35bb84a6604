"""k nearest neighbours on a finite sample, where the label's probability changes slowly."""

from bounds.formula.functions import maximum, sqrt
from bounds.theorem import theorem
from bounds.theorems.neighbours._assumptions import IN_THE_UNIT_CUBE, K_NN_FIXED, LIPSCHITZ_ETA
from bounds.theorems.neighbours._variables import BinaryBayesRisk, Coordinates, LipschitzOfEta, ManyNeighbours
from bounds.vocabulary.assumptions import BINARY_LABELS, IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk
from bounds.vocabulary.variables import Number, Samples


def sample_complexity(
    risk: ExpectedRisk, n: Coordinates, k: ManyNeighbours, lipschitz: LipschitzOfEta, bayes_risk: BinaryBayesRisk
) -> Samples:
    return maximum(k, ((6 * lipschitz * sqrt(n) + k) / (risk - (1 + sqrt(8 / k)) * bayes_risk)) ** (n + 1))


def no_more_neighbours_than_examples(k: ManyNeighbours, m: Samples) -> Number:
    return k <= m


@theorem(
    title="k nearest neighbours, finite sample",
    statement=(
        r"If $\eta(x)=\mathbb P[y=1\mid x]$ is $c$-Lipschitz on $[0,1]^n$ and $k\ge10$, the $k$-nearest-neighbour "
        r"rule has, in expectation over samples of size $m\ge k$, a true risk of at most this; $L^*$ is the Bayes "
        "risk."
    ),
    assumes=(IID, BINARY_LABELS, IN_THE_UNIT_CUBE, LIPSCHITZ_ETA, K_NN_FIXED),
    decreasing_in="m",
    free_parameters="k",
    chosen="before the data",
    where=(no_more_neighbours_than_examples,),
    proof=(
        Step(
            "Cut each side into K parts. A new example seldom falls into a cell with fewer than k others.",
            r"\sum_ip_i\,\mathbb P[\mathrm{Bin}(m,p_i)<k]\le\frac{K^nk}m",
            uses="Cantelli's inequality",
        ),
        Step(
            "In the other cells all k neighbours are near, and their mean probability q is close to that at x.",
            r"|q-\eta(x)|\le\frac{c\sqrt n}K",
        ),
        Step(
            "A vote of k independent labels of mean probability q is wrong little more often than the best guess.",
            r"\mathbb P[y\ne\text{vote}]\le\Big(1+\sqrt{\tfrac8k}\Big)\min(q,1-q)\qquad(k\ge10)",
            uses="Chernoff's bound",
        ),
        Step(
            "Going from q to η(x) and back costs three times their distance. Take a whole K between a/2 and a = "
            "m^(1/(n+1)).",
            r"\frac{3c\sqrt n}K+\frac{K^nk}m\le\frac{6c\sqrt n+k}a",
        ),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("shalev-shwartz2014", "Theorem 19.5"),
    examples=(
        Example(
            dict(m=10**6, n=2, k=10, lipschitz=1, bayes_risk=0.1),
            "0.3742955328",
            "mpmath: 0.1 (1 + sqrt(0.8)) + (6 sqrt(2) + 10)/100",
        ),
        Example(dict(n=1, k=10, lipschitz=1, bayes_risk=0), "25600", "by hand: (16/0.1)^2", unknown="m", at_most=0.1),
    ),
    see_also=(
        "More neighbours bring the first factor down to 1 where one_nn_lipschitz has 2, but each costs m^(-1/(n+1)): "
        "the best k grows with m. The proof needs no whole number of cells beyond the one it takes, so it holds "
        "for every m."
    ),
)
def knn_lipschitz(
    m: Samples, n: Coordinates, k: ManyNeighbours, lipschitz: LipschitzOfEta, bayes_risk: BinaryBayesRisk
) -> ExpectedRisk:
    return (1 + sqrt(8 / k)) * bayes_risk + (6 * lipschitz * sqrt(n) + k) * m ** (-1 / (n + 1))
