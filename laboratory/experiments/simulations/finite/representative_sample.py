"""The empirical risk minimizer on a representative sample: twice the gap is lost, not once."""

import numpy as np

from laboratory.experiments.simulation import Measured, Misprinted, Setting, Simulation
from laboratory.experiments.simulations.independent_mistakes import WORLD, mistakes, risks_of


def excess_beside_gap(rng: np.random.Generator, setting: Setting) -> Measured:
    """Among hypotheses of equally few mistakes the minimizer takes the worst."""
    risks, errors = risks_of(setting), mistakes(rng, setting)
    gap = float(np.abs(risks - errors / int(setting["m"])).max())
    excess = float(risks[errors == errors.min()].max() - risks.min())
    return Measured(excess, {"gap": gap})


SIMULATION = Simulation(
    title="A representative sample",
    claim="The excess risk of the minimizer is never more than twice the largest gap of any hypothesis.",
    world=WORLD + " The largest gap is measured on each sample, so that the sample is representative up to it.",
    kind="sure",
    one_run=excess_beside_gap,
    settings=(
        {"m": 10, "hypotheses": 2, "smallest_risk": 0.4, "largest_risk": 0.6},
        {"m": 40, "hypotheses": 20, "smallest_risk": 0.1, "largest_risk": 0.5},
    ),
    runs=500,
    misprint=Misprinted("the gap itself, taken for the bound", lambda gap: gap),
)
