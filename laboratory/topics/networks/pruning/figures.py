"""Errors against the share of weights that were removed, and the network's predictions at one share."""

from typing import Any

import numpy as np

from bounds.numbers import percent, pluralize
from laboratory.figures.axes import ERROR, Scale
from laboratory.figures.curves import curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import BAYES, TRAINING, TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.networks.figures import classified
from laboratory.topics.networks.pruning.run import SHARES, PruningRun

REMOVED = Scale("share of weights removed")
AGAIN = one_of(2, "trained again", 2.5)
AIR = 1.1


def errors(run: PruningRun, step: int, theme: str = "light") -> Figure:
    """Training error and true risk as weights are removed, and the true risk once the rest was trained again."""
    highest = AIR * float(max(run.risks.max(), run.training_errors.max()))
    fig = figure(theme, xaxis=REMOVED.axis(range=[0, 1]), yaxis=ERROR.axis(range=[0, highest]))
    lines = (
        (run.training_errors[0], TRAINING.called("training<br>error")), (run.risks[0], TRUTH), (run.risks[1], AGAIN),
        (np.full(len(SHARES), run.world.bayes_risk), BAYES),
    )  # fmt: skip
    ends = [curve(fig, SHARES, heights, role) for heights, role in lines]
    vline(fig, float(SHARES[step]))
    label_ends(fig, ends)
    return fig


def plane(run: PruningRun, step: int, again: bool, theme: str = "light") -> Figure:
    """The sample on the network's predictions with that share removed."""
    network = run.networks[again][step]
    return classified(lambda places: run.answers(network, places) - 0.5, run.points, run.labels, theme)


def errors_in_words(run: PruningRun) -> str:
    """What a person sees of the errors."""
    whole, half = run.risks[0, 0], run.risks[:, len(SHARES) // 2]
    return (
        f"Errors of a network of {run.weights} weights against the share of them removed: true risk {percent(whole)} "
        f"with all, {percent(half[0])} with half of them, {percent(half[1])} once these were trained again."
    )


def plane_in_words(run: PruningRun, step: int, again: bool) -> str:
    """What a person sees on the plane."""
    wrong = round(float(run.training_errors[int(again), step]) * len(run.labels))
    how = ", trained again" if again else ""
    return (
        f"The sample and the predictions of the network with {pluralize(run.left(step), 'weight')}{how}; {wrong} "
        f"{'is' if wrong == 1 else 'are'} misclassified."
    )


def errors_table(run: PruningRun) -> dict[str, Any]:
    """A row for each share."""
    return {
        "share_removed": SHARES.tolist(),
        "weights_left": [run.left(place) for place in range(len(SHARES))],
        "training_error": run.training_errors[0].tolist(),
        "true_risk": run.risks[0].tolist(),
        "training_error_trained_again": run.training_errors[1].tolist(),
        "true_risk_trained_again": run.risks[1].tolist(),
    }
