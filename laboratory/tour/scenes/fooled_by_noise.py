"""Validation: a test set that has taken part in choosing."""

from bounds.numbers import in_words, percent
from laboratory.tour.scene import Scene
from laboratory.views.shown import Shown
from laboratory.views.view import Headline


def _asks(shown: Shown) -> str:
    run = shown.run
    return (
        f"Labels are **fair coins**, and {in_words(run.features)} features are **pure noise**. From {in_words(run.m)} "
        f"examples the {in_words(run.selected)} features are kept that agree best with the labels; then a nearest "
        f"neighbour on these is cross-validated in {in_words(run.folds)} folds. How many per cent of mistakes does "
        "cross-validation report?"
    )


def _truth(shown: Shown) -> Headline:
    return Headline(shown.run.flattering, "cross-validation error", share=True)


def _reveals(shown: Shown) -> str:
    run = shown.run
    return (
        f"**{percent(run.flattering)}**, where every predictor errs on half of all new examples: this one errs on "
        f"{percent(run.fresh)} of fresh ones. The examples that test had helped to select the features. With the "
        f"selection inside each fold, cross-validation reports {percent(run.honest)}. The theorem of validation holds, "
        "with probability at least 1 − δ, for a predictor fixed **before** the validation examples are seen; whoever "
        "helped to choose features or settings is a training example."
    )


SCENE = Scene(
    70,
    "Fooled by selection",
    "model_selection.fooled",
    _asks,
    _truth,
    _reveals,
    {"validation_one_sided": lambda shown: {"m": shown.run.m, "delta": 0.05}},
)
