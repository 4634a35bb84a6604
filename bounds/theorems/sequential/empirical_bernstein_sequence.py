"""A confidence sequence by the observed variance: valid at all sample sizes at once."""

from bounds.formula.functions import log, log_one_minus
from bounds.theorem import theorem
from bounds.theorems.sequential._variables import (
    CONSTANT_MEAN,
    LOSS_AND_GUESS,
    ONE_BY_ONE,
    SquaredSurprise,
    Stake,
    TimeUniformGap,
)
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence, Samples


@theorem(
    title="Empirical Bernstein confidence sequence",
    statement=(
        r"With probability at least $1-\delta$, for all sample sizes $m$ at once, the mean of the first $m$ losses is "
        r"at most this far from the true risk, where $V=\sum_{i\le m}(\ell_i-\hat\mu_{i-1})^2$ for guesses "
        r"$\hat\mu_{i-1}$ made before each loss."
    ),
    assumes=(ONE_BY_ONE, CONSTANT_MEAN, LOSS_AND_GUESS, FIXED_HYPOTHESIS),
    ends="both",
    decreasing_in="m delta",
    free_parameters="stake",
    chosen="before the data",
    proof=(
        Step(
            "A logarithm bounds a parabola from above: for ξ at least -1.",
            r"\lambda\xi-\psi(\lambda)\,\xi^2\le\ln(1+\lambda\xi),\qquad\psi(\lambda)=-\ln(1-\lambda)-\lambda",
        ),
        Step(
            "Put the surprise in for ξ: given the past, this factor has mean 1 at most, whatever the guess.",
            r"\mathbb E\big[e^{\lambda(\ell_i-L)-\psi(\lambda)(\ell_i-\hat\mu_{i-1})^2}\mid\text{past}\big]\le1",
        ),
        Step(
            "So the product of the factors seldom ever grows large; the same for 1 less the losses, δ/2 each.",
            r"\lambda\Big|\sum_{i\le m}(\ell_i-L)\Big|-\psi(\lambda)V\le\ln\frac2\delta\quad\text{for all }m",
            uses="ville",
        ),
    ),
    source=Source(
        "waudby-smith2024",
        "Theorem 2, for a constant stake",
        seen_in="three programs that implement it, one with equations 13 to 15",
    ),
    examples=(
        Example(
            dict(m=1000, delta=0.05, surprise=50, stake=0.2), "0.0242302851", "mpmath: (ln 40 + 50 (-ln 0.8 - 0.2))/200"
        ),
        Example(dict(m=100, delta=0.1, surprise=25, stake=0.5), "0.1564882358", "mpmath: (ln 20 + 25 (ln 2 - 0.5))/50"),
    ),
    see_also=(
        "V grows with m: solving for m, it is held at the value given. normal_mixture does not see the variance. The "
        "best stake is about sqrt(2 ln(2/δ)/V) for the V at which one means to stop; `bounds.hedged_betting` changes "
        "the stakes as losses come, and betting itself is narrower still."
    ),
)
def empirical_bernstein_sequence(
    m: Samples, delta: Confidence, surprise: SquaredSurprise, stake: Stake
) -> TimeUniformGap:
    return (log(2 / delta) - surprise * (log_one_minus(stake) + stake)) / (stake * m)
