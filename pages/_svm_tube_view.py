"""The view of support vector regression: a tube in which errors cost nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from bounds.numbers import short
from bounds.words.domain import Interval, integers
from laboratory.topics.svm_and_kernels.figures import tube_loss, tube_loss_in_words
from laboratory.topics.svm_and_kernels.tube.figures import tube, tube_in_words, tube_table
from laboratory.topics.svm_and_kernels.tube.run import TubeRun, tube_run
from laboratory.worlds.regression.sine import Sine
from laboratory.worlds.setting import Setting
from pages._svm_words import counted
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import another_sample, chosen, number, seed_setting, texts
from pages.widgets.frame import MEND
from pages.widgets.one_number import headline

WORLDS = {"sine": "Sine with noise", "three": "Worked: three points"}
EPSILON = Setting("tube.epsilon", "half-width ε of the tube, where errors cost nothing", Interval(0, 2), 0.3)
COST = Setting("tube.cost", "price C of a unit beyond the tube", Interval(0.001, 1000), 10)
GAMMA = Setting("tube.gamma", "γ of the Gaussian kernel", Interval(0.01, 1000), 20)
NOISE = Setting("tube.noise", "deviation of the labels from the sine", Interval(0, 2), 0.2)
EXAMPLES = Setting("tube.m", "examples m", integers(3, 200), 40)
SEED = seed_setting("tube.seed", 0)
FIRST = {"tube.world": "sine"} | texts(EPSILON, COST, GAMMA, NOISE, EXAMPLES, SEED)
PRESETS: Mapping[str, Mapping[str, str]] = {
    "A tube as wide as the noise": FIRST,
    "No tube": FIRST | {"tube.epsilon": "0"},
    "So wide that it learns nothing": FIRST | {"tube.epsilon": "1.4"},
    "Worked by hand": FIRST | {"tube.world": "three", "tube.epsilon": "0.1", "tube.cost": "1000"},
}


@dataclass(frozen=True)
class Asked:
    """A run that can be made; `world` is None for the worked example."""

    world: Sine | None
    m: int
    seed: int
    epsilon: float
    cost: float
    gamma: float


def view(place: Any) -> None:
    """The fields where the page stands, and the figures in `place` above them."""
    asked = _ask()
    if asked is None:
        place.info(MEND)
        return
    run = _run(asked)
    with place:
        left, right = st.columns([1, 1], gap="large")
        with left:
            drawn = tube(run, theme_now())
            chart(drawn, "svm_tube", tube_in_words(run))
            st.caption(
                "Grey: the tube around the fit. Rings mark the support vectors."
                + (" Dotted: the true mean." if run.truth is not None else "")
            )
        with right:
            headline(f"{len(run.support)} of {len(run.targets)}", "examples support the fit")
            chart(tube_loss(run, theme_now()), "svm_tube_loss", tube_loss_in_words(run))
            st.caption("Full line: the loss of an error. Dashed: its square. Ticks: the examples' errors.")
        st.markdown(_notice(run))
    downloads("svm-tube", lambda: csv_text(tube_table(run)), drawn)
    with st.expander("The same in Python"):
        imported = "" if asked.world is None else "from laboratory.worlds.regression.sine import Sine\n"
        st.code(
            f"from laboratory.topics.svm_and_kernels import tube_run\n{imported}\n"
            f"run = tube_run({asked.world!r}, {asked.m}, seed={asked.seed}, epsilon={asked.epsilon!r}, "
            f"cost={asked.cost!r}, gamma={asked.gamma!r})\nprint(len(run.support), run.inside, run.risk)\n",
            language="python",
        )


def _ask() -> Asked | None:
    columns = st.columns([3, 2, 2, 2, 3], vertical_alignment="bottom")
    with columns[0]:
        kind = chosen("World", WORLDS, "sine", "tube.world", "world")
    with columns[1]:
        epsilon = number(EPSILON, "Tube ε")
    with columns[2]:
        cost = number(COST, "Price C")
    with columns[3], st.popover("More", icon=":material/tune:", width="stretch"):
        gamma, noise = number(GAMMA, "Kernel's γ"), number(NOISE, "Noise")
        m, seed = number(EXAMPLES, "Examples m"), number(SEED, "Seed")
    with columns[4]:
        another_sample(SEED.name)
    if None in (epsilon, cost, gamma, noise, m, seed):
        return None
    if kind == "three":
        return Asked(None, 3, 0, float(epsilon), float(cost), 1.0)
    return Asked(Sine(noise=float(noise)), m, seed, float(epsilon), float(cost), float(gamma))


@st.cache_resource(show_spinner=False, max_entries=16, hash_funcs={Asked: repr})
def _run(asked: Asked) -> TubeRun:
    return tube_run(asked.world, asked.m, asked.seed, asked.epsilon, asked.cost, asked.gamma)


def _notice(run: TubeRun) -> str:
    m = len(run.targets)
    told = (
        f"**{counted(run.inside, 'example')}** of {m} lie in the tube and cost nothing; {len(run.support)} on its edge "
        "or beyond support the fit, and any other could be left out."
    )
    if run.risk is None or run.world is None:
        slope = float((run.answers[-1] - run.answers[0]) / (run.places[-1] - run.places[0]))
        return (
            f"{told} The slope is **{short(slope)}** and the value at 0 is {short(float(run.answers[0]))}: the "
            "flattest line that stays in the tube, as the intercept costs nothing."
        )
    return (
        f"{told} The fit's exact mean squared error is **{short(run.risk)}**, of which {short(run.world.bayes_risk)} "
        "is noise that no function avoids."
    )
