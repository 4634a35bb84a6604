"""Random signs, in words."""

from bounds.numbers import at_most, in_words, short
from laboratory.topics.rademacher_and_vc.signs.run import ComplexityRun
from laboratory.views.conditions import with_probability
from laboratory.views.view import Headline

MEANING = """
Give every point a sign by tossing a fair coin. There is nothing to learn in such signs, so whatever a class manages to
fit is its own flexibility. The **Rademacher complexity** on the sample is the mean, over all 2ᵐ ways to choose the
signs, of the best correlation that a hypothesis reaches with them: 1 if every sign can be fitted, 0 if there is one
hypothesis only. A complexity R means that on average a share (1 + R)/2 of random labels is fitted.

For a small number of points all signs are tried, and the value is **exact**. **Draws** of random signs estimate it; as
turning one sign changes the mean of T draws by at most 2/(mT), they come close quickly (grey band: with probability at
least 1 − δ, for a number of draws fixed before).

**Massart's lemma.** If the class gives the points N labellings, its complexity is at most √(2 ln N / m). **Sauer's
lemma** bounds N by the VC dimension alone, for any points. Both only count; the complexity looks at the labellings
themselves. A bound above 1 says nothing.

**Two conventions.** Here the complexity has no factor 2 and no absolute value, and bounds on the risk then carry twice
the complexity (of the losses, which is half of this one). The notes after Amini put 2/m and |·| into it.
"""


def headline(run: ComplexityRun) -> Headline:
    """The exact complexity, and what Massart's lemma allows."""
    what = "complexity on these points"
    if run.massart > 1:
        return Headline(run.exact, what, shown=short(run.exact, 4), by="Massart's lemma says nothing below 1")
    return Headline(run.exact, what, shown=short(run.exact, 4), at_most=run.massart, by="Massart's lemma")


def caption() -> str:
    """How to read the points."""
    return (
        "Full circles have sign plus, open ones minus. Shaded: where a hypothesis that fits them best says plus. A "
        "cross marks a sign that it misses."
    )


def sentence(run: ComplexityRun) -> str:
    """How much of random labels the class fits."""
    fitted = in_words(float(f"{50 * (1 + run.exact):.3g}"))
    if len(run.table) == 2**run.samples:
        return f"The points are shattered: **{fitted} %** of random labels are fitted, so fitting proves nothing."
    return f"On average the class fits **{fitted} %** of random labels on {_points(run.samples)}."


def more(run: ComplexityRun, draw: int) -> str:
    """Labellings and lemmas, this draw, and the notes' convention."""
    return f"{_labellings(run)}\n\n{_draws(run, draw)}"


def _labellings(run: ComplexityRun) -> str:
    """What the class fits, and what is guaranteed."""
    m, given = run.samples, len(run.table)
    fitted = in_words(float(f"{50 * (1 + run.exact):.3g}"))
    told = (
        f"The class gives {_points(m)} {in_words(given)} of {in_words(2**m)} labellings. Over all {in_words(2**m)} "
        f"signs its complexity is **{short(run.exact, 4)}**: on average {fitted} % of random labels are fitted"
    )
    if given == 2**m:
        return f"{told}. The points are shattered, so fitting labels on them proves nothing."
    vain = " (above 1, so it says nothing)" if run.massart > 1 else ""
    return f"{told}. Massart's lemma, which only counts labellings, allows {at_most(run.massart)}{vain}."


def _draws(run: ComplexityRun, draw: int) -> str:
    """This draw, the mean of all of them, Sauer's lemma, and the notes' convention."""
    wrong = int((run.best(draw - 1) != run.signs[draw - 1]).sum()) if draw else 0
    this = f"In draw {draw} the best hypothesis misses {wrong} of {run.samples} signs. " if draw else ""
    gap = abs(float(run.means[-1]) - run.exact)
    kept = "" if gap <= run.widths[-1] else " This run is one of the few that break the guarantee."
    near = f"within {at_most(float(run.widths[-1]))} {with_probability(run.delta)}"
    return (
        f"{this}The mean of {in_words(run.draws)} draws is {short(float(run.means[-1]), 4)}, guaranteed to be {near}."
        f"{kept} Knowing the VC dimension {run.dimension} alone, Sauer's and Massart's lemmas allow "
        f"{at_most(run.sauer)}. With the notes' 2/m and absolute value the complexity reads "
        f"{short(run.of_the_notes, 4)}."
    )


def _points(m: int) -> str:
    return "one point" if m == 1 else f"these {in_words(m)} points"
