"""Risk-controlling prediction sets: the least cautious sets whose upper confidence bound is below the level."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.conformal._assumptions import MONOTONE_SETS, SPLIT
from bounds.theorems.conformal._proofs import RISK_CONTROL
from bounds.theorems.conformal._variables import Calibration, CalibrationLoss, RiskOfChosenSets
from bounds.vocabulary.assumptions import IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Confidence


def sample_complexity(risk: RiskOfChosenSets, delta: Confidence, training_error: CalibrationLoss) -> Calibration:
    return log(1 / delta) / (2 * (risk - training_error) ** 2)


def failure_probability(risk: RiskOfChosenSets, m: Calibration, training_error: CalibrationLoss) -> Confidence:
    return exp(-2 * m * (risk - training_error) ** 2)


def largest_loss_allowed(risk: RiskOfChosenSets, m: Calibration, delta: Confidence) -> CalibrationLoss:
    return risk - sqrt(log(1 / delta) / (2 * m))


@theorem(
    title="Risk-controlling prediction sets (RCPS), Hoeffding",
    statement=(
        r"Let $\hat\lambda$ be the smallest $\lambda$ whose mean calibration loss $\hat L(\lambda)$ makes this at "
        r"most a "
        r"level fixed beforehand (the largest, where none does). With probability at least $1-\delta$ over the "
        r"calibration examples, the risk $R(\hat\lambda)$ on new ones is at most that level."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, SPLIT, MONOTONE_SETS),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "For one fixed λ this is an upper confidence bound.",
            r"\mathbb P\bigl[R(\lambda)>\overline R(\lambda)\bigr]\le\delta,\qquad"
            r"\overline R(\lambda)=\hat L(\lambda)+\sqrt{\tfrac{\ln(1/\delta)}{2m}}",
            uses="hoeffding_one_sided",
        ),
        *RISK_CONTROL,
    ),
    equivalent_forms=(sample_complexity, failure_probability, largest_loss_allowed),
    source=Source(
        "bates2021", "Theorem 1, with the simplified Hoeffding bound", seen_in="Prove2Me, RiskControl.UCB.theorem_1"
    ),
    examples=(
        Example(
            dict(m=1000, delta=0.05),
            "0.0612977244",
            "mpmath: 0.1 - sqrt(ln(20)/2000)",
            unknown="training_error",
            at_most=0.1,
        ),
        Example(
            dict(m=1000, delta=0.05, training_error=0.06),
            "0.0987022756",
            "mpmath: 0.06 + sqrt(ln(20)/2000)",
        ),
        Example(
            dict(delta=0.05, training_error=0.06),
            "937",
            "mpmath: ln(20)/0.0032 = 936.17",
            unknown="m",
            at_most=0.1,
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="hoeffding_one_sided",
            because="The loss falls in λ, so one fixed λ decides.",
            value="training_error + value",
            equal=True,
        ),
    ),
    see_also=(
        "No union bound over λ is needed, since the loss falls in it. conformal_risk_control guarantees the level "
        "on average over calibration sets, for a mean loss of "
        "{{solve conformal_risk_control training_error at_most=0.1 m=1000 largest_loss=1}} instead of "
        "{{solve risk_controlling_hoeffding training_error at_most=0.1 m=1000 delta=0.05}} in the first example. "
        "Any upper confidence bound for one fixed λ serves: hoeffding_bentkus allows more, and "
        "risk_controlling_binomial for the loss of missing the label."
    ),
)
def risk_controlling_hoeffding(m: Calibration, delta: Confidence, training_error: CalibrationLoss) -> RiskOfChosenSets:
    return training_error + sqrt(log(1 / delta) / (2 * m))
