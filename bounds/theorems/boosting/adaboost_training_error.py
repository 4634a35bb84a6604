"""AdaBoost drives the training error down geometrically while its weak learners keep their edge."""

from bounds.formula.functions import complement_power, log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import ADABOOST, WEAK_EDGE
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step
from bounds.vocabulary.quantities import TrainingError
from bounds.vocabulary.variables import Edge, Rounds


def rounds_needed(training_error: TrainingError, gamma: Edge) -> Rounds:
    return 2 * log(training_error) / log(1 - 4 * gamma**2)


def edge_needed(training_error: TrainingError, rounds: Rounds) -> Edge:
    return sqrt(1 - training_error ** (2 / rounds)) / 2


@theorem(
    title="AdaBoost training error",
    statement=(
        r"After $T$ rounds, in each of which the weak learner's weighted error was at most "
        r"$\tfrac12-\gamma$, AdaBoost's weighted vote misclassifies at most this share of its training examples. "
        r"A sure statement about the training set, on which nothing is random; once it is below $1/m$ the "
        r"training error is 0."
    ),
    assumes=(ADABOOST, WEAK_EDGE),
    decreasing_in="gamma rounds",
    proof=(
        Step(
            "An error costs at least 1 in exponential loss, whose mean is the product of the rounds' normalizers.",
            r"L_S(H)\le\frac1m\sum_ie^{-y_i\sum_t\alpha_th_t(x_i)}=\prod_{t=1}^TZ_t",
        ),
        Step(
            "AdaBoost's weight makes each normalizer smallest.",
            r"Z_t=\epsilon_te^{\alpha_t}+(1-\epsilon_t)e^{-\alpha_t}"
            r"=2\sqrt{\epsilon_t(1-\epsilon_t)}=\sqrt{1-4\gamma_t^2}",
        ),
        Step("Every edge is at least γ.", r"\prod_{t=1}^T\sqrt{1-4\gamma_t^2}\le(1-4\gamma^2)^{T/2}"),
    ),
    equivalent_forms=(rounds_needed, edge_needed),
    source=Source("freund1997", "Theorem 6; Schapire and Freund 2012, Theorem 3.1"),
    examples=(
        Example(
            dict(gamma=0.1, rounds=50),
            "0.360397",
            "published: lesson on boosting, error .4, 50 rounds; 0.96^25",
        ),
        Example(dict(gamma=0.1, rounds=100), "0.1298857935", "mpmath: 0.96^50, 40 digits"),
        Example(dict(gamma=0.05), "138", "by hand: ln(0.5)/ln(0.994987) = 137.9", unknown="rounds", at_most=0.5),
        Example(dict(rounds=100), "0.1483148346", "mpmath: sqrt(1 - 0.01^(1/50))/2", unknown="gamma", at_most=0.01),
    ),
    misprints=(
        Misprint(
            "amini",
            "homework on AdaBoost, question 6",
            printed=r"\text{the empirical misclassification error decreases exponentially to 0}",
            right=r"\text{it does if all edges are at least some }\gamma>0",
            consequence="On 1 (+), 2 (+), 2 (−) and 3 (−) a stump errs with less than 1/2 in every round, yet one of "
            "the four stays wrong for ever. Edges of 1/(t+2) leave the product of the normalizers above .408.",
        ),
        Misprint(
            "uml-summary",
            "AdaBoost, optimal weight; Algorithm 3",
            printed=r"\alpha_b\leftarrow\frac12\ln\frac{1-\ell_\tau^{(b)}(c_b)}{\ell_\tau^{(b)}(c_b)}"
            r"\quad\text{in every round}",
            right=r"\text{stop at }\ell_\tau^{(b)}(c_b)=0\text{ and at }\ell_\tau^{(b)}(c_b)\ge\tfrac12",
            consequence=(
                "Without errors the weight divides by zero, and beyond 1/2 it is negative, where just above it is the "
                "best among those with α ≥ 0: that is 0 then."
            ),
        ),
    ),
    connections=(
        Connection(
            kind="specialises",
            another="adaboost_margin_loss",
            because="An error is a margin of at most 0.",
            at={"theta": "0"},
            equal=True,
        ),
    ),
    see_also=(
        "adaboost_training_error_exponential is looser and easier to solve by hand: 100 rounds at edge 0.1 give "
        "{{adaboost_training_error gamma=0.1 rounds=100}} here, "
        "{{adaboost_training_error_exponential gamma=0.1 rounds=100}} there. For edges that differ, "
        "`bounds.data_dependent.boosting.training_error_product` multiplies the rounds. 1 minus the bound is a "
        "lower bound on the training accuracy, not the accuracy."
    ),
)
def adaboost_training_error(gamma: Edge, rounds: Rounds) -> TrainingError:
    return complement_power(4 * gamma**2, rounds / 2)
