"""A tree that grows split by split in the plane, with its exact risk and what each split gains."""

from __future__ import annotations

from typing import Any

import streamlit as st

from bounds.numbers import in_words
from laboratory.topics.trees.formula.figures import grown_in_words, tree
from laboratory.topics.trees.growing.figures import (
    errors,
    errors_in_words,
    plane,
    plane_in_words,
    psi_curves,
    psi_in_words,
    run_table,
)
from laboratory.topics.trees.growing.run import TreeRun, tree_run
from pages import _trees_words as words
from pages._trees_fields import FIRST, Asked, ask
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.fields import view_of
from pages.widgets.frame import MEND
from pages.widgets.one_number import headline
from pages.widgets.playing import play

BESIDE = {"errors": "Errors by size", "psi": "ψ of a split", "tree": "The tree"}


def draw() -> None:
    """Plane and errors first, the fields under them, then what grew, in words."""
    above = st.container()
    asked = ask()
    with above:
        if asked is None:
            st.info(MEND)
            return
        run = _run(asked)
        step, drawn = _laboratory(asked, run)
    downloads("trees", lambda: csv_text(run_table(run)), drawn)
    with st.expander(f"The tree with {in_words(int(run.nodes[step]))} node{'s' if step else ''} as a formula"):
        st.markdown(words.formula_words(run, step))
    with st.expander("The same in Python"):
        st.code(words.python_snippet(asked), language="python")


# Streamlit hashes a dataclass by its fields alone, and two worlds have the same fields.
@st.cache_resource(show_spinner="Growing …", max_entries=16, hash_funcs={Asked: repr})
def _run(asked: Asked) -> TreeRun:
    return tree_run(asked.world, asked.m, asked.seed, asked.psi, asked.mirrored)


def _laboratory(asked: Asked, run: TreeRun) -> tuple[int, Any]:
    """The plane with its steps, and beside it the exact risk and one of two figures; returns step and plane."""
    left, right = st.columns([1, 1], gap="large")
    with left:
        picture = st.container()
        step = play("After split", run.splits, "split", asked, none="The tree was not split at all.")
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


def _beside(run: TreeRun, step: int) -> None:
    kind = view_of("Beside the plane", BESIDE, FIRST["beside"], "beside")
    if kind == "tree":
        nodes = run.drawn(step)
        chart(tree(nodes, None, None, theme_now()), "trees_tree", grown_in_words(nodes))
        st.caption("Yes goes left, no goes right. Each leaf is a box of the plane.")
    elif kind == "psi":
        chart(psi_curves(run, step, theme_now()), "trees_psi", psi_in_words(run, step))
    else:
        chart(errors(run, step, theme_now()), "trees_errors", errors_in_words(run, step))
        st.caption("The diamond marks the least exact risk.")
