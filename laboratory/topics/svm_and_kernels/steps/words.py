"""Pegasos in words."""

from bounds.numbers import at_most, in_words, short
from laboratory.topics.svm_and_kernels.steps.run import RUNS, SteppingRun
from laboratory.views.view import Headline

DIGITS = 3
MEANING = """
**Pegasos** finds the soft margin's line without ever looking at the whole sample. It draws one example after the other;
where y⟨w, x⟩ < 1 it adds y·x to a sum θ, and its weights are w = θ/(λt) after t draws. That is **stochastic gradient
descent** (SGD) on f(w) = (λ/2)‖w‖² + mean hinge loss, with steps that shrink like 1/(λt).

The **promise** is about the mean of all weights so far, averaged over what chance draws: its f lies at most
2ρ²(1 + ln T)/(λT) above the least, where no example is longer than ρ. It does not mention the number of examples. Halve
λ, and twice the draws are needed, nearly. The book's λ, without the half, is half of this one.
"""


def headline(run: SteppingRun, step: int) -> Headline:
    """How far the mean weights are from the best objective, and how far they can be on average."""
    what = f"above the least objective after {in_words(int(run.draws[step]))} draws"
    return Headline(float(run.mean_gaps[step]), what, at_most=float(run.promised[step]), by="on average")


def caption() -> str:
    """How to read the plane; where this run is done, its line all but covers the best one."""
    return (
        "Full line: the weights of this run after the draws looked at, with their band. Long dashes, where the two "
        "differ: the best line. A cross marks a mistake."
    )


def sentence(run: SteppingRun, step: int) -> str:
    """Where the mean weights are after these draws."""
    return (
        f"After **{in_words(int(run.draws[step]))}** draws the mean weights lie within "
        f"**{short(float(run.mean_gaps[step]))}** of the least objective; the last weights of one run jump about."
    )


def more(run: SteppingRun, step: int) -> str:
    """Averages and the theorem."""
    return (
        f"After {in_words(int(run.draws[step]))} draws the mean of the weights is, averaged over {RUNS} runs on this "
        f"sample, within **{short(float(run.mean_gaps[step]))}** of the best objective, {short(run.least)}; the "
        f"theorem promises {at_most(float(run.promised[step]), DIGITS)} on average. The last weights of a single run "
        "jump about; the theorem speaks of their mean."
    )
