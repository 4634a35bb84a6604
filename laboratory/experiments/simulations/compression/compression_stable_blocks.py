"""Stable compression, with fewer blocks than examples: the hull of the positive examples."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.compression._interval_hull import SAYS, WORLD, risk_of_the_hull

SIMULATION = Simulation(
    title="Stable compression in blocks",
    claim=SAYS,
    world=WORLD,
    kind="confident",
    one_run=risk_of_the_hull,
    settings=({"m": 40, "delta": 0.1, "size": 2, "blocks": 8}, {"m": 12, "delta": 0.5, "size": 2, "blocks": 4}),
    runs=500,
)
