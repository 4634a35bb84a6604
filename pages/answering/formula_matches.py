"""A formula without a theorem: every theorem that it is, or of whose formula a usual slip makes it."""

import streamlit as st

from bounds import DomainError
from bounds.diagnosis.formula_verdict import FormulaVerdict
from bounds.identification.formulas import FormulaMatch, identify_formula
from bounds.numbers import pluralize
from bounds.vocabulary.prose import capitalized
from pages.answering.verdict import refused
from pages.solving.parts import ANSWER
from pages.widgets import say
from pages.widgets.calculator_link import PAGE, address_of
from pages.widgets.main_number import headline
from pages.widgets.page import entry_at


@st.cache_data(show_spinner="Comparing with all theorems …", max_entries=64)
def _matches(typed: str) -> tuple[FormulaMatch, ...] | str:
    """The theorems, or why there are none."""
    try:
        return identify_formula(typed)
    except DomainError as refusal:
        return str(refusal)


def show_matches(typed: str) -> None:
    """The headline, and a line and a link for each theorem."""
    matches = _matches(typed)
    if isinstance(matches, str):
        refused(DomainError(matches))
        return
    right = sum(match.is_right for match in matches)
    if right:
        headline("Right", f"by {pluralize(right, 'theorem')}")
    elif any(match.diagnosis.verdict is FormulaVerdict.LOOSER for match in matches):
        headline("Right", "but looser")
    else:
        headline("Not quite", "")
    if not matches:
        st.markdown("No theorem has this formula, and no usual slip makes it one.")
    for match in matches:
        _show(match, typed)


def _show(match: FormulaMatch, typed: str) -> None:
    of = f" for {match.theorem.variable(match.unknown).label}" if match.unknown else ""
    st.markdown(f"- {say.verbatim(f'{match.theorem.title}{of}: {match.diagnosis.verdict}')}")
    st.caption(say.verbatim(f"Read as {match.diagnosis.read_as}."))
    for words in (match.diagnosis.form, *match.diagnosis.differences):
        if words:
            st.markdown(f"  {say.verbatim(capitalized(words))}.")
    query = {**address_of(match.theorem.slug, match.unknown, {}), ANSWER: typed}
    st.page_link(
        entry_at(PAGE), label=f"Check it by {match.theorem.slug}", query_params=query, icon=":material/fact_check:"
    )
