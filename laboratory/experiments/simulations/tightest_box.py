"""The smallest box around the positive examples, in a box of known probability."""

import numpy as np

WORLD = (
    "Examples are independent and uniform in the unit cube; those in a smaller cube of probability p, and no others, "
    "are positive."
)


def part_left_out(rng: np.random.Generator, m: int, n: int, p: float) -> float:
    """The probability of the target less that of the smallest box around the positive ones of m examples."""
    x = rng.random((m, n))
    positive = x[(x < p ** (1 / n)).all(axis=1)]
    covered = float(np.ptp(positive, axis=0).prod()) if positive.size else 0.0
    return p - covered
