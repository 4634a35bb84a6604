"""Stability: what a single example can do to a regularised fit."""

from __future__ import annotations

from bounds.numbers import at_most, in_words, short
from laboratory.shown import Shown
from laboratory.topics import views
from laboratory.tour.scene import Scene


def _asks(shown: Shown) -> str:
    run, lam = shown.run, shown.asked["lam"]
    return (
        f"Ridge regression with λ = {in_words(lam)} fits a polynomial to {in_words(len(run.x))} examples, whose labels "
        f"lie within ±{in_words(run.world.label_bound)}. **One example is taken away and another put in**, far from "
        "the curve. By how much does any squared residual change, at most?"
    )


def _reveals(shown: Shown) -> str:
    found, lam = shown.headline, shown.asked["lam"]
    larger = views["regularisation.replace"](**{**shown.asked, "lam": 10 * lam}).headline
    return (
        f"By **{found.measured}**. *Stability of ridge regression* guarantees at most {at_most(found.at_most)}, for "
        "every sample and every replacement: true, and of use once λm is large. With ten times the λ the change is "
        f"{short(larger.value)}, and at most {at_most(larger.at_most)} is guaranteed. What moves little when one "
        "example is replaced cannot have learnt it by heart: true risk less training risk is, on average, what "
        "an example's own residual gains when it is replaced. λ is fixed beforehand, labels and inputs are bounded."
    )


SCENE = Scene(
    110,
    "One example replaced",
    "regularisation.replace",
    _asks,
    lambda shown: shown.headline,
    _reveals,
    {
        "ridge_uniform_stability": lambda shown: {
            "m": len(shown.run.x), "lam": shown.asked["lam"], "radius": float(shown.run.world.radius),
            "label_bound": float(shown.run.world.label_bound),
        },
    },
    given={"lam": 0.5},
)  # fmt: skip
