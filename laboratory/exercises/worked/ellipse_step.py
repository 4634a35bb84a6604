"""The largest learning rate on 25(x + 6)^2 + (y - 8)^2."""

from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import value
from learners.optimizers.objectives import notes_quadratic

PLACE = Source("padova2020", "figure 9.1")


def ellipse_step() -> Problem:
    """Twice the inverse of the largest curvature."""
    ravine = notes_quadratic()
    assert ravine.smoothness is not None
    limit = 2 / ravine.smoothness
    text = (
        "Gradient descent with a constant learning rate on $f(x, y) = 25(x + 6)^2 + (y - 8)^2$, the function "
        "of the figure. "
        "Below which rate does it converge from every start?"
    )
    slips = (
        WrongAnswer(
            limit / 2, r"That is $1/L$, the best rate for the steep direction: it still converges up to $2/L$."
        ),
        WrongAnswer(2 / 25, "The second derivative of $25(x + 6)^2$ is 50: you took 25."),
        WrongAnswer(1.0, "That is for the flat direction: the steep one decides."),
        WrongAnswer(limit / 4, r"That is $1/(2L)$, four times too careful."),
    )
    steps = (
        Step("The curvatures.", r"\partial^2 f/\partial x^2 = 50,\qquad \partial^2 f/\partial y^2 = 2"),
        Step("The error along the steep one is multiplied by $1 - 50\\eta$ a step: less than 1 in size below",
             rf"\frac{{2}}{{50}} {value(limit)}"),
    )  # fmt: skip
    return Problem(text, limit, slips, steps, place=str(PLACE))
