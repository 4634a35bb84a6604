"""Progressive validation: testing on each example before training on it is as good as a hold-out of the full size."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.online._assumptions import ONE_PASS
from bounds.theorems.online._variables import MeanOnlineLoss, MeanRisk
from bounds.vocabulary.assumptions import IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence, Samples


def sample_complexity(risk: MeanRisk, delta: Confidence, online_loss: MeanOnlineLoss) -> Samples:
    return log(1 / delta) / (2 * (risk - online_loss) ** 2)


def failure_probability(risk: MeanRisk, m: Samples, online_loss: MeanOnlineLoss) -> Confidence:
    return exp(-2 * m * (risk - online_loss) ** 2)


@theorem(
    title="Progressive validation",
    statement=(
        r"With probability at least $1-\delta$ over the sample, the mean true risk of the $m$ hypotheses that a "
        "learner held while it passed over $m$ examples, which is the risk of one picked at random, is at most "
        r"this, $\hat\ell$ being the share of examples it got wrong before training on them. One-sided, for a fixed "
        "$m$."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, ONE_PASS),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "Each hypothesis meets a fresh example: a martingale whose steps have a range of 1.",
            r"\mathbb E\big[L_{\mathcal D}(h_{t-1})-\ell_t\mid\text{past}\big]=0",
        ),
        Step(
            "Its mean is rarely large.",
            r"\mathbb P\Big[\frac1m\sum_t\big(L_{\mathcal D}(h_{t-1})-\ell_t\big)>t\Big]\le e^{-2mt^2}=\delta",
            uses="Azuma-Hoeffding inequality",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("blum1999", "the theorem on progressive validation"),
    examples=(
        Example(dict(m=1000, delta=0.05, online_loss=0.1), "0.1387022756", "mpmath: 0.1 + sqrt(ln(20)/2000)"),
        Example(dict(delta=0.05, online_loss=0.1), "600", "mpmath: ln(20)/0.005 = 599.15", unknown="m", at_most=0.15),
    ),
    see_also=(
        "The same number as a test set of m examples (validation_one_sided), and no example is lost to training. For "
        "the averaged hypothesis under a convex loss: online_to_batch."
    ),
)
def progressive_validation(m: Samples, delta: Confidence, online_loss: MeanOnlineLoss) -> MeanRisk:
    return online_loss + sqrt(log(1 / delta) / (2 * m))
