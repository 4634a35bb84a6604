"""Empirical risk minimization over thresholds, with noisy labels, under the VC bound."""

from laboratory.experiments.bound_adapters.vc_vapnik import ADAPTER
from laboratory.experiments.experiment import Experiment
from laboratory.worlds.uniform_threshold import UniformThreshold
from learners.erm.threshold_erm import ThresholdERM

EXPERIMENT = Experiment(
    title="Thresholds under label noise",
    claim="The true risk of the best threshold on the sample is at most its training error plus Vapnik's gap, except "
    "for at most a share δ of all samples.",
    learner=ThresholdERM(),
    world=UniformThreshold(noise=0.1),
    adapter=ADAPTER,
    sizes=(50, 200, 1000),
    runs=200,
)
