"""Thresholds with noisy labels: the number of examples by Anthony and Bartlett."""

from functools import partial

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.vc._thresholds_tried import NOISY, minimisers_not_enough

SIMULATION = Simulation(
    title="Examples enough with noise, by Anthony and Bartlett",
    claim="With the theorem's number of examples, the minimizer's risk is more than ε above the best in at most δ of "
    "the runs.",
    world=NOISY,
    kind="confident",
    one_run=partial(minimisers_not_enough, theorem="vc_anthony_bartlett_agnostic"),
    settings=({"epsilon": 0.5, "delta": 0.1}, {"epsilon": 0.9, "delta": 0.5}),
    runs=60,
)
