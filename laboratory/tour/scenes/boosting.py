"""Boosting goes on although no mistake is left."""

from collections.abc import Mapping

from bounds import vc_dimension
from bounds.numbers import in_words, percent, short
from laboratory.tour.scene import Scene
from laboratory.tour.silent import promises_nothing
from laboratory.views.shown import Shown
from laboratory.views.view import Headline

BY_MARGIN = "boosting_margin"
THETA = 0.1
ENOUGH = 0.001  # of risk: less is called the same


def _first(shown: Shown) -> int:
    """The round from which on the sample has no mistake, or the last one."""
    return int(shown.run.clean_since or shown.run.rounds)


def _asks(shown: Shown) -> str:
    run, first = shown.run, _first(shown)
    clean = "no mistake is left on the sample" if run.clean_since else "the sample still has mistakes"
    return (
        f"AdaBoost adds up stumps. After round {first} **{clean}**, and the true risk is "
        f"{percent(float(run.risks[first - 1]))}. It goes on all the same, to {in_words(run.rounds)} stumps. How many "
        "per cent is the true risk then?"
    )


def _reveals(shown: Shown) -> str:
    run, first = shown.run, _first(shown)
    before, after = float(run.risks[first - 1]), float(run.risks[-1])
    became = "fell" if after < before - ENOUGH else "rose" if after > before + ENOUGH else "stayed"
    least, now = float(run.margins(first).min()), float(run.margins(run.rounds).min())
    grew = "grew" if now > least else "did not grow"
    return (
        f"It {became}, from {percent(before)} to **{percent(after)}**, with {in_words(run.rounds)} stumps in the vote. "
        f"Counting parameters would warn of overfitting; but the rounds go on pushing margins, and the least one "
        f"{grew}, from {short(least, 2)} to {short(now, 2)}. The margin bound for votes does not ask how many stumps "
        "vote, only how clearly: it holds for independent examples and all votes at once, with probability at least "
        f"1 − δ.{promises_nothing(BY_MARGIN, _by_margin(shown))} On labels with noise, try it in the laboratory, "
        "boosting can overfit."
    )


def _dimension(shown: Shown) -> int:
    return int(vc_dimension("stumps", n=shown.run.points.shape[1]).value or 0)


def _by_margin(shown: Shown) -> Mapping[str, float]:
    run = shown.run
    below = float((run.margins(run.rounds) < THETA).mean())
    return {"m": len(run.labels), "delta": 0.05, "d": _dimension(shown), "theta": THETA, "margin_error": below}


SCENE = Scene(
    100,
    "Boosting beyond zero",
    "boosting.adaboost",
    _asks,
    lambda shown: Headline(float(shown.run.risks[-1]), "true risk", share=True),
    _reveals,
    {
        "adaboost_training_error": lambda shown: {"gamma": shown.run.smallest_edge, "rounds": shown.run.rounds},
        BY_MARGIN: _by_margin,
    },
    given={"seed": 2, "rounds": 100, "beside": "margins"},
)
