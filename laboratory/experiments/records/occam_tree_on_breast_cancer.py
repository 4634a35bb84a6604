"""The code-length bound on real data: trees over Boolean questions about the breast cancer data."""

from laboratory.experiments.bound_adapters.tree_code_length import ADAPTER
from laboratory.experiments.experiment import Experiment
from laboratory.experiments.occam import CodeLengthPenalty
from laboratory.worlds.real_world import RealWorld
from learners.trees.occam_tree import OccamTree

EXPERIMENT = Experiment(
    title="Occam trees on breast cancer",
    claim="The true risk of the tree is at most its training error plus the gap by its code length, except for at "
    "most a share δ of all samples.",
    learner=OccamTree(penalty=CodeLengthPenalty(delta=0.05)),
    world=RealWorld("breast_cancer", binarise=4),
    adapter=ADAPTER,
    sizes=(50, 200, 1000),
    runs=100,
    delta=0.05,
)
