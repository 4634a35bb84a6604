"""Separable or not, in words."""

from __future__ import annotations

from laboratory.topics.linear_models.separable.run import MOST_INVOLVED, Judged, SeparableRun
from laboratory.topics.linear_models.words import number
from laboratory.view import Headline

MEANING = """
A sample is **separable** if some line has all positive examples on one side and all negative ones on the other. To
look for it is a linear programme: find w and b with y·(⟨w, x⟩ + b) ≥ 1 for every example. (If some line has all these
numbers above 0, divide w and b by the least of them.) Nothing is minimised; any solution will do, so the line found
is not the one of largest margin. The weights must be allowed to be negative.

**If there is none, that can be proved** (Gordan, Farkas): then the positive examples have a weighted mean that is
also a weighted mean of negative ones. Every line that had the positive examples on its positive side would have that
point there, and at the same time on the other side. In the plane four examples are always enough (Kirchberger): two
crossing segments, or one example inside a triangle of the other label, as in Radon's theorem. They are drawn on the
right, with the point they share.

The programme computes in floating point. What it answers is checked in rational numbers: each example on its side of
the line, or the equality of the two means.
"""


def headline(run: SeparableRun) -> Headline:
    """How many examples of the right-hand sample prove that no line separates it."""
    right = run.other
    if right.line is not None:
        return Headline(right.margin or 0.0, "is the margin of a line on the right: that sample is separable as well")
    if right.certificate is None:
        return Headline(len(right.involved), "examples involved; an exact proof was not found")
    what = "examples prove that no line separates the sample on the right"
    return Headline(len(right.certificate.points), what, at_most=MOST_INVOLVED, by="Kirchberger's theorem")


def sentence(run: SeparableRun) -> str:
    """Both samples in one sentence."""
    left = "Left, no line is needed"
    if run.apart.margin is not None:
        left = f"Left, a line keeps **{number(run.apart.margin)}** from every example"
    if run.other.line is not None:
        return f"{left}; right, a line separates as well."
    if run.other.meeting is None:
        return f"{left}; right, the programme finds none, to its tolerance."
    x, y = (number(float(end)) for end in run.other.meeting)
    return f"{left}; right, **({x}, {y})** lies between examples of either label, so no line can part them."


def more(run: SeparableRun) -> str:
    """What the programme answered on either side, and how it is checked."""
    return f"**Left:** {_verdict(run.apart)}\n\n**Right:** {_verdict(run.other)}"


def caption_apart(run: SeparableRun) -> str:
    """How to read the sample on the left."""
    return f"**{_answer(run.apart)}.** Full circles are positive, open ones negative. Dashed: the margin of the line."


def caption_other(run: SeparableRun) -> str:
    """How to read the sample on the right."""
    if run.other.line is not None:
        return f"**{_answer(run.other)}.** Dashed: the margin of the line found."
    flipped = " Square: the example whose label was flipped." if run.flipped is not None else ""
    return f"**{_answer(run.other)}.** Triangles, segments and the cross: the proof.{flipped}"


def _answer(judged: Judged) -> str:
    return "Not separable" if judged.line is None else "Separable"


def _verdict(judged: Judged) -> str:
    if judged.line is not None:
        if judged.margin is None:
            return "All examples have the same label, and no line is needed."
        checked = " Checked in rational numbers." if judged.checked else " Rounding leaves it open whether it does."
        return (
            "the programme is feasible. Its line separates, and no example is closer to it than "
            f"**{number(judged.margin)}**.{checked}"
        )
    if judged.certificate is None or judged.meeting is None:
        return "the programme is infeasible, to its tolerance of 10⁻⁷; an exact proof was not found."
    ones, zeros = _weights(judged, 1), _weights(judged, 0)
    x, y = judged.meeting
    return (
        f"the programme is infeasible. The point **({number(float(x))}, {number(float(y))})** is a mean of positive "
        f"examples (weights {ones}) and of negative ones ({zeros}), so no line can part them. Checked in rational "
        "numbers."
    )


def _weights(judged: Judged, label: int) -> str:
    if judged.certificate is None:
        return ""
    told = zip(judged.certificate.points, judged.certificate.coefficients, strict=True)
    return " and ".join(
        number(float(weight)) for point, weight in told if judged.labels[judged.involved[point]] == label
    )
