"""Trees with N nodes, by the looser count of them."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.trees.tree_nodes_erm import SIMULATION as TREES
from laboratory.experiments.simulations.trees.tree_nodes_erm import excess_of_the_worst_minimizer

SIMULATION = Simulation(
    title="Trees with N nodes, counted loosely",
    claim=TREES.claim,
    world=TREES.world,
    kind="confident",
    one_run=excess_of_the_worst_minimizer,
    settings=TREES.settings,
    runs=200,
)
