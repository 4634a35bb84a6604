"""Grid search from coarse to fine, in words computed from the run."""

from bounds.numbers import counted, in_words, short
from laboratory.topics.model_selection.zoom.run import (
    HELD,
    NOTES_FOLDS,
    NOTES_PARAMETERS,
    NOTES_VALUES,
    Surface,
    Zoomed,
)
from laboratory.views.view import Headline

MEANING = r"""
**Grid search** tries every combination of values: with $v$ values of each of $p$ hyper-parameters that is $v^p$ models,
times $K$ fits each with $K$ folds, times the outer folds once more if they are nested. Six hyper-parameters with ten
values each and 5 folds take $10^6\cdot5$ = 5,000,000 fits.

**From coarse to fine.** Begin with a rough grid, in equal ratios, look at the validation errors, put a finer grid
between the neighbours of the best point, and repeat. Each further grid multiplies the fineness and only adds its own
points. If the best point lies at an end of the first grid, the minimum may lie beyond: the grid is shifted first.

**What can go wrong.** The rough grid may step over a narrow valley, and the search ends in another: nothing guarantees
more than a *local* minimum of what was tried. And the least of many validation errors is too low on average, the more
so the more points are tried: its own error on the validation examples is no test error.
"""


def headline(run: Zoomed) -> Headline:
    """The fits that were made, and those of a full grid as fine."""
    what = f"fits from coarse to fine; a full grid as fine takes {in_words(run.full)}"
    return Headline(run.fits, what, by="nothing guaranteed of the minimum: it may be a local one")


def caption(run: Zoomed, step: int) -> str:
    """How to read the surface."""
    return (
        f"The stronger the colour, the larger the validation error. Large dots: grid {step + 1} of {len(run.grids)}; "
        "the ring is its best point."
    )


def costs_caption(run: Zoomed) -> str:
    """How to read the costs."""
    return (
        f"Full fine grid: {in_words(run.values)} values of each hyper-parameter. With K folds every number is K times "
        "as large; the third curve has 5 folds already."
    )


def spelled(run: Zoomed, step: int) -> str:
    """The grid at the player's slider."""
    return f"{step + 1} of {len(run.grids)}"


def sentence(run: Zoomed, step: int) -> str:
    """What this grid found."""
    one = run.grids[step]
    at = f"λ = {short(one.best['lam'])} and width {short(one.best['width'])}"
    told = f"On grid {step + 1} the best point is {at}, with validation error **{short(float(one.scores.min()))}**"
    return f"{told}, which lies at its end: the minimum may lie beyond." if one.at_border else f"{told}."


def more(run: Zoomed, beneath: Surface) -> str:
    """How good what was found is, and what it cost."""
    return "\n\n".join((_found(run, beneath), _cost(run)))


def _found(run: Zoomed, beneath: Surface) -> str:
    """The pair that was found beside the best of the surface."""
    least = float(beneath.errors.min())
    size = f"{in_words(beneath.errors.size)} points of the surface drawn"
    side = "no more than" if run.zoom.score <= least else "more than"
    return (
        f"The search ends with validation error **{short(run.zoom.score, 4)}** on {HELD} examples, {side} the least of "
        f"the {size}, {short(least, 4)}. The true risk of what it found is **{short(run.risk)}**; the Bayes risk is "
        f"{short(run.tuning.world.bayes_risk)}."
    )


def _cost(run: Zoomed) -> str:
    """The fits, grid by grid, and in the notes' example."""
    sizes = " + ".join(f"{one.scores.size}" for one in run.grids)
    notes = NOTES_FOLDS * NOTES_VALUES**NOTES_PARAMETERS
    return (
        f"{counted(len(run.grids), 'grid')} of {sizes} points took **{counted(run.fits, 'fit')}**, as points that two "
        f"grids share are fitted once; {in_words(run.values)}² = **{in_words(run.full)}** would "
        f"be as fine everywhere. {NOTES_PARAMETERS} hyper-parameters with {NOTES_VALUES} values each and {NOTES_FOLDS} "
        f"folds take {in_words(notes)}."
    )
