"""The verdict on a formula that somebody typed: equal to the theorem, looser, or wrong, and what differs."""

import streamlit as st

from bounds import DomainError
from bounds.diagnosis.formula_verdict import FormulaDiagnosis, FormulaVerdict
from bounds.diagnosis.formulas import diagnose_formula
from bounds.theorem import Theorem
from bounds.vocabulary.prose import capitalized
from pages.widgets import say
from pages.widgets.main_number import headline

_HEADLINES = {
    FormulaVerdict.EQUAL: ("Right", "equal to the theorem"),
    FormulaVerdict.BY_FORM: ("Right", "by another form of the theorem"),
    FormulaVerdict.LOOSER: ("Right", "but looser"),
    FormulaVerdict.WRONG: ("Not quite", ""),
}


@st.cache_data(show_spinner="Comparing …", max_entries=256)
def _diagnosed(slug: str, unknown: str, typed: str) -> FormulaDiagnosis | str:
    """The diagnosis, or why there is none."""
    try:
        return diagnose_formula(typed, slug, unknown or None)
    except (DomainError, TypeError) as refusal:
        return str(refusal)


def formula_verdict(theorem: Theorem, unknown: str, typed: str) -> None:
    """The headline, how the formula was read, and the sentences under it."""
    diagnosis = _diagnosed(theorem.slug, unknown, typed)
    if isinstance(diagnosis, str):
        say.error(f"{capitalized(diagnosis)}.")
        return
    headline(*_HEADLINES[diagnosis.verdict])
    st.caption(say.verbatim(f"Read as {diagnosis.read_as}."))
    st.markdown(say.verbatim(f"{capitalized(diagnosis.detail)}."))
    for difference in diagnosis.differences:
        st.markdown(f"- {say.verbatim(capitalized(difference))}.")
