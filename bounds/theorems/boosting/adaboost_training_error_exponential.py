"""AdaBoost's training error, relaxed to an exponential."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import ADABOOST, WEAK_EDGE
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import TrainingError
from bounds.vocabulary.variables import Edge, Rounds


def rounds_needed(training_error: TrainingError, gamma: Edge) -> Rounds:
    return log(1 / training_error) / (2 * gamma**2)


def edge_needed(training_error: TrainingError, rounds: Rounds) -> Edge:
    return sqrt(log(1 / training_error) / (2 * rounds))


@theorem(
    title="AdaBoost training error, exponential form",
    statement=(
        r"After $T$ rounds, in each of which the weak learner's weighted error was at most "
        r"$\tfrac12-\gamma$, AdaBoost's weighted vote misclassifies at most this share of its training examples. "
        r"A sure statement about the training set; once it is below $1/m$ the training error is 0."
    ),
    assumes=(ADABOOST, WEAK_EDGE),
    decreasing_in="gamma rounds",
    proof=(
        Step("Start from the product form.", r"L_S(H)\le(1-4\gamma^2)^{T/2}", uses="adaboost_training_error"),
        Step("One plus x is at most e to the x.", r"(1-4\gamma^2)^{T/2}\le e^{-2\gamma^2T}"),
    ),
    equivalent_forms=(rounds_needed, edge_needed),
    source=Source("shalev-shwartz2014", "Theorem 10.2"),
    examples=(
        Example(dict(gamma=0.1, rounds=50), "0.367879", "published: lesson on boosting, error .4, 50 rounds; 1/e"),
        Example(
            dict(gamma=0.1),
            "461",
            "published: rounds until below 1/10000; ln(10^4)/0.02 = 460.5",
            unknown="rounds",
            at_most=0.0001,
        ),
        Example(
            dict(gamma=0.2),
            "116",
            "published: rounds until below 1/10000; ln(10^4)/0.08 = 115.1",
            unknown="rounds",
            at_most=0.0001,
        ),
        Example(
            dict(gamma=0.05),
            "139",
            "published: error .45, rounds until below one half; ln(2)/0.005 = 138.6",
            unknown="rounds",
            at_most=0.5,
        ),
        Example(dict(rounds=100), "0.1517427129", "mpmath: sqrt(ln(100)/200)", unknown="gamma", at_most=0.01),
    ),
    connections=(
        Connection(
            kind="follows", another="adaboost_training_error", because="1 - x is at most e^(-x), round by round."
        ),
    ),
    see_also=(
        "adaboost_training_error is sharper by a factor that grows with the edge, and reaches 0 at edge 1/2: "
        "{{solve adaboost_training_error rounds at_most=0.5 gamma=0.05}} rounds instead of "
        "{{solve adaboost_training_error_exponential rounds at_most=0.5 gamma=0.05}} at edge 0.05 for one half, "
        "{{solve adaboost_training_error rounds at_most=0.0001 gamma=0.2}} instead of "
        "{{solve adaboost_training_error_exponential rounds at_most=0.0001 gamma=0.2}} at edge 0.2 for 1/10000."
    ),
)
def adaboost_training_error_exponential(gamma: Edge, rounds: Rounds) -> TrainingError:
    return exp(-2 * gamma**2 * rounds)
