"""Weighted majority: not many more mistakes than a small multiple of the best expert's."""

from bounds.formula.functions import log, log2, log_one_minus
from bounds.theorem import theorem
from bounds.theorems.online._assumptions import ANY_SEQUENCE, WEIGHTED_MAJORITY
from bounds.theorems.online._variables import BestMistakes, Discount, Experts
from bounds.vocabulary.assumptions import BINARY_LABELS
from bounds.vocabulary.citation import Example, PrintedForm, Source, Step
from bounds.vocabulary.quantities import Mistakes
from bounds.vocabulary.variables import Number


def best_expert(mistakes: Mistakes, experts: Experts, beta: Discount) -> BestMistakes:
    return (mistakes * log(2 / (1 + beta)) - log(experts)) / log(1 / beta)


def half_is_kept(beta: Discount) -> Number:
    return beta >= 1 / 2


def linear(best_mistakes: BestMistakes, experts: Experts, beta: Discount) -> Mistakes:
    return 2 * (2 - beta) * best_mistakes + 2 * log(experts) / (1 - beta)


def halved(best_mistakes: BestMistakes, experts: Experts) -> Mistakes:
    return 2.41 * (best_mistakes + log2(experts))


@theorem(
    title="Weighted majority",
    statement=(
        "On every sequence the weighted majority of $N$ experts makes at most this many mistakes when the best "
        "expert makes $M^*$. A sure statement, without any distribution."
    ),
    assumes=(ANY_SEQUENCE, BINARY_LABELS, WEIGHTED_MAJORITY),
    free_parameters="beta",
    chosen="before the data",
    proof=(
        Step("On a mistake at least half of the weight is multiplied by β.", r"W_{t+1}\le\frac{1+\beta}2W_t"),
        Step("The best expert's weight is a part of the sum.", r"\beta^{M^*}\le N\Big(\frac{1+\beta}2\Big)^M"),
        Step("Take logarithms."),
    ),
    equivalent_forms=(best_expert,),
    source=Source("littlestone1994", "Theorem 2.1"),
    examples=(
        Example(dict(best_mistakes=20, experts=100, beta=0.5), "64.19626235", "mpmath: (20 ln 2 + ln 100)/ln(4/3)"),
        Example(dict(best_mistakes=0, experts=1024, beta=0.5), "24.0942083965321", "mpmath: 10 ln 2/ln(4/3)"),
        Example(
            dict(experts=100, beta=0.5),
            "20.00",
            "mpmath: the first example backwards",
            unknown="best_mistakes",
            at_most=64.1963,
        ),
    ),
    forms=(
        PrintedForm(
            formula=linear,
            title="linear in 1-β",
            source=Source("arora2012", "Theorem 1.1, with η = 1 - β", checked=False),
            compared="looser",
            because="For η = 1-β up to 1/2, -ln(1-η) is at most η + η², and -ln(1-η/2) at least η/2.",
            examples=(
                Example(dict(best_mistakes=20, experts=100, beta=0.5), "78.4206807440", "mpmath: 60 + 4 ln 100"),
                Example(dict(best_mistakes=10, experts=16, beta=0.9), "77.4517744448", "mpmath: 22 + 20 ln 16"),
            ),
            where=(half_is_kept,),
        ),
        PrintedForm(
            formula=halved,
            title="weights halved",
            source=Source("blum1998", "Theorem 1", checked=False),
            compared="looser",
            because="β is 1/2, and 1/log2(4/3) = 2.4094 is rounded up.",
            examples=(
                Example(dict(best_mistakes=20, experts=100), "64.2116934174", "mpmath: 2.41 (20 + log2 100)"),
                Example(dict(best_mistakes=0, experts=1024), "24.1", "by hand: 2.41 * 10"),
            ),
            fixes={"beta": 0.5},
        ),
    ),
    see_also=(
        "β = 1/2 gives 2.41 (M* + log2 N). Without mistakes of the best expert a β near 0 approaches halving. A "
        "randomized choice saves the factor 2 that remains for every β: hedge."
    ),
)
def weighted_majority(best_mistakes: BestMistakes, experts: Experts, beta: Discount) -> Mistakes:
    return (log(experts) - best_mistakes * log(beta)) / -log_one_minus((1 - beta) / 2)
