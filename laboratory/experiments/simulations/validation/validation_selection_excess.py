"""The candidate chosen on the validation set, beside the best one."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation
from laboratory.experiments.simulations.independent_mistakes import mistakes, risks_of


def excess_of_the_chosen(rng: np.random.Generator, setting: Setting) -> Measured:
    """The risk of the one with the fewest mistakes, less the smallest risk."""
    risks = risks_of(setting)
    chosen = int(mistakes(rng, setting).argmin())
    inputs = {"m": setting["m"], "delta": setting["delta"], "k": setting["hypotheses"]}
    return Measured(float(risks[chosen] - risks.min()), inputs)


SIMULATION = Simulation(
    title="The chosen one beside the best",
    claim="The chosen one's risk exceeds the smallest risk among the candidates by more than the bound in at most δ of "
    "the runs.",
    world="Candidates are fixed before the validation examples are drawn; an example is one uniform number for each "
    "of them, which is wrong where its number is below its risk.",
    kind="confident",
    one_run=excess_of_the_chosen,
    settings=(
        {"m": 100, "delta": 0.1, "hypotheses": 20, "smallest_risk": 0.1, "largest_risk": 0.6},
        {"m": 50, "delta": 0.5, "hypotheses": 200, "smallest_risk": 0.2, "largest_risk": 0.8},
    ),
    runs=500,
)
