"""From online to batch: the averaged hypothesis does about as well on new examples as the learner did online."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.online._assumptions import CONVEX_LOSS_UP_TO_M, ONE_PASS
from bounds.theorems.online._variables import MeanOnlineLoss, RiskOfAverage
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.trivial import LARGEST_LOSS
from bounds.vocabulary.variables import Confidence, LossBound, Samples


def failure_probability(
    risk: RiskOfAverage, m: Samples, online_loss: MeanOnlineLoss, loss_bound: LossBound
) -> Confidence:
    return exp(-2 * m * ((risk - online_loss) / loss_bound) ** 2)


@theorem(
    title="Online to batch",
    statement=(
        r"With probability at least $1-\delta$ over the sample, the average $\bar h$ of the hypotheses that an online "
        r"learner used on $m$ examples, one pass, has at most this expected loss on new examples, $\hat\ell$ being "
        "the learner's mean loss online. One-sided."
    ),
    assumes=(IID, CONVEX_LOSS_UP_TO_M, ONE_PASS),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "Each hypothesis meets a fresh example: the differences between expected and suffered loss are a "
            "martingale's, each within a range of M.",
            r"\mathbb E\big[L_{\mathcal D}(h_{t-1})-\ell_t\mid\text{past}\big]=0",
        ),
        Step(
            "Their mean is rarely large.",
            r"\mathbb P\Big[\frac1m\sum_t\big(L_{\mathcal D}(h_{t-1})-\ell_t\big)>t\Big]\le e^{-2mt^2/M^2}=\delta",
            uses="Azuma-Hoeffding inequality",
        ),
        Step(
            "The loss is convex.",
            r"L_{\mathcal D}(\bar h)\le\frac1m\sum_tL_{\mathcal D}(h_{t-1})",
            uses="Jensen's inequality",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source(
        "cesa-bianchi2004",
        "Proposition 1 and Corollary 2, with the constant of the Azuma-Hoeffding inequality for ranges",
    ),
    examples=(
        Example(dict(m=1000, delta=0.05, online_loss=0, loss_bound=1), "0.03870227560", "mpmath: sqrt(ln(20)/2000)"),
        Example(
            dict(delta=0.05, online_loss=0.1, loss_bound=1),
            "600",
            "mpmath: ln(20)/0.005 = 599.15",
            unknown="m",
            at_most=0.15,
        ),
    ),
    see_also=(
        "Textbooks print twice the deviation, online_to_batch_textbook. For the 0-1 loss, which is not convex, the "
        "same holds for the mean risk of the hypotheses: progressive_validation."
    ),
    trivial=LARGEST_LOSS,
)
def online_to_batch(m: Samples, delta: Confidence, online_loss: MeanOnlineLoss, loss_bound: LossBound) -> RiskOfAverage:
    return online_loss + loss_bound * sqrt(log(1 / delta) / (2 * m))
