"""One line below a proof: what a theorem rests on and what uses it, and the way to its place in the graph."""

import streamlit as st

from bounds import theorems
from bounds.graph.edges import stated_about, stated_by
from bounds.theorem import Theorem
from bounds.vocabulary.prose import listed
from pages.widgets.page import entry_at
from pages.widgets.say import verbatim

MOST = 6  # theorems that a line names


def hangs_together(theorem: Theorem) -> None:
    """Nothing for a theorem without edges."""
    slug = (theorem.base or theorem).slug
    below = [edge.lower for edge in stated_by(slug) if edge.is_reason]
    above = [edge.upper for edge in stated_about(slug) if edge.is_reason]
    lines = [f"Rests on {_named(below)}."] if below else []
    lines += [f"Used by {_named(above)}."] if above else []
    if lines:
        st.markdown(verbatim(" ".join(lines)))
    if stated_by(slug) or stated_about(slug):
        label = "How it hangs together with other theorems"
        st.page_link(entry_at("graph"), label=label, query_params={"theorem": slug})


def _named(slugs: list[str]) -> str:
    """The titles of the first MOST, and how many more there are."""
    different = list(dict.fromkeys(slugs))
    names = [theorems[slug].title for slug in different[:MOST]]
    more = len(different) - len(names)
    return listed([*names, f"{more} more"] if more else names)
