"""The exact upper limit for a pool holds at least as often as it says."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.evaluation._pool import POOLS, WORLD, pool_beside_sample

SIMULATION = Simulation(
    title="A pool, bounded from above",
    claim="More items of the pool are right than the limit says in at most δ of the draws.",
    world=WORLD,
    kind="confident",
    one_run=pool_beside_sample,
    settings=POOLS,
    runs=400,
)
