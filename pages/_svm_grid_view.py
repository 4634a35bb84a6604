"""The view of C and gamma: cross-validated accuracies as a map, and the true accuracy of the pair that is chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import streamlit as st

from bounds.numbers import in_words
from bounds.words.domain import Interval, integers
from laboratory.topics.svm_and_kernels.grid.figures import grid_table, heat, heat_in_words
from laboratory.topics.svm_and_kernels.grid.run import GridData, World, best_cell, true_accuracy
from laboratory.worlds.circles import Circles
from laboratory.worlds.setting import Setting
from laboratory.worlds.xor import Xor
from pages._svm_grid_run import watch
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import another_sample, chosen, number, seed_setting, texts
from pages.widgets.frame import MEND
from pages.widgets.one_number import headline

WORLDS = {"circles": "Disc in a ring", "xor": "Exclusive or", "cancer": "Breast cancer"}
FINENESS = {"4": "Coarse, factors of 16", "2": "Fine, factors of 4"}
NOISE = Setting("grid.noise", "share of labels that are flipped", Interval(0, 0.4), 0.1)
EXAMPLES = Setting("grid.m", "examples m", integers(40, 200), 100)
SEED = seed_setting("grid.seed", 1, "the sample and the folds")
FIRST = {"grid.world": "circles", "grid.step": "4"} | texts(NOISE, EXAMPLES, SEED)
PRESETS: Mapping[str, Mapping[str, str]] = {
    "Disc in a ring": FIRST,
    "Few examples, much noise": FIRST | {"grid.m": "50", "grid.noise": "0.3"},
    "Breast cancer": FIRST | {"grid.world": "cancer"},
}
COSTS = range(-5, 16)  # powers of 2
GAMMAS = range(-11, 10)


def view(place: Any) -> None:
    """The fields where the page stands, and the figure in `place` above them."""
    with place:
        status, laboratory = st.container(), st.empty()
    asked = _ask()
    if asked is None:
        laboratory.info(MEND)
        return

    def draw(rows: Sequence[np.ndarray]) -> None:
        with laboratory.container():
            chart(heat(asked, rows, theme_now()), f"svm_grid_{len(rows)}", heat_in_words(asked, rows))

    with status:
        rows = watch(asked, draw)
    if not rows:
        return
    with laboratory.container():
        drawn = _figures(asked, rows)
    downloads("svm-grid", lambda: csv_text(grid_table(asked, rows)), drawn)
    with st.expander("The same in Python"):
        st.code(_snippet(asked), language="python")


def _figures(asked: GridData, rows: Sequence[np.ndarray]) -> Any:
    row, column = best_cell(rows)
    cost, gamma, accuracy = asked.costs[row], asked.gammas[column], float(rows[row][column])
    drawn = heat(asked, rows, theme_now())
    chart(drawn, f"svm_grid_{len(rows)}", heat_in_words(asked, rows))
    st.caption("Percent of right answers in five-fold cross-validation; framed: the best pair.")
    headline(f"{100 * accuracy:.1f} %", f"cross-validated at C = {in_words(cost)}, γ = {in_words(gamma, 4)}")
    st.markdown(_notice(asked, rows, _true(asked, cost, gamma)))
    return drawn


def _ask() -> GridData | None:
    columns = st.columns([3, 3, 2, 2, 3], vertical_alignment="bottom")
    with columns[0]:
        kind = chosen("World", WORLDS, "circles", "grid.world", "world")
    with columns[1]:
        fine = int(chosen("Grid of powers of 2", FINENESS, "4", "grid.step", "grid"))
    with columns[2]:
        noise = NOISE.default if kind == "cancer" else number(NOISE, "Labels flipped")
    with columns[3], st.popover("More", icon=":material/tune:", width="stretch"):
        m = EXAMPLES.default if kind == "cancer" else number(EXAMPLES, "Examples m")
        seed = number(SEED, "Seed")
    with columns[4]:
        another_sample(SEED.name, "Another sample" if kind != "cancer" else "Other folds")
    if noise is None or m is None or seed is None:
        return None
    world: World | None = None
    if kind != "cancer":
        world = Circles(noise=float(noise)) if kind == "circles" else Xor(noise=float(noise))
    costs, gammas = (tuple(2.0**power for power in powers[::fine]) for powers in (COSTS, GAMMAS))
    return GridData(world, m, seed, costs, gammas)


@st.cache_resource(show_spinner=False, max_entries=64, hash_funcs={GridData: repr})
def _true(asked: GridData, cost: float, gamma: float) -> float | None:
    return true_accuracy(asked, cost, gamma)


def _notice(asked: GridData, rows: Sequence[np.ndarray], true: float | None) -> str:
    row, column = best_cell(rows)
    accuracy, pairs = float(rows[row][column]), len(rows) * len(asked.gammas)
    equals = int(sum((entry == accuracy).sum() for entry in rows))
    tied = f", shared by {equals} of them" if equals > 1 else ""
    border = row in (0, len(asked.costs) - 1) or column in (0, len(asked.gammas) - 1)
    edge = " It lies on the border: a better pair may lie beyond." if border else ""
    start = f"Of {pairs} pairs the best cross-validated accuracy is **{100 * accuracy:.1f} %**{tied}.{edge}"
    if true is None:
        return f"{start} The best of many tends to be too good: only fresh data, or nested folds, would tell."
    gap = accuracy - true
    lucky = (
        f"by {100 * gap:.1f} points too good: it was chosen for being the highest"
        if gap > 0
        else f"here {-100 * gap:.1f} points below it, as each fold learns from fewer examples and tests on few"
    )
    best = 100 * (1 - float(asked.world.bayes_risk)) if asked.world is not None else 100.0
    return (
        f"{start} Trained on the whole sample, this pair's exact true accuracy is **{100 * true:.1f} %**: the estimate "
        f"is {lucky}. No predictor has more than {best:.1f} %."
    )


def _snippet(asked: GridData) -> str:
    if asked.world is None:
        imported, name = "from laboratory.worlds.real_world import RealWorld", 'RealWorld("breast_cancer").examples[:2]'
    else:
        kind = type(asked.world).__name__
        module = "circles" if kind == "Circles" else "xor"
        imported = f"import numpy as np\n\nfrom laboratory.worlds.{module} import {kind}"
        name = f"{asked.world!r}.draw(np.random.default_rng({asked.seed}), {asked.m})"
    return (
        f"from learners.svm.grid_search import svm_grid_search\n{imported}\n\nX, y = {name}\n"
        f"found = svm_grid_search(X, y, {list(asked.costs)}, {list(asked.gammas)}, random_state={asked.seed})\n"
        "print(found.cost, found.gamma, found.accuracy)\n"
    )
