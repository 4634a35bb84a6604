"""What a bound is made of: why it is vacuous, and which sample size would help."""

from collections.abc import Mapping
from typing import Any

import streamlit as st

from bounds.comparison.informativeness import first_size
from bounds.comparison.terms import can_be_told, terms
from bounds.display.calls import typed
from bounds.numbers import format_number
from bounds.theorem import Theorem
from laboratory.figures.bound_terms import bound_terms, description
from laboratory.figures.theme import with_footer
from pages.widgets import say
from pages.widgets.chart import chart, theme_now
from pages.widgets.class_link import is_hidden
from pages.widgets.inputs import put
from pages.widgets.when_open import expander
from pages.widgets.wording import vacuous_sentence


def why_vacuous(
    theorem: Theorem, inputs: Mapping[str, Any], bound: float, unknown: str, headline: str, field: str = "m"
) -> None:
    """That the bound is vacuous, its terms, and a button that sets the sample size from which on it is informative.

    The `headline` stands under the figure, too, for whoever takes it away; `field` is the one that holds the size.
    """
    size = first_size(theorem, inputs, bound)
    can_be_set = unknown != "m" and not is_hidden("m")
    say.warning(vacuous_sentence(theorem, inputs, bound, None if can_be_set else size))
    if can_be_told(theorem) and theorem.is_sure(bound, **inputs):
        _show(theorem, inputs, headline)
    if can_be_set and size is not None:
        says = f"Set m = {format_number(size)}, where the bound becomes informative"
        st.button(says, key="_informative_size", on_click=put, args=(field, typed(size)))


def terms_of(theorem: Theorem, inputs: Mapping[str, Any], headline: str) -> None:
    """The terms of a bound at these inputs, where they can be told apart."""
    if can_be_told(theorem):
        _show(theorem, inputs, headline)


def what_dominates(theorem: Theorem, inputs: Mapping[str, Any], headline: str) -> None:
    """The terms of an informative bound, for who asks."""
    if can_be_told(theorem):
        expander("What dominates the bound?", "_terms", lambda: _show(theorem, inputs, headline))


def _show(theorem: Theorem, inputs: Mapping[str, Any], headline: str) -> None:
    made_of = terms(theorem, inputs)
    if made_of is None:
        st.markdown("The terms of this bound have no shares: without some of them it has no value.")
        return
    st.markdown(made_of.sentence)
    chart(with_footer(bound_terms(made_of, theme_now()), headline), "bound_terms", description(made_of))
    st.caption(made_of.method)
