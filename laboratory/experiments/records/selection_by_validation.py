"""Choosing among labellings with more and more changes on examples put aside, with the cost of the choice."""

from laboratory.experiments.bound_adapters.validation_selection import ADAPTER
from laboratory.experiments.experiment import Experiment
from laboratory.worlds.interval_union import IntervalUnion
from learners.erm.validated_changes import ValidatedChanges

EXPERIMENT = Experiment(
    title="Chosen on a validation part",
    claim="The true risk of the candidate of smallest validation error is at most that error plus the gap for a choice "
    "among ten, except for at most a share δ of all samples.",
    learner=ValidatedChanges(most=9),
    world=IntervalUnion(intervals=2, noise=0.2),
    adapter=ADAPTER,
    sizes=(100,),
    runs=100,
)
