"""Two probabilities of a label that are Lipschitz with no constant: one jumps, one rises like a square root."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from laboratory.worlds.lipschitz_eta import LipschitzEta

LOW, HIGH = 0.2, 0.8  # of the jump
FACTOR = 0.4  # of the square root
ACROSS = (1 + sqrt(2)) / 2  # (1 + sqrt u)/(1 + u) at its largest, u = (sqrt 2 - 1)^2


@dataclass(frozen=True)
class Jump(LipschitzEta):
    """Label 1 has probability 0.2 below the middle of the diagonal and 0.8 from there on."""

    def eta(self, X: NDArray[np.float64]) -> NDArray[np.float64]:
        return np.where(X.sum(axis=1) < 0, LOW, HIGH)

    @staticmethod
    def steepest(place: float) -> float:
        """The least slope of a cone with its tip here that the graph does not leave."""
        return (HIGH - LOW) / abs(place) if place else np.inf


@dataclass(frozen=True)
class SquareRoot(LipschitzEta):
    """Label 1 has probability 1/2 + 0.4 sign(s) sqrt(|s|) at the place s of the diagonal."""

    def eta(self, X: NDArray[np.float64]) -> NDArray[np.float64]:
        along = X.sum(axis=1) / sqrt(self.features)
        return np.asarray(0.5 + FACTOR * np.sign(along) * np.sqrt(np.abs(along)))

    @staticmethod
    def steepest(place: float) -> float:
        """The same; the steepest chord from -q reaches u q on the other side, u = (sqrt 2 - 1)^2."""
        return FACTOR * ACROSS / sqrt(abs(place)) if place else np.inf


SINE, JUMP, ROOT = "sine", "jump", "root"
SHAPES: Mapping[str, str] = {SINE: "Sine of a given slope", JUMP: "Jump", ROOT: "Square root"}
ROUGH: Mapping[str, type[Jump] | type[SquareRoot]] = {JUMP: Jump, ROOT: SquareRoot}


def coin(shape: str, features: int, slope: float) -> LipschitzEta:
    """The world of that shape; the slope is the sine's."""
    return ROUGH[shape](features) if shape in ROUGH else LipschitzEta(features, slope)
