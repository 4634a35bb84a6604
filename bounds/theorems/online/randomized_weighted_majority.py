"""Randomized weighted majority: following an expert drawn by weight saves the factor 2 of the majority's vote."""

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.theorems.online._assumptions import ANY_SEQUENCE, COIN_AFTER_LABEL, RANDOMIZED_MAJORITY
from bounds.theorems.online._variables import BestMistakes, Discount, Experts, MeanMistakes
from bounds.vocabulary.citation import Example, PrintedForm, Source, Step
from bounds.vocabulary.variables import Number


def best_expert(mistakes: MeanMistakes, experts: Experts, beta: Discount) -> BestMistakes:
    return ((1 - beta) * mistakes - log(experts)) / log(1 / beta)


def half_is_kept(beta: Discount) -> Number:
    return beta >= 1 / 2


def linear(best_mistakes: BestMistakes, experts: Experts, beta: Discount) -> MeanMistakes:
    return (2 - beta) * best_mistakes + log(experts) / (1 - beta)


@theorem(
    title="Randomized weighted majority",
    statement=(
        "On every sequence on which the best of $N$ experts makes $M^*$ mistakes (at most, or on average where the "
        "sequence depends on the coins), the learner makes at most this many on average over its coins."
    ),
    assumes=(ANY_SEQUENCE, COIN_AFTER_LABEL, RANDOMIZED_MAJORITY),
    free_parameters="beta",
    chosen="before the data",
    proof=(
        Step(
            "The share F of the weight that is with mistaken experts is the probability of a mistake, and loses 1-β.",
            r"W_{t+1}=W_t\,(1-(1-\beta)F_t),\qquad\mathbb E[M]=\mathbb E\sum_tF_t",
        ),
        Step(
            "The best expert's weight is a part of the sum.",
            r"\beta^{M^*}\le N\prod_t(1-(1-\beta)F_t)\le N\,e^{-(1-\beta)\sum_tF_t}",
            uses="1-x ≤ exp(-x)",
        ),
        Step("Take logarithms, and then expectations, as all is linear in M*."),
    ),
    equivalent_forms=(best_expert,),
    source=Source("blum1998", "Theorem 2", checked=False),
    examples=(
        Example(dict(best_mistakes=20, experts=100, beta=0.5), "36.936227594", "by hand: 40 ln 2 + 2 ln 100"),
        Example(dict(best_mistakes=0, experts=16, beta=0.75), "11.0903548889591", "by hand: 16 ln 2"),
        Example(dict(best_mistakes=10, experts=4, beta=0.25), "20.3323172964", "by hand: 44/3 times 2 ln 2"),
        Example(
            dict(experts=100, beta=0.5),
            "20.00",
            "mpmath: the first example backwards",
            unknown="best_mistakes",
            at_most=36.9362276,
        ),
    ),
    forms=(
        PrintedForm(
            formula=linear,
            title="linear in 1-β",
            source=Source("arora2012", "Theorem 2.1, with η = 1 - β", checked=False),
            compared="looser",
            because="For η = 1-β up to 1/2, -ln(1-η) is at most η + η².",
            examples=(
                Example(dict(best_mistakes=20, experts=100, beta=0.5), "39.2103403720", "mpmath: 30 + 2 ln 100"),
                Example(dict(best_mistakes=10, experts=16, beta=0.9), "38.7258872224", "mpmath: 11 + 10 ln 16"),
            ),
            where=(half_is_kept,),
        ),
    ),
    see_also=(
        "weighted_majority, which votes, is sure of its bound and pays about twice as much: 64.2 for 36.9 in the "
        "first example. With the losses in [0, 1] of all experts seen, hedge tunes the factor to the number of rounds."
    ),
)
def randomized_weighted_majority(best_mistakes: BestMistakes, experts: Experts, beta: Discount) -> MeanMistakes:
    return (log(experts) - best_mistakes * log(beta)) / (1 - beta)
