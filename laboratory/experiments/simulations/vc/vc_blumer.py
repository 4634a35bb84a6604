"""Consistent thresholds: the number of examples by Blumer and others."""

from functools import partial

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.vc._thresholds_tried import CONSISTENT, CONSISTENT_SAYS, consistent_not_enough

SIMULATION = Simulation(
    title="Examples enough, by Blumer",
    claim=CONSISTENT_SAYS,
    world=CONSISTENT,
    kind="confident",
    one_run=partial(consistent_not_enough, theorem="vc_blumer"),
    settings=({"epsilon": 0.1, "delta": 0.1}, {"epsilon": 0.24, "delta": 0.24}),
    runs=200,
)
