"""A hypothesis with zero training error that misclassifies half of everything."""

from collections.abc import Mapping

from bounds import theorems
from bounds.comparison.conditions import condition_of
from bounds.numbers import format_number, format_short
from laboratory.tour.scene import Scene
from laboratory.views.headline import Headline
from laboratory.views.view_result import ViewResult

SURVIVAL = "hypothesis_survival"


def _inputs(result: ViewResult) -> Mapping[str, float]:
    return {"m": result.run.m, "epsilon": 0.5}


def _truth(result: ViewResult) -> Headline:
    return Headline(result.run.risk, "of new points misclassified", share=True)


def _reveals(result: ViewResult) -> str:
    run = result.run
    return (
        f"Training error **{format_number(run.training_error)}**, true risk **{format_short(run.risk)}**: the learner "
        "took the left half, which fits the sample as well as the truth does. The sample cannot distinguish them. "
        "This sample was chosen among those that mislead. For independent examples, one bad hypothesis of risk 1/2 "
        f"survives {format_number(run.m)} of them with probability at most "
        f"{format_short(run.chance, 4)}{condition_of(theorems[SURVIVAL], _inputs(result))}: overfitting is possible, "
        "but a theorem bounds how often."
    )


SCENE = Scene(
    10,
    "Perfect on the sample",
    "finite_classes.square",
    "On this square the label is 1 (filled circles) in the upper half. The first figure shows ten examples. A learner "
    "gets the ten others of the **second figure**. It may predict 1 in the left, the right, the upper or the lower "
    "half, and takes the first of these with **zero training error**. What percentage of all points does it "
    "misclassify?",
    _truth,
    _reveals,
    {SURVIVAL: _inputs},
)
