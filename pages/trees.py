"""A decision tree grows split by split: what makes a split good, and when is it one too many?"""

from __future__ import annotations

from functools import partial
from typing import Any

import streamlit as st

from bounds.numbers import in_words
from experiments._tree_run import TreeRun, tree_run
from figures.trees import (
    errors,
    errors_in_words,
    plane,
    plane_in_words,
    psi_curves,
    psi_in_words,
    run_table,
)
from pages import _trees_words as words
from pages._answer import headline
from pages._chart import chart, theme_now
from pages._downloads import csv_text, downloads
from pages._link import check_choice, check_names, choice, copy_link, keep_only, overrule
from pages._page import Page
from pages._trees_fields import FIRST, Asked, ask, presets

PAGE = Page("Trees", "See", ":material/account_tree:", 55)
BESIDE = {"errors": "Errors by size", "psi": "ψ of a split"}
_SHOWN_RUN = "_run_on_the_trees_page"


def render() -> None:
    """Plane and errors first, the fields under them, then what grew, in words."""
    title, link = st.columns([5, 1], vertical_alignment="bottom")
    title.title("Trees")
    st.markdown("A decision tree cuts the plane into boxes, always with the cut that makes the labels purest.")
    ready_made, notices, laboratory = st.container(), st.container(), st.container()
    asked = ask()
    if asked is None:
        with ready_made:
            presets()
        laboratory.info("Mend the field that complains, and the tree stands here.")
        return
    run = _run(asked)
    with laboratory:
        step, drawn = _laboratory(asked, run)
    with ready_made:
        presets()
    _folded(asked, run, step, drawn)
    view = {key: str(st.session_state.get(key, usual)) for key, usual in (FIRST | {"split": str(step)}).items()}
    with notices:
        check_names(view)
    with link:
        copy_link("trees", view)
    keep_only(view)


def _laboratory(asked: Asked, run: TreeRun) -> tuple[int, Any]:
    """The plane with its steps, and beside it the exact risk and one of two figures; returns step and plane."""
    left, right = st.columns([1, 1], gap="large")
    with left:
        picture = st.container()
        step = _step(asked, run)
    with right:
        headline(words.headline_number(run, step), words.headline_words(run, step))
        _beside(run, step)
    with picture:
        drawn = plane(run, step, theme_now())
        chart(drawn, "trees_plane", plane_in_words(run, step))
    st.markdown(words.verdict(run))
    st.markdown(f"{words.step_sentence(run, step)}  \n{words.root_sentence(run)}")
    with left:
        st.caption(
            "Full circles are positive examples, open ones negative; a cross marks what the tree misjudges. Each box "
            "is a leaf, shaded like the examples that it takes its points for. The thick line is this split's cut."
        )
    return step, drawn


def _step(asked: Asked, run: TreeRun) -> int:
    """Which split is looked at: the last one, until somebody goes back."""
    if st.session_state.get(_SHOWN_RUN) not in (None, asked):
        st.session_state["split"] = run.splits
        overrule("split")
    st.session_state[_SHOWN_RUN] = asked
    step: int = choice(_slider, "After split", range(run.splits + 1), run.splits, "split")
    check_choice("split", map(str, range(run.splits + 1)), "split of this tree", str(step))
    with st.container(horizontal=True):
        st.button("Back", key="_back", on_click=partial(_go, step - 1), disabled=step == 0)
        st.button("Step", key="_on", on_click=partial(_go, step + 1), disabled=step == run.splits)
        st.button("From the start", key="_from_start", on_click=partial(_go, 0), disabled=step == 0, type="tertiary")
    return step


def _slider(label: str, options: range, key: str, **more: Any) -> int:
    """A slider needs two ends; a tree that never split has one."""
    if len(options) == 1:
        st.caption("The tree was not split at all.")
        return options[0]
    return int(st.slider(label, options[0], options[-1], key=key, **more))


def _go(step: int) -> None:
    st.session_state["split"] = step


def _beside(run: TreeRun, step: int) -> None:
    kind: str = choice(
        st.segmented_control, "Beside the plane", list(BESIDE), FIRST["beside"], "beside", required=True,
        format_func=BESIDE.__getitem__, label_visibility="collapsed",
    )  # fmt: skip
    check_choice("beside", BESIDE, "figure beside the plane", kind)
    if kind == "psi":
        chart(psi_curves(run, step, theme_now()), "trees_psi", psi_in_words(run, step))
    else:
        chart(errors(run, step, theme_now()), "trees_errors", errors_in_words(run, step))


# Streamlit hashes a dataclass by its fields alone, and two worlds have the same fields.
@st.cache_resource(show_spinner="Growing …", max_entries=16, hash_funcs={Asked: repr})
def _run(asked: Asked) -> TreeRun:
    return tree_run(asked.world, asked.m, asked.seed, asked.psi, asked.mirrored)


def _folded(asked: Asked, run: TreeRun, step: int, drawn: Any) -> None:
    downloads("trees", lambda: csv_text(run_table(run)), drawn)
    with st.expander(f"The tree with {in_words(int(run.nodes[step]))} node{'s' if step else ''} as a formula"):
        st.markdown(words.formula_words(run, step))
    with st.expander("The same in Python"):
        st.code(words.python_snippet(asked), language="python")
    with st.expander("What does this mean?"):
        st.markdown(words.MEANING)
