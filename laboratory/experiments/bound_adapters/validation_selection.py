"""Chosen on a validation part: all candidates' errors there are near their risks at once, so also the winner's."""

from typing import Any

from bounds.vocabulary.assumptions import HELD_OUT, LOSS_IN_UNIT_INTERVAL
from laboratory.experiments.bound_adapter import BoundAdapter
from laboratory.experiments.trial import Trial
from learners import learners


def chooses_on_examples_put_aside(learner: Any) -> str | None:
    """It must count its candidates and its validation examples."""
    return None if isinstance(learner, learners["validated_changes"]) else "it does not choose on a validation part"


def winners_error(trial: Trial) -> float:
    """The error that made the choice, the smallest of all."""
    return float(trial.learner.validation_error_)


def candidates_and_examples(trial: Trial, delta: float) -> dict[str, Any]:
    """m of this theorem is the number of validation examples, k that of the candidates.

    Where none could be put aside the learner reports an error of 1, and the bound is vacuous for any m.
    """
    return {"m": max(1, trial.learner.validated_), "delta": delta, "k": trial.learner.candidates_}


ADAPTER = BoundAdapter(
    theorem="validation_selection",
    label="choice",
    inputs=candidates_and_examples,
    assumes_satisfied=frozenset({LOSS_IN_UNIT_INTERVAL, HELD_OUT}),
    accepts=chooses_on_examples_put_aside,
    start=winners_error,
)
