"""Structural risk minimization, in words computed from the run."""

from math import ceil

import numpy as np

from bounds.numbers import at_most, format_apart, format_number, format_short, pluralize
from laboratory.topics.model_selection.srm.run import SIZES, WANTED, StructureRun
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

**Examples per dimension.** At the same δ, the confidence depends on m/d but for the term ln(4/δ)/m, which a larger
class makes smaller. So the examples needed grow linearly with the VC dimension, and for linear predictors with the
number of parameters.

**Other structures.** A class may grow by the degree of a polynomial, the hidden units of a network, the nodes of a
tree, or the bound c on the length of the weights. On the line the first three are the same labellings.

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


def more(run: StructureRun, beside: str = "confidences") -> str:
    """The terms of the choice, what the class holds, and the choice of the misprinted form, or the examples needed."""
    return "\n\n".join((_choice(run), _same_class(run), _linear(run) if beside == "ratio" else _printed(run)))


def _same_class(run: StructureRun) -> str:
    """What else has as many changes of label on the line."""
    d = run.dimensions[run.chosen]
    units = "no hidden unit" if d == 1 else pluralize(d - 1, "hidden threshold unit")
    tree = f"trees with at most {pluralize(d, 'leaf', 'leaves')}, so {pluralize(2 * d - 1, 'node')}"
    return (
        f"On the line, class {d} holds the signs of polynomials of degree at most {d - 1}. "
        f"Networks with {units} and {tree}, have the same labellings: at most {pluralize(d - 1, 'change')}."
    )


def _linear(run: StructureRun) -> str:
    """How many examples each dimension needs."""
    delta, wanted = format_number(run.delta), format_short(WANTED)
    needed = "; ".join(
        f"VC dimension {d} needs {format_number(run.enough(d))} examples, **{format_number(ceil(run.enough(d) / d))}** "
        "for each dimension"
        for d in SIZES
    )
    return (
        f"For a confidence of {wanted} at δ = {delta}, {needed}. So the number of examples is nearly linear in the VC "
        "dimension once it is large."
    )


RATIO_CAPTION = f"The textbook form with all of δ for one class. Dotted: a confidence of {format_short(WANTED)}."


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
