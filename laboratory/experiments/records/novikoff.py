"""The perceptron's mistakes never exceed the squared ratio of radius to margin, on any sample, in any order."""

from typing import Any

from bounds.vocabulary.assumptions import PERCEPTRON
from laboratory.experiments.bound_adapter import BoundAdapter
from laboratory.experiments.experiment import Experiment
from laboratory.experiments.trial import Trial
from laboratory.worlds.margin_halfspace import MarginHalfspace
from learners.halfspaces.perceptron import Perceptron


def radius_and_margin_of_the_world(trial: Trial, delta: float) -> dict[str, Any]:
    """The distribution guarantees both, so they hold for every sample."""
    return {"radius": trial.source.radius, "gamma": trial.source.margin}  # type: ignore[attr-defined]


def updates(trial: Trial) -> float:
    """Every mistake is an update."""
    return float(trial.learner.history_["updates"])


EXPERIMENT = Experiment(
    title="Perceptron mistakes",
    claim="On every sample with margin γ the perceptron makes at most (R/γ)² mistakes; this never fails.",
    learner=Perceptron(fit_intercept=False, max_iter=10_000),
    world=MarginHalfspace(features=5, margin=0.1),
    adapter=BoundAdapter(
        theorem="perceptron_mistakes",
        label="(R/γ)²",
        inputs=radius_and_margin_of_the_world,
        assumes_satisfied=frozenset({PERCEPTRON}),
        measured=updates,
        sure=True,
    ),
    sizes=(20, 100, 500),
    runs=50,
)
