"""Extrapolation on the page: how far, the power law beside the curves, its sentences, and its warning."""

from collections.abc import Mapping

import numpy as np
import streamlit as st

from bounds.numbers import format_number
from laboratory.experiments import NothingToExtrapolate, Plan, extrapolate
from laboratory.experiments.replays.words import replayed_in_words
from laboratory.topics.learning_curves.beyond import (
    WARNING,
    Beyond,
    below_the_bayes_risk,
    curves_beyond,
    in_sentences,
    in_short,
)
from pages.by_hand.learning_curves.running import tables
from pages.widgets import say
from pages.widgets.link import check_choice, choice
from pages.widgets.main_number import headline

BEYOND = "beyond"
FACTORS = {"1": "not at all", "2": "2 ×", "4": "4 ×", "10": "10 ×", "100": "100 ×"}
STREAM = 3  # of the seed's random numbers: no run's


def ask_how_far() -> int:
    """How many times the largest sample size the figure reaches."""
    factor: str = choice(
        st.segmented_control, "Extrapolate beyond the largest sample", list(FACTORS), "1", BEYOND, required=True,
        format_func=FACTORS.__getitem__,
    )  # fmt: skip
    check_choice(BEYOND, FACTORS, "distance to extrapolate", factor)
    return int(factor)


def extrapolated(plan: Plan, runs: int, factor: int) -> Beyond | None:
    """The extrapolation beyond the largest sample of so many finished runs; None, after a message, where none is."""
    if factor == 1:
        return None
    try:
        return _beyond(repr(plan), runs, factor, plan)
    except NothingToExtrapolate as refusal:
        say.info(f"Nothing is extrapolated. {refusal}")
        st.caption(replayed_in_words(plan.learner, factor))
        return None


@st.cache_resource(max_entries=16, show_spinner="Fitting a power law …")
def _beyond(written: str, runs: int, factor: int, _plan: Plan) -> Beyond:
    every, summed = tables(_plan, runs)
    return curves_beyond(extrapolate(every, np.random.default_rng([_plan.seed, STREAM])), summed, factor)


def tell(there: Beyond, plan: Plan, labels: Mapping[str, str]) -> None:
    """Number, sentences, warnings, and how often such an interval held."""
    headline(*in_short(there))
    for says in in_sentences(there, labels):
        st.markdown(says)
    if impossible := below_the_bayes_risk(there, plan.source().bayes_risk):
        say.warning(impossible)
    say.warning(WARNING.format(last=format_number(there.extrapolated.sizes[-1])))
    st.markdown(replayed_in_words(plan.learner, there.times))
