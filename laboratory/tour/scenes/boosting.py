"""Boosting goes on although the training error is zero."""

from collections.abc import Mapping

from bounds import vc_dimension
from bounds.numbers import format_number, format_short, percent
from laboratory.tour.scene import Scene
from laboratory.tour.silent import where_vacuous
from laboratory.views.headline import Headline
from laboratory.views.view_result import ViewResult

BY_MARGIN = "boosting_margin"
THETA = 0.1
ENOUGH = 0.001  # of risk: a smaller difference counts as none


def _first(result: ViewResult) -> int:
    """The round from which on the training error is zero, or the last one."""
    return int(result.run.clean_since or result.run.rounds)


def _asks(result: ViewResult) -> str:
    run, first = result.run, _first(result)
    clean = "the training error is zero" if run.clean_since else "the training error is still positive"
    return (
        f"AdaBoost adds up stumps. After round {first} **{clean}**, and the true risk is "
        f"{percent(float(run.risks[first - 1]))}. It goes on all the same, to {format_number(run.rounds)} stumps. What "
        "is the true risk then, in %?"
    )


def _reveals(result: ViewResult) -> str:
    run, first = result.run, _first(result)
    before, after = float(run.risks[first - 1]), float(run.risks[-1])
    became = "fell" if after < before - ENOUGH else "rose" if after > before + ENOUGH else "stayed"
    smallest, now = float(run.margins(first).min()), float(run.margins(run.rounds).min())
    grew = "grew" if now > smallest else "did not grow"
    return (
        f"The true risk {became}, from {percent(before)} to **{percent(after)}**, with {format_number(run.rounds)} "
        "stumps in the vote. From the number of parameters one would expect overfitting. But further rounds change the "
        f"margins, and the smallest one {grew}, from {format_short(smallest, 2)} to {format_short(now, 2)}. The "
        "margin bound for votes depends on "
        "the margins instead of the number of stumps. It holds for independent examples and all votes at once, with "
        f"probability at least 1 − δ.{where_vacuous(BY_MARGIN, _by_margin(result))} On noisy labels boosting can "
        "overfit: try it in the laboratory."
    )


def _dimension(result: ViewResult) -> int:
    return int(vc_dimension("stumps", n=result.run.points.shape[1]).value or 0)


def _by_margin(result: ViewResult) -> Mapping[str, float]:
    run = result.run
    below = float((run.margins(run.rounds) < THETA).mean())
    return {"m": len(run.labels), "delta": 0.05, "d": _dimension(result), "theta": THETA, "margin_error": below}


SCENE = Scene(
    100,
    "Boosting beyond zero",
    "boosting.adaboost",
    _asks,
    lambda result: Headline(float(result.run.risks[-1]), "true risk", share=True),
    _reveals,
    {
        "adaboost_training_error": lambda result: {"gamma": result.run.smallest_edge, "rounds": result.run.rounds},
        BY_MARGIN: _by_margin,
    },
    settings={"seed": 2, "rounds": 100, "beside": "margins"},
)
