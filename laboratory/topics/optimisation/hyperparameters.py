"""The numbers of one descent: which optimizer, how large its steps, how many, and how much noise."""

from dataclasses import dataclass

from learners.optimizers import optimizers

METHODS = ("gradient_descent", "sgd", "momentum", "nesterov", "adagrad", "rmsprop", "adadelta", "adam")
INERTIAL = ("momentum", "nesterov")
ADAPTIVE = ("adagrad", "rmsprop", "adam")
RULES = {"fixed": "fixed η", "tuned": "B/(ρ√T)", "over_t": "1/(λt)"}
SHORT = {"sgd": "SGD"}


@dataclass(frozen=True)
class Hyperparameters:
    """The numbers of a race.

    Attributes
    ----------
    rate : eta of the four methods that step in proportion to the gradient.
    steps : T, how many steps.
    momentum : of `momentum` and `nesterov`, in [0, 1).
    adaptive_rate : eta of Adagrad, RMSprop and Adam; Adadelta needs none.
    noise : standard deviation of each coordinate of SGD's gradients where there are no examples to draw.
    seed : of that noise, or of the examples drawn.
    rule : a key of `RULES`: how gradient descent and SGD choose their steps.
    """

    rate: float = 0.035
    steps: int = 100
    momentum: float = 0.8
    adaptive_rate: float = 0.2
    noise: float = 1.0
    seed: int = 1
    rule: str = "fixed"


def title(method: str) -> str:
    """The optimizer's name for the end of a line."""
    return SHORT.get(method) or optimizers.about(method).title
