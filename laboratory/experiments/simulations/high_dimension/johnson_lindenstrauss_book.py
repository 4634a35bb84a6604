"""Distances after a random projection, with the textbook's number of dimensions."""

from functools import partial

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.high_dimension.johnson_lindenstrauss import SIMULATION as SHARPER
from laboratory.experiments.simulations.high_dimension.johnson_lindenstrauss import dimensions_not_enough

SIMULATION = Simulation(
    title="Johnson and Lindenstrauss, as in the textbook",
    claim=SHARPER.claim,
    world=SHARPER.world,
    kind="confident",
    one_run=partial(dimensions_not_enough, theorem="johnson_lindenstrauss_book"),
    settings=({"epsilon": 0.5, "delta": 0.1}, {"epsilon": 0.7, "delta": 0.5}),
    runs=200,
)
