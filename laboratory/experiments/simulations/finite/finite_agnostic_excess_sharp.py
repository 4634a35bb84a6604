"""ERM over a finite class, with one event less in the union."""

from laboratory.experiments.simulation import Simulation
from laboratory.experiments.simulations.finite.finite_agnostic_excess import worst_excess
from laboratory.experiments.simulations.independent_mistakes import WORLD, all_guess, several_risks

SIMULATION = Simulation(
    title="ERM over a finite class, sharper",
    claim="The minimizer's risk exceeds the best of the class by more than the bound in at most δ of the runs.",
    world=WORLD,
    kind="confident",
    one_run=worst_excess,
    settings=(several_risks(80, 0.1), several_risks(20, 0.3, 100), all_guess(40, 0.3, 2)),
    runs=1_000,
)
