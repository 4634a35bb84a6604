"""A finite class whose hypotheses have independent errors, each with a risk that is known."""

import math
from typing import Any

import numpy as np

from laboratory.experiments.simulation import Setting

WORLD = (
    "An example is one uniform number for each hypothesis, which is wrong where its number is below its risk; so "
    "examples are independent, the risks are known exactly and the class is fixed beforehand."
)


def risks_of(setting: Setting) -> np.ndarray:
    """The true risks, evenly spread from `smallest_risk` to `largest_risk`; shape `(hypotheses,)`."""
    return np.linspace(float(setting["smallest_risk"]), float(setting["largest_risk"]), int(setting["hypotheses"]))


def mistakes(rng: np.random.Generator, setting: Setting) -> np.ndarray:
    """How often each hypothesis misclassifies a sample; shape `(hypotheses,)`."""
    errors: np.ndarray = rng.binomial(int(setting["m"]), risks_of(setting))
    return errors


def inputs_of(setting: Setting) -> dict[str, Any]:
    """The inputs of every theorem about a finite class."""
    return {"m": setting["m"], "delta": setting["delta"], "ln_size": math.log(int(setting["hypotheses"]))}


def several_risks(m: int, delta: float, hypotheses: int = 20) -> dict[str, Any]:
    """A setting with risks from 0.05 to 0.5."""
    return {"m": m, "delta": delta, "hypotheses": hypotheses, "smallest_risk": 0.05, "largest_risk": 0.5}


def all_guess(m: int, delta: float, hypotheses: int) -> dict[str, Any]:
    """A setting in which every hypothesis has risk 1/2."""
    return {"m": m, "delta": delta, "hypotheses": hypotheses, "smallest_risk": 0.5, "largest_risk": 0.5}
