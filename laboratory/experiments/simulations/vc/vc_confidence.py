"""All labellings of a domain that the sample does not exhaust; and the bound without its one."""

import math

import numpy as np

from laboratory.experiments.simulation import Measured, Misprinted, Setting, Simulation


def gap_of_the_memoriser(rng: np.random.Generator, setting: Setting) -> Measured:
    """The labelling that is right on the sample and wrong elsewhere."""
    m, points = int(setting["m"]), int(setting["d"])
    seen = np.unique(rng.integers(points, size=m)).size
    return Measured(1 - seen / points, dict(setting))


def without_the_one(m: int, delta: float, d: int) -> float:
    """VC dimension times ln(2m/VC), where that plus 1 belongs."""
    return math.sqrt((d * math.log(2 * m / d) - math.log(delta / 4)) / m)


SIMULATION = Simulation(
    title="The VC confidence of textbooks",
    claim="The risk of some labelling exceeds its training error by more than the bound in at most δ of the runs.",
    world="The domain has d equally likely points, drawn independently, and all its labellings are the class: its VC "
    "dimension is d.",
    kind="confident",
    one_run=gap_of_the_memoriser,
    settings=({"m": 1000, "delta": 0.05, "d": 2000}, {"m": 1000, "delta": 0.05, "d": 10}),
    runs=300,
    misprint=Misprinted("matteoni2022, section 0.3.1, analytical bound", without_the_one),
)
