"""Stability: what a single example can do to a regularized fit."""

from collections.abc import Mapping

from bounds import theorems
from bounds.numbers import at_most, format_number, format_short
from laboratory.topics import views
from laboratory.tour.scene import Scene
from laboratory.views.view_result import ViewResult

STABILITY = "ridge_uniform_stability"


def _asks(result: ViewResult) -> str:
    run, lam = result.run, result.inputs["lam"]
    return (
        f"Ridge regression, its λ = {format_number(lam)} fixed beforehand, fits a polynomial to "
        f"{format_number(len(run.x))} examples, whose labels lie within ±{format_number(run.world.label_bound)}. **One "
        "example is replaced** by another, far from the curve. By how much does any squared residual change, at most?"
    )


def _reveals(result: ViewResult) -> str:
    headline, lam = result.headline, result.inputs["lam"]
    beta = theorems[STABILITY](**_inputs(result))
    larger = views["regularisation.replace"](**{**result.inputs, "lam": 10 * lam}).headline
    return (
        f"By **{headline.measured}**. *Stability of ridge regression*: leaving out one example changes any squared "
        f"residual by at most β = {at_most(beta)}. Replacing is leaving out and putting in, so 2β = "
        f"{at_most(headline.at_most)} is "
        "the bound for every replacement in every sample, with bounded inputs. It is useful once λm is large: with "
        f"ten times the λ the change is {format_short(larger.value)}, and the bound is {at_most(larger.at_most)}. A "
        "fit that hardly changes when one example is replaced is hardly overfitted: true risk minus training risk is, "
        "on average, what an example's own squared residual gains when it is replaced."
    )


def _inputs(result: ViewResult) -> Mapping[str, float]:
    world = result.run.world
    known = {"radius": float(world.radius), "label_bound": float(world.label_bound)}
    return {"m": len(result.run.x), "lam": result.inputs["lam"], **known}


SCENE = Scene(
    110,
    "One example replaced",
    "regularisation.replace",
    _asks,
    lambda result: result.headline,
    _reveals,
    {
        STABILITY: _inputs,
    },
    settings={"lam": 0.5},
    keeps={
        "kernel_rlm": "Ridge regression, its λ",
        "squared_loss": "squared residual",
        "bounded_labels": "labels lie within",
    },
)
