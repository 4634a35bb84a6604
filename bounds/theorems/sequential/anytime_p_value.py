"""A test of a risk that may be watched: the likelihood ratio as the capital of a bet against it (e-value)."""

from bounds.formula.functions import likelihood_ratio
from bounds.theorem import theorem
from bounds.theorems.sequential._conditions import no_more_errors_than_examples
from bounds.theorems.sequential._variables import (
    BET_BEFOREHAND,
    CHANCE_OF_EACH_MISTAKE,
    ONE_BY_ONE,
    AnytimePValue,
    DoubtedRisk,
    RiskBetOn,
)
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Errors, Number, Samples


def bets_on_less(bet: RiskBetOn, doubted: DoubtedRisk) -> Number:
    return bet < doubted


@theorem(
    title="Anytime-valid p-value of a risk (e-value, test martingale)",
    statement=(
        r"Fix $q<p_0$, and after $m$ test examples with $k$ errors let "
        r"$\mathfrak p=\big(\frac{p_0}q\big)^k\big(\frac{1-p_0}{1-q}\big)^{m-k}$. If the true risk is $p_0$ or more, "
        r"then for every $\alpha$ the probability that $\mathfrak p\le\alpha$ at any of $m=1,2,\dots$ is at most "
        r"$\alpha$. Its inverse is an e-value: what a stake of 1 has become, bet on fewer errors at odds that are "
        r"fair at $p_0$."
    ),
    assumes=(CHANCE_OF_EACH_MISTAKE, ONE_BY_ONE, ZERO_ONE_LOSS, FIXED_HYPOTHESIS, BET_BEFOREHAND),
    decreasing_in="m doubted",
    monotone_where_informative="doubted",
    free_parameters="bet",
    chosen="before the data",
    where=(bets_on_less, no_more_errors_than_examples),
    proof=(
        Step(
            "One example turns the capital into this on average, which falls in the true risk p and is 1 at p₀.",
            r"p\,\frac q{p_0}+(1-p)\,\frac{1-q}{1-p_0}\le1\qquad(p\ge p_0)",
        ),
        Step(
            "So the capital never rises on average; it starts at 1, and ever reaches 1/α with probability at most α.",
            r"M_m=\Big(\frac q{p_0}\Big)^k\Big(\frac{1-q}{1-p_0}\Big)^{m-k}=\frac1{\mathfrak p}",
            uses="ville",
        ),
    ),
    source=Source(
        "ville1939", "likelihood ratios as a gambler's capital, rederived in the proof shown",
        seen_in="Lean's FormalMartingales.eprocess_sequential_test_typeI",
    ),
    examples=(
        Example(
            dict(m=40, errors=10, doubted=0.5, bet=0.3), "0.006833550777", "by hand: 2^-40/(0.3^10 0.7^30), a fraction"
        ),
        Example(dict(m=5, errors=0, doubted=0.5, bet=0.25), "0.1316872428", "by hand: (2/3)^5 = 32/243"),
        Example(dict(m=1, errors=1, doubted=0.5, bet=0.25), "2", "by hand: a lost bet halves the capital"),
        Example(
            dict(errors=0, doubted=0.5, bet=0.25), "8", "by hand: (2/3)^8 = 0.0390, (2/3)^7 = 0.0585", unknown="m",
            at_most=0.05,
        ),
    ),
    see_also=(
        "binomial_lower_tail is the p-value at one m fixed beforehand: {{binomial_lower_tail m=40 errors=10 risk=0.5 "
        "digits=2}} where this gives "
        "{{anytime_p_value m=40 errors=10 doubted=0.5 bet=0.3}} for 10 errors on 40 and p₀ = 1/2; it may be "
        "computed only once. The smallest value seen so far may be reported, too. The best q is the true risk; "
        "bernoulli_mixture bets on all of them, and `hedged_betting` learns it."
    ),
)  # fmt: skip
def anytime_p_value(m: Samples, errors: Errors, doubted: DoubtedRisk, bet: RiskBetOn) -> AnytimePValue:
    return likelihood_ratio(errors, m, doubted, bet)
