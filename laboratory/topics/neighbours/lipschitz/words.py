"""The Lipschitz condition, in words."""

from bounds.numbers import at_most, in_words, short
from laboratory.topics.neighbours.lipschitz.run import SAMPLES, SIZES, LipschitzRun
from laboratory.views.view import Headline

LAST = SIZES[-1]

MEANING = """
The probability η(x) of label 1 is **c-Lipschitz** if it differs between two places by at most c times their distance.
In a drawing: put the tip of a double cone of slope c anywhere on the graph, and the graph stays inside. One place
where it leaves is enough to refute the constant; staying inside at one place proves nothing, and the cone must be
tried at all of them. Here the graph is a sine, steepest in its middle, so the least constant is known exactly.

**What it is good for**: near examples then have nearly the same coin. The new example's label and its neighbour's
differ with a probability of at most 2η(1 − η) + c · distance. On average that is at most 2R* + c times the mean
distance, where R* is the Bayes risk, and the mean distance falls with m: the guarantee for a **finite** sample.

The guarantee tends to 2R*, not to R*: one neighbour's label is noisy too. Its pace, m^(−1/(n+1)), is slow even in the
plane, and the true risk is much smaller long before.
"""


def headline(run: LipschitzRun) -> Headline:
    """The measured risk of one neighbour, and what the constant guarantees."""
    value, what = float(run.measured[-1].mean()), f"mean true risk of one neighbour, m = {LAST}"
    if not run.holds:
        return Headline(value, what, by="nothing guaranteed: the constant is refuted")
    if run.promised(LAST) >= 1:
        return Headline(value, what, by="nothing guaranteed below 1 at this size")
    return Headline(value, what, at_most=run.promised(LAST), by="the bound for a finite sample")


def caption() -> str:
    """How to read the cone."""
    return "Heavy: the probability of label 1. Shaded: the cone. Where the graph leaves it, it is thicker."


def measured_caption() -> str:
    """What the dots are."""
    return f"Dots: means of {SAMPLES} samples each, their risks exact."


def sentence(run: LipschitzRun, place: float) -> str:
    """Whether the graph stays inside the cone here."""
    where = "leaves" if run.outside(place).any() else "stays inside"
    return f"At this input the graph **{where}** the cone of slope {in_words(run.claimed, 3)}."


def more(run: LipschitzRun, place: float) -> str:
    """Whether the constant is one, and what it guarantees."""
    return f"{_cone(run, bool(run.outside(place).any()))}  \n{_guaranteed(run)}"


def _cone(run: LipschitzRun, outside: bool) -> str:
    """Whether the constant is one."""
    least = in_words(run.slope, 3)
    if run.holds:
        return f"The graph stays inside this cone at **every** place: its least constant is {least}."
    here = "and here it leaves the cone" if outside else "though at this very place it stays inside"
    return (
        f"The graph is steeper in its middle, up to **{least}**, {here}. A constant of {in_words(run.claimed, 3)} is "
        "refuted, and the guarantee drawn from it says nothing about this world."
    )


def _guaranteed(run: LipschitzRun) -> str:
    """What the constant guarantees for the largest measured sample, and from when on it says anything."""
    if not run.holds:
        return ""
    twice, once = short(2 * run.bayes), short(run.bayes)
    told = f"The bound for a finite sample tends to 2R* = {twice}, twice the Bayes risk {once}"
    promised, needed = run.promised(LAST), run.informative_from
    if promised < 1:
        return f"{told}; for {LAST} examples it guarantees at most {at_most(promised, 3)}."
    if needed is None or 2 * run.bayes >= 1:
        return f"{told}, which is no less than 1 for a fair coin: nothing is guaranteed for any number of examples."
    return f"{told}; it takes **{in_words(needed)}** examples until it comes down to 1."
