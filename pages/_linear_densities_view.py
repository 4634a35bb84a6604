"""From densities to the posterior: when is it a logistic function of a linear score?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from bounds.words.domain import Interval, integers
from laboratory.topics.linear_models.densities.run import COVARIANCES, DensitiesRun, densities_run
from laboratory.topics.linear_models.figures import (
    along_the_means,
    along_the_means_in_words,
    clouds,
    clouds_in_words,
    densities_table,
)
from laboratory.worlds.setting import Setting
from pages._linear_take_away import percent, short, take_away
from pages.widgets.chart import chart, theme_now
from pages.widgets.fields import another_sample, chosen, number, seed_setting, texts
from pages.widgets.frame import MEND, Frame

DISTANCE = Setting("dens.distance", "distance between the means of the two clouds", Interval(0, 10), 3.0)
STRETCH = Setting(
    "dens.stretch", "standard deviation of the positive cloud; that of the other is 1", Interval(0.1, 5), 1.0
)
EXAMPLES = Setting("dens.examples", "examples m, half of them positive", integers(6, 400), 200)
SEED = seed_setting("dens.seed", 1)
FIRST: Mapping[str, Any] = {**texts(DISTANCE, STRETCH, EXAMPLES, SEED), "shape": "shared"}
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "The same shape": FIRST,
    "Each its own shape": {**FIRST, "dens.stretch": "2.5", "shape": "separate"},
    "Wrongly one shape": {**FIRST, "dens.stretch": "2.5"},
}
MEANING = """
A **generative** model describes how examples come about: first a label, then, given the label, a point from that
label's density. Here each density is a Gaussian, fitted by maximum likelihood: the share of the label, the mean of
its points, their covariance. Bayes' rule turns this round: the chance of the positive label at x is its weighted
density there over the sum of both.

Divide both by the upper one: the chance is 1/(1 + exp(−z)), the logistic function of the **log-odds** z. If both
Gaussians have the *same* covariance, their quadratic terms cancel and z is **linear** in x. Then the boundary is a
line, and the chance along any straight way is a logistic curve: just what logistic regression assumes without any
densities.

With **different** covariances z is quadratic. The boundary is a conic, and the chance may rise and fall again: far
out the wider density always wins.

With labels known, the likelihood of points *and* labels is what is maximised. The ellipses hold 50 % and 90 % of each
Gaussian.
"""


@dataclass(frozen=True)
class Asked:
    """A sample and the model that is fitted."""

    distance: float
    stretch: float
    m: int
    shape: str
    seed: int


def show(page: Frame) -> None:
    asked = _ask()
    if asked is None:
        page.figure.info(MEND)
        return
    run = densities_run(asked.distance, asked.stretch, asked.m, asked.shape, asked.seed)
    with page.figure:
        left, right = st.columns(2, gap="large")
        with left:
            drawn = clouds(run, theme_now())
            chart(drawn, "linear_clouds", clouds_in_words(run))
        with right:
            chart(along_the_means(run, theme_now()), "linear_along", along_the_means_in_words(run))
        st.markdown(_verdict(asked, run))
        st.caption(
            "Left: ellipses of the Gaussians; grey line: both labels equally likely. Right: along the line through "
            "both means."
        )
    take_away("densities", lambda: densities_table(run), drawn, _snippet(asked), MEANING)


def _ask() -> Asked | None:
    columns = st.columns([3, 2, 2, 2, 2, 3], vertical_alignment="bottom")
    with columns[0]:
        shape = chosen("Covariance", COVARIANCES, FIRST["shape"], "shape", "kind of covariance")
    with columns[1]:
        distance = number(DISTANCE, "Between means")
    with columns[2]:
        stretch = number(STRETCH, "Positive spread")
    with columns[3]:
        m = number(EXAMPLES, "Examples m")
    with columns[4]:
        seed = number(SEED, "Seed")
    with columns[5]:
        another_sample(SEED.name)
    if distance is None or stretch is None or m is None or seed is None:
        return None
    return Asked(float(distance), float(stretch), m, shape, seed)


def _verdict(asked: Asked, run: DensitiesRun) -> str:
    wrong = f"The model misjudges {percent(run.training_error)} of its sample."
    if asked.shape == "shared":
        doubt = (
            f" In truth one cloud is {short(max(asked.stretch, 1 / asked.stretch))} times as wide as the other, "
            "which this "
            "model cannot say." if asked.stretch != 1 else ""
        )  # fmt: skip
        return (
            "With one covariance for both the log-odds are linear: along the line through the means they grow by "
            f"**{short(run.slope)}** per unit, and the chance of the positive label is a logistic curve.{doubt} {wrong}"
        )
    return (
        "With a covariance for each the log-odds are quadratic and the boundary is curved. At the left end of the "
        "picture "
        f"the chance of the positive label is {short(float(run.posterior[0]))}, at the right end "
        f"{short(float(run.posterior[-1]))}. {wrong}"
    )


def _snippet(asked: Asked) -> str:
    return (
        "from laboratory.topics.linear_models.densities.run import densities_run\n\n"
        f"run = densities_run(distance={asked.distance!r}, stretch={asked.stretch!r}, m={asked.m}, "
        f"covariance={asked.shape!r}, seed={asked.seed})\n"
        "print(run.priors, run.means, run.slope)\n"
    )
