"""Both risks of ERM by sample size, which meet at the best of the class."""

from typing import Any

import numpy as np

from laboratory.figures.axes import ERROR, EXAMPLES
from laboratory.figures.curves import band, curve
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import GUARANTEE, TRAINING, TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.no_free_lunch.erm.run import ConsistencyRun

BEST = one_of(2, "best of the class", 2.0)
OFTEN = "in 90 % of samples"


def consistency(run: ConsistencyRun, theme: str = "light") -> Figure:
    """Mean training error and mean true risk of ERM meet at the best risk of the class; dashed: the guarantee."""
    fig = figure(theme, xaxis=EXAMPLES.axis(log=True), yaxis=ERROR.axis(range=[0, _top(run)]))
    x = run.sizes
    for role, ends in ((TRUTH, run.true_range), (TRAINING, run.training_range)):
        band(fig, x, ends[:, 0], ends[:, 1], role, f"{role.name} {OFTEN}")
    label_ends(fig, [
        curve(fig, x, run.best + run.gap, GUARANTEE.called("best + gap")),
        curve(fig, x, run.true, TRUTH),
        curve(fig, x, np.full(len(x), run.best), BEST),
        curve(fig, x, run.training, TRAINING),
        curve(fig, x, run.best - run.gap, GUARANTEE.called("best − gap")),
    ])  # fmt: skip
    return fig


def _top(run: ConsistencyRun) -> float:
    return float(min(1.0, 1.15 * max(run.true_range.max(), run.best + run.gap[len(run.gap) // 3])))


def consistency_in_words(run: ConsistencyRun) -> str:
    """What a person sees of the two risks."""
    return (
        f"Against the sample size the mean training error goes from {run.training[0]:.3f} to {run.training[-1]:.3f} "
        f"and the mean true risk from {run.true[0]:.3f} to {run.true[-1]:.3f}; the best of the class has "
        f"{run.best:.3f}."
    )


def consistency_table(run: ConsistencyRun) -> dict[str, Any]:
    """A row for each size; full precision."""
    return {
        "examples": run.sizes.tolist(),
        "training_error": run.training.tolist(),
        "training_error_5": run.training_range[:, 0].tolist(),
        "training_error_95": run.training_range[:, 1].tolist(),
        "true_risk": run.true.tolist(),
        "true_risk_5": run.true_range[:, 0].tolist(),
        "true_risk_95": run.true_range[:, 1].tolist(),
        "expected_gap_bound": run.gap.tolist(),
        "probability_apart": run.apart.tolist(),
        "probability_above_the_best": run.above.tolist(),
        "probability_not_representative": run.uneven.tolist(),
    }
