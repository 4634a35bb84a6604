"""The memorizer of one label: spikes on a line."""

from dataclasses import dataclass

import numpy as np

from bounds import theorems
from learners.shared.arrays import Integers, Reals


@dataclass(frozen=True)
class Spikes:
    """The memorizer of one label: where its examples lie, `(m,)`, and its expected risks for 1, ..., sizes[-1]."""

    places: Reals
    atoms: int
    sizes: Integers
    risk: Reals

    def at(self, m: int) -> float:
        """Its expected risk on so many atoms after m examples."""
        return 1.0 if m == 0 else float(self.risk[m - 1])


def spikes(m: int, atoms: int, seed: int) -> Spikes:
    """Examples uniform on [0, 1), all labelled -1; beside it the exact risk if only `atoms` examples could occur."""
    sizes = np.arange(1, m + 1)
    risk = np.asarray(theorems["memoriser_unseen"](m=sizes, atoms=atoms), np.float64)
    return Spikes(np.random.default_rng(seed).random(m), atoms, sizes, risk)
