"""Hedge without knowing the number of rounds."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.online._assumptions import ANY_SEQUENCE, HEDGE, LOSSES_IN_UNIT_INTERVAL
from bounds.theorems.online._variables import Experts, Regret, RoundsPlayed
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.trivial import Trivial


def most_rounds(regret: Regret, experts: Experts) -> RoundsPlayed:
    return 2 * ((regret - sqrt(log(experts) / 8)) / 2) ** 2 / log(experts)


@theorem(
    title="Hedge, for all numbers of rounds",
    statement=(
        r"With $\eta_t=\sqrt{8\ln N/t}$ in round $t$, exponential weights over $N$ experts with losses in $[0,1]$ "
        "lose, over the first $T$ rounds of any sequence and for every $T$, at most this much more than the best "
        "expert. A sure statement."
    ),
    assumes=(ANY_SEQUENCE, LOSSES_IN_UNIT_INTERVAL, HEDGE),
    proof=(
        Step(
            "For step sizes that fall, exponential weights on the losses so far obey the same inequality, with the "
            "last η in one term and each η in the other.",
            r"R_T\le\frac{\ln N}{\eta_T}+\sum_{t=1}^T\frac{\eta_t}8",
            uses="follow the regularized leader with entropy",
        ),
        Step(
            "Put them in.",
            r"\sqrt{\tfrac T8\ln N}+\sqrt{\tfrac{\ln N}8}\sum_{t=1}^T\frac1{\sqrt t}\le\tfrac32\sqrt{\tfrac T2\ln N}",
        ),
        Step(
            "The book's bound is a little larger.",
            r"\tfrac32\sqrt{\tfrac T2\ln N}\le2\sqrt{\tfrac T2\ln N}+\sqrt{\tfrac{\ln N}8}",
        ),
    ),
    equivalent_forms=(most_rounds,),
    source=Source(
        "cesa-bianchi2006",
        "Theorem 2.3",
        seen_in="documentation of a library's regret bounds, and notes on internal regret",
    ),
    examples=(
        Example(dict(rounds=1000, experts=10), "68.39789575", "mpmath: 2 sqrt(500 ln 10) + sqrt(ln(10)/8)"),
        Example(dict(experts=10), "531", "mpmath: 531.28", unknown="rounds", at_most=50),
    ),
    see_also=(
        "About twice hedge, the cost of not knowing T. The proof given here yields 1.5 times, and with η_t = 2 "
        "sqrt(ln N/t) it yields sqrt(T ln N), 1.41 times."
    ),
    trivial=Trivial(lambda rounds: rounds),
)
def hedge_anytime(rounds: RoundsPlayed, experts: Experts) -> Regret:
    return 2 * sqrt(rounds / 2 * log(experts)) + sqrt(log(experts) / 8)
