"""A scored test set: the ROC curve with one threshold's point, the scores, and the rates with their guarantees."""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from bounds.numbers import format_fixed, format_number
from laboratory.figures.axes import FALSE_POSITIVES, SHARE, TRUE_POSITIVES, Scale
from laboratory.figures.curves import at_point, curve, dot, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import bars, dots
from laboratory.figures.names import annotate, corner
from laboratory.figures.roles import GUARANTEE, QUIET, TEST, TRUTH, Role
from laboratory.figures.theme import figure
from laboratory.topics.metrics.scored import MetricsRun, log_odds, true_curve
from learners.shared.arrays import Reals

HEIGHT = 400
BINS = 30
CURVE_POINTS = 401
WIDE = 40.0  # log-odds beyond which a probability is 0 or 1 on paper
FREE = {0.22: TRUTH, 0.12: TEST, 0.02: QUIET}  # heights of names in the corner that no curve enters
# Too short for dashes; not known beforehand, as the interval depends on the measured rate.
INTERVAL = GUARANTEE.but(dash="solid", width=3, known=False)
SCORED, CUT = (Role("positive", 0), Role("negative", 1)), Role("threshold", None, "dash")
SPECIFICITY = Scale("specificity")
SCORE = Scale("score: log-odds of a positive")
COUNTED = Scale("test examples")


def roc_curve(run: MetricsRun, threshold: float, printed: bool = False, theme: str = "light") -> Figure:
    """True against false positive rate for every threshold; `printed` puts specificity on the x-axis, as the notes."""
    side: dict[str, Any] = {"range": [-0.02, 1.02], "dtick": 0.25, "constrain": "domain"}
    fig = figure(
        theme, height=HEIGHT, hovermode="closest",
        xaxis=(SPECIFICITY if printed else FALSE_POSITIVES).axis(**side),
        yaxis=TRUE_POSITIVES.axis(scaleanchor="x", **side),
    )  # fmt: skip

    def across(rates: ArrayLike) -> Reals:
        return 1 - np.asarray(rates, np.float64) if printed else np.asarray(rates, np.float64)

    curve(fig, across([0.0, 1.0]), [0, 1], QUIET.called("guessing"))
    if run.world is not None:
        alarms, hits = true_curve(run.world, np.linspace(WIDE, -WIDE, CURVE_POINTS * 4))
        curve(fig, across(alarms), hits, TRUTH.called("exact"), hovertemplate=at_point("exact"))
    alarms, hits = run.curve.false_positive_rate, run.curve.true_positive_rate
    curve(fig, across(alarms), hits, TEST.called("test set"), hovertemplate=at_point("test set"))
    alarm, hit = run.point(threshold)
    dot(fig, (float(across(alarm)), hit), TEST, "this threshold", at_point("this threshold"), 13)
    _name_the_curves(fig, run, printed)
    return fig


def roc_in_words(run: MetricsRun, threshold: float) -> str:
    """What a person sees on the curve."""
    alarms, hits = run.point(threshold)
    exact = "" if run.true_area is None else f"; the exact curve has area {run.true_area:.3f}"
    return (
        f"ROC curve of {format_number(run.samples)} test examples with area {run.curve.area:.3f}{exact}. The threshold "
        f"{format_number(threshold)} has a false positive rate of {alarms:.3f} and a true positive rate of "
        f"{hits:.3f}."
    )


def scores(run: MetricsRun, threshold: float, theme: str = "light") -> Figure:
    """How many test examples of each class have which score, negatives below; the four counts in their quarters."""
    edges = np.linspace(run.scores.min(), run.scores.max(), BINS + 1)
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", bargap=0.08, barmode="overlay", xaxis=SCORE.axis(zeroline=False),
        yaxis=COUNTED.axis(showticklabels=False),
    )  # fmt: skip
    middles = (edges[1:] + edges[:-1]) / 2
    for which, sign, role in ((run.positive, 1, SCORED[0]), (~run.positive, -1, SCORED[1])):
        heights = np.histogram(run.scores[which], edges)[0]
        reading = f"%{{customdata}} {role.name}, score about %{{x:.2f}}"
        bars(fig, middles, sign * heights, role, reading, edge=0, customdata=heights)
    vline(fig, score_at(run, threshold), role=CUT)
    _count_the_quarters(fig, run, threshold)
    return fig


def score_at(run: MetricsRun, threshold: float) -> float:
    """The threshold's score, or a place beside all scores."""
    return float(np.clip(log_odds(threshold), run.scores.min() - 1, run.scores.max() + 1))


def scores_in_words(run: MetricsRun, threshold: float) -> str:
    """What a person sees of the scores."""
    positive, negative = run.scores[run.positive].mean(), run.scores[~run.positive].mean()
    c = run.confusion(threshold)
    return (
        f"The scores of both classes: positives have {format_fixed(positive, 2)} on average, negatives "
        f"{format_fixed(negative, 2)}. At the threshold there are {format_number(c.true_positives)} true and "
        f"{format_number(c.false_positives)} false positives, {format_number(c.true_negatives)} true and "
        f"{format_number(c.false_negatives)} false negatives."
    )


def rates(run: MetricsRun, threshold: float, theme: str = "light") -> Figure:
    """Each rate as measured, with its guaranteed interval, and the truth where it is known."""
    by_row = run.rates(threshold)[::-1]
    rows = list(range(len(by_row)))
    fig = figure(
        theme, height=80 + 50 * len(by_row), hovermode="closest", xaxis=SHARE.axis(range=[-0.01, 1.01], dtick=0.25),
        yaxis={"showgrid": False, "zeroline": False, "range": [-0.6, len(by_row) - 0.4], "tickvals": rows,
               "ticktext": [rate.name for rate in by_row]},
    )  # fmt: skip
    for row, rate in zip(rows, by_row, strict=True):
        curve(
            fig, [rate.low, rate.high], [row, row], INTERVAL.called(f"bound: {rate.name}"),
            hovertemplate="guaranteed end: %{x:.4f}<extra></extra>",
        )  # fmt: skip
    vline(fig, run.majority)
    dots(fig, [rate.measured for rate in by_row], rows, TEST.called("measured"), "measured: %{x:.4f}", size=12)
    if run.world is not None:
        tick = TRUTH.called("truth").but(marker="line-ns")
        dots(fig, [rate.truth for rate in by_row], rows, tick, "truth: %{x:.4f}", size=20, edge=3.5)
    return fig


def rates_in_words(run: MetricsRun, threshold: float) -> str:
    """What a person sees of the rates."""
    rates = run.rates(threshold)
    intervals = (f"[{format_fixed(rate.low, 3, up=False)}, {format_fixed(rate.high, 3, up=True)}]" for rate in rates)
    return (
        "; ".join(f"{rate.name} {rate.measured:.3f} in {ends}" for rate, ends in zip(rates, intervals, strict=True))
        + "."
    )


def roc_table(run: MetricsRun) -> dict[str, Any]:
    """A row for each threshold of the test set's curve; the first, above every score, is left empty."""
    curve = run.curve
    return {
        "log_odds_at_least": ["", *curve.thresholds[1:].tolist()],
        "false_positives": curve.false_positives.tolist(),
        "true_positives": curve.true_positives.tolist(),
        "false_positive_rate": curve.false_positive_rate.tolist(),
        "true_positive_rate": curve.true_positive_rate.tolist(),
    }


def _name_the_curves(fig: Figure, run: MetricsRun, printed: bool) -> None:
    """In the free corner below the diagonal."""
    exact = f"exact: area {run.true_area:.3f}" if run.world is not None else ""
    texts = (exact, f"test set: area {run.curve.area:.3f}", "dotted: guessing, area 1/2")
    for (y, role), text in zip(FREE.items(), texts, strict=True):
        if text:
            annotate(fig, (0.02 if printed else 0.98, y), text, role, left=not printed)


def _count_the_quarters(fig: Figure, run: MetricsRun, threshold: float) -> None:
    """The confusion matrix, each count where its examples are."""
    c = run.confusion(threshold)
    quarters = (
        (0, 1, c.false_negatives, "false negatives", SCORED[0]),
        (1, 1, c.true_positives, "true positives", SCORED[0]),
        (0, 0, c.true_negatives, "true negatives", SCORED[1]),
        (1, 0, c.false_positives, "false positives", SCORED[1]),
    )  # fmt: skip
    for x, y, count, name, role in quarters:
        corner(fig, (x, y), f"<b>{count:,}</b> {name}", role)
