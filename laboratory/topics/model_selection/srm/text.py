"""Structural risk minimization, in words computed from the run."""

import numpy as np

from bounds.numbers import at_most, format_apart, format_number, format_short
from laboratory.topics.model_selection.srm.run import StructureRun
from laboratory.views.conditions import with_probability
from laboratory.views.headline import Headline

MEANING = """
**Nested classes.** Class number d holds the labellings of the line that change at most d − 1 times: the signs of
polynomials of degree d − 1, with VC dimension d. The best labelling of each class is computed exactly, and so is its
true risk, because the distribution is known.

**Structural risk minimization** takes the class with the smallest *training error + confidence*. The training error
falls with the class, the confidence rises, and the sum is smallest in between. All bounds must hold at once, because
the class is chosen on the sample. So class d gets the share 6/(πd)² of the failure probability δ, and the shares of all
classes add up to at most δ.

**Misprints.** One set of notes prints the VC confidence as √((d ln(2m/d) − ln(δ/4))/m); it lacks a 1 beside the
logarithm (d(ln(2m/d) + 1)), without which it is too small and, for large d, even falls. And it gives every class all of
δ. The textbook form, with the 1, still leaves out 1/m, which the theorem behind it adds.

The bound is far above the true risk, because it holds for every distribution and for every labelling of the class. It
is useful for the choice.
"""


def headline(run: StructureRun) -> Headline:
    """The true risk of the class that the bound chooses, and the bound."""
    what = f"true risk of the class chosen, VC dimension {run.dimensions[run.chosen]}"
    least = float(run.bound[run.chosen])
    if least >= 1:
        by = f"vacuous bound: risk ≤ {at_most(least)}"
        return Headline(float(run.risk[run.chosen]), what, by=by)
    by, theorem = "structural risk minimization", "structural_risk_minimization"
    return Headline(float(run.risk[run.chosen]), what, at_most=least, by=by, theorem=theorem)


def confidence_caption(run: StructureRun) -> str:
    """How to read the three confidences."""
    return (
        f"All for δ = {format_number(run.delta)}. Proved for all: all classes at once, each with its share of δ. One "
        "class: the textbook form with all of δ. The misprint leaves out a 1."
    )


def sentence(run: StructureRun) -> str:
    """Which class is chosen, and which is best."""
    at, best = run.chosen, run.best
    risk, least = format_apart(run.risk[at], run.risk[best])
    choice = f"The bound chooses **VC dimension {run.dimensions[at]}**, with true risk **{risk}**"
    if best == at:
        return f"{choice}; no class here has a smaller one."
    return f"{choice}; the smallest, {least}, is at VC dimension {run.dimensions[best]}."


def more(run: StructureRun) -> str:
    """The terms of the choice, and the choice of the misprinted form."""
    return "\n\n".join((_choice(run), _printed(run)))


def _choice(run: StructureRun) -> str:
    """Which class is chosen and which is best."""
    at, dimension = run.chosen, run.dimensions[run.chosen]
    needs = (
        f"The labels without noise change {2 * int(run.world.intervals)} times, which needs VC dimension {run.needed}."
    )
    risk, smallest = format_apart(run.risk[at], run.risk[run.best])
    vacuous = ", a vacuous bound" if run.bound[at] >= 1 else ""
    first = (
        f"The bound chooses **VC dimension {dimension}**: the risk is, {with_probability(run.delta)}, at most training "
        f"error {at_most(run.training[at])} + confidence {at_most(run.confidence[at])}{vacuous}. Its true risk is "
        f"**{risk}**."
    )
    if run.best == at:
        return f"{first} No class here has a smaller one. {needs}"
    least = f"{first} The smallest, {smallest}, is at VC dimension {run.dimensions[run.best]}"
    if run.best < at:
        return f"{least}. {needs}"
    return f"{least}: a worst-case bound needs more examples before it chooses a richer class. {needs}"


def _printed(run: StructureRun) -> str:
    """The choice of the misprinted form."""
    at = run.chosen
    picked = run.dimensions[run.chosen_by(run.printed)]
    same = "chooses the same class" if picked == run.dimensions[at] else f"chooses VC dimension {picked} instead"
    classes = len(run.dimensions)
    falls = bool((np.diff(run.printed) < 0).any())
    return (
        f"One set of notes prints the confidence without a 1 and gives every class all of δ. For the class chosen that "
        f"is {format_short(run.printed[at])} instead of the proved {at_most(run.confidence[at])}; it {same} here"
        + (", and it even falls where the VC dimension grows." if falls else ".")
        + f" And with all of δ for each of {classes} classes, the smallest of their bounds is only guaranteed to fail "
        f"with probability at most {classes} δ{'' if classes * run.delta < 1 else ', which is vacuous'}."
    )
