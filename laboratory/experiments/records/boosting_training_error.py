"""AdaBoost's training error is at most the bound by its smallest edge, in every round."""

from typing import Any

from bounds.vocabulary.assumptions import ADABOOST, WEAK_EDGE
from laboratory.experiments.bound_adapter import BoundAdapter, training_error
from laboratory.experiments.experiment import Experiment
from laboratory.experiments.trial import Trial
from laboratory.worlds.real_world import RealWorld
from learners.ensembles.ada_boost import AdaBoost


def smallest_edge(trial: Trial, delta: float) -> dict[str, Any]:
    """The smallest edge of any round, as in the theorem's assumption."""
    edges = trial.learner.history_["edge"]
    return {"gamma": float(min(edges)), "rounds": len(edges)}


EXPERIMENT = Experiment(
    title="Boosting drives the training error down",
    claim="With every edge at least γ, the training error after T rounds is at most (1-4γ²)^(T/2); this never fails.",
    learner=AdaBoost(n_estimators=30),
    world=RealWorld("breast_cancer"),
    adapter=BoundAdapter(
        theorem="adaboost_training_error",
        label="(1-4γ²)^(T/2)",
        inputs=smallest_edge,
        assumes_satisfied=frozenset({ADABOOST, WEAK_EDGE}),
        measured=training_error,
        sure=True,
    ),
    sizes=(50, 200, 500),
    runs=20,
)
