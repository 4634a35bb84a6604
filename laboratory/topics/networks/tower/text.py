"""The tower in words."""

from bounds.numbers import format_number, pluralize
from laboratory.topics.networks.tower.run import TARGETS, Tower
from laboratory.views.headline import Headline

MEANING = r"""
A **constructive** algorithm does not fix the number of hidden units: it adds them until the training set is learned.
The **Tower** (Gallant 1990) adds threshold units one after another, each on top of the last. Each sees all n
inputs and the answer of the unit below; weights below are frozen, and the topmost unit is the output.

**Why errors fall.** Inputs are −1 and 1. Let the unit below have the example x wrong, with label d. A new unit with
the net input n·p + d(⟨x, x'⟩ + 1), p the answer from below, answers d at x, and as p does everywhere else: ⟨x, x'⟩ is
n at x and at most n − 2 at any other corner of the cube. So **one error is mended and none is made**. The pocket
perceptron starts from these weights and keeps the best it meets, so it can only do better. The errors reach 0 after
at most as many further units as the first had errors, whatever the labels. With no update this construction works
alone.

The bound is for training errors, on inputs of −1 and 1 (or others of which a plane cuts off each one alone) without
contradictions. It is no bound on the true risk: a tower learns random labels, too.

**Tiling** (Mézard and Nadal 1989) builds layer by layer, each with a master unit that makes fewer errors than the one
before. **Upstart** (Frean 1990) gives each unit two daughters, one for either kind of its errors. They rest on the
same fact, a unit that puts one corner right, and are not run here. **Cascade correlation** is the page beside.
"""
FEW = 8  # errors that are listed one by one
CAPTION = "Dashed: the proof's bound, one error less for each unit. The last unit makes none."
WRONG_CAPTION = "A row for each unit, the first below; filled where it answers an input wrongly."
BY = "one for each error of the first unit, and itself"


def headline(run: Tower) -> Headline:
    """Units that were needed, and how many there can be at most."""
    what = f"{'unit learns' if run.units == 1 else 'units learn'} all {format_number(len(run.y))} inputs"
    return Headline(run.units, what, at_most=run.most_units, by=BY, rests_on=(), measured_text=format_number(run.units))


def sentence(run: Tower) -> str:
    """Errors from the first unit to the last."""
    name = TARGETS[run.target]
    if run.units == 1:
        return f"**{name}** of {run.X.shape[1]} bits is learned by a single threshold unit."
    first, last = (", ".join(f"**{count}**" for count in part) for part in (run.errors[:FEW], run.errors[-2:]))
    falls = ", ".join(f"**{count}**" for count in run.errors) if run.units <= FEW + 2 else f"{first}, …, {last}"
    return f"**{name}** of {run.X.shape[1]} bits: the errors fall from unit to unit, {falls}."


def more(run: Tower) -> str:
    """The steps of the fall, and the weights."""
    parameters = sum(len(unit) for unit in run.weights)
    size = f"The tower has {pluralize(run.units, 'unit')} with {format_number(parameters)} weights and biases."
    if run.units == 1:
        return size
    steps = run.mended
    least, greatest = int(steps.min()), int(steps.max())
    mended = f"exactly {pluralize(least, 'error')}" if least == greatest else f"{least} to {greatest} errors"
    return f"{size} Above the first, each unit mends {mended} more than it makes; the proof says at least 1."
