"""A halfspace in words."""

from laboratory.topics.linear_models.halfspace.run import HalfspaceRun
from laboratory.topics.linear_models.text import number
from laboratory.views.headline import Headline

SMALLEST = 1e-6
MEANING = """
The halfspace is where w1·x1 + w2·x2 + b > 0; its border is a line. The weights w are perpendicular to the line and
point to the positive side. The **bias** moves the line without turning it: its distance from the origin is |b|/‖w‖, and
it crosses the second axis at −b/w2 (never, if w2 = 0: then it is vertical) and the first at −b/w1. The point's score
divided by ‖w‖ is its distance from the line, with a sign.

The **angle** between w and the point, seen from the origin, is acute where ⟨w, x⟩ > 0. The label depends on
⟨w, x⟩ + b, so the angle decides it only where b = 0. Seen from a point of the line, it always does.

Multiplying w and b by the same positive number changes neither these lengths nor a prediction. Only a bias other than 0
lets the line miss the origin. The bias is the weight of a feature that is always 1: with (1, x) instead of x the
halfspace has no bias, and its border, now a plane, passes through the origin. (A learner that penalizes the length of w
would then penalize the bias too, which is another problem.)

The same as a **neuron**: each input is multiplied by its weight, the constant 1 by the bias, all is summed, and the
neuron outputs +1 if the sum is above its threshold 0, otherwise −1.
"""


def caption(run: HalfspaceRun) -> str:
    """How to read the plane: a line through the origin has no distance from it to draw."""
    text = "Shaded: the positive side. Squares: where the line crosses the axes. Dashed: the distance of the point"
    text = f"{text}; dotted: that of the origin." if run.origin_foot and run.b else f"{text}."
    return f"{text} Thin: from the origin to the point." if run.misled else text


def too_small(w1: float, w2: float) -> str:
    """Why doubles cannot place a line with these weights; empty where they can."""
    tiny = [weight for weight in (w1, w2) if 0 < abs(weight) < SMALLEST]
    return f"A weight must be 0 or at least 0.000001 in size; got {number(tiny[0])}." if tiny else ""


def headline(run: HalfspaceRun) -> Headline:
    """The neuron's output."""
    sign = "+1" if run.answer > 0 else "−1"
    return Headline(run.answer, "is the neuron's output for the point", measured_text=sign)


def sentence(run: HalfspaceRun) -> str:
    """Both distances, or that there is no line."""
    if run.from_origin is None or run.signed_distance is None:
        return _no_line(run)
    return (
        f"The line lies **{number(run.from_origin)}** from the origin, and **{number(abs(run.signed_distance))}** from "
        f"the point, which is {f'on the {_side(run)} side' if run.score else 'on it and counts as negative'}."
    )


def more(run: HalfspaceRun) -> str:
    """Where the distances come from, and where the line crosses the axes."""
    if run.from_origin is None or run.signed_distance is None:
        return _no_line(run)
    return (
        f"The line lies **{number(run.from_origin)}** from the origin, |b|/‖w‖ = "
        f"{number(abs(run.b))}/{number(run.length)}{_crossing(run)}. The point's score is {number(run.score)}, so it "
        f"lies {_place(run.signed_distance, _side(run))}.{_angle(run)}\n\n{_appended(run)}"
    )


def _angle(run: HalfspaceRun) -> str:
    """The point's angle with w, and whether it has the sign of the label."""
    if run.angle is None:
        return ""
    kind = "acute" if run.product > 0 else "obtuse" if run.product < 0 else "right"
    start = f"\n\nIts angle with w, seen from the origin, is **{number(run.angle)}°**, {kind}"
    if run.misled:
        return f"{start}, **yet its label is {_side(run)}**: ⟨w, x⟩ = {number(run.product)}, but b = {number(run.b)}."
    decides = f"With b = {number(run.b)} the angle alone does not decide" if run.b else "Without a bias it decides"
    return f"{start}: ⟨w, x⟩ = {number(run.product)}. {decides} the label."


def _appended(run: HalfspaceRun) -> str:
    """The score as a product of lengths and a cosine, once the bias is a weight of a feature that is always 1."""
    if run.cosine is None:
        return ""
    weights, point = map(number, run.lengths)
    return (
        f"**With a 1 appended to x the angle alone decides.** Between (w, b) and (x, 1) it has cos θ = "
        f"**{number(run.cosine)}**, and the score is ‖(w, b)‖‖(x, 1)‖ cos θ = {weights} · {point} · "
        f"{number(run.cosine)}. With w and b doubled it is {number(2 * run.score)}: the same angle and output."
    )


def _place(distance: float, side: str) -> str:
    """Where the point lies: a point on the line is on neither side."""
    return (
        f"on the {side} side, **{number(abs(distance))}** from the line"
        if distance
        else f"on the line and counts as {side}"
    )


def _side(run: HalfspaceRun) -> str:
    return "positive" if run.answer > 0 else "negative"


def _no_line(run: HalfspaceRun) -> str:
    return f"With both weights 0 there is no line: every point gets the score b = {number(run.b)} and is {_side(run)}."


def _crossing(run: HalfspaceRun) -> str:
    _, second = run.crossings
    if second is None and not run.b:
        return ", and is the second axis itself"
    if second is None:
        return ", and is vertical: it never crosses the second axis"
    return f", and crosses the second axis at −b/w2 = {number(second[1])}"
