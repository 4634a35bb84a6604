"""Pegasos in words."""

from bounds.numbers import at_most, format_short, pluralize
from laboratory.topics.svm_and_kernels.steps.run import RUNS, SteppingRun
from laboratory.views.headline import Headline

DIGITS = 3
MEANING = """
**Pegasos** finds the soft margin's line without using the whole sample at once. It draws one example after the other;
where y⟨w, x⟩ < 1 it adds y·x to a sum θ, and its weights are w = θ/(λt) after t draws. That is **stochastic gradient
descent** (SGD) on f(w) = (λ/2)‖w‖² + mean hinge loss, with steps that shrink like 1/(λt).

The **bound** is for the mean of all weights so far, averaged over the random draws: its f is at most
2ρ²(1 + ln T)/(λT) above the minimum, where no example is longer than ρ. It does not depend on the sample size. Half the
λ needs more than twice the draws for the same bound. The book's λ, without the factor ½, is half of this λ.
"""


def headline(run: SteppingRun, step: int) -> Headline:
    """How far the mean weights are above the minimum, and the bound on the average."""
    what = f"above the minimum after {pluralize(int(run.draws[step]), 'draw')}"
    return Headline(float(run.mean_gaps[step]), what, at_most=float(run.bounds[step]), by="on average")


def caption() -> str:
    """How to read the plane; at the end of the run its line nearly covers the best one."""
    return (
        "Full line: the weights of this run after the selected draws, with their band. Long dashes, where the two "
        "differ: the best line. A cross marks a misclassified example."
    )


def sentence(run: SteppingRun, step: int) -> str:
    """Where the mean weights are after these draws."""
    return (
        f"After **{pluralize(int(run.draws[step]), 'draw')}** the objective of the mean weights is on average "
        f"**{format_short(float(run.mean_gaps[step]))}** above the minimum; the last weights of one run fluctuate."
    )


def more(run: SteppingRun, step: int) -> str:
    """Averages and the theorem."""
    return (
        f"After {pluralize(int(run.draws[step]), 'draw')} the objective of the mean weights is, averaged over {RUNS} "
        f"runs on this sample, **{format_short(float(run.mean_gaps[step]))}** above the minimum, "
        f"{format_short(run.minimum)}; the theorem's bound on the average is "
        f"{at_most(float(run.bounds[step]), DIGITS)}. The last weights of a single run fluctuate; the theorem is about "
        "their mean."
    )
