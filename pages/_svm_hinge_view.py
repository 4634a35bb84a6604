"""The view of losses: the hinge lies above the mistakes, on the axis and in the mean over a sample."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from bounds.numbers import short
from bounds.words.domain import Interval, integers
from laboratory.topics.svm_and_kernels.figures import losses_table, margin_losses, margin_losses_in_words
from laboratory.topics.svm_and_kernels.hinge.run import SURROGATES, LossRun, loss_run
from laboratory.worlds.gaussian_pair import GaussianPair
from laboratory.worlds.setting import Setting
from pages._svm_words import at_most
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import another_sample, chosen, number, seed_setting, texts
from pages.widgets.frame import MEND
from pages.widgets.one_number import headline

BESIDE = {
    "hinge": "Nothing else",
    "squared_hinge": "Squared hinge",
    "logistic_base_2": "Logistic, base 2",
    "exponential": "Exponential",
}
DISTANCE = Setting("hinge.distance", "distance between the two means", Interval(0.1, 10), 2)
COST = Setting("hinge.cost", "price C of a unit of slack", Interval(0.001, 1000), 1)
EXAMPLES = Setting("hinge.m", "examples m", integers(10, 300), 80)
SEED = seed_setting("hinge.seed", 2)
FIRST = {"hinge.beside": "logistic_base_2"} | texts(DISTANCE, COST, EXAMPLES, SEED)
PRESETS: Mapping[str, Mapping[str, str]] = {
    "Beside the logistic loss": FIRST,
    "Beside the exponential loss": FIRST | {"hinge.beside": "exponential"},
    "Clouds far apart": FIRST | {"hinge.distance": "5"},
}


@dataclass(frozen=True)
class Asked:
    """A run that can be made."""

    world: GaussianPair
    m: int
    seed: int
    cost: float


def view(place: Any) -> None:
    """The fields where the page stands, and the figure in `place` above them."""
    asked, beside = _ask()
    if asked is None:
        place.info(MEND)
        return
    run = _run(asked)
    with place:
        drawn = margin_losses(run, beside, theme_now())
        chart(drawn, "svm_losses", margin_losses_in_words(run))
        st.caption(
            f"Ticks at the bottom: the margins of the {asked.m} examples, those at 0 or below are mistakes; margins "
            "beyond the axis stand at its end."
        )
        headline(short(run.means["hinge"]), f"mean hinge loss, above the share of mistakes, {short(run.mistakes)}")
        st.markdown(_notice(run, beside))
    downloads("svm-losses", lambda: csv_text(losses_table(run)), drawn)
    with st.expander("The same in Python"):
        st.code(
            "from laboratory.topics.svm_and_kernels import loss_run\n"
            "from laboratory.worlds.gaussian_pair import GaussianPair\n\n"
            f"run = loss_run({asked.world!r}, {asked.m}, seed={asked.seed}, cost={asked.cost!r})\n"
            "print(run.means, run.mistakes)\n",
            language="python",
        )


def _ask() -> tuple[Asked | None, str]:
    columns = st.columns([3, 2, 2, 2, 3], vertical_alignment="bottom")
    with columns[0]:
        beside = chosen("Beside the hinge", BESIDE, FIRST["hinge.beside"], "hinge.beside", "loss")
    with columns[1]:
        distance = number(DISTANCE, "Distance")
    with columns[2]:
        cost = number(COST, "Price C")
    with columns[3], st.popover("More", icon=":material/tune:", width="stretch"):
        m, seed = number(EXAMPLES, "Examples m"), number(SEED, "Seed")
    with columns[4]:
        another_sample(SEED.name)
    if distance is None or cost is None or m is None or seed is None:
        return None, beside
    return Asked(GaussianPair(2, float(distance)), m, seed, float(cost)), beside


@st.cache_resource(show_spinner=False, max_entries=16, hash_funcs={Asked: repr})
def _run(asked: Asked) -> LossRun:
    return loss_run(asked.world, asked.m, asked.seed, asked.cost)


def _notice(run: LossRun, beside: str) -> str:
    charged = int(((run.margins > 0) & (run.margins < 1)).sum())
    other = (
        f" The {SURROGATES[beside]} loss has the mean {short(run.means[beside])}, above the mistakes too."
        if beside != "hinge"
        else ""
    )
    return (
        f"The hinge is nowhere below the step, so the mean hinge loss proves that at most "
        f"{at_most(min(1.0, run.means['hinge']))} of the sample is misjudged; it is **{short(run.mistakes)}**. The gap "
        f"is paid by {charged} right answers within the band and by mistakes that are far off.{other} In the world, "
        f"this line errs with probability {short(run.risk)}."
    )
