"""From online to batch: small regret means a small excess over the best hypothesis."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.online._assumptions import CONVEX_LOSS_UP_TO_M, ONE_PASS
from bounds.theorems.online._variables import MeanRegret, RiskOfAverageAboveBest
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.trivial import LARGEST_LOSS
from bounds.vocabulary.variables import Confidence, LossBound, Samples


def sample_complexity(
    excess: RiskOfAverageAboveBest, delta: Confidence, mean_regret: MeanRegret, loss_bound: LossBound
) -> Samples:
    return 8 * log(2 / delta) * (loss_bound / (excess - mean_regret)) ** 2


def failure_probability(
    excess: RiskOfAverageAboveBest, m: Samples, mean_regret: MeanRegret, loss_bound: LossBound
) -> Confidence:
    return 2 * exp(-m * ((excess - mean_regret) / loss_bound) ** 2 / 8)


@theorem(
    title="Online to batch, excess",
    statement=(
        r"With probability at least $1-\delta$ over the sample, the average $\bar h$ of the hypotheses that an online "
        "learner used on $m$ examples, one pass, has an expected loss at most this much above that of the best "
        r"hypothesis, $\bar R$ being the learner's regret divided by $m$."
    ),
    assumes=(IID, CONVEX_LOSS_UP_TO_M, ONE_PASS),
    decreasing_in="m delta",
    proof=(
        Step(
            "The average is hardly worse than the mean online loss.",
            r"L_{\mathcal D}(\bar h)\le\hat\ell+M\sqrt{\frac{2\ln(2/\delta)}m}",
            uses="online_to_batch_textbook",
        ),
        Step("Regret compares that with a fixed near-best hypothesis.", r"\hat\ell\le L_S(h^*)+\bar R"),
        Step(
            "Which is fixed beforehand.",
            r"L_S(h^*)\le L_{\mathcal D}(h^*)+M\sqrt{\frac{2\ln(2/\delta)}m}",
            uses="hoeffding_one_sided, union bound",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("mohri2018", "Theorem 8.15, inequality (8.28)"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, mean_regret=0.05, loss_bound=1),
            "0.2217877633",
            "mpmath: 0.05 + 2 sqrt(2 ln(40)/1000)",
        ),
        Example(
            dict(delta=0.05, mean_regret=0.05, loss_bound=1),
            "11805",
            "mpmath: 8 ln(40)/0.0025 = 11804.41",
            unknown="m",
            at_most=0.1,
        ),
    ),
    see_also="Both deviations may be halved, as in online_to_batch. For hedge the regret per round is sqrt(ln N/(2T)).",
    trivial=LARGEST_LOSS,
)
def online_to_batch_excess(
    m: Samples, delta: Confidence, mean_regret: MeanRegret, loss_bound: LossBound
) -> RiskOfAverageAboveBest:
    return mean_regret + 2 * loss_bound * sqrt(2 * log(2 / delta) / m)
