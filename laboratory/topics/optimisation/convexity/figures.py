"""Strong convexity: a chord, its function, and the gap that strong convexity requires."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, format_short
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, dot, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import annotate, label_ends
from laboratory.figures.roles import QUIET, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.optimisation.convexity.run import Chord
from laboratory.topics.optimisation.figures import HEIGHT, WEIGHT

FUNCTION, CHORD = one_of(0, "f", width=3.5), Role("chord", 2, width=2.5)
LOWERED, GAP = one_of(1, "lowered", width=2), QUIET.called("gap")
TANGENT = one_of(3, "tangent at w", width=2)
MEASURED, SHORT = Role("gap of the chord", 2, width=3.5), one_of(3, "too small", 6)
REQUIRED = one_of(1, "required", width=2)


def chord_and_function(run: Chord, share: float, theme: str = "light") -> Figure:
    """The function, its chord, the chord lowered by what lambda requires, and the gap at one place."""
    low, high = min(run.u, run.w), max(run.u, run.w)
    air = 0.25 * (high - low)
    w = np.linspace(low - air, high + air, 301)
    between = run.shares * run.w + (1 - run.shares) * run.u
    under = run.curve.height(between)
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", yaxis=Scale("<i>f</i>").axis(rangemode="normal", zeroline=False),
        xaxis=WEIGHT.axis(range=[w[0], w[-1]], zeroline=False, showgrid=False),
    )  # fmt: skip
    end = curve(fig, w, run.curve.height(w), FUNCTION)
    curve(fig, between, under + run.gaps, CHORD)
    curve(fig, between, under + run.gaps - run.required, LOWERED)
    curve(fig, [run.w, run.u], run.tangent, TANGENT)
    place, gap, required = run.at(share)
    foot = float(run.curve.height(np.array([place]))[0])
    curve(fig, [place, place], [foot, foot + gap], GAP)
    for role, height in ((FUNCTION, foot), (LOWERED, foot + gap - required), (CHORD, foot + gap)):
        dot(fig, (place, height), role, f"{role.name} here")
    for x, name in ((run.u, "u"), (run.w, "w")):
        point = (x, float(run.curve.height(np.array([x]))[0]))
        dot(fig, point, CHORD, name, reading=f"{name} = %{{x}}<extra></extra>")
        annotate(fig, point, f"<b>{name}</b>", CHORD, left=x == low, below=True)
    label_ends(fig, [end])
    return fig


def chord_in_words(run: Chord, share: float) -> str:
    """What a person sees of the chord."""
    _, gap, required = run.at(share)
    return (
        f"The function with its chord from u = {format_number(run.u)} to w = {format_number(run.w)}, and its tangent "
        f"at w; at α = {format_short(share)} the chord is {format_short(gap, 4)} above, and must be "
        f"{format_short(required, 4)} above."
    )


def gap_and_asked(run: Chord, share: float, theme: str = "light") -> Figure:
    """How far the chord lies above, and how far it must, for every place between u and w."""
    top = 1.15 * max(float(run.gaps.max()), float(run.required.max()), 1e-9)
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=Scale("share α of <i>w</i>").axis(range=[0, 1]),
        yaxis=Scale("height above <i>f</i>").axis(range=[0, top]),
    )  # fmt: skip
    middle = len(run.shares) // 2  # both end at 0: their names are at the height of their middle
    ends = [
        curve(fig, run.shares, heights, role)._replace(y=float(heights[middle]))
        for role, heights in ((MEASURED, run.gaps), (REQUIRED, run.required))
    ]
    missing = np.where(run.gaps < run.required - 1e-12, run.gaps, np.nan)
    if np.isfinite(missing).any():
        curve(fig, run.shares, missing, SHORT)
    vline(fig, share)
    label_ends(fig, [end._replace(name=end.name.replace(" of the ", "<br>of the ")) for end in ends])
    return fig


def gap_in_words(run: Chord) -> str:
    """What a person sees of the gap."""
    verdict = "is large enough everywhere" if run.holds else "is too small somewhere"
    place = int(np.argmax(run.gaps)) if run.holds else run.worst
    share, gap, required = (format_short(float(of[place])) for of in (run.shares, run.gaps, run.required))
    return (
        f"The chord's height above the function, by place; it {verdict}: at α = {share} it is {gap}, and must be at "
        f"least {required}."
    )


def chord_table(run: Chord) -> dict[str, list[Any]]:
    """A row for each place between u and w."""
    return {"alpha": run.shares.tolist(), "gap": run.gaps.tolist(), "required": run.required.tolist()}
