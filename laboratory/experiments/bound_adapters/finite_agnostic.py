"""A finite class: Hoeffding and a union bound over all its hypotheses."""

from typing import Any

from bounds.vocabulary.assumptions import FINITE_CLASS, LOSS_IN_UNIT_INTERVAL
from laboratory.experiments.bound_adapter import BoundAdapter, training_error
from laboratory.experiments.trial import Trial
from learners import learners


def is_over_a_finite_class(learner: Any) -> str | None:
    """The class must be finite, and its size known."""
    return None if isinstance(learner, learners["finite_class_erm"]) else "this learner's class is not finite"


def size_of_the_class(trial: Trial, delta: float) -> dict[str, Any]:
    """The class was fixed before the sample."""
    return {"m": trial.m, "delta": delta, "ln_size": trial.learner.ln_size_}


ADAPTER = BoundAdapter(
    theorem="finite_agnostic",
    label="finite class",
    inputs=size_of_the_class,
    assumes_satisfied=frozenset({LOSS_IN_UNIT_INTERVAL, FINITE_CLASS}),
    accepts=is_over_a_finite_class,
    start=training_error,
)
