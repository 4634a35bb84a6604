"""Starting values in words."""

from bounds.numbers import format_number, format_short, pluralize
from laboratory.topics.networks.restarts.run import Starts
from laboratory.views.headline import Headline

MEANING = r"""
The loss of a network has many minima, and descent usually ends near one close to its **starting values**. With all
weights equal every hidden unit stays equal to the others; with large ones the units are **saturated**, their slopes
near 0, and hardly move. So one starts from small random weights (the notes advise ±0.7, less where a unit has many
inputs), trains **several times** (5 to 10), and reports mean and deviation, or keeps the run of smallest validation
error.

The notes also name a width of **2/fan-in** times the range, where fan-in is the number of a unit's inputs, and
**orthogonal matrices**: rows or columns are orthonormal, and any such matrix is equally likely. With one input the
hidden weights of such a matrix have length 1 together.

A **committee** predicts the mean of all runs. The square is convex, so on every input, and so in the mean, its squared
error is **at most the mean of the runs' squared errors**: the gain is the variance among the runs.

**Universal approximation** (Cybenko): for every *continuous* function on a cube and every ε there is a network of one
hidden layer that is nowhere farther than ε away. The notes state *any function*: a step of height 1 is at least 1/2
away from every continuous function, however many units there are. Such weights exist, but descent need not find them.
"""
BY = "the runs' mean error, as the square is convex"


def headline(run: Starts) -> Headline:
    """The committee's error, and the mean that it never exceeds."""
    mean = float(run.errors.mean())
    return Headline(run.committee_error, "mean squared error of the committee", at_most=mean, by=BY, rests_on=())


def caption(run: Starts) -> str:
    """How to read the curves."""
    return "Grey lines: the runs; grey points: the examples."


def errors_caption(run: Starts) -> str:
    """How to read the errors."""
    return "Full circles: true error, the large one of the selected run; open circles: training error."


def sentence(run: Starts) -> str:
    """How far the runs spread, and the error of the committee."""
    if run.diverged:
        return f"With this learning rate {pluralize(run.diverged, 'run')} overflowed: it is too large."
    return (
        f"The runs have a mean error of **{format_short(float(run.errors.mean()))}** and a standard deviation of "
        f"**{format_short(run.deviation)}**; the committee has the error **{format_short(run.committee_error)}**."
    )


def more(run: Starts, uniform: Starts | None = None, spread: float = 0) -> str:
    """The selected run, the largest distance, and the runs from uniform weights beside those of another way."""
    return _of_runs(run) if uniform is None else f"{_beside(run, uniform, spread)}\n\n{_of_runs(run)}"


def _beside(run: Starts, uniform: Starts, spread: float) -> str:
    """Mean, deviation and committee of both ways."""
    if run.diverged or uniform.diverged:
        return "Runs overflowed, so the ways are not compared."
    return (
        f"**Beside uniform weights** in ±{format_number(spread)}: from those the runs have a mean error of "
        f"**{format_short(float(uniform.errors.mean()))}** and a standard deviation of "
        f"{format_short(uniform.deviation)}, here **{format_short(float(run.errors.mean()))}** and "
        f"{format_short(run.deviation)}; the committee has the error {format_short(uniform.committee_error)}, here "
        f"{format_short(run.committee_error)}."
    )


def _of_runs(run: Starts) -> str:
    least = float(run.errors.min())
    others = "the smallest" if run.errors[run.best] == least else f"the smallest is {format_short(least)}"
    kept = (
        f"The run of smallest training error, number {run.best + 1}, has a true error of "
        f"{format_short(float(run.errors[run.best]))}{',' if run.errors[run.best] == least else ';'} {others}."
    )
    worst = f"The largest distance of the committee from the target is {format_short(run.farthest)}"
    if run.target == "step":
        return f"{kept}\n\n{worst}: no continuous function is nearer to a step of height 1 than 1/2."
    return f"{kept}\n\n{worst}. For every ε > 0, a network with enough units and some weights stays within ε."
