"""Four lines on one sample: who is pulled by examples far out on the right side?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from bounds.words.domain import Interval, integers
from laboratory.topics.linear_models.lines.figures import costs, costs_in_words, lines_table, plane, plane_in_words
from laboratory.topics.linear_models.lines.run import NAMES, LinesRun, lines_run
from laboratory.worlds.setting import Setting
from pages._linear_take_away import of, percent, take_away
from pages.widgets.chart import chart, theme_now
from pages.widgets.fields import another_sample, number, seed_setting, texts
from pages.widgets.frame import MEND, Frame
from pages.widgets.one_number import headline
from pages.widgets.playing import play

DISTANCE = Setting("lines.distance", "distance between the centres of the two clouds", Interval(0.5, 10), 5)
EXAMPLES = Setting("lines.examples", "examples m of the clouds", integers(4, 200), 40)
FAR = Setting("lines.far", "examples that are moved far out", integers(0, 20), 6)
SEED = seed_setting("lines.seed", 1)
MOST = 16
START = 12
FIELDS: Mapping[str, str] = texts(DISTANCE, EXAMPLES, FAR, SEED)
FIRST: Mapping[str, Any] = {**FIELDS, "push": START}
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "Far examples": FIELDS,
    "Clouds only": FIELDS | {"lines.far": "0"},
    "Overlapping clouds": FIELDS | {"lines.distance": "2"},
}
ADALINE, LOGISTIC = NAMES.index("Adaline"), NAMES.index("logistic")
MEANING = """
All four answer *positive* where f(x) = ⟨w, x⟩ + b is above 0. They differ in what they minimise.

* The **linear programme** looks for any line with y·f(x) ≥ 1 on every example, and finds one exactly when the sample
  is separable. Otherwise it minimises the sum of what is missing to 1, the hinge loss.
* The **pocket** runs the perceptron (1,000 updates at most) and keeps the weights with the fewest mistakes.
* **Adaline** takes steps down the squared loss (1 − y·f(x))². With shrinking steps it settles on the least-squares
  line, which is drawn. An example far out on the *right* side has y·f(x) far above 1, and that costs it as much as a
  mistake: the line turns towards it.
* **Logistic regression** minimises ln(1 + exp(−y·f(x))), which is almost 0 for such an example, so that it hardly
  pulls.

**The bars.** To lengthen w and b changes no answer, but every loss. So each line is judged at the scale that suits it
best for that loss. The logistic loss is taken to base 2: then each of the three losses is at least the share of
mistakes. On a separable sample hinge and logistic loss of every separating line can be made as small as you like. For
the logistic loss that takes ever longer weights, so there is no best line; drawn is the one where the slope of the
loss fell below 10⁻⁶.

**The true share of mistakes** is exact: that of the two clouds, without the far examples.
"""


@dataclass(frozen=True)
class Asked:
    """A sample with its lines; how far out the far examples are is played."""

    distance: float
    m: int
    far: int
    seed: int


def show(page: Frame) -> None:
    asked = _ask()
    if asked is None:
        page.figure.info(MEND)
        return
    with page.figure:
        left, right = st.columns([6, 5], gap="large")
        with left:
            picture = st.container()
            push = play("Far examples pushed out by", MOST, "push", asked, START) if asked.far else 0
            st.caption("Full circles are positive, open ones negative; a cross marks what Adaline misjudges.")
        run = _run(asked, push)
        with picture:
            drawn = plane(run, theme_now())
            chart(drawn, "linear_lines", plane_in_words(run))
        with right:
            headline(of(run.mistakes[ADALINE], len(run.labels)), _headline_words(run))
            chart(costs(run, theme_now()), "linear_costs", costs_in_words(run))
        st.markdown(_verdict(run))
        st.markdown(_truth(run))
    take_away("four-lines", lambda: lines_table(run), drawn, _snippet(asked, push), MEANING)


def _ask() -> Asked | None:
    columns = st.columns([2, 2, 2, 2, 3], vertical_alignment="bottom")
    with columns[0]:
        distance = number(DISTANCE, "Between the clouds")
    with columns[1]:
        m = number(EXAMPLES, "Examples m")
    with columns[2]:
        far = number(FAR, "Far examples")
    with columns[3]:
        seed = number(SEED, "Seed")
    with columns[4]:
        another_sample(SEED.name)
    if distance is None or m is None or far is None or seed is None:
        return None
    return Asked(float(distance), m, far, seed)


@st.cache_resource(show_spinner=False, max_entries=64)
def _run(asked: Asked, push: int) -> LinesRun:
    return lines_run(asked.distance, asked.m, asked.far, float(push), asked.seed)


def _headline_words(run: LinesRun) -> str:
    return f"misjudged by Adaline; {run.mistakes[LOGISTIC]} by logistic regression"


def _verdict(run: LinesRun) -> str:
    programme, pocket, adaline, logistic = run.mistakes
    if run.separable:
        start = "A line separates this sample: linear programme, pocket and logistic regression find one"
        found = programme == pocket == logistic == 0
        rest = f" (mistakes {programme}, {pocket}, {logistic})" if not found else ""
        told = f", **Adaline misjudges {adaline}**." if adaline else ", and so does Adaline."
        return start + rest + told + (_why(run) if adaline else "")
    return (
        f"No line separates this sample. The pocket's misjudges **{pocket}**, the linear programme's {programme}, "
        "logistic "
        f"regression's {logistic}, **Adaline's {adaline}**." + (_why(run) if adaline > logistic and run.far else "")
    )


def _why(run: LinesRun) -> str:
    if not run.far:
        return " Its squared loss is the least of all lines nevertheless."
    return (
        " The far examples stand on the right side, but squares charge for being *too* right. Among all lines its "
        "squared "
        f"loss is the least nevertheless: {run.squared[ADALINE]:.3f}, logistic regression's is "
        f"{run.squared[LOGISTIC]:.3f}."
    )


def _truth(run: LinesRun) -> str:
    return (
        f"In the world of the two clouds Adaline's line misjudges {percent(run.risks[ADALINE])}, logistic regression's "
        f"{percent(run.risks[LOGISTIC])}; no rule misjudges less than {percent(run.world.bayes_risk)}."
    )


def _snippet(asked: Asked, push: int) -> str:
    return (
        "from laboratory.topics.linear_models.lines.run import lines_run\n\n"
        f"run = lines_run(distance={asked.distance!r}, m={asked.m}, far={asked.far}, push={float(push)!r}, "
        f"seed={asked.seed})\n"
        "for line, mistakes in zip(run.lines, run.mistakes):\n"
        "    print(line.name, mistakes)\n"
    )
