"""A majority vote bounded by how often two of its voters err together."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.pac_bayes._assumptions import PRIOR_BEFORE_DATA
from bounds.theorems.pac_bayes._variables import Divergence, TandemError, TradeOff, VoteRisk
from bounds.vocabulary.assumptions import IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Confidence, Samples


@theorem(
    title="Majority vote, tandem bound",
    statement=(
        r"With probability at least $1-\delta$ over the sample, for all posteriors $\rho$ and all $\lambda\in(0,2)$ at "
        r"once the weighted majority vote has at most this risk, where $\hat L$ is the share of the sample on which "
        r"two hypotheses drawn from $\rho$ independently both err, on average."
    ),
    assumes=(IID, ZERO_ONE_LOSS, PRIOR_BEFORE_DATA),
    ends="one",
    decreasing_in="m delta",
    free_parameters="lam",
    proof=(
        Step(
            "Where the vote is wrong, so is at least half of the weight; square it.",
            r"L_{\mathcal D}(\mathrm{MV}_\rho)\le4\,\mathbb E\big[\mathbb P_{h\sim\rho}[h(x)\ne y]^2\big]="
            r"4\,\mathbb E_{h,h'\sim\rho}\big[\mathbb P[h,h'\text{ both err}]\big]",
            uses="Markov's inequality of second order",
        ),
        Step(
            "Pairs of hypotheses are hypotheses with a loss in {0, 1}; prior and posterior are squares.",
            r"\mathrm{KL}(\rho^2\|\pi^2)=2\,\mathrm{KL}(\rho\|\pi)",
            uses="pac_bayes_lambda",
        ),
    ),
    source=Source("masegosa2020", "Theorem 8"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, kl=10, training_error=0.1, lam=0.5),
            "0.8228560757",
            "mpmath: 4 (0.1/0.75 + (20 + ln(40 sqrt(1000)))/375)",
        ),
        Example(
            dict(m=10_000, delta=0.05, kl=5, training_error=0.01, lam=0.4),
            "0.07286756205",
            "mpmath: 4 (0.01/0.8 + (10 + ln 4000)/3200)",
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="pac_bayes_lambda",
            because="Pairs of hypotheses have twice the divergence, and Markov's inequality of second order costs 4.",
            at={"kl": "2 * kl"},
            value="4 * value",
            equal=True,
        ),
    ),
    see_also="Uses the correlation of errors, which majority_vote_factor_two ignores.",
)
def pac_bayes_tandem(
    m: Samples, delta: Confidence, kl: Divergence, training_error: TandemError, lam: TradeOff
) -> VoteRisk:
    pair = (2 * kl + log(2 * sqrt(m) / delta)) / (m * lam * (1 - lam / 2))
    return 4 * (training_error / (1 - lam / 2) + pair)
