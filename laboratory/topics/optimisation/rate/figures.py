"""How large a learning rate may be: the gap step by step for several of them, and each step's factor by rate."""

import math
from typing import Any

import numpy as np

from bounds.numbers import format_apart, format_near_one, format_short
from laboratory.figures.axes import STEP, Scale
from laboratory.figures.curves import curve, dot, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import QUIET, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.optimisation.figures import ABOVE, HEIGHT, RATE
from laboratory.topics.optimisation.rate.run import Rates
from laboratory.topics.optimisation.text import remaining

LOWEST = 1e-9
LOOKS = {
    "small": one_of(4, "too small"),
    "best": one_of(0, "right", width=4),
    "limit": one_of(3, "at 2/L"),
    "beyond": one_of(1, "too large"),
    "own": one_of(2, "yours", width=3),
}
ALONG, ACROSS = Role("along", None, "dash", width=1.5), Role("across", None, "dot", width=1.5)
LARGER = Role("larger", None, width=4)
FACTOR, TOP = Scale("factor of the error in a step"), 1.6


def rate_gaps(run: Rates, theme: str = "light") -> Figure:
    """What is left above the minimum after every step, for each rate."""
    gaps_by_name = {
        name: np.maximum(descent.gaps[np.isfinite(descent.gaps)], LOWEST) for name, descent in run.descents.items()
    }
    low = math.log10(min(float(gaps.min()) for gaps in gaps_by_name.values())) - 0.3
    start = math.log10(float(gaps_by_name["best"][0]))
    high = min(math.log10(max(float(gaps.max()) for gaps in gaps_by_name.values())) + 0.3, start + 3)
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", yaxis=ABOVE.axis(log=True, range=[low, high]),
        xaxis=STEP.axis(range=[0, max(len(gaps) - 1 for gaps in gaps_by_name.values())]),
    )  # fmt: skip
    ends = []
    for name, gaps in gaps_by_name.items():
        hover = f"η = {format_short(run.descents[name].stepping.first)}: %{{y:.3g}} after %{{x}} steps<extra></extra>"
        ends.append(curve(fig, np.arange(len(gaps)), gaps, LOOKS[name], hovertemplate=hover))
    label_ends(fig, ends)
    return fig


def rate_gaps_in_words(run: Rates) -> str:
    """What a person sees of the gaps."""
    ends = ", ".join(
        f"{remaining(descent.gaps[-1], 2)} with η = {format_short(descent.stepping.first, 4)}"
        for descent in run.descents.values()
        if math.isfinite(descent.gaps[-1])
    )
    return f"What is left after every step for five learning rates; at the end {ends}."


def rate_factors(run: Rates, theme: str = "light") -> Figure:
    """What one step multiplies the two parts of the error by, against the rate; from 1 on it grows."""
    fig = figure(theme, height=HEIGHT, xaxis=RATE.axis(range=[0, run.grid[-1]]), yaxis=FACTOR.axis(range=[0, TOP]))
    hline(fig, 1, QUIET)
    vline(fig, run.limit, "2/L", left=True)
    ends = [
        curve(fig, run.grid, run.factors, LARGER),
        curve(fig, run.grid, run.along, ALONG),
        curve(fig, run.grid, run.across, ACROSS),
    ]
    for name, descent in run.descents.items():
        if (rate := descent.stepping.first) <= run.grid[-1]:
            hover = f"{LOOKS[name].name}, η = %{{x:.3g}}: %{{y:.4g}}<extra></extra>"
            dot(fig, (rate, run.factor(rate)), LOOKS[name], f"at {name}", hover)
    label_ends(fig, ends)
    return fig


def rate_factors_in_words(run: Rates) -> str:
    """What a person sees of the factors."""
    best, limit = format_apart(run.best, run.limit)
    return (
        f"As the rate grows, the factor of each step falls to {format_near_one(run.factor(run.best))} at {best}, then "
        "rises, "
        f"and is 1 at 2/L = {limit}."
    )


def rates_table(run: Rates) -> dict[str, list[Any]]:
    """A row for each rate and step."""
    rows = [
        (name, descent.stepping.first, t, float(gap))
        for name, descent in run.descents.items()
        for t, gap in enumerate(descent.gaps)
    ]
    return {name: [row[i] for row in rows] for i, name in enumerate(("which", "rate", "steps", "gap"))}
