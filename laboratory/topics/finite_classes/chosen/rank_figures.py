"""Training errors over true risks, within the gap that holds for all hypotheses at once."""

from typing import Any

import numpy as np

from bounds.numbers import format_short, pluralize
from laboratory.figures.axes import Scale, error_axis
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import label_ends
from laboratory.figures.roles import GUARANTEE, QUIET, TRAINING
from laboratory.figures.theme import figure
from laboratory.topics.finite_classes.chosen.ranks import BEST_RISK, WORST_RISK, RankRun

RISK = Scale("true risk")
ENDS = (BEST_RISK - 0.02, WORST_RISK + 0.02)
ABOVE, BELOW, EQUAL = GUARANTEE.called("at most"), GUARANTEE.called("at least"), QUIET.called("equal")


def ranks(run: RankRun, theme: str = "light") -> Figure:
    """A mark for each hypothesis; between the dashed lines with probability 1 − δ, all of them at once."""
    across = np.array(ENDS)
    fig = figure(
        theme, height=440, hovermode="closest", xaxis=RISK.axis(range=list(ENDS), rangemode="normal"),
        yaxis=error_axis(range=[max(0, ENDS[0] - run.gap) - 0.02, ENDS[1] + run.gap + 0.04]),
    )  # fmt: skip
    label_ends(fig, [
        curve(fig, across, across + run.gap, ABOVE),
        curve(fig, across, across, EQUAL),
        curve(fig, across, np.maximum(across - run.gap, 0), BELOW),
    ])  # fmt: skip
    dots(fig, run.risk, run.training, TRAINING, "true risk %{x:.4f}<br>training error %{y:.4f}", size=7)
    return fig


def ranks_in_words(run: RankRun) -> str:
    """What a person sees of the order."""
    return (
        f"Training error over true risk for {pluralize(len(run.risk), 'hypothesis', 'hypotheses')}, all within "
        f"{format_short(run.gap)} of the diagonal with high probability; {pluralize(run.reversed, 'pair')} of "
        f"{run.pairs} in the wrong order."
    )


def ranks_table(run: RankRun) -> dict[str, Any]:
    """A row for each hypothesis, in the order of the true risks."""
    return {"true_risk": run.risk.tolist(), "training_error": run.training.tolist()}
