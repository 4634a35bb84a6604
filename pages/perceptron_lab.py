"""The perceptron corrects its mistakes one by one: how many can there be?"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import streamlit as st

from bounds.numbers import in_words
from experiments._perceptron_run import KEPT, Integers, PerceptronRun, perceptron_run, updates_in_samples
from figures.novikoff import beside_in_words, mistakes, run_table, squeeze
from figures.perceptron_lab import plane, plane_in_words
from pages import _perceptron_words as words
from pages._answer import headline
from pages._chart import chart, theme_now
from pages._downloads import csv_text, downloads
from pages._inputs import typed
from pages._link import check_choice, check_names, choice, copy_link, keep_only, overrule, switch
from pages._page import Page, discover, menu_entry
from pages._perceptron_fields import FIRST, Asked, ask, presets

PAGE = Page("Perceptron", "See", ":material/linear_scale:", 41)
OTHER_SAMPLES = 100
BESIDE = {"squeeze": "Novikoff's squeeze", "mistakes": "Mistakes left"}
_SHOWN_RUN = "_run_on_the_perceptron_page"


def render() -> None:
    """Plane and squeeze first, the fields under them, then what was run, in words."""
    title, link = st.columns([5, 1], vertical_alignment="bottom")
    title.title("Perceptron")
    st.markdown("The perceptron corrects its mistakes one by one. Examples with a margin bound how many there can be.")
    ready_made, notices, laboratory = st.container(), st.container(), st.container()
    asked = ask()
    if asked is None:
        with ready_made:
            presets()
        laboratory.info("Mend the field that complains, and the run stands here.")
        return
    run = _run(asked)
    with laboratory:
        drawn = _laboratory(asked, run)
    with ready_made:
        presets()
    _to_take_away(asked, run, drawn)
    with st.expander("What does this mean?"):
        st.markdown(words.MEANING)
    view = {key: str(st.session_state.get(key, usual)) for key, usual in (FIRST | {"update": ""}).items()}
    with notices:
        check_names(view)
    with link:
        copy_link("perceptron_lab", view)
    keep_only(view)


def _laboratory(asked: Asked, run: PerceptronRun) -> Any:
    """The plane with its steps, and beside it the count and one of two figures; returns the plane's figure."""
    left, right = st.columns([1, 1], gap="large")
    with left:
        picture = st.container()
        step = _step(asked, run)
    with right:
        headline(in_words(run.updates), words.headline_words(run))
        beside = _beside(run, step)
    with picture:
        drawn = plane(run, step, beside == "mistakes", theme_now())
        chart(drawn, "perceptron_plane", plane_in_words(run, step))
    st.markdown(words.verdict(run))
    st.markdown(f"{words.step_sentence(run, step)}  \n{words.squeeze_sentence(run, step)}")
    if asked.world.noise == 0:
        st.markdown(words.others_sentence(_others(replace(asked, seed=0, passes=0))))
    with left:
        st.caption(
            "Full circles are positive examples, open ones negative; a cross marks what the line misjudges. Grey: the "
            "margin around the hidden line. Dotted: the line before this update."
            + (" Dashed: the best line so far (the pocket)." if beside == "mistakes" else "")
        )
    return drawn


def _step(asked: Asked, run: PerceptronRun) -> int:
    """Which update is looked at: the last one, until somebody goes back."""
    if st.session_state.get(_SHOWN_RUN) not in (None, asked):
        st.session_state["update"] = run.kept
        overrule("update")
    st.session_state[_SHOWN_RUN] = asked
    step: int = choice(_slider, "After update", range(run.kept + 1), run.kept, "update")
    check_choice("update", map(str, range(run.kept + 1)), "update in this run", str(step))
    with st.container(horizontal=True):
        st.button("Back", key="_back", on_click=partial(_go, step - 1), disabled=step == 0)
        st.button("Step", key="_on", on_click=partial(_go, step + 1), disabled=step == run.kept)
        st.button("From the start", key="_from_start", on_click=partial(_go, 0), disabled=step == 0, type="tertiary")
    if run.updates > KEPT:
        st.caption(f"The first {in_words(KEPT)} of {in_words(run.updates)} updates can be looked at.")
    return step


def _slider(label: str, options: range, key: str, **more: Any) -> int:
    return int(st.slider(label, options[0], options[-1], key=key, **more))


def _go(step: int) -> None:
    st.session_state["update"] = step


def _beside(run: PerceptronRun, step: int) -> str:
    kind: str = choice(
        st.segmented_control, "Beside the plane", list(BESIDE), FIRST["beside"], "beside", required=True,
        format_func=BESIDE.__getitem__, label_visibility="collapsed",
    )  # fmt: skip
    check_choice("beside", BESIDE, "figure beside the plane", kind)
    picture = st.container()
    logarithmic = switch("Logarithmic axes", "run.log") if kind == "squeeze" else False
    with picture:
        drawn = squeeze(run, step, logarithmic, theme_now()) if kind == "squeeze" else mistakes(run, step, theme_now())
        chart(drawn, f"perceptron_{kind}", beside_in_words(run, step))
    return kind


@st.cache_resource(show_spinner=False, max_entries=16)
def _run(asked: Asked) -> PerceptronRun:
    return perceptron_run(asked.world, asked.m, asked.seed, asked.passes, asked.bias, asked.shuffle)


@st.cache_resource(show_spinner="Drawing other samples …", max_entries=64)
def _others(asked: Asked) -> Integers:
    return updates_in_samples(asked.world, asked.m, OTHER_SAMPLES, asked.bias, asked.shuffle)


def _to_take_away(asked: Asked, run: PerceptronRun, drawn: Any) -> None:
    if run.promised is not None:
        calculator = menu_entry(next(page for page in discover() if page.slug == "calculator"))
        given = {name: typed(value) for name, value in run.given.items()}
        link = {"theorem": run.theorem.slug, "for": "value", **given}
        st.page_link(calculator, label="Open the promise in the Calculator", query_params=link)
    downloads("perceptron", lambda: csv_text(run_table(run)), drawn)
    with st.expander("The same in Python"):
        st.code(words.python_snippet(asked), language="python")
