"""Split conformal prediction for the calibration set at hand."""

from bounds.formula.functions import binomial_upper, floor, where
from bounds.theorem import theorem
from bounds.theorems.conformal._assumptions import NO_TIES, SPLIT
from bounds.theorems.conformal._conditions import EVERY_LABEL
from bounds.theorems.conformal._variables import Calibration, Miscoverage, TrueMiscoverage
from bounds.theorems.conformal.conformal_conditional_normal import conformal_conditional_normal
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence, Number


def scores_left_out(m: Calibration, alpha: Miscoverage) -> Number:
    return floor((m + 1) * alpha)


@theorem(
    title="Split conformal, given the calibration set",
    statement=(
        r"Calibrate split conformal prediction at level $\alpha$ on $m$ examples. With probability exactly $1-\delta$ "
        r"over the calibration set, the sets miss a new label with at most this probability: given the calibration "
        r"set, the coverage is a draw from $\mathrm{Beta}(m+1-\ell,\ell)$ with $\ell=\lfloor(m+1)\alpha\rfloor$. For "
        r"$\ell=0$ every label is in, and nothing is ever missed."
    ),
    assumes=(IID, SPLIT, NO_TIES),
    ends="one",
    decreasing_in="delta",
    non_monotone="m",
    envelope=conformal_conditional_normal,
    teeth={"m": scores_left_out},
    proof=(
        Step("Replace scores by their ranks in the true law: uniform numbers.", r"U=F(\text{score})\sim U[0,1]"),
        Step(
            "The coverage is the cut's own rank: the order statistic with ℓ - 1 of m above it.",
            r"U_{(m+1-\ell)}\sim\mathrm{Beta}(m+1-\ell,\ell)",
        ),
        Step(
            "It is below 1 - p just when fewer than ℓ uniform numbers exceed 1 - p.",
            r"\mathbb P[U_{(m+1-\ell)}<1-p]=\mathbb P[\mathrm{Bin}(m,p)\le\ell-1]=\delta",
        ),
    ),
    source=Source("vovk2012", "Proposition 2a; Angelopoulos and Bates (2023), section 3.2"),
    examples=(
        Example(
            dict(m=1000, alpha=0.1, delta=0.05),
            "0.1159245114",
            "SciPy: 1 - beta.ppf(0.05, 901, 100) = 1 - .8840754886",
        ),
        Example(dict(m=19, alpha=0.05, delta=0.1), "0.1141332", "by hand: one score left out: 1 - 0.1^(1/19)"),
        Example(dict(m=9, alpha=0.05, delta=0.1), "0", "by hand: no score left out, every label is in"),
    ),
    see_also=(
        "conformal_tolerance is the same event with the number of scores chosen for δ; conformal_coverage the average "
        "over calibration sets. The formula is test_set_binomial's with ℓ - 1 errors."
    ),
    silent=(EVERY_LABEL,),
)
def conformal_conditional(m: Calibration, alpha: Miscoverage, delta: Confidence) -> TrueMiscoverage:
    left_out = floor((m + 1) * alpha)
    return where(left_out >= 1, binomial_upper(left_out - 1, m, delta), 0)
