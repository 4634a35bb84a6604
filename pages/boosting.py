"""AdaBoost turns weak rules into a strong vote: how fast, and what if they have no edge?"""

from __future__ import annotations

from functools import partial
from typing import Any

import streamlit as st

from experiments._boosting_run import BoostingRun, boosting_run, boosting_world
from figures.boosting import errors, errors_in_words, margins, margins_in_words, plane, plane_in_words, run_table
from pages import _boosting_words as words
from pages._answer import headline
from pages._boosting_fields import FIRST, Asked, ask, presets
from pages._chart import chart, theme_now
from pages._downloads import csv_text, downloads
from pages._inputs import typed
from pages._link import check_choice, check_names, choice, copy_link, keep_only, overrule
from pages._page import Page, discover, menu_entry

PAGE = Page("Boosting", "See", ":material/stacked_line_chart:", 57)
BESIDE = {"plane": "Weighted examples", "margins": "Margins"}
IN_THE_PLANE = {"run.noise", "beside"}  # choices that only the worlds in the plane offer
_SHOWN_RUN = "_run_on_the_boosting_page"


def render() -> None:
    """Errors and the weighted examples first, the fields under them, then what was run, in words."""
    title, link = st.columns([5, 1], vertical_alignment="bottom")
    title.title("Boosting")
    st.markdown("AdaBoost lets weak rules vote. While each has an edge over a coin flip, training mistakes die out.")
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
    used = {key: usual for key, usual in (FIRST | {"round": ""}).items() if run.is_planar() or key not in IN_THE_PLANE}
    view = {key: str(st.session_state.get(key, usual)) for key, usual in used.items()}
    with notices:
        check_names(view)
    with link:
        copy_link("boosting", view)
    keep_only(view)


def _laboratory(asked: Asked, run: BoostingRun) -> Any:
    """Errors with the steps, and beside them the examples or the margins; returns the figure of the errors."""
    logarithmic = st.session_state.get("run.log") == "1"
    left, right = st.columns([1, 1], gap="large")
    with left:
        headline(words.last_training_error(run), words.headline_words(run))
        picture = st.container()
        step = _step(asked, run)
    with picture:
        drawn = errors(run, step, logarithmic, theme_now())
        chart(drawn, "boosting_errors", errors_in_words(run))
        if logarithmic:
            st.caption("An error of 0 has no place on a logarithmic axis: the line ends there.")
    with right:
        _beside(run, step)
    st.markdown(words.verdict(run, asked))
    st.markdown(f"{words.step_sentence(run, step)} {words.margin_sentence(run, step) if step else ''}")
    return drawn


def _step(asked: Asked, run: BoostingRun) -> int:
    """Which round is looked at: the last one, until somebody goes back."""
    if not run.rounds:
        return 0
    if st.session_state.get(_SHOWN_RUN) not in (None, asked):
        st.session_state["round"] = run.rounds
        overrule("round")
    st.session_state[_SHOWN_RUN] = asked
    step: int = choice(_slider, "After round", range(run.rounds + 1), run.rounds, "round")
    check_choice("round", map(str, range(run.rounds + 1)), "round in this run", str(step))
    with st.container(horizontal=True):
        st.button("Back", key="_back", on_click=partial(_go, step - 1), disabled=step == 0)
        st.button("Step", key="_on", on_click=partial(_go, step + 1), disabled=step == run.rounds)
        st.button("From the start", key="_from_start", on_click=partial(_go, 0), disabled=step == 0, type="tertiary")
    return step


def _slider(label: str, options: range, key: str, **more: Any) -> int:
    return int(st.slider(label, options[0], options[-1], key=key, **more))


def _go(step: int) -> None:
    st.session_state["round"] = step


def _beside(run: BoostingRun, step: int) -> None:
    if not run.is_planar():
        chart(margins(run, step, theme_now()), "boosting_margins", margins_in_words(run, step))
        st.caption(
            f"Examples with {run.points.shape[1]} features have no place in the plane, so here are their margins."
        )
        return
    kind: str = choice(
        st.segmented_control, "Beside the errors", list(BESIDE), FIRST["beside"], "beside", required=True,
        format_func=BESIDE.__getitem__, label_visibility="collapsed",
    )  # fmt: skip
    check_choice("beside", BESIDE, "figure beside the errors", kind)
    if kind == "margins":
        chart(margins(run, step, theme_now()), "boosting_margins", margins_in_words(run, step))
        st.caption("Dashed: the margins at the end of the run.")
        return
    chart(plane(run, step, theme_now()), "boosting_plane", plane_in_words(run, step))
    st.caption(
        "Full circles are positive examples, open ones negative, their area is their weight; a cross marks what the "
        "vote misjudges. Shaded: the vote's answers. Dashed: the stump of this round."
    )


@st.cache_resource(show_spinner="Boosting …", max_entries=16)
def _run(asked: Asked) -> BoostingRun:
    return boosting_run(boosting_world(asked.world, asked.noise), asked.m, asked.seed, asked.rounds)


def _to_take_away(asked: Asked, run: BoostingRun, drawn: Any) -> None:
    if run.smallest_edge is not None:
        calculator = menu_entry(next(page for page in discover() if page.slug == "calculator"))
        given = {"gamma": typed(run.smallest_edge), "rounds": typed(run.rounds)}
        link = {"theorem": run.theorem.slug, "for": "value", **given}
        st.page_link(calculator, label="Open the promise in the Calculator", query_params=link)
    downloads("boosting", lambda: csv_text(run_table(run)), drawn)
    with st.expander("The same in Python"):
        st.code(words.python_snippet(asked), language="python")
