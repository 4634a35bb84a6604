"""VC dimension: uniform over the class, so the training error plus the gap bounds the true risk."""

from typing import Any

from bounds.vocabulary.assumptions import FINITE_VC_DIMENSION, ZERO_ONE_LOSS
from laboratory.experiments.bound_adapter import BoundAdapter, training_error
from laboratory.experiments.own_rows import without_names
from laboratory.experiments.reachable_classes import reachable_class
from laboratory.experiments.trial import Trial


def has_vc_dimension(learner: Any) -> str | None:
    """The VC dimension of the learner's class must be known: it says so itself, or its pipeline does."""
    known = hasattr(learner, "vc_dimension") or reachable_class(learner) is not None
    name = type(without_names(learner)).__name__
    return None if known else f"the VC dimension of the class of {name} is not finite or not known"


def dimension_of_the_class(trial: Trial, delta: float) -> dict[str, Any]:
    """The class was fixed before the sample; so was its dimension."""
    of_class: Any = trial.learner if hasattr(trial.learner, "vc_dimension") else reachable_class(trial.learner)
    return {"m": trial.m, "delta": delta, "d": of_class.vc_dimension(trial.source.features)}


def class_in_words(learner: Any, features: int) -> str:
    """The class that a pipeline can reach; a learner of the Lab says its own."""
    reached = None if hasattr(learner, "vc_dimension") else reachable_class(learner)
    return "" if reached is None else reached.in_words(features)


ADAPTER = BoundAdapter(
    theorem="vc_vapnik",
    label="VC",
    inputs=dimension_of_the_class,
    assumes_satisfied=frozenset({ZERO_ONE_LOSS, FINITE_VC_DIMENSION}),
    accepts=has_vc_dimension,
    start=training_error,
    of_class=class_in_words,
)
