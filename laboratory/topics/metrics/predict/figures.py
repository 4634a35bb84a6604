"""The distributions of Y with their best predictions, and the risk of every prediction."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.numbers import short
from laboratory.figures.axes import PROBABILITY, Scale
from laboratory.figures.curves import curve, dot
from laboratory.figures.names import at_the_ends
from laboratory.figures.roles import Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.metrics.predict.run import INPUTS, Predicted

if TYPE_CHECKING:
    from laboratory.figures.figure import Figure

Y, PREDICTION, RISK = Scale("", "<i>y</i>"), Scale("prediction"), Scale("conditional risk")
WIDTH = 0.38  # of a bar
BEST, YOURS = "diamond", "circle"


def distributions(run: Predicted, theme: str = "light") -> Figure:
    """How likely each value of Y is beside a and beside b; diamonds mark the best predictions."""
    drawn = figure(
        theme, xaxis=Y.axis(zeroline=False, rangemode="normal"), yaxis=PROBABILITY.axis(), hovermode="closest"
    )
    for place, name in enumerate(INPUTS):
        role = _role(place)
        seen = run.chances[place] > 0
        drawn.add_bar(
            x=run.values[seen] + (place - 0.5) * _bar(run), y=run.chances[place][seen], width=_bar(run),
            name=f"{name}: Y", marker={"color": role.ink(theme), "opacity": 0.75}, customdata=run.values[seen],
            hovertemplate=f"beside {name}: Y = %{{customdata}} with probability %{{y:.3~g}}<extra></extra>",
        )  # fmt: skip
        dot(drawn, (run.best_at(place), 0.0), _marked(role, BEST), f"{name}: best prediction", size=13,
            told=f"best prediction beside {name}: %{{x:.4~g}}<extra></extra>")  # fmt: skip
    return drawn.update_layout(bargap=0, barmode="overlay")


def risks(run: Predicted, theme: str = "light") -> Figure:
    """The conditional risk of every prediction beside a and beside b; yours are marked."""
    drawn = figure(
        theme, xaxis=PREDICTION.axis(rangemode="normal", zeroline=False), yaxis=RISK.axis(), hovermode="closest"
    )
    ends = []
    for place, name in enumerate(INPUTS):
        role = _role(place)
        heights = np.array([run.risk_at(place, float(one)) for one in run.predictions])
        ends.append(curve(drawn, run.predictions, heights, role, name=f"{name}: risk")._replace(name=f"beside {name}"))
        dot(drawn, (run.yours[place], run.risk_at(place, run.yours[place])), _marked(role, YOURS), f"{name}: yours")
        best = run.best_at(place)
        dot(drawn, (best, run.risk_at(place, best)), _marked(role, BEST), f"{name}: best", size=13)
    at_the_ends(drawn, ends)
    return drawn


def distributions_in_words(run: Predicted) -> str:
    """What a person sees of the distributions."""
    told = " and ".join(f"{short(run.best_at(place))} beside {name}" for place, name in enumerate(INPUTS))
    return f"The probabilities of the values of Y beside the inputs a and b. The best predictions are {told}."


def risks_in_words(run: Predicted) -> str:
    """What a person sees of the risks."""
    told = " and ".join(
        f"{short(run.risk_at(place, run.best_at(place)))} beside {name}" for place, name in enumerate(INPUTS)
    )
    return f"The conditional risk against the prediction; the least is {told}."


def risks_table(run: Predicted) -> dict[str, Any]:
    """A row for each prediction drawn."""
    columns = {
        f"risk_beside_{name}": [run.risk_at(place, float(one)) for one in run.predictions]
        for place, name in enumerate(INPUTS)
    }
    return {"prediction": run.predictions.tolist(), **columns}


def _role(place: int) -> Role:
    return one_of(place, f"beside {INPUTS[place]}", 2.5)


def _marked(role: Role, marker: str) -> Role:
    return replace(role, marker=marker)


def _bar(run: Predicted) -> float:
    return WIDTH * float(run.values[1] - run.values[0])
