"""Random signs, in words."""

from bounds.numbers import at_most, format_number, format_short, percent, pluralize
from laboratory.topics.rademacher_and_vc.signs.run import ComplexityRun
from laboratory.views.conditions import with_probability
from laboratory.views.headline import Headline

MEANING = """
Give every point a sign by tossing a fair coin. There is nothing to learn in such signs, so how well a class fits
them measures its flexibility. The **Rademacher complexity** on the sample is the mean, over all 2ᵐ ways to choose the
signs, of the largest correlation of a hypothesis with them: 1 if every sign can be fitted, 0 if there is one
hypothesis only. A complexity R means that on average a share (1 + R)/2 of random labels is fitted.

For a small number of points all signs are tried, and the value is **exact**. **Draws** of random signs estimate it; as
turning one sign changes the mean of T draws by at most 2/(mT), the estimate converges quickly (grey band: with
probability at least 1 − δ, for a number of draws fixed before).

**Massart's lemma.** If the class gives the points N labellings, its complexity is at most √(2 ln N / m). **Sauer's
lemma** bounds N by the VC dimension alone, for any points. Both only count labellings; the complexity depends on
the labellings themselves. A bound above 1 is vacuous.

**Two conventions.** Here the complexity has no factor 2 and no absolute value, and bounds on the risk then carry twice
the complexity (of the losses, which is half of this one). The notes after Amini include 2/m and |·|.
"""


def headline(run: ComplexityRun) -> Headline:
    """The exact complexity, and Massart's bound."""
    what = "complexity on these points"
    if run.massart > 1:
        return Headline(
            run.exact, what, measured_text=format_short(run.exact, 4), by="vacuous bound: Massart's is above 1"
        )
    return Headline(
        run.exact, what, measured_text=format_short(run.exact, 4), at_most=run.massart, by="Massart's lemma"
    )


def caption() -> str:
    """How to read the points."""
    return (
        "Full circles have sign plus, open ones minus. Shaded: where a hypothesis that fits them best predicts plus. "
        "A cross marks a misclassified sign."
    )


MEAN_CAPTION = "Dashed: the mean over the draws so far. Grey: how far the exact complexity may be from it."


def sentence(run: ComplexityRun, draw: int) -> str:
    """How many signs of this draw the class fits, beside how much of random labels on average."""
    fitted = percent((1 + run.exact) / 2)
    average = f"On average the class fits **{fitted}** of random labels on {_points(run.samples)}"
    if len(run.table) == 2**run.samples:
        average = f"The points are shattered: **{fitted}** of random labels are fitted, so a good fit proves nothing"
    if not draw:
        return f"{average}."
    right = run.samples - _misclassified(run, draw)
    return f"{average}; in draw {format_number(draw)} it fits **{right}** of {format_number(run.samples)}."


def more(run: ComplexityRun, draw: int) -> str:
    """Labellings and lemmas, this draw, and the notes' convention."""
    return f"{_labellings(run)}\n\n{_draws(run, draw)}"


def _labellings(run: ComplexityRun) -> str:
    """What the class fits, and the bound."""
    m, labellings = run.samples, len(run.table)
    fitted = percent((1 + run.exact) / 2)
    complexity = (
        f"The class gives {_points(m)} {format_number(labellings)} of {format_number(2**m)} labellings. Over all "
        f"{format_number(2**m)} signs its complexity is **{format_short(run.exact, 4)}**: on average {fitted} of "
        "random labels are fitted"
    )
    if labellings == 2**m:
        return f"{complexity}. The points are shattered, so fitting labels on them proves nothing."
    vacuous = " (above 1: vacuous)" if run.massart > 1 else ""
    return f"{complexity}. Massart's bound, from the number of labellings alone, is {at_most(run.massart)}{vacuous}."


def _draws(run: ComplexityRun, draw: int) -> str:
    """This draw, the mean of all of them, Sauer's lemma, and the notes' convention."""
    this = ""
    if draw:
        wrong = _misclassified(run, draw)
        this = (
            f"In draw {format_number(draw)} the best hypothesis misclassifies {wrong} of "
            f"{pluralize(run.samples, 'sign')}. "
        )
    width, farther = float(run.widths[-1]), ""
    if abs(float(run.means[-1]) - run.exact) > width:
        farther = f" In this run it is farther, which has probability at most {percent(run.delta)}."
    near = f"{with_probability(run.delta)} within {_bound(width)} of the exact value"
    return (
        f"{this}The mean of {format_number(run.draws)} draws is {format_short(float(run.means[-1]), 4)}, "
        f"{near}.{farther} From the VC dimension {run.dimension} alone, Sauer's and Massart's lemmas give the bound "
        f"{_bound(run.sauer)}. With the notes' 2/m and absolute value the complexity is "
        f"{format_short(run.of_the_notes, 4)}."
    )


def _misclassified(run: ComplexityRun, draw: int) -> int:
    """Signs of this draw that the best hypothesis misclassifies."""
    return int((run.best(draw - 1) != run.signs[draw - 1]).sum())


def _bound(value: float) -> str:
    """The complexity is in [0, 1] anyway."""
    return at_most(value) if value < 1 else f"{at_most(value)} (vacuous)"


def _points(m: int) -> str:
    return "one point" if m == 1 else f"these {format_number(m)} points"
