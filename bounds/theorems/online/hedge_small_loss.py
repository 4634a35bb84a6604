"""Hedge when the best expert loses little."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.online._assumptions import ANY_SEQUENCE, HEDGE, LOSSES_IN_UNIT_INTERVAL
from bounds.theorems.online._variables import BestLoss, Experts, OnlineLoss
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Hedge, small losses",
    statement=(
        r"With $\eta=\ln(1+\sqrt{2\ln N/L^*})$, exponential weights over $N$ experts with losses in $[0,1]$ lose at "
        "most this in total on any sequence on which the best expert loses $L^*$ (or at most that). A sure "
        "statement; $L^*$ must be known beforehand."
    ),
    assumes=(ANY_SEQUENCE, LOSSES_IN_UNIT_INTERVAL, HEDGE),
    proof=(
        Step(
            "One round, without a square.",
            r"\ln\frac{W_{t+1}}{W_t}\le-(1-e^{-\eta})\,\hat\ell_t",
            uses="convexity of the exponential",
        ),
        Step("Compare with the best expert's weight.", r"\hat L_T\le\frac{\eta L^*+\ln N}{1-e^{-\eta}}"),
        Step(
            "With x = sqrt(2 ln N/L*) and η = ln(1+x).",
            r"\frac{\eta}{1-e^{-\eta}}\le\frac{1+e^\eta}2=1+\frac x2,\qquad\frac{\ln N}{1-e^{-\eta}}=\ln "
            r"N\Big(1+\frac1x\Big)",
        ),
    ),
    source=Source("freund1997", "Lemma 4 with equation (9)"),
    examples=(
        Example(dict(best_loss=25, experts=10), "38.03241522", "mpmath: 25 + sqrt(50 ln 10) + ln 10"),
        Example(dict(best_loss=0, experts=10), "2.302585093", "mpmath: ln 10"),
        Example(
            dict(experts=10),
            "25.0000",
            "mpmath: the first example backwards",
            unknown="best_loss",
            at_most=38.032415224438,
        ),
    ),
    see_also=(
        "The η of hedge does not do: with N = 2, T = 1000 and L* = 0 it may lose 9.55 where this gives "
        "{{hedge_small_loss best_loss=0 experts=2}}. Better than hedge when L* is well below T/4."
    ),
)
def hedge_small_loss(best_loss: BestLoss, experts: Experts) -> OnlineLoss:
    return best_loss + sqrt(2 * best_loss * log(experts)) + log(experts)
