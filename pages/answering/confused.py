"""Below a verdict: the way to the theorem whose answer was given, and what lies between that one and the right one."""

import streamlit as st

from bounds import theorems
from bounds.diagnosis.slip import Slip
from bounds.graph.confusion import in_between, theorem_behind
from bounds.theorem import Theorem
from pages.widgets import say
from pages.widgets.page import entry_at


def other_theorem(theorem: Theorem, slip: Slip) -> None:
    """Nothing for a slip that is no other theorem's answer."""
    other = theorem_behind(slip, theorem)
    if not other:
        return
    for sentence in in_between(theorem, other):
        st.markdown(say.verbatim(sentence))
    label = f"“{theorems[other].title}” among the theorems around it"
    st.page_link(entry_at("graph"), label=label, query_params={"theorem": other})
