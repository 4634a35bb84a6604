"""The tightest rectangle is a compression to four examples: its corners bound its true risk."""

from typing import Any

from bounds.vocabulary.assumptions import COMPRESSION_SCHEME, CONSISTENT_OUTSIDE, SIZE_FIXED, ZERO_ONE_LOSS
from laboratory.experiments.bound_adapter import BoundAdapter
from laboratory.experiments.experiment import Experiment
from laboratory.experiments.trial import Trial
from laboratory.worlds.uniform_rectangle import UniformRectangle
from learners.erm.rectangle_erm import RectangleERM


def four_examples(trial: Trial, delta: float) -> dict[str, Any]:
    """The box is rebuilt from its leftmost, rightmost, lowest and highest positive example, or from none."""
    return {"m": trial.m, "delta": delta, "size": 4}


EXPERIMENT = Experiment(
    title="Tightest rectangle as compression",
    claim="The true risk of the smallest box around the positive examples is at most the compression bound for four "
    "examples, except for at most a share δ of all samples.",
    learner=RectangleERM(),
    world=UniformRectangle(width=0.6, height=0.5),
    adapter=BoundAdapter(
        theorem="compression_at_most",
        label="compression to 4",
        inputs=four_examples,
        assumes_satisfied=frozenset({ZERO_ONE_LOSS, COMPRESSION_SCHEME, CONSISTENT_OUTSIDE, SIZE_FIXED}),
    ),
    sizes=(50, 200, 1000),
    runs=100,
)
