"""Growth functions, in words."""

from bounds.classes.labellings import RECTANGLES
from bounds.numbers import format_number
from bounds.vocabulary.prose import listed
from laboratory.topics.rademacher_and_vc.growth.labels import IN_FULL, labellings_in_words, of_the_class
from laboratory.topics.rademacher_and_vc.growth.run import GrowthRun
from laboratory.views.headline import Headline

MEANING = """
The **growth function** τ(m) is the largest number of labellings that a class gives to m points. While m is at most the
VC dimension d it is 2ᵐ; **Sauer's lemma** bounds it by a polynomial from then on: τ(m) ≤ C(m, 0) +
… + C(m, d) ≤ (em/d)ᵈ for m ≥ d. On logarithmic axes a polynomial is nearly a straight line for large m, while 2ᵐ
curves upwards and exceeds the axis. This difference makes learning possible.

For thresholds, intervals and their unions the sum is met with equality. **Cover's count** for halfspaces in n
dimensions, 2(C(m−1, 0) + … + C(m−1, n)), is smaller than Sauer's sum for d = n + 1 where m > d. For boxes a bound
is drawn, but in the plane the exact numbers as far as a search over all arrangements has them: RECTANGLES.

Circles: the exact number of labellings of random points, counted one by one. For boxes random points seldom have the
largest number of labellings. One summary of the notes prints (eᵐ/d)ᵈ for (em/d)ᵈ: with m = 100 and d = 3 that is
more than 10¹²⁸ where the right form gives less than 10⁶.
""".replace("RECTANGLES", listed([str(most) for most in RECTANGLES]))


def headline(run: GrowthRun) -> Headline:
    """The growth function at the largest m, and Sauer's sum."""
    of = "labellings" if run.is_known else "labellings at most"
    what, labellings, look = f"{of} of {format_number(run.largest)} points", float(run.growth[-1]), of_the_class(run)
    if run.largest < run.d:
        return Headline(labellings, what, measured_text=look, by=f"all 2ᵐ: m < d = {run.d}")
    return Headline(labellings, what, measured_text=look, at_most=float(run.sauer[-1]), by="Sauer's sum")


def sentence(run: GrowthRun) -> str:
    """The class among all labellings."""
    if run.largest <= run.d:
        return f"With VC dimension {run.d} all labellings of {run.largest} points are possible."
    bound, every = "" if run.is_known else "at most ", labellings_in_words(2.0**run.largest, up=False)
    return (
        f"With VC dimension {run.d} the class has {bound}**{of_the_class(run)}** of the {every} labellings of these "
        "points."
    )


def more(run: GrowthRun) -> str:
    """Sauer's lemma at the largest m, and what was counted on random points."""
    return f"{_beside_sauer(run)}  \n{_counted(run)}"


def _beside_sauer(run: GrowthRun) -> str:
    """The class beside Sauer's lemma at the largest m, one sentence."""
    m, d = run.largest, run.d
    of = "at most " if not run.is_known else "exactly " if run.growth[-1] < IN_FULL else ""
    labellings = f"{of}**{of_the_class(run)}** labellings"
    if m < d:
        return (
            f"With VC dimension {d} all labellings of {m} points are possible; choose a larger m to see a difference."
        )
    return (
        f"At {format_number(m)} points the growth function is {labellings}; Sauer's sum for VC dimension {d} is "
        f"{labellings_in_words(run.in_full(m))}, its closed form "
        f"{labellings_in_words(float(run.polynomial[-1]))}, and there are {labellings_in_words(2.0**m, up=False)} in "
        "all."
    )


def _counted(run: GrowthRun) -> str:
    """What was counted on random points."""
    m = len(run.counted)
    reached = int(run.counted[-1]) == float(run.growth[m - 1])
    same = "the largest possible number" if run.is_known_at(m) else "as many as the bound"
    fewer = "fewer than the largest number for any points" if run.is_known_at(m) else "no more than the bound"
    return (
        f"On {m} random points (circles) {format_number(int(run.counted[-1]))} labellings were counted one by one, "
        f"{same if reached else fewer}: {format_number(int(run.growth[m - 1]))}."
    )
