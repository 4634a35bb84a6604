"""Validation: a test set that was used for the selection."""

from bounds.numbers import format_number, percent
from laboratory.tour.scene import Scene
from laboratory.views.headline import Headline
from laboratory.views.view_result import ViewResult


def _asks(result: ViewResult) -> str:
    run = result.run
    return (
        f"Labels are **fair coins**, and {format_number(run.features)} features are **pure noise**. The "
        f"{format_number(run.selected)} features that agree best with the labels of {format_number(run.m)} examples "
        f"are kept. Then a nearest neighbour on these is cross-validated in {format_number(run.folds)} folds. What "
        "error does cross-validation report, in %?"
    )


def _truth(result: ViewResult) -> Headline:
    return Headline(result.run.flattering, "cross-validation error", share=True)


def _reveals(result: ViewResult) -> str:
    run = result.run
    return (
        f"**{percent(run.flattering)}**, although every predictor misclassifies half of all new examples: this one "
        f"misclassifies {percent(run.fresh)} of fresh ones. The test examples had helped to select the features. With "
        f"the selection inside each fold, cross-validation reports {percent(run.honest)}. The validation theorem "
        "holds, with probability at least 1 − δ, for a predictor fixed **before** the validation examples are seen. An "
        "example that helped to choose features or settings is a training example."
    )


SCENE = Scene(
    70,
    "Fooled by selection",
    "model_selection.fooled",
    _asks,
    _truth,
    _reveals,
    {"validation_one_sided": lambda result: {"m": result.run.m, "delta": 0.05}},
)
