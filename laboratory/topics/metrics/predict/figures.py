"""The distributions of Y with their best predictions, and the risk of every prediction."""

from dataclasses import replace
from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import PROBABILITY, Scale
from laboratory.figures.curves import curve, dot
from laboratory.figures.figure import Figure
from laboratory.figures.marks import bars
from laboratory.figures.names import label_ends
from laboratory.figures.roles import Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.metrics.predict.run import INPUTS, Predicted

Y, PREDICTION, RISK = Scale("", "<i>y</i>"), Scale("prediction"), Scale("conditional risk")
WIDTH = 0.38  # of a bar
BEST, YOURS = "diamond", "circle"


def distributions(run: Predicted, theme: str = "light") -> Figure:
    """The probability of each value of Y at a and at b; diamonds mark the best predictions."""
    fig = figure(theme, xaxis=Y.axis(zeroline=False, rangemode="normal"), yaxis=PROBABILITY.axis(), hovermode="closest")
    for place, name in enumerate(INPUTS):
        role = _role(place)
        seen = run.probabilities[place] > 0
        bars(
            fig, run.values[seen] + (place - 0.5) * _bar(run), run.probabilities[place][seen], role.but(alpha=0.75),
            f"at {name}: Y = %{{customdata}} with probability %{{y:.3~g}}", name=f"{name}: Y", width=_bar(run),
            customdata=run.values[seen],
        )  # fmt: skip
        dot(fig, (run.best_at(place), 0.0), _marked(role, BEST), f"{name}: best prediction", size=13,
            reading=f"best prediction at {name}: %{{x:.4~g}}<extra></extra>")  # fmt: skip
    return fig.update_layout(bargap=0, barmode="overlay")


def risks(run: Predicted, theme: str = "light") -> Figure:
    """The conditional risk of every prediction at a and at b; yours are marked."""
    fig = figure(
        theme, xaxis=PREDICTION.axis(rangemode="normal", zeroline=False), yaxis=RISK.axis(), hovermode="closest"
    )
    ends = []
    for place, name in enumerate(INPUTS):
        role = _role(place)
        heights = np.array([run.risk_at(place, float(prediction)) for prediction in run.predictions])
        ends.append(curve(fig, run.predictions, heights, role, name=f"{name}: risk")._replace(name=f"at {name}"))
        dot(fig, (run.yours[place], run.risk_at(place, run.yours[place])), _marked(role, YOURS), f"{name}: yours")
        best = run.best_at(place)
        dot(fig, (best, run.risk_at(place, best)), _marked(role, BEST), f"{name}: best", size=13)
    label_ends(fig, ends)
    return fig


def distributions_in_words(run: Predicted) -> str:
    """What a person sees of the distributions."""
    best = " and ".join(f"{format_short(run.best_at(place))} at {name}" for place, name in enumerate(INPUTS))
    several = ", the smallest of several," if run.has_ties else ""
    return f"The probabilities of the values of Y at the inputs a and b. The best predictions{several} are {best}."


def risks_in_words(run: Predicted) -> str:
    """What a person sees of the risks."""
    least = " and ".join(
        f"{format_short(run.risk_at(place, run.best_at(place)))} at {name}" for place, name in enumerate(INPUTS)
    )
    return f"The conditional risk against the prediction; the minimum is {least}."


def risks_table(run: Predicted) -> dict[str, Any]:
    """A row for each prediction drawn."""
    columns = {
        f"risk_at_{name}": [run.risk_at(place, float(prediction)) for prediction in run.predictions]
        for place, name in enumerate(INPUTS)
    }
    return {"prediction": run.predictions.tolist(), **columns}


def _role(place: int) -> Role:
    return one_of(place, f"at {INPUTS[place]}", 2.5)


def _marked(role: Role, marker: str) -> Role:
    return replace(role, marker=marker)


def _bar(run: Predicted) -> float:
    return WIDTH * float(run.values[1] - run.values[0])
