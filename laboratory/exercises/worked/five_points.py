"""Five labelled points single out one of 32 functions."""

from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import WHOLE, Problem, WrongAnswer
from learners.version_space.power_set import unbiased_learner

POINTS = 5


PLACE = Source("milan", "Overfitting and underfitting (first), five points")


def five_points() -> Problem:
    """The smallest m with |F| <= 2^m; the notes print a strict inequality."""
    functions = unbiased_learner(POINTS, [], []).size()
    needed = next(
        m for m in range(functions) if unbiased_learner(POINTS, [(i,) for i in range(m)], [0] * m).size() == 1
    )
    text = (
        "All functions from five points to two labels: there are $2^5 = 32$. How many different labelled "
        "points does it "
        "take to single out one of them?"
    )
    slips = (
        WrongAnswer(
            needed + 1,
            r"The notes print $|\mathcal F| < 2^m$, which needs one more: $|\mathcal F| \le 2^m$ is enough.",
        ),
        WrongAnswer(needed - 1, "Two functions still agree on four points."),
        WrongAnswer(functions, "That is the number of functions: every point halves it."),
    )
    steps = (
        Step("Each point that is seen halves what is left."),
        Step("Down to one.", rf"\log_2 32 = {needed}"),
    )
    return Problem(text, needed, slips, steps, rounding=WHOLE, place=str(PLACE))
