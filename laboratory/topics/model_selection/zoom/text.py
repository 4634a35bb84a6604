"""Grid search from coarse to fine, in words computed from the run."""

from bounds.numbers import format_apart, format_number, format_short, pluralize
from laboratory.topics.model_selection.zoom.run import (
    HELD,
    NOTES_FOLDS,
    NOTES_PARAMETERS,
    NOTES_VALUES,
    Surface,
    Zoomed,
)
from laboratory.views.headline import Headline

MEANING = r"""
**Grid search** tries every combination of values: with $v$ values of each of $p$ hyperparameters that is $v^p$ models,
times $K$ fits each with $K$ folds, times the outer folds once more if they are nested. Six hyperparameters with ten
values each and 5 folds take $10^6\cdot5$ = 5,000,000 fits.

**From coarse to fine.** Begin with a coarse grid, in equal ratios. Put a finer grid between the neighbours of the
point with the smallest validation error, and repeat. Each further grid multiplies the fineness and only adds its own
points. If the best point lies at an end of the first grid, the minimum may lie beyond: the grid is shifted first.

**What can go wrong.** The coarse grid may step over a narrow valley, and the search ends in another: only a *local*
minimum of the points tried is guaranteed. The smallest of many validation errors is also too low on average, the more
so the more points are tried: it is no test error.
"""


def headline(run: Zoomed) -> Headline:
    """The fits that were made, and those of a full grid as fine."""
    what = f"fits from coarse to fine; a full grid as fine, as wide as the first, takes {format_number(run.full)}"
    return Headline(run.fits, what, by="no guarantee: the minimum may be a local one")


def caption(run: Zoomed, step: int) -> str:
    """How to read the surface."""
    return (
        f"The stronger the colour, the larger the validation error. Large dots: grid {step + 1} of {len(run.grids)}; "
        "the ring is its best point."
    )


def costs_caption(run: Zoomed) -> str:
    """How to read the costs."""
    return (
        f"Full fine grid: {format_number(run.values)} values of each hyperparameter. With K folds every number is K "
        "times as large; the third curve has 5 folds already."
    )


def step_text(run: Zoomed, step: int) -> str:
    """The grid at the player's slider."""
    return f"{step + 1} of {len(run.grids)}"


def sentence(run: Zoomed, step: int) -> str:
    """The best point of this grid."""
    grid = run.grids[step]
    at = f"λ = {format_short(grid.best['lam'])} and width {format_short(grid.best['width'])}"
    best = (
        f"On grid {step + 1} the best point is {at}, with validation error **{format_short(float(grid.scores.min()))}**"
    )
    return f"{best}, which lies at its end: the minimum may lie beyond." if grid.at_border else f"{best}."


def more(run: Zoomed, beneath: Surface) -> str:
    """The quality of the selected pair, and its cost."""
    return "\n\n".join((_selected(run, beneath), _cost(run)))


def _selected(run: Zoomed, beneath: Surface) -> str:
    """The selected pair beside the best of the surface."""
    least = float(beneath.errors.min())
    size = f"{format_number(beneath.errors.size)} points of the surface drawn"
    side = "no more than" if run.zoom.score <= least else "more than"
    reached, smallest = format_apart(run.zoom.score, least, 4)
    return (
        f"The search ends with validation error **{reached}** on {HELD} examples, {side} the smallest of the {size}, "
        f"{smallest}. The true risk of the selected pair is "
        f"**{format_short(run.risk)}**; the Bayes risk is {format_short(run.tuning.world.bayes_risk)}."
    )


def _cost(run: Zoomed) -> str:
    """The fits, grid by grid, and in the notes' example."""
    sizes = " + ".join(f"{grid.scores.size}" for grid in run.grids)
    shared = run.fits < sum(grid.scores.size for grid in run.grids)
    once = ", as points that two grids share are fitted once" if shared else ""
    notes = NOTES_FOLDS * NOTES_VALUES**NOTES_PARAMETERS
    return (
        f"{pluralize(len(run.grids), 'grid')} of {sizes} points took **{pluralize(run.fits, 'fit')}**{once}; "
        f"{format_number(run.values)}² = **{format_number(run.full)}** would be as fine everywhere, as far as the "
        f"first grid goes. {NOTES_PARAMETERS} hyperparameters with {NOTES_VALUES} values each and {NOTES_FOLDS} folds "
        f"take {format_number(notes)}."
    )
