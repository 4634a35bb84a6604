"""From online to batch, with the constant that textbooks print."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.online._assumptions import CONVEX_LOSS_UP_TO_M, ONE_PASS
from bounds.theorems.online._variables import MeanOnlineLoss, RiskOfAverage
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.trivial import LARGEST_LOSS
from bounds.vocabulary.variables import Confidence, LossBound, Samples


def failure_probability(
    risk: RiskOfAverage, m: Samples, online_loss: MeanOnlineLoss, loss_bound: LossBound
) -> Confidence:
    return exp(-m * ((risk - online_loss) / loss_bound) ** 2 / 2)


@theorem(
    title="Online to batch, textbook constant",
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
            "The differences between expected and suffered loss are a martingale's, none larger than M in absolute "
            "value.",
            r"\mathbb P\Big[\frac1m\sum_t\big(L_{\mathcal D}(h_{t-1})-\ell_t\big)>t\Big]\le e^{-mt^2/(2M^2)}=\delta",
            uses="azuma_hoeffding",
        ),
        Step(
            "The loss is convex.",
            r"L_{\mathcal D}(\bar h)\le\frac1m\sum_tL_{\mathcal D}(h_{t-1})",
            uses="Jensen's inequality",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("mohri2018", "Theorem 8.15, inequality (8.27)"),
    examples=(
        Example(dict(m=1000, delta=0.05, online_loss=0, loss_bound=1), "0.0774045512", "mpmath: sqrt(2 ln(20)/1000)"),
        Example(
            dict(delta=0.05, online_loss=0.1, loss_bound=1),
            "2,397",
            "mpmath: 2 ln(20)/0.0025 = 2396.59",
            unknown="m",
            at_most=0.15,
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="online_to_batch",
            because="Given its past each difference lies in a range of M, not 2M.",
        ),
    ),
    see_also="Given its past each difference lies in a range of M, not 2M: online_to_batch has half the deviation.",
    trivial=LARGEST_LOSS,
)
def online_to_batch_textbook(
    m: Samples, delta: Confidence, online_loss: MeanOnlineLoss, loss_bound: LossBound
) -> RiskOfAverage:
    return online_loss + loss_bound * sqrt(2 * log(1 / delta) / m)
