"""The least of many errors, beside what each candidate is worth; and the two ways to report it."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, format_short, percent
from laboratory.figures.axes import ERROR, Scale
from laboratory.figures.curves import band, curve, hover, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import bars, dots
from laboratory.figures.names import label_ends, word
from laboratory.figures.roles import GUARANTEE, QUIET, TEST, TRUTH, VALIDATION, Role
from laboratory.figures.theme import MARGIN, figure
from laboratory.topics.model_selection.best.run import LotteryRun

HEIGHT = 430
ABOVE = 36  # pixels, for names over the figure
CANDIDATES, DRAWS = Scale("candidates", "<i>k</i>", whole=True), Scale("draws", whole=True)
LEAST, NESTED = VALIDATION.called("smallest error"), TEST.called("nested")
DRAWN, CHOSEN = LEAST.called("this draw").but(marker="circle"), LEAST.called("chosen").but(marker="circle-open")
FOR_ONE = QUIET.called("bound for one").beforehand
CHOSEN_RISK = TRUTH.called("true risk of the chosen")
PATTERNS = {LEAST.name: "", NESTED.name: "/"}
ROOM_BELOW = 0.15  # of the height, so that nothing lies on the axis


def least_errors(run: LotteryRun, theme: str = "light") -> Figure:
    """The mean of the least error by number of candidates with its range, the guarantee below, this draw's own."""
    counts, flat = run.counts, np.ones(len(run.counts))
    fig = figure(theme, height=HEIGHT, xaxis=CANDIDATES.axis(log=True), yaxis=ERROR.axis(range=list(_span(run))))
    fig.update_xaxes(range=[0, float(np.log10(counts[-1]))])
    band(fig, counts, run.low, run.high, QUIET, f"smallest error in {percent(0.9)} of draws")
    ends = [
        curve(fig, counts, run.best_risks, TRUTH)._replace(name="least<br>true risk" if run.spread else TRUTH.name),
        curve(fig, counts, run.average, LEAST)._replace(name="smallest error,<br>on average"),
        curve(fig, counts, run.bounds, GUARANTEE),
    ]
    if not run.spread:
        ends.append(curve(fig, counts, run.bounds[0] * flat, FOR_ONE)._replace(name="bound<br>for one"))
    candidates = np.full(len(run.candidate_errors), run.k)
    dots(fig, candidates, run.candidate_errors, DRAWN, hover(DRAWN.name), size=6, edge=0, look={"opacity": 0.5})
    dots(fig, [run.k], [run.candidate_errors.min()], CHOSEN, hover(CHOSEN.name), size=14, edge=3)
    if run.spread:
        dots(fig, [run.k], [run.chosen_risk], CHOSEN_RISK, hover(CHOSEN_RISK.name), size=12)
    label_ends(fig, ends)
    return fig


def least_in_words(run: LotteryRun) -> str:
    """What a person sees of the least error."""
    range_of_most = f"{format_short(run.low[run.place])} and {format_short(run.high[run.place])}"
    return (
        f"The smallest of k errors on {format_number(run.m)} examples, for k from 1 to "
        f"{format_number(run.counts[-1])}: "
        f"on average {format_short(run.error)} for one candidate and {format_short(run.expected)} for "
        f"{format_number(run.k)}; in nine of ten draws it lies between {range_of_most}. {_truth(run)}"
    )


def _truth(run: LotteryRun) -> str:
    if not run.spread:
        return f"The true risk is {format_short(run.error)} throughout."
    return (
        f"The least true risk is {format_short(run.best)}; that of the one chosen in this draw is "
        f"{format_short(run.chosen_risk)}."
    )


def plain_and_nested(run: LotteryRun, theme: str = "light") -> Figure:
    """How the least cross-validation error and the nested estimate spread over many draws."""
    fig = figure(
        theme, height=HEIGHT, barmode="overlay", hovermode="closest", margin=MARGIN | {"t": ABOVE},
        xaxis=ERROR.axis(rangemode="normal"), yaxis=DRAWS.axis(),
    )  # fmt: skip
    bins = _bins(run)
    for role, reports in ((LEAST, run.plain), (NESTED, run.nested)):
        heights, edges = np.histogram(reports, bins)
        bars(
            fig, (edges[:-1] + edges[1:]) / 2, heights, role, f"{role.name}: %{{y}} draws near %{{x:.3g}}",
            pattern=PATTERNS[role.name], width=np.diff(edges), edge=0, opacity=0.6,
        )  # fmt: skip
    vline(fig, run.mean_risk, role=TRUTH)
    vline(fig, run.expected, role=LEAST)
    _head(fig, run.expected, LEAST, 1.0, "right")
    _head(fig, run.mean_risk, NESTED, 1.0, "left")
    _head(fig, run.mean_risk, TRUTH, 1.09, "right")
    return fig


def _head(fig: Figure, x: float, role: Role, y: float, side: str) -> None:
    """A name at the top of the figure, whose `side` lies at `x`."""
    shift = -6 if side == "right" else 6
    word(fig, (x, y), role.name, role, yref="paper", xanchor=side, xshift=shift, yanchor="top")


def plain_in_words(run: LotteryRun) -> str:
    """What a person sees of the two reports."""
    return (
        f"In {format_number(len(run.plain))} draws the smallest error over {run.folds} folds is "
        f"{format_short(run.plain.mean())} on average, the nested estimate {format_short(run.nested.mean())}; the "
        f"chosen candidates' true risk is {format_short(run.mean_risk)}."
    )


def lottery_table(run: LotteryRun) -> dict[str, Any]:
    """A row for each number of candidates, in full precision."""
    return {
        "candidates": run.counts.tolist(),
        "mean_least_error": run.average.tolist(),
        "low_5_percent": run.low.tolist(),
        "high_95_percent": run.high.tolist(),
        "bound": run.bounds.tolist(),
        "true_risk": run.best_risks.tolist(),
    }


def _span(run: LotteryRun) -> tuple[float, float]:
    low = min(float(run.bounds.min()), float(run.candidate_errors.min()), float(run.low.min()))
    high = max(float(run.best_risks.max()), run.chosen_risk, float(run.candidate_errors.max()))
    air = ROOM_BELOW * (high - low)
    return max(low - air, -0.02), min(high + air, 1.02)


def _bins(run: LotteryRun) -> np.ndarray:
    """Edges between multiples of 1/m, or of several where there are many."""
    low = min(float(run.plain.min()), float(run.nested.min()))
    high = max(float(run.plain.max()), float(run.nested.max()))
    step = max(1, round((high - low) * run.m / 40)) / run.m
    return np.arange(low - step / 2, high + step, step)
