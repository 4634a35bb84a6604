"""Choosing among labellings with more and more changes on examples put aside, under the price of the choice."""

from laboratory.experiments.experiment import Experiment
from laboratory.experiments.promises.validation_selection import PROMISE
from laboratory.worlds.interval_union import IntervalUnion
from learners.erm.validated_changes import ValidatedChanges

EXPERIMENT = Experiment(
    title="Chosen on a validation part",
    says="The true risk of the candidate with the least validation error stays below that error plus the price of "
    "choosing among ten, but for at most a share δ of all samples.",
    learner=ValidatedChanges(most=9),
    source=IntervalUnion(intervals=2, noise=0.2),
    promise=PROMISE,
    sizes=(100,),
    runs=50,
)
