"""Thresholds with noisy labels: the textbook's number of examples."""

from functools import partial

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.vc._thresholds_tried import NOISY, uniform_not_enough

SIMULATION = Simulation(
    title="Examples enough for all thresholds, as in the textbook",
    claim="With the theorem's number of examples, some threshold's error is farther than ε from its risk in at most δ "
    "of the runs.",
    world=NOISY,
    kind="confident",
    one_run=partial(uniform_not_enough, theorem="vc_uniform_uml"),
    settings=({"epsilon": 0.5, "delta": 0.1}, {"epsilon": 0.9, "delta": 0.5}),
    runs=40,
)
