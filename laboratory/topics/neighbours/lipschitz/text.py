"""The Lipschitz condition, in words."""

from bounds.numbers import at_most, format_number, format_short
from bounds.vocabulary.prose import in_a_sentence
from laboratory.topics.neighbours.lipschitz.coins import FACTOR, HIGH, LOW, ROOT, SHAPES, SINE
from laboratory.topics.neighbours.lipschitz.run import FAR, SAMPLES, SHORTER, SIZES, LipschitzRun
from laboratory.views.headline import Headline

LAST = SIZES[-1]

MEANING = """
The probability η(x) of label 1 is **c-Lipschitz** if it differs between two places by at most c times their distance.
In a figure: put the tip of a double cone of slope c anywhere on the graph, and the graph stays inside. One place where
it leaves the cone refutes the constant. Staying inside at one place is no proof: the cone must be checked at all of
them. The sine is steepest in its middle, so its smallest constant is known exactly.

**Stronger than continuity.** A jump has no constant: across it the same change takes place over any distance, however
short. So every Lipschitz function is continuous. The converse is false: the square root is continuous, and yet steeper
than every line where it begins.

**The use of it**: near examples then have nearly the same probability of label 1. The new example's label and its
neighbour's differ with a probability of at most 2η(1 − η) + c · distance. On average that is at most 2R* + c times the
mean distance, where R* is the Bayes risk. The mean distance falls with m: a bound for a **finite** sample.

The bound tends to 2R*, not to R*: one neighbour's label is noisy too. Its rate, $m^{-1/(n+1)}$, is slow even in the
plane.
"""


def headline(run: LipschitzRun) -> Headline:
    """The measured risk of one neighbour, and its bound by the constant."""
    value, what = float(run.measured[-1].mean()), f"mean true risk of one neighbour, m = {format_number(LAST)}"
    if not run.holds:
        no = "the constant is refuted" if run.shape == SINE else "no constant holds"
        return Headline(value, what, by=f"no guarantee: {no}")
    if run.bound(LAST) >= 1:
        return Headline(value, what, by="vacuous bound: at least 1 at this size")
    return Headline(value, what, at_most=run.bound(LAST), by="the bound for a finite sample")


def caption() -> str:
    """How to read the cone."""
    return "Heavy: the probability of label 1. Shaded: the cone. Where the graph leaves it, it is thicker."


def measured_caption() -> str:
    """What the dots are."""
    return f"Dots: means of {SAMPLES} samples each, their risks exact."


def sentence(run: LipschitzRun, place: float) -> str:
    """Whether the graph stays inside the cone here."""
    where = "leaves" if run.leaves(place) else "stays inside"
    return f"At this input the graph **{where}** the cone of slope {format_number(run.claimed)}."


def more(run: LipschitzRun, place: float) -> str:
    """Whether the constant holds, and its guarantee."""
    if run.shape != SINE:
        return f"{_no_constant(run)}\n\n{_quotients(run)}"
    return f"{_cone(run, run.leaves(place))}  \n{_guaranteed(run)}\n\n{_quotients(run)}"


def _no_constant(run: LipschitzRun) -> str:
    """Up to which distance from the middle the graph is outside the cone there."""
    if run.shape == ROOT:
        what, within = "The graph is continuous", (FACTOR / run.claimed) ** 2 if run.claimed else 0
    else:
        what, within = "The graph jumps", (HIGH - LOW) / run.claimed if run.claimed else 0
    if not run.claimed:
        return f"{what}, and **no constant** holds: near its middle it is steeper than any line."
    within = min(within, FAR)  # where the diagonal ends
    return (
        f"{what}, and **no constant** holds: from 0 it leaves the cone of slope {format_number(run.claimed)} up to a "
        f"distance of **{format_short(within)}**. A larger constant only makes this shorter."
    )


def _quotients(run: LipschitzRun) -> str:
    """The change across the middle for each shape, divided by ever shorter distances."""
    rows = [["over a distance of", *map(format_number, SHORTER)], ["---"] + ["---:"] * len(SHORTER)]
    for shape, values in run.quotients.items():
        name = "sine" if shape == SINE else in_a_sentence(SHAPES[shape])
        rows.append([f"**{name}**" if shape == run.shape else name, *(format_short(value) for value in values)])
    table = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    return f"**The change across the middle, divided by the distance.** A constant bounds them all.\n\n{table}"


def _cone(run: LipschitzRun, outside: bool) -> str:
    """Whether the constant holds."""
    least = format_number(run.slope)
    if run.holds:
        return f"The graph stays inside this cone at **every** place: its smallest constant is {least}."
    here = "and here it leaves the cone" if outside else "though at this very place it stays inside"
    return (
        f"The graph is steeper in its middle, up to **{least}**, {here}. A constant of {format_number(run.claimed)} is "
        "refuted, and its bound is not guaranteed for this distribution."
    )


def _guaranteed(run: LipschitzRun) -> str:
    """The bound for the largest measured sample, and the m from which it is informative."""
    if not run.holds:
        return ""
    twice, once = format_short(2 * run.bayes), format_short(run.bayes)
    limit = f"The bound for a finite sample tends to 2R* = {twice}, twice the Bayes risk {once}"
    bound, needed = run.bound(LAST), run.informative_from
    if bound < 1:
        return f"{limit}; for {format_number(LAST)} examples it is {at_most(bound)}."
    if needed is None or 2 * run.bayes >= 1:
        return f"{limit}. It is at least 1 for every m, so it is vacuous."
    return f"{limit}; it comes down to 1 at m = **{format_number(needed)}**."
