"""Empirical risk minimization over thresholds, with noisy labels, under the VC bound."""

from laboratory.experiments.experiment import Experiment
from laboratory.experiments.promises.vc_vapnik import PROMISE
from laboratory.worlds.uniform_threshold import UniformThreshold
from learners.erm.threshold_erm import ThresholdERM

EXPERIMENT = Experiment(
    title="Thresholds under label noise",
    claim="The true risk of the best threshold on the sample is at most its training error plus Vapnik's gap, except "
    "for at most a share δ of all samples.",
    learner=ThresholdERM(),
    world=UniformThreshold(noise=0.1),
    promise=PROMISE,
    sizes=(50, 200, 1000),
    runs=200,
)
