"""An online learner under absolute loss that plays the mean of what it saw."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting

WORLD = (
    "Examples are independent and uniform on [0, 1]; the loss is the distance from what is played, which is convex, "
    "stays in [0, 1] and has a risk known exactly; what is played depends on earlier examples only."
)
SAYS = "The risk of the average of all that was played exceeds the bound in at most δ of the runs."
SETTINGS = ({"m": 30, "delta": 0.1}, {"m": 300, "delta": 0.5})


def plays(rng: np.random.Generator, m: int) -> tuple[np.ndarray, np.ndarray]:
    """The examples and what was played before each; both of shape `(m,)`. The first play is 1/2."""
    z = rng.random(m)
    return z, np.concatenate([[0.5], np.cumsum(z)[:-1] / np.arange(1, m)])


def average_played(rng: np.random.Generator, setting: Setting) -> tuple[float, float, float]:
    """The risk of the average of all plays, the mean loss online, and how far that is above the best play's.

    The best single play is the sample's median.
    """
    z, played = plays(rng, int(setting["m"]))
    average = float(played.mean())
    online = float(np.abs(played - z).mean())
    regret = online - float(np.abs(np.median(z) - z).mean())
    return (average**2 + (1 - average) ** 2) / 2, online, regret


def risk_of_the_average(rng: np.random.Generator, setting: Setting) -> Measured:
    """Beside the mean loss suffered online."""
    risk, online, _ = average_played(rng, setting)
    return Measured(risk, dict(setting) | {"online_loss": online, "loss_bound": 1})
