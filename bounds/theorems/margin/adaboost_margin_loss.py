"""AdaBoost drives up the margins on the training set, not only the share of examples it gets right."""

from bounds.formula.functions import log, margin_product
from bounds.theorem import theorem
from bounds.theorems.margin._variables import LeastVotingMargin, MarginLoss
from bounds.vocabulary.assumptions import ADABOOST, WEAK_EDGE
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Edge, Number, Rounds


def rounds_needed(margin_error: MarginLoss, gamma: Edge, theta: LeastVotingMargin) -> Rounds:
    return 2 * log(margin_error) / ((1 - theta) * log(1 - 2 * gamma) + (1 + theta) * log(1 + 2 * gamma))


def margin_within_the_edge(theta: LeastVotingMargin, gamma: Edge) -> Number:
    return theta <= gamma


@theorem(
    title="AdaBoost's margins on the training set",
    statement=(
        r"After $T$ rounds, in each of which the weak learner's weighted error was at most $\tfrac12-\gamma$ with "
        r"$\gamma\ge\theta$, at most this share of the training examples has a voting margin of at most $\theta$ in "
        "AdaBoost's vote, its weights made to add up to 1. A sure statement."
    ),
    assumes=(ADABOOST, WEAK_EDGE),
    decreasing_in="gamma rounds",
    where=(margin_within_the_edge,),
    proof=(
        Step(
            "A margin of at most θ costs at least 1 in a shifted exponential loss.",
            r"\hat "
            r"L_\theta\le\frac1m\sum_ie^{\theta\sum_t\alpha_t-y_i\sum_t\alpha_th_t(x_i)}=\prod_te^{\theta\alpha_t}Z_t",
        ),
        Step(
            "Put AdaBoost's weights in.",
            r"e^{\theta\alpha_t}Z_t=2\sqrt{\epsilon_t^{1-\theta}(1-\epsilon_t)^{1+\theta}}=\sqrt{(1-2\gamma_t)^{1-\theta}(1+2\gamma_t)^{1+\theta}}",
        ),
        Step(
            "Each factor falls in the edge as long as 2γ is at least θ.",
            r"\Big((1-2\gamma)^{1-\theta}(1+2\gamma)^{1+\theta}\Big)^{T/2}",
        ),
    ),
    equivalent_forms=(rounds_needed,),
    source=Source("schapire1998", "Theorem 5; Mohri et al. 2018, Theorem 7.7"),
    examples=(
        Example(dict(gamma=0.2, rounds=100, theta=0.1), "0.01132004699", "mpmath: (2 sqrt(0.3^0.9 0.7^1.1))^100"),
        Example(dict(gamma=0.2, rounds=100, theta=0), "0.0001636681989", "mpmath: 0.84^50"),
        Example(dict(gamma=0.2, theta=0.1), "103", "mpmath: 102.77", unknown="rounds", at_most=0.01),
    ),
    see_also=(
        "With θ = 0 it is adaboost_training_error. It tends to 0 as T grows, since the margin threshold is no larger "
        "than the edge. boosting_margin turns it into a bound on the true risk."
    ),
)
def adaboost_margin_loss(gamma: Edge, rounds: Rounds, theta: LeastVotingMargin) -> MarginLoss:
    return margin_product(gamma, theta, rounds / 2)
