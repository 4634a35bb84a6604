"""Two cross-validation errors by the number of noise features; and why: the correlations of those selected."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, format_short, pluralize
from laboratory.figures.axes import Scale, error_axis
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.marks import bars
from laboratory.figures.names import LINE, corner, label_ends
from laboratory.figures.roles import TEST, TRUTH, VALIDATION, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.model_selection.fooled.run import TRUTH as COIN
from laboratory.topics.model_selection.fooled.run import Fooled

HEIGHT = 400
BINS = 40
ROOM = 1.35  # of the highest bar, for the names above
FEATURES = Scale("noise features", whole=True)
CORRELATION, SHARE_OF = Scale("absolute correlation with the label"), Scale("share of the features")
OUTSIDE, INSIDE = VALIDATION.called("selected<br>outside"), TEST.called("selected<br>in each fold")
EVERY = one_of(1, "all features")
ON_SAMPLE, ON_FRESH = VALIDATION.called("selected, sample"), TEST.called("same, fresh")
PATTERNS = {EVERY.name: ".", ON_SAMPLE.name: "", ON_FRESH.name: "/"}


def errors(run: Fooled, theme: str = "light") -> Figure:
    """Both cross-validation errors by number of features, beside the true risk."""
    fig = figure(theme, height=HEIGHT, xaxis=FEATURES.axis(log=True), yaxis=error_axis(range=[-0.03, 0.85]))
    truth = TRUTH.called("true risk")
    label_ends(fig, [
        curve(fig, [run.counts[0], run.counts[-1]], [COIN, COIN], truth),
        curve(fig, run.counts, run.outside, OUTSIDE, points=True),
        curve(fig, run.counts, run.inside, INSIDE, points=True),
    ])  # fmt: skip
    return fig


def errors_in_words(run: Fooled) -> str:
    """What a person sees of the errors."""
    return (
        f"Cross-validation errors for {format_number(run.counts[0])} to {format_number(run.features)} noise features. "
        f"With the selection outside the folds the error goes from {format_short(run.outside[0])} to "
        f"{format_short(run.flattering)}, inside it ends at {format_short(run.honest)}. The true risk is 0.5 "
        "throughout."
    )


def strengths(run: Fooled, theme: str = "light") -> Figure:
    """Histograms of correlations: of all features, of those selected, and of these on fresh examples."""
    fig = figure(
        theme,
        height=HEIGHT,
        barmode="overlay",
        hovermode="closest",
        xaxis=CORRELATION.axis(),
        yaxis=SHARE_OF.axis(),
    )
    top = max(float(values.max()) for values in (run.correlations, run.on_sample, run.on_fresh))
    edges = np.linspace(0, max(top, 0.1), BINS + 1)
    groups = ((EVERY, run.correlations), (ON_FRESH, run.on_fresh), (ON_SAMPLE, run.on_sample))
    shares = [np.histogram(values, edges)[0] / len(values) for _, values in groups]
    for row, ((role, _), heights) in enumerate(zip(groups, shares, strict=True)):
        bars(
            fig, (edges[:-1] + edges[1:]) / 2, heights, role, f"{role.name}: %{{y:.2f}} near %{{x:.2f}}",
            pattern=PATTERNS[role.name], width=np.diff(edges), edge=0, opacity=0.6,
        )  # fmt: skip
        _named(fig, role, row)
    return fig.update_yaxes(range=[0, ROOM * max(float(values.max()) for values in shares)])


def strengths_in_words(run: Fooled) -> str:
    """What a person sees of the correlations."""
    groups = (run.correlations, run.on_sample, run.on_fresh)
    of_all, on_sample, on_fresh = (format_short(float(np.mean(values))) for values in groups)
    return (
        f"Absolute correlations with the label: of all {pluralize(run.features, 'feature')} {of_all} on average, of "
        f"the {run.selected} selected {on_sample} on the sample that selected them, and of the same {on_fresh} on "
        "fresh examples."
    )


def fooled_table(run: Fooled) -> dict[str, Any]:
    """A row for each number of features, in full precision."""
    return {
        "features": run.counts.tolist(),
        "error_selected_outside": run.outside.tolist(),
        "error_selected_in_each_fold": run.inside.tolist(),
        "true_risk": [COIN] * len(run.counts),
    }


def _named(fig: Figure, role: Role, row: int) -> None:
    """A line at the top of the figure: the colour and the name."""
    corner(fig, (1, 1), f"■ {role.name}", role, yshift=-LINE * row)
