"""Empirical risk minimisation over thresholds, with noisy labels, under the VC bound."""

from experiments._experiment import Experiment
from experiments.promises.vc_vapnik import PROMISE
from learners.threshold_erm import ThresholdERM
from sources.uniform_threshold import UniformThreshold

EXPERIMENT = Experiment(
    title="Thresholds under label noise",
    says="The true risk of the best threshold on the sample stays below its training error plus Vapnik's gap, but for "
    "at most a share δ of all samples.",
    learner=ThresholdERM(),
    source=UniformThreshold(noise=0.1),
    promise=PROMISE,
    sizes=(50, 200, 1000),
    runs=200,
)
