"""Nearest neighbours evaluated on examples put aside: the exact binomial bound covers their true risk."""

from laboratory.experiments.bound_adapters.on_test_set_binomial import ADAPTER
from laboratory.experiments.experiment import Experiment
from laboratory.worlds.lipschitz_eta import LipschitzEta
from learners.neighbours.knn import KNN

EXPERIMENT = Experiment(
    title="Neighbours on a test set",
    claim="The true risk of five neighbours, whose class has no VC dimension, is at most the exact binomial bound "
    "from the examples put aside, except for at most a share δ of all samples.",
    learner=KNN(n_neighbors=5),
    world=LipschitzEta(features=2, lipschitz=2.0),
    adapter=ADAPTER,
    sizes=(100,),
    runs=100,
)
