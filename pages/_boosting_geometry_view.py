"""The view of AdaBoost's geometry: ten points, three stumps, and what they add up to."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import streamlit as st

from bounds.numbers import in_words
from laboratory.topics.boosting.adaboost.figures import plane, plane_in_words
from laboratory.topics.boosting.adaboost.run import BoostingRun, ten_points
from laboratory.topics.boosting.geometry.figures import geometry_table, sums, sums_in_words
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.frame import calculator_link
from pages.widgets.one_number import headline
from pages.widgets.playing import play

FIRST: Mapping[str, str] = {"toy.round": ""}
RADIUS = 9  # pixels: ten points have room
MEANING = """
Each **stump** cuts the square along one axis. No stump separates these ten points, and none has to.

**Weights** turn the next stump elsewhere. After a round the examples that the stump got wrong weigh as much as those
that it got right, one half each: under the new weights the stump just taken is a coin flip, so AdaBoost must look for
another one.

**The vote** adds α = ½ ln((1 − ε)/ε) with the sign of each stump's answer. The cuts of three stumps make a few
rectangular cells, and the sign of the sum is the answer in each. What no single cut can do, the sum does.

The product of all Z = 2√(ε(1 − ε)) bounds the share of mistakes on the sample. With ten examples a bound below 1/10
would be sure that none is left; here the vote is clean long before its bound can tell.
"""
SNIPPET = (
    "from laboratory.topics.boosting.adaboost.run import ten_points\n\n"
    "run = ten_points()\n"
    'print(run.past("weighted_error"), run.past("alpha"), run.products, run.training_errors)\n'
)


def draw(figure: Any) -> tuple[str, ...]:
    """Fill the figure's place and the steps under it; returns the names in the address that were used."""
    run = ten_points()
    step = play("After round", run.rounds, "toy.round", "ten points")
    with figure:
        left, right = st.columns([1, 1], gap="large")
        with left:
            headline(f"{int(run.wrong(step).sum()) if step else 5} of 10", f"misjudged {_after(step)}")
            drawn = plane(run, step, theme_now(), RADIUS)
            chart(drawn, "geometry_plane", plane_in_words(run, step))
            st.caption(
                "Full circles are positive examples, open ones negative, their area is their weight; a cross marks "
                "what the vote misjudges. Dashed: the stump of this round."
            )
        with right:
            headline(in_words(float(run.products[step - 1]), 4) if step else "1", "allowed by the product of Z")
            chart(sums(run, step, theme_now()), "geometry_sums", sums_in_words(run, step))
            st.caption("The stumps' votes in each cell, one under the other, and their sum.")
        st.markdown(step_sentence(run, step))
    given = {"gamma": float(run.smallest_edge or 0), "rounds": run.rounds}
    calculator_link("Open the promise for three rounds in the Calculator", run.theorem.slug, given)
    downloads("adaboost-geometry", lambda: csv_text(geometry_table(run)), drawn)
    with st.expander("The same in Python"):
        st.code(SNIPPET, language="python")
    return tuple(FIRST)


def step_sentence(run: BoostingRun, step: int) -> str:
    """What this round did, in exact fractions, and where the weight lies now."""
    if not step:
        return "Before the first round each of the ten points weighs 1/10, and with no vote all are answered negative."
    error, alpha = float(run.past("weighted_error")[step - 1]), float(run.past("alpha")[step - 1])
    exact = Fraction(error).limit_denominator(1000)
    told = (
        f"The stump of round {step} has weighted error **ε = {exact}**, so its vote weighs "
        f"**α = {in_words(alpha, 4)}**. Under the new weights its own error is 1/2."
    )
    left = int(run.wrong(step).sum())
    if left:
        return f"{told} The vote errs on {left} of 10; the largest circles are what the next stump must mind."
    product = in_words(float(run.products[step - 1]), 4)
    return f"{told} The vote of {step} stumps makes **no mistake**, where the product of Z still allows {product}."


def _after(step: int) -> str:
    return "before any vote" if not step else f"after round {step}"
