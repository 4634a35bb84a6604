"""Validation: for every three training examples, one more is put aside for the evaluation."""

from typing import Any

from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, HELD_OUT, LOSS_IN_UNIT_INTERVAL, ZERO_ONE_LOSS
from laboratory.experiments.bound_adapter import BoundAdapter
from laboratory.experiments.trial import Trial

PUT_ASIDE = frozenset({FIXED_HYPOTHESIS, HELD_OUT, LOSS_IN_UNIT_INTERVAL, ZERO_ONE_LOSS})


def validation_error(trial: Trial) -> float:
    """Error rate on the examples put aside."""
    return trial.fresh_errors / len(trial.fresh.y)


def number_put_aside(trial: Trial, delta: float) -> dict[str, Any]:
    """m of this theorem is the number of validation examples."""
    return {"m": len(trial.fresh.y), "delta": delta}


ADAPTER = BoundAdapter(
    theorem="validation_one_sided",
    label="validation",
    inputs=number_put_aside,
    assumes_satisfied=PUT_ASIDE,
    start=validation_error,
)
