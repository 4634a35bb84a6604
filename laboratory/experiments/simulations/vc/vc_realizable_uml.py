"""Consistent thresholds: the textbook's number of examples."""

from functools import partial

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.vc._thresholds_tried import CONSISTENT, CONSISTENT_SAYS, consistent_not_enough

SIMULATION = Simulation(
    title="Examples enough, as in the textbook",
    claim=CONSISTENT_SAYS,
    world=CONSISTENT,
    kind="confident",
    one_run=partial(consistent_not_enough, theorem="vc_realizable_uml"),
    settings=({"epsilon": 0.1, "delta": 0.1}, {"epsilon": 0.24, "delta": 0.24}),
    runs=200,
)
