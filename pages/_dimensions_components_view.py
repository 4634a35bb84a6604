"""The views of principal components: real data, the example worked by hand, and the network that learns them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import streamlit as st

from laboratory.topics.dimensions import figures
from laboratory.topics.dimensions.network import figures as network_figures
from laboratory.topics.dimensions.network.run import DATA as NETWORK_DATA
from laboratory.topics.dimensions.network.run import NetworkRun, network_run
from laboratory.topics.dimensions.pca.run import Components, components_of
from laboratory.topics.dimensions.worked.run import worked_example
from laboratory.worlds.data_sets import DATA_SETS
from pages import _dimensions_words as words
from pages._dimensions_fields import CODE, FIRST, RATE, STEPS, WEIGHTS_SEED
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import another_sample, chosen, number
from pages.widgets.frame import MEND
from pages.widgets.link import switch
from pages.widgets.one_number import headline
from pages.widgets.playing import play

SOLVERS = {"svd": "singular values", "eigen": "eigenvectors of the covariance", "gram": "Gram matrix"}
DIVISORS = {"one_less": "n − 1 = 4 in both", "all": "n = 5 in both", "mixed": "4, then 5: as the notes do"}
PICTURES = 10  # digits 0 … 9
FIRST_KEPT = 10


@dataclass(frozen=True)
class Network:
    """A descent that can be made."""

    data: str
    code: int
    rate: float
    steps: int
    seed: int


def principal_components(place: Any) -> None:
    """Scores and what is lost; for digits also what is restored."""
    data, scale, solver = _ask_components()
    run = _components(data, scale, solver)
    kept = play("Axes kept", run.features, "axes", (data, scale), start=min(FIRST_KEPT, run.features // 2))
    with place:
        headline(words.percent(float(run.lost[kept])), words.components_headline(run, kept))
        left, right = st.columns([1, 1], gap="large")
        with left:
            drawn = figures.lost(run, kept, theme_now())
            chart(drawn, "dimensions_lost", figures.lost_in_words(run, kept))
            st.caption("Dots: measured. Dashed: what the eigenvalues promise, exactly. Dotted: axes drawn at random.")
        with right:
            if data == "digits" and not scale:
                _pictures(run, kept)
            chart(figures.scores(run, theme_now()), "dimensions_scores", figures.scores_in_words(run))
        st.markdown(words.components_sentence(run, kept))
    downloads("components", lambda: csv_text(figures.lost_columns(run)), drawn)
    with st.expander("The same in Python"):
        st.code(words.components_snippet(data, scale, solver, kept), language="python")


def by_hand(place: Any) -> None:
    """The notes' five points, table by table."""
    left, _ = st.columns([2, 3])
    with left:
        divisors = chosen("Divisors", DIVISORS, FIRST["worked.divisors"], "worked.divisors", "pair of divisors")
    run = worked_example(divisors)
    step = play("Step", 5, "table", divisors)
    rows, columns, numbers = figures.worked_table(run, step)
    with place:
        left, right = st.columns([1, 1], gap="large")
        with left:
            st.markdown(f"**{words.WORKED_STEPS[step]}**")
            drawn = figures.number_table(rows, columns, numbers, theme_now())
            chart(drawn, "dimensions_table", figures.number_table_in_words(rows, columns, numbers))
        with right:
            st.markdown("**The five points along the first two axes**")
            chart(figures.worked_scores(run, theme_now()), "dimensions_worked", figures.worked_scores_in_words(run))
        st.markdown(words.worked_sentence(run, step))
        st.markdown(words.worked_loss(run))
    downloads("worked-example", lambda: csv_text(figures.worked_columns(run)), drawn)
    with st.expander("The same in Python"):
        st.code(words.worked_snippet(divisors), language="python")


def network(place: Any) -> None:
    """Units and weights step by step, and the loss beside the least possible."""
    asked = _ask_network()
    if asked is None:
        place.info(MEND)
        return
    made = len(_network(asked, None).losses) - 1
    step = play("After step", made, "after", asked)
    run = _network(asked, step)
    with place:
        left, right = st.columns([1, 1], gap="large")
        with left:
            drawn = network_figures.units(run, theme_now())
            chart(drawn, "dimensions_network", network_figures.units_in_words(run))
            st.caption("The wider a line, the larger the weight; dashed lines are negative.")
        with right:
            chart(network_figures.losses(run, theme_now()), "dimensions_losses", network_figures.losses_in_words(run))
        st.markdown(words.network_sentence(run))
    downloads("linear-network", lambda: csv_text(network_figures.losses_columns(run)), drawn)
    with st.expander("The same in Python"):
        st.code(words.network_snippet(asked), language="python")


def _ask_components() -> tuple[str, bool, str]:
    first, second, third = st.columns([4, 3, 3], vertical_alignment="bottom")
    sets = {name: known.says for name, known in DATA_SETS.items()}
    with first:
        data = chosen("Data", sets, FIRST["pca.data"], "pca.data", "data set")
    with second:
        solver = chosen("Road to the axes", SOLVERS, FIRST["pca.solver"], "pca.solver", "road to the axes")
    with third:
        scale = switch("Scale every feature", "pca.scale", help="Divide each feature by its standard deviation.")
    return data, scale, solver


def _ask_network() -> Network | None:
    first, second, third, more, other = st.columns([4, 2, 2, 2, 3], vertical_alignment="bottom")
    with first:
        data = chosen("Data", NETWORK_DATA, FIRST["net.data"], "net.data", "data set")
    with second:
        code = number(CODE, "Hidden units")
    with third:
        steps = number(STEPS, "Most steps")
    with more, st.popover("More", icon=":material/tune:", width="stretch"):
        rate, seed = number(RATE, "Rate"), number(WEIGHTS_SEED, "Seed")
    with other:
        another_sample(WEIGHTS_SEED.name, "Other first weights")
    if rate is None or seed is None:
        st.error("Mend the field under “More”.")
    if None in (code, steps, rate, seed):
        return None
    return Network(data, code, float(rate), steps, seed)


def _pictures(run: Components, kept: int) -> None:
    from laboratory.worlds.real_world import RealWorld

    originals = RealWorld("digits", positive=None).examples.X[:PICTURES]
    mean = RealWorld("digits", positive=None).examples.X.mean(axis=0)
    drawn = figures.pictures(run, kept, originals, mean, theme_now())
    chart(drawn, "dimensions_pictures", f"Ten handwritten digits, and under each what {kept} numbers restore of it.")
    st.caption(f"Above: ten digits of 64 pixels. Under them: what {kept} numbers of each restore.")


@st.cache_resource(show_spinner="Finding the axes …", max_entries=8)
def _components(data: str, scale: bool, solver: str) -> Components:
    return components_of(data, scale, solver)


@st.cache_resource(show_spinner="Descending …", max_entries=64)
def _network(asked: Network, step: int | None) -> NetworkRun:
    return network_run(asked.data, asked.code, asked.rate, asked.steps, asked.seed, step)
