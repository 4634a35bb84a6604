"""From online to batch by choosing one hypothesis, tested on the examples it has not seen."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.online._assumptions import ONE_PASS
from bounds.theorems.online._variables import MeanOnlineLoss
from bounds.vocabulary.assumptions import IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Confidence, Samples


def failure_probability(risk: TrueRisk, m: Samples, online_loss: MeanOnlineLoss) -> Confidence:
    return 2 * (m + 1) * exp(-m * ((risk - online_loss) / 6) ** 2)


@theorem(
    title="Online to batch, one hypothesis chosen",
    statement=(
        r"With probability at least $1-\delta$ over the sample, the hypothesis that the following choice takes from "
        r"those an online learner held before each of $m$ examples has true risk of at most this, $\hat\ell$ being "
        "the learner's mean loss online: each is tested on the $s$ examples it has not seen, and the smallest error "
        r"plus $\sqrt{\ln(2m(m+1)/\delta)/(2s)}$ wins. One-sided."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, ONE_PASS),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "Every test is within its penalty, from both sides, but for half of the failure probability.",
            r"L_{\mathcal D}(\hat h)\le\min_t\big(L_{\mathcal D}(h_t)+2c_{m-t}\big),\qquad "
            r"c_s=\sqrt{\frac{\ln(2m(m+1)/\delta)}{2s}}",
            uses="hoeffding_two_sided, union bound",
        ),
        Step(
            "A minimum is at most the mean, and 2m(m+1)/δ at most the square of 2(m+1)/δ.",
            r"\frac1m\sum_{s=1}^m2c_s\le4\sqrt{\frac1m\ln\frac{2(m+1)}\delta}",
        ),
        Step(
            "The mean risk is near the mean loss, but for the other half; 4 and 1/√2 are less than 6.",
            r"\frac1m\sum_tL_{\mathcal D}(h_t)\le\hat\ell+\sqrt{\frac{\ln(2/\delta)}{2m}}",
            uses="progressive_validation",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source(
        "cesa-bianchi2004",
        "Theorem 4",
        seen_in="Mohri et al. 2018, equation (8.31), an exercise with the proof's steps",
    ),
    examples=(
        Example(
            dict(m=10_000, delta=0.05, online_loss=0.05), "0.2654937386", "mpmath: 0.05 + 6 sqrt(ln(20002/0.05)/10^4)"
        ),
        Example(
            dict(delta=0.05, online_loss=0.05),
            "52401",
            "mpmath: 36 ln(40 (m+1))/0.01 <= m for the first time",
            unknown="m",
            at_most=0.15,
        ),
    ),
    see_also=(
        "A single hypothesis, for the 0-1 loss too, where online_to_batch needs a convex loss to average. "
        "progressive_validation gives {{progressive_validation m=10000 delta=0.05 online_loss=0.05}} in the first "
        "example for one picked at random."
    ),
)
def online_to_batch_best(m: Samples, delta: Confidence, online_loss: MeanOnlineLoss) -> TrueRisk:
    return online_loss + 6 * sqrt((log(2 * (m + 1)) + log(1 / delta)) / m)
