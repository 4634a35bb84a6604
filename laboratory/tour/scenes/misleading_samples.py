"""A finite class: how often some bad hypothesis has zero training error."""

from collections.abc import Mapping

from bounds import theorems
from bounds.comparison.conditions import condition_of
from bounds.numbers import at_most, percent, pluralize
from laboratory.topics.finite_classes.areas.run import POINTS
from laboratory.tour.scene import Scene
from laboratory.views.headline import Headline
from laboratory.views.view_result import ViewResult

BOUND = "finite_realizable"


def _inputs(result: ViewResult) -> Mapping[str, float]:
    inputs: Mapping[str, float] = result.run.bad.inputs(result.run.m)
    return inputs


def _asks(result: ViewResult) -> str:
    run = result.run
    return (
        f"{POINTS} points are equally likely, and {pluralize(len(run.bad.errs), 'bad hypothesis', 'bad hypotheses')} "
        f"each misclassify **{len(run.bad.errs[0])}** of them, no two the same point. On what share of all samples of "
        f"**{pluralize(run.m, 'example')}** does at least one of them have zero training error, in %?"
    )


def _truth(result: ViewResult) -> Headline:
    return Headline(result.run.exact, "of all samples mislead", share=True)


def _reveals(result: ViewResult) -> str:
    run = result.run
    return (
        f"**{percent(run.exact)}**, counted over all samples. The areas of the single hypotheses add up to "
        f"{percent(run.summed)}: the **union bound** counts overlaps more than once. With (1 − ε)ᵐ ≤ exp(−εm) and the "
        "right hypothesis counted in, the theorem shows that this has probability at most "
        f"{at_most(run.bound)}{condition_of(theorems[BOUND], _inputs(result))}. It also needs independent examples. "
        "Every further example shrinks all areas."
    )


SCENE = Scene(
    20,
    "How often a sample misleads",
    "finite_classes.areas",
    _asks,
    _truth,
    _reveals,
    {BOUND: _inputs},
)
