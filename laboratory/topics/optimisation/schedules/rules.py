"""What SGD minimizes, and the schedule of each name there."""

from dataclasses import dataclass

from laboratory.topics.optimisation.landscapes import Landscape, landscape
from laboratory.topics.optimisation.stepping import longest_gradient
from learners.optimizers.empirical import absolute_risk
from learners.optimizers.schedules import (
    Constant,
    InverseRoot,
    InverseTime,
    LinearDecay,
    Plateau,
    Schedule,
    StepDecay,
    Tuned,
)

PLACES = {
    "quadratic": "Straight valley with noise",
    "fresh": "Risk of |w − z|, z uniform, fresh",
    "logistic": "Logistic loss, 40 examples",
    "regularised": "Logistic loss with regularizer",
}
SCHEDULES = {
    "fixed": "Fixed η₀",
    "tuned": "Fixed for T steps, B/(ρ√T)",
    "root": "Falling like 1/√t",
    "time": "Falling like 1/t",
    "step": "Step decay",
    "linear": "Linear decay",
    "plateau": "Reduced on a plateau",
}
SHORT = {
    "fixed": "fixed", "tuned": "1/√T", "root": "1/√t", "time": "1/t", "step": "step", "linear": "linear",
    "plateau": "plateau",
}  # fmt: skip
LAST_SHARE = 0.01  # of the first rate: what a linear decay comes to, as the notes advise


@dataclass(frozen=True)
class Decay:
    """The inputs: the first rate, and how step decay, linear decay and plateau fall."""

    rate: float
    factor: float
    every: int
    until: int
    patience: int


def place_of(kind: str, condition: float) -> Landscape:
    """What SGD minimizes; the risk of |w - z| is known exactly, and every step sees a fresh z."""
    return Landscape("fresh", absolute_risk()) if kind == "fresh" else landscape(kind, condition)


def schedule(place: Landscape, name: str, decay: Decay) -> Schedule:
    """The schedule called `name`; where a theorem chooses the step, B, rho and lambda are those of the place.

    Without a known rho B/(rho sqrt(T)) is eta_0/sqrt(T), and without a regularizer 1/(lambda t) is eta_0/t.
    """
    rho = longest_gradient(place, "sgd")
    every: dict[str, Schedule] = {
        "fixed": Constant(decay.rate),
        "tuned": Tuned(place.norm, rho) if rho else Tuned(decay.rate, 1.0),
        "root": InverseRoot(decay.rate),
        "time": InverseTime(1 / place.regularisation if place.regularisation else decay.rate),
        "step": StepDecay(decay.rate, decay.factor, decay.every),
        "linear": LinearDecay(decay.rate, LAST_SHARE * decay.rate, decay.until),
        "plateau": Plateau(decay.rate, decay.factor, decay.patience),
    }
    if name not in every:
        raise ValueError(f"the schedule must be one of {', '.join(every)}; got {name!r}")
    return every[name]
