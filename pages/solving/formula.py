"""The formula of an answer: in symbols, with its numbers, and solved for the unknown."""

from collections.abc import Mapping
from typing import Any

import streamlit as st

from bounds.display.typeset import aligned
from bounds.theorem import Theorem


def formula(theorem: Theorem, unknown: str, values: Mapping[str, Any]) -> None:
    """Symbols, numbers and the result below each other, what signs mean, and the solved form where there is one."""
    st.latex(aligned(theorem, values), width="content")
    for meaning in theorem.meanings:
        st.caption(f"where {meaning}")
    if not unknown:
        return
    form = theorem.solved_for(unknown)
    if form.tree is not None:
        st.markdown(f"Solved for ${form.unknown.symbol}$:")
        st.latex(form.latex, width="content")
    st.caption(" ".join(form.sentences))
