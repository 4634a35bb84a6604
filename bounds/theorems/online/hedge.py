"""Hedge: exponential weights lose little more than the best expert."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.online._assumptions import ANY_SEQUENCE, HEDGE, LOSSES_IN_UNIT_INTERVAL
from bounds.theorems.online._variables import Experts, Regret, RoundsPlayed
from bounds.vocabulary.citation import Connection, Example, PrintedForm, Source, Step
from bounds.vocabulary.trivial import Trivial


def most_rounds(regret: Regret, experts: Experts) -> RoundsPlayed:
    return 2 * regret**2 / log(experts)


def shalev_shwartz(rounds: RoundsPlayed, experts: Experts) -> Regret:
    return sqrt(2 * log(experts) * rounds)


@theorem(
    title="Hedge (exponential weights)",
    statement=(
        r"With $\eta=\sqrt{8\ln N/T}$, exponential weights over $N$ experts with losses in $[0,1]$ lose, over $T$ "
        "rounds of any sequence, at most this much more than the best expert. A sure statement; $T$ must be known "
        "beforehand."
    ),
    assumes=(ANY_SEQUENCE, LOSSES_IN_UNIT_INTERVAL, HEDGE),
    proof=(
        Step(
            "One round changes the logarithm of the total weight by the mean loss, up to a square.",
            r"\ln\frac{W_{t+1}}{W_t}\le-\eta\,\hat\ell_t+\frac{\eta^2}8",
            uses="Hoeffding's lemma",
        ),
        Step("The best expert's weight is a part of the sum.", r"\ln\frac{W_{T+1}}{W_1}\ge-\eta L^*-\ln N"),
        Step("Compare, and choose η.", r"R_T\le\frac{\ln N}\eta+\frac{\eta T}8=\sqrt{\tfrac T2\ln N}"),
    ),
    equivalent_forms=(most_rounds,),
    source=Source(
        "cesa-bianchi2006", "Theorem 2.2", seen_in="a Lean proof that names it, and a library that prints its bound"
    ),
    examples=(
        Example(dict(rounds=1000, experts=10), "33.93070212", "mpmath: sqrt(500 ln 10)"),
        Example(dict(experts=10), "2171", "mpmath: 5000/ln 10 = 2171.47", unknown="rounds", at_most=50),
    ),
    forms=(
        PrintedForm(
            formula=shalev_shwartz,
            title="form of Shalev-Shwartz and Ben-David",
            source=Source("shalev-shwartz2014", "Theorem 21.11"),
            compared="looser",
            because="With 1 - x + x²/2 in the place of Hoeffding's lemma the regret doubles, at η = √(2 ln N/T).",
            examples=(Example(dict(rounds=1000, experts=10), "67.8614042442", "mpmath: sqrt(2000 ln 10)"),),
        ),
    ),
    connections=(
        Connection(kind="sharpens", another="hedge_anytime", because="The number of rounds is known beforehand."),
    ),
    see_also="hedge_anytime needs no T; hedge_small_loss is better when the best expert loses little.",
    trivial=Trivial(lambda rounds: rounds),
)
def hedge(rounds: RoundsPlayed, experts: Experts) -> Regret:
    return sqrt(rounds / 2 * log(experts))
