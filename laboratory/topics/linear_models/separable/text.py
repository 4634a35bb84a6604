"""Separable or not, in words."""

from bounds.numbers import at_least
from bounds.vocabulary.prose import capitalized
from laboratory.topics.linear_models.separable.run import MOST_INVOLVED, Judged, SeparableRun
from laboratory.topics.linear_models.text import number
from laboratory.views.headline import Headline

MEANING = """
A sample is **separable** if some line has all positive examples on one side and all negative ones on the other. Finding
it is a linear program: w and b with y·(⟨w, x⟩ + b) ≥ 1 for every example. (If some line has all these numbers above
0, divide w and b by the smallest of them.) Nothing is minimized and any solution will do, so the line is not the one of
largest margin. The weights must be allowed to be negative.

**If there is none, that can be proved** (Gordan, Farkas): then the positive examples have a weighted mean that is
also a weighted mean of negative ones. A line with all positive examples on its positive side would have that
point there, and at the same time on the other side. In the plane four examples are always enough (Kirchberger): two
crossing segments, or one example inside a triangle of the other label, as in Radon's theorem. They are drawn in the
second sample, with the point they share.

The program computes in floating point. Its answer is checked in rational numbers: each example on its side of
the line, or the equality of the two means.
"""

RESCALED = "With ‖w‖ = 1 that is the smallest y(⟨w, x⟩ + b). Divided by it, w and b make every one at least 1."
UNCHECKED = " Rounding leaves open whether it separates."


def headline(run: SeparableRun) -> Headline:
    """How many examples of the second sample prove that no line separates it."""
    second = run.other
    if second.line is not None and second.margin is None:
        return Headline(0, "lines are needed: the second sample has one label only")
    if second.line is not None:
        return Headline(second.margin or 0.0, "is the margin of a line: the second sample is separable as well")
    if second.certificate is None:
        return Headline(len(second.involved), "examples in the proof of the linear program; no exact proof was found")
    what = "examples prove that no line separates the second sample"
    return Headline(
        len(second.certificate.points), what, at_most=MOST_INVOLVED, by="Kirchberger's theorem", rests_on=()
    )


def sentence(run: SeparableRun) -> str:
    """Both samples in one sentence."""
    first = "The first sample needs no line"
    if run.apart.margin is not None:
        first = f"The first sample has a line with margin **{number(run.apart.margin)}**"
    if run.other.line is not None and run.other.margin is None:
        return f"{first}; the second has one label only and needs none."
    if run.other.line is not None:
        return f"{first}; a line separates the second as well."
    if run.other.meeting is None:
        return f"{first}; the program finds none for the second, to its tolerance."
    x, y = (number(float(end)) for end in run.other.meeting)
    return f"{first}; in the second **({x}, {y})** lies between examples of either label, so no line separates them."


def more(run: SeparableRun) -> str:
    """The program's answer for either sample, and how it is checked."""
    return f"**First sample:** {_verdict(run.apart)}\n\n**Second sample:** {_verdict(run.other)}"


def caption_apart(run: SeparableRun) -> str:
    """How to read the first sample."""
    return f"**{_answer(run.apart)}.** Full circles are positive, open ones negative. Dashed: the margin of the line."


def caption_other(run: SeparableRun) -> str:
    """How to read the second sample."""
    if run.other.line is not None:
        return f"**{_answer(run.other)}.** Dashed: the margin of this line."
    flipped = " Square: the example whose label was flipped." if run.flipped is not None else ""
    return f"**{_answer(run.other)}.** {_proof(run.other)}{flipped}"


def _proof(judged: Judged) -> str:
    """What the figure draws of the proof: a hull of two examples is a segment, of three a triangle."""
    if judged.certificate is None:
        return "No exact proof was found."
    labels = judged.labels[judged.involved[list(judged.certificate.points)]]
    segments, triangles = (sum(int((labels == label).sum()) == corners for label in (0, 1)) for corners in (2, 3))
    hulls = ["the segments" if segments == 2 else "the segment"] * bool(segments) + ["the triangle"] * bool(triangles)
    return f"{capitalized(' and '.join([*hulls, 'the cross']))}: the proof."


def _answer(judged: Judged) -> str:
    return "Not separable" if judged.line is None else "Separable"


def _verdict(judged: Judged) -> str:
    if judged.line is not None:
        if judged.margin is None:
            return "All examples have the same label, and no line is needed."
        checked = f" Checked in rational numbers. {RESCALED}" if judged.checked else UNCHECKED
        return (
            "the program is feasible. Its line separates, and no example is closer to it than "
            f"**{at_least(judged.margin)}**.{checked}"
        )
    if judged.certificate is None or judged.meeting is None:
        return "the program is infeasible, to its tolerance of 10⁻⁷; no exact proof was found."
    ones, zeros = _weights(judged, 1), _weights(judged, 0)
    x, y = judged.meeting
    return (
        f"the program is infeasible. The point **({number(float(x))}, {number(float(y))})** is a mean of positive "
        f"examples (weights {ones}) and of negative ones ({zeros}), so no line can separate them. Checked in rational "
        "numbers."
    )


def _weights(judged: Judged, label: int) -> str:
    if judged.certificate is None:
        return ""
    weighted = zip(judged.certificate.points, judged.certificate.coefficients, strict=True)
    return " and ".join(
        number(float(weight)) for point, weight in weighted if judged.labels[judged.involved[point]] == label
    )
