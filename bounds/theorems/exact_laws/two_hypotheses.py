"""Empirical risk minimization over two hypotheses: how often it picks the worse one."""

from bounds.formula.functions import mean_vote_error
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import TWO_HYPOTHESES
from bounds.theorems.exact_laws._variables import BetterOnly, FewSamples, WorseOnly
from bounds.vocabulary.assumptions import ERM, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Probability
from bounds.vocabulary.variables import Number


def better_indeed(lost: WorseOnly, won: BetterOnly) -> Number:
    return lost < won


def disjoint_events(won: BetterOnly, lost: WorseOnly) -> Number:
    return won + lost <= 1


@theorem(
    title="Two hypotheses, agnostic",
    statement=(
        r"If only the worse hypothesis is wrong with probability $a$, and only the better one with $b<a$, then ERM "
        r"returns the worse one with exactly this probability over the sample. $\mathcal V(m,s,q)$ is the mean over "
        r"$k\sim\mathrm{Bin}(m,s)$ of $\mathbb P[\mathrm{Bin}(k,q)>\frac k2]+\frac12\mathbb "
        r"P[\mathrm{Bin}(k,q)=\frac k2]$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, ERM, TWO_HYPOTHESES),
    relation="=",
    decreasing_in="m won",
    where=(better_indeed, disjoint_events),
    proof=(
        Step("Only examples on which the two differ count.", r"k\sim\mathrm{Bin}(m,a+b)"),
        Step(
            "The worse one wins when it is right on more than half of these, or at a tie by the coin.",
            r"\mathbb P[\mathrm{Bin}(k,q)>\tfrac k2]+\tfrac12\mathbb P[\mathrm{Bin}(k,q)=\tfrac k2],\quad q=\tfrac "
            r"b{a+b}",
        ),
    ),
    source=Source("derived", "checked by simulation"),
    examples=(
        Example(dict(m=30, won=0.12, lost=0.06), "0.220123404", "mpmath: double sum; simulation agrees"),
        Example(dict(m=1, won=0.5, lost=0.25), "0.375", "by hand: 1/4 + half of the tie's 1/4"),
    ),
    see_also="The expected excess risk is (a - b) times it. Exact where validation_selection with k = 2 is a bound.",
)
def two_hypotheses(m: FewSamples, won: BetterOnly, lost: WorseOnly) -> Probability:
    return mean_vote_error(m, won + lost, lost / (won + lost))
