"""Code length: the more bits describe a tree, the further its training error may be from its true risk."""

from typing import Any

from bounds import code_bits
from bounds.vocabulary.assumptions import LOSS_IN_UNIT_INTERVAL, PREFIX_CODE, ZERO_ONE_LOSS
from laboratory.experiments.bound_adapter import BoundAdapter, training_error
from laboratory.experiments.trial import Trial
from learners import learners


def is_occam_tree(learner: Any) -> str | None:
    """Only trees have the code word of the notes."""
    return None if isinstance(learner, learners["occam_tree"]) else "only a tree has this code word"


def length_of_this_tree(trial: Trial, delta: float) -> dict[str, Any]:
    """The theorem holds for all trees at once, so the learned one may be used."""
    bits = int(code_bits(trial.learner.nodes_, trial.source.features))
    return {"m": trial.m, "delta": delta, "bits": bits}


ADAPTER = BoundAdapter(
    theorem="tree_code_length",
    label="code length",
    inputs=length_of_this_tree,
    assumes_satisfied=frozenset({LOSS_IN_UNIT_INTERVAL, ZERO_ONE_LOSS, PREFIX_CODE}),
    accepts=is_occam_tree,
    start=training_error,
)
