"""A finite class: how often a sample makes some bad hypothesis look perfect."""

from collections.abc import Mapping

from bounds import theorems
from bounds.comparison.conditions import condition_of
from bounds.numbers import at_most, counted, percent
from laboratory.topics.finite_classes.areas.run import POINTS
from laboratory.tour.scene import Scene
from laboratory.views.shown import Shown
from laboratory.views.view import Headline

BOUND = "finite_realizable"


def _given(shown: Shown) -> Mapping[str, float]:
    given: Mapping[str, float] = shown.run.bad.given(shown.run.m)
    return given


def _asks(shown: Shown) -> str:
    run = shown.run
    return (
        f"{POINTS} points are equally likely, and {counted(len(run.bad.errs), 'bad hypothesis', 'bad hypotheses')} "
        f"each err on **{len(run.bad.errs[0])}** of them, no two on the same. On how many per cent of all samples of "
        f"**{counted(run.m, 'example')}** does at least one of them make no mistake at all?"
    )


def _truth(shown: Shown) -> Headline:
    return Headline(shown.run.exact, "of all samples mislead", share=True)


def _reveals(shown: Shown) -> str:
    run = shown.run
    return (
        f"**{percent(run.exact)}**, counted over all samples. The areas of the single hypotheses add up to "
        f"{percent(run.summed)}: the **union bound** counts what overlaps more than once. With (1 − ε)ᵐ ≤ exp(−εm) "
        "and the right hypothesis counted in, the theorem says that this has probability at most "
        f"{at_most(run.promised)}{condition_of(theorems[BOUND], _given(shown))}. It needs independent examples, too; "
        "every further example shrinks all areas."
    )


SCENE = Scene(
    20,
    "How often a sample misleads",
    "finite_classes.areas",
    _asks,
    _truth,
    _reveals,
    {BOUND: _given},
)
