"""VC dimension: uniform over the class, so the training error plus the gap bounds the true risk."""

from typing import Any

from bounds.vocabulary.assumptions import FINITE_VC_DIMENSION, ZERO_ONE_LOSS
from laboratory.experiments.bound_adapter import BoundAdapter, training_error
from laboratory.experiments.trial import Trial


def has_vc_dimension(learner: Any) -> str | None:
    """The VC dimension of the learner's class must be known."""
    known = hasattr(learner, "vc_dimension")
    return None if known else f"the VC dimension of the class of {type(learner).__name__} is not finite or not known"


def dimension_of_the_class(trial: Trial, delta: float) -> dict[str, Any]:
    """The class was fixed before the sample; so was its dimension."""
    return {"m": trial.m, "delta": delta, "d": trial.learner.vc_dimension(trial.source.features)}


ADAPTER = BoundAdapter(
    theorem="vc_vapnik",
    label="VC",
    inputs=dimension_of_the_class,
    assumes_satisfied=frozenset({ZERO_ONE_LOSS, FINITE_VC_DIMENSION}),
    accepts=has_vc_dimension,
    start=training_error,
)
