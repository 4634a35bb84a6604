"""Ville's inequality: what holds a fair game down at one time holds it down at all times."""

from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import NEVER_RISES_ON_AVERAGE
from bounds.theorems.validation._game_variables import LevelEverReached, StartOfProcess
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Probability
from bounds.vocabulary.variables import Confidence


def level_seldom_reached(delta: Confidence, start: StartOfProcess) -> LevelEverReached:
    return start / delta


def largest_start(delta: Confidence, level: LevelEverReached) -> StartOfProcess:
    return delta * level


@theorem(
    title="Ville's inequality",
    statement=(
        r"Let $M_0,M_1,\dots$ be a supermartingale that is never negative. For every $c>0$, "
        r"$\mathbb P[\exists n:M_n\ge c]\le\mathbb E M_0/c$. So an e-process, of which $\mathbb E M_0\le1$, ever "
        r"reaches $1/\alpha$ with probability at most $\alpha$, however long it is watched."
    ),
    assumes=(NEVER_RISES_ON_AVERAGE,),
    decreasing_in="level",
    proof=(
        Step(
            "Stop when c is reached, or after n steps: what is stopped has no larger mean than what is begun with.",
            r"\tau=\min\{i:M_i\ge c\}:\qquad\mathbb E\,M_{\min(\tau,n)}\le\mathbb E M_0",
            uses="optional stopping at a bounded time",
        ),
        Step(
            "It is c or more wherever c was reached.",
            r"c\,\mathbb P[\tau\le n]\le\mathbb E\,M_{\min(\tau,n)}\le\mathbb E M_0",
            uses="markov",
        ),
        Step("The events grow with n, and together they are that c is ever reached."),
    ),
    equivalent_forms=(level_seldom_reached, largest_start),
    source=Source(
        "ville1939", "the inequality for a gambler's capital, rederived in the proof shown",
        seen_in="Lean's FormalMartingales.ville_inequality",
    ),
    examples=(
        Example(dict(start=1, level=20), "0.05", "by hand: a capital of 1 that grows twentyfold"),
        Example(dict(start=0.5, level=8), "0.0625", "by hand: 0.5/8"),
        Example(dict(start=1), "100", "by hand: 1/0.01", unknown="level", at_most=0.01),
    ),
    see_also=(
        "markov bounds the same at one time fixed beforehand; here all times are included at no cost. A fair game of "
        "double "
        "or nothing reaches every power of 2 with exactly this probability. anytime_p_value, bernoulli_mixture and "
        "freedman are its children."
    ),
)  # fmt: skip
def ville(start: StartOfProcess, level: LevelEverReached) -> Probability:
    return start / level
