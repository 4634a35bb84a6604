"""A hypothesis with zero training error that misclassifies half of everything."""

from collections.abc import Mapping

from bounds import theorems
from bounds.comparison.conditions import condition_of
from bounds.numbers import in_words, short
from laboratory.tour.scene import Scene
from laboratory.views.view import Headline
from laboratory.views.view_result import ViewResult

SURVIVAL = "hypothesis_survival"


def _inputs(result: ViewResult) -> Mapping[str, float]:
    return {"m": result.run.m, "epsilon": 0.5}


def _truth(result: ViewResult) -> Headline:
    return Headline(result.run.risk, "of new points misclassified", share=True)


def _reveals(result: ViewResult) -> str:
    run = result.run
    return (
        f"Training error **{in_words(run.training_error)}**, true risk **{short(run.risk)}**: the learner took the "
        "left half, which fits the sample as well as the truth does. Nothing in the sample tells them apart. This "
        "sample was chosen among those that mislead. For independent examples, one bad hypothesis of risk 1/2 survives "
        f"{in_words(run.m)} of them with probability at most {short(run.chance, 4)}"
        f"{condition_of(theorems[SURVIVAL], _inputs(result))}: overfitting is possible, but a theorem bounds how often."
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
