"""Least mean squares in words."""

from bounds.numbers import pluralize
from laboratory.topics.linear_models.lms.run import Steps
from laboratory.topics.linear_models.text import line, number
from laboratory.views.headline import Headline

LINES = "Heavy: the line of least squares. Dashed: the line after this epoch."
ROUNDED = "; what is left above it is the rounding of doubles"
TINY = 1e-9  # relative: a power of the factor is rounded itself
MEANING = """
The **delta rule** of Widrow and Hoff moves the weights against the error of an example: w is replaced by
w + 2η(y − ⟨w, x⟩)x, with the **learning rate** η. One by one, each example moves the line at once; in **batch** the
moves of all examples are added up first, which is gradient descent on the sum of squared errors.

In batch an epoch multiplies the distance from the least-squares solution, along each eigenvector of X'X with
eigenvalue λ, by 1 − 2ηλ. So it converges if and only if η is below 1 divided by the largest eigenvalue. The bound
is the distance at the start, times the largest size of these factors once for each epoch; doubles round, so that the
last 10⁻¹⁶ or so of a distance may stay. Lecture notes ask for a rate between 0 and 1, which is neither needed nor
enough.

One by one with a constant rate the weights do not settle on least squares, unless a line goes through all points: every
example moves the line towards itself. With a small rate and a fixed order they end in a cycle near it; the smaller the
rate, the nearer.
"""


def away_caption(run: Steps) -> str:
    """How to read the distances, and the guarantee where there is one."""
    text = "Full: how far intercept and slope are from those of least squares."
    return f"{text} Dashed: the bound in batch." if run.factor <= 1 else text


def headline(run: Steps, step: int) -> Headline:
    """How far the weights are from least squares, and the most that the eigenvalues allow."""
    away, what = float(run.distances[step]), f"distance of the weights from least squares, epoch {step}"
    if (most := run.left(step)) is not None:
        rounded = ROUNDED if away > most * (1 + TINY) else ""
        by = f"by the eigenvalues of X'X{rounded}"
        return Headline(away, what, at_most=most, by=by, rests_on=(), measured_text=number(away))
    why = "the rate is above its limit" if run.batch else "one by one, a constant rate need not settle"
    return Headline(away, what, by=f"no guarantee: {why}", measured_text=number(away))


def sentence(run: Steps, step: int) -> str:
    """Does it come to least squares, and why?"""
    away, after = number(float(run.distances[step])), f"After {pluralize(step, 'epoch')}"
    if not run.batch:
        end = "diverges" if run.diverged and step == run.last else f"is **{away}** from least squares"
        return f"{after}, one point at a time with the constant rate {number(run.rate)}, the line {end}."
    if run.factor >= 1:
        above = f"the rate {number(run.rate)} is not below its limit **{number(run.limit)}**"
        return f"{after} the distance is **{away}**: {above}, and the weights do not converge."
    limit = f"below its limit {number(run.limit)} the rate works"
    return f"{after} the distance is **{away}**: {limit}, and each epoch multiplies it by at most {number(run.factor)}."


def more(run: Steps) -> str:
    """Rate and limit, and what the notes ask for."""
    intercept, slope = run.path[-1]
    limit = (
        f"In batch the rate must be below 1/λ = **{number(run.limit)}**, λ the largest eigenvalue of X'X; the notes "
        "ask for any rate between 0 and 1."
        if run.batch
        else f"A point's own residual shrinks by its step if the rate is below {number(run.limit)}, 1 / max ‖x‖²."
    )
    return (
        f"{limit} After {pluralize(run.last, 'epoch')} the line is {line(float(intercept), float(slope))} with "
        f"mean squared error {number(float(run.errors[-1]))}; that of least squares is {number(run.points.error)}."
    )
