"""The rare class in each fold; and how the estimates spread over shuffles of one sample."""

from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import Scale, error_axis
from laboratory.figures.curves import hline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import bars, dots
from laboratory.figures.names import label_ends
from laboratory.figures.roles import TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.model_selection.strata.run import Strata

HEIGHT = 400
FOLD, RARE = Scale("fold", whole=True), Scale("examples of class 1", whole=True)
PLAIN, STRATIFIED, REPEATED, LEFT_OUT = (
    one_of(place, name) for place, name in ((1, "plain"), (2, "stratified"), (3, "repeated"), (4, "leave-one-out"))
)
PATTERNS = {PLAIN.name: "/", STRATIFIED.name: ""}
MOST_TICKS = 6
AWAY = 0.3  # of a dot from the middle of its column


def rare_in_folds(run: Strata, theme: str = "light") -> Figure:
    """Examples of the rare class in each fold of the first shuffle, plain and stratified."""
    ticks = -(-int(run.positives.max()) // MOST_TICKS) or 1
    fig = figure(
        theme, height=HEIGHT, barmode="group", hovermode="closest", xaxis=FOLD.axis(rangemode="normal", dtick=1),
        yaxis=RARE.axis(dtick=ticks), showlegend=True, legend={"orientation": "h", "y": 1.02, "yanchor": "bottom"},
    )  # fmt: skip
    for role, counts in zip((PLAIN, STRATIFIED), run.positives, strict=True):
        reading = f"{role.name}, fold %{{x}}: %{{y}} of class 1"
        bars(fig, np.arange(1, run.folds + 1), counts, role, reading, pattern=PATTERNS[role.name], edge=0)
    return fig


def rare_in_words(run: Strata) -> str:
    """What a person sees of the folds."""
    plain, stratified = (", ".join(map(str, counts.tolist())) for counts in run.positives)
    return (
        f"{run.rare} of {run.m} examples are of class 1. In the {run.folds} folds there are {plain} of them, and "
        f"{stratified} where the folds are stratified."
    )


def estimates(run: Strata, theme: str = "light") -> Figure:
    """Each shuffle's estimate, by kind of folds, beside the true risk."""
    kinds = _kinds(run)
    names = ["leave-<br>one-out" if role is LEFT_OUT else role.name for role, _ in kinds]
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", yaxis=error_axis(),
        xaxis={"tickvals": list(range(len(kinds))), "ticktext": names, "range": [-0.5, len(kinds) - 0.5]},
    )  # fmt: skip
    end = hline(fig, run.risk, TRUTH)
    for column, (role, values) in enumerate(kinds):
        places = column + np.linspace(-AWAY, AWAY, len(values)) if len(values) > 1 else np.array([float(column)])
        dots(fig, places, values, role, f"{role.name}: %{{y:.4f}}", size=5)
    top = max(float(values.max()) for _, values in kinds)
    fig.update_yaxes(range=[0, 1.15 * max(top, run.risk, 0.01)])
    label_ends(fig, [end._replace(name="<b>true<br>risk</b>")])
    return fig


def estimates_in_words(run: Strata) -> str:
    """What a person sees of the estimates."""
    ranges = (
        f"{role.name} from {format_short(float(values.min()))} to {format_short(float(values.max()))}"
        for role, values in _kinds(run)[:3]
    )
    return (
        f"Estimates: {'; '.join(ranges)}; leave-one-out {format_short(run.left_out)}. The true risk is "
        f"{format_short(run.risk)}."
    )


def strata_table(run: Strata) -> dict[str, Any]:
    """A row for each shuffle, in full precision."""
    return {
        "shuffle": list(range(1, len(run.plain) + 1)),
        "plain": run.plain.tolist(),
        "stratified": run.stratified.tolist(),
    }


def _kinds(run: Strata) -> list[tuple[Any, np.ndarray]]:
    kinds = (PLAIN, run.plain), (STRATIFIED, run.stratified), (REPEATED, run.repeated)
    return [*kinds, (LEFT_OUT, np.array([run.left_out]))]
