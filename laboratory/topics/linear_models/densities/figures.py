"""Class-conditional densities with the posterior between them."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds.numbers import percent
from laboratory.figures import roles
from laboratory.figures.axes import PROBABILITY, Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.marks import cells, polyline
from laboratory.figures.names import annotate, over
from laboratory.figures.plane import BOUNDARY, boundary, empty_plane, examples
from laboratory.figures.regions import Window
from laboratory.figures.roles import Role
from laboratory.figures.theme import figure
from laboratory.topics.linear_models.densities.run import SHARES, DensitiesRun

HEIGHT = 400
ROOM = 0.6
ALONG = Scale("distance from the midpoint of the means")
POSITIVE, NEGATIVE = Role("positive", roles.POSITIVE.color), Role("negative", roles.NEGATIVE.color)
POSTERIOR = BOUNDARY.called("probability of positive")
LOGISTIC = Role("logistic regression", 4, "longdash", width=2.0)
TRUE = Role("true probability", None, "dot", width=4.0)


def clouds(run: DensitiesRun, theme: str = "light") -> Figure:
    """The sample, ellipses of the fitted Gaussians, the posterior of label 1 as shading, and where it is one half."""
    low, high = run.ends[0] - ROOM, run.ends[1] + ROOM
    fig = empty_plane(Window(low, high, low, high), theme, height=HEIGHT)
    along, probabilities = run.field(low, high)
    cells(
        fig, along, along, probabilities, (NEGATIVE, NEGATIVE.but(alpha=0), POSITIVE),
        "probability of positive: %{z:.3f}", name="posterior", span=(0, 1), opacity=0.28,
    )  # fmt: skip
    boundary(fig, along, along, probabilities, level=0.5)
    examples(fig, run.points, run.labels, size=6)
    for label, role in ((1, POSITIVE), (0, NEGATIVE)):
        for share in SHARES:
            x, y = run.ellipse(label, share).T
            polyline(fig, x, y, role.called(f"ellipse {label}"))
    return fig


def clouds_in_words(run: DensitiesRun) -> str:
    """What a person sees of the clouds."""
    return (
        f"{len(run.labels)} points of two labels, ellipses that hold {percent(0.5)} and {percent(0.9)} of the "
        "Gaussian fitted to "
        f"each, and the curve where both labels are equally likely; {percent(run.training_error)} of the points are "
        "misclassified."
    )


def along_the_means(run: DensitiesRun, theme: str = "light") -> Figure:
    """On the straight line through both means: the weighted densities, and the probability of label 1."""
    scale = float(run.joint.max())
    fig = figure(
        theme, height=HEIGHT, xaxis=ALONG.axis(zeroline=False, rangemode="normal"),
        yaxis=PROBABILITY.axis(range=[0, 1.12]),
    )  # fmt: skip
    for label, role in ((0, NEGATIVE), (1, POSITIVE)):
        heights = run.joint[:, label] / scale
        curve(fig, run.steps, heights, role, name=f"{role.name}, weighted density", digits=".4f")
        top = int(np.argmax(heights))
        peak = (float(run.steps[top]), float(heights[top]))
        if run.rivals:
            annotate(fig, peak, role.name, role, left=label == 0)
        else:
            over(fig, peak, role.name, role)
    curve(fig, run.steps, run.posterior, POSTERIOR, digits=".4f")
    if run.rivals:
        curve(fig, run.steps, run.rivals.truth, TRUE, digits=".4f")
        curve(fig, run.steps, run.rivals.fitted, LOGISTIC, digits=".4f")
    end = (float(run.steps[-1]), float(run.posterior[-1]))
    annotate(fig, end, "probability", POSTERIOR, left=True, below=True, row=2 if run.rivals else 0)
    return fig


def along_the_means_in_words(run: DensitiesRun) -> str:
    """What a person sees along the line."""
    return (
        "Two bell curves, one for each label, and the probability of the positive one, which goes from "
        f"{run.posterior[0]:.3f} on the left to {run.posterior[-1]:.3f} on the right."
        f"{_rivals_in_words(run)}"
    )


def _rivals_in_words(run: DensitiesRun) -> str:
    if not run.rivals:
        return ""
    fitted, truth = run.rivals.fitted, run.rivals.truth
    return (
        f" Logistic regression's goes from {fitted[0]:.3f} to {fitted[-1]:.3f}, the true one from {truth[0]:.3f} to "
        f"{truth[-1]:.3f}."
    )


def densities_table(run: DensitiesRun) -> Mapping[str, Any]:
    """What is drawn along the line through the means."""
    return {
        "distance": run.steps.tolist(), "weighted_density_negative": run.joint[:, 0].tolist(),
        "weighted_density_positive": run.joint[:, 1].tolist(), "probability_of_positive": run.posterior.tolist(),
        "log_odds": run.log_odds.tolist(),
        **(
            {"logistic_regression": run.rivals.fitted.tolist(), "truth": run.rivals.truth.tolist()}
            if run.rivals else {}
        ),
    }  # fmt: skip
