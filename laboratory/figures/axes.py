"""One name for each quantity, wherever it is an axis. Shares are fractions from 0 to 1, never per cent."""

from dataclasses import dataclass
from typing import Any

from laboratory.figures.theme import linear_axis, log_axis


@dataclass(frozen=True)
class Scale:
    """A name, its symbol, its unit, and whether it is counted."""

    name: str
    symbol: str = ""
    unit: str = ""
    whole: bool = False

    @property
    def title(self) -> str:
        """`examples m`, `time (seconds)`."""
        return " ".join(word for word in (self.name, self.symbol, f"({self.unit})" if self.unit else "") if word)

    @property
    def digits(self) -> str:
        """Its number in a hover text, for Plotly."""
        return ",d" if self.whole else ",.4~g"

    def axis(self, log: bool = False, **more: Any) -> dict[str, Any]:
        """An axis with its name; over the curves it is named and rounded: `m = 120`, never `120.3371`."""
        text = f"{self.symbol or self.name} = %{{x:{self.digits}}}{self.unit and ' ' + self.unit}"
        usual = {"hoverformat": self.digits, "unifiedhovertitle": {"text": text}}
        if self.whole and not log:
            usual |= {"tickformat": ",~r"}
        return (log_axis if log else linear_axis)(self.title, **{**usual, **more})


ERROR = Scale("error")
SQUARED_ERROR = Scale("mean squared error")
GAP = Scale("generalization gap")
SHARE = Scale("share")
FAILURES = Scale("share of samples that fail")
EXAMPLES = Scale("examples", "<i>m</i>", whole=True)
STEP = Scale("step", "<i>t</i>", whole=True)
ROUND = Scale("round", "<i>t</i>", whole=True)
UPDATE = Scale("update", "<i>t</i>", whole=True)
EPOCH = Scale("epoch", whole=True)
DEGREE = Scale("degree", whole=True)
NEIGHBOURS = Scale("neighbours", "<i>k</i>", whole=True)
DIMENSION = Scale("dimension", "<i>d</i>", whole=True)
LAMBDA = Scale("regularization parameter", "λ")
PRICE = Scale("regularization parameter", "<i>C</i>")
WIDTH = Scale("kernel parameter", "γ")
THRESHOLD = Scale("threshold", "θ")
INPUT = Scale("input", "<i>x</i>")
MARGIN = Scale("margin")
LOSS = Scale("loss")
FALSE_POSITIVES = Scale("false positive rate")
TRUE_POSITIVES = Scale("true positive rate")
PROBABILITY = Scale("probability")
SECONDS = Scale("time", unit="seconds")
X1, X2 = Scale("", "x₁"), Scale("", "x₂")
W1, W2 = Scale("", "w₁"), Scale("", "w₂")


def error_axis(log: bool = False, **more: Any) -> dict[str, Any]:
    """The axis of every error. Training error, validation error and true risk are names of curves."""
    return ERROR.axis(log, **more)


def examples_axis(log: bool = False, **more: Any) -> dict[str, Any]:
    """The axis of sample sizes."""
    return EXAMPLES.axis(log, **more)


def step_axis(log: bool = False, **more: Any) -> dict[str, Any]:
    """The axis of an algorithm's steps."""
    return STEP.axis(log, **more)
