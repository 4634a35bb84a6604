"""Which field is left empty, and so worked out. The fields' own texts decide; "Solve for" only empties one of them."""

from collections.abc import Sequence

import streamlit as st

from bounds.theorem import Theorem
from pages.widgets.calculator_link import CHOICE, VALUE
from pages.widgets.link import new_in_link, overrule

_KEPT = "_last_text_of_fields"
_QUANTITIES = "_quantities_of_targets"


def target_word(theorem: Theorem) -> str:
    """The name of the target in code and in the address."""
    return theorem.target_word


def field_of(theorem: Theorem, option: str) -> str:
    """The key of the field that holds a variable, or the value of the bound."""
    return target_word(theorem) if option == VALUE else option


def settle(theorem: Theorem, options: Sequence[str], usual: str) -> list[str]:
    """Make the choice fit the fields, or the fields a new choice; return what is empty, the choice first.

    `options` are VALUE and the variables that can be solved for. Nothing is empty where a link or a person gave
    every value: the bound is then compared with the target.
    """
    _follow_quantity(theorem)
    choice = new_in_link(CHOICE)
    if choice is not None and choice in options:
        empty(theorem, choice)
    elif st.session_state.get(CHOICE) not in options:
        empty(theorem, _told_by_fields(theorem, options, usual))
    empties = _empties(theorem)
    able = [option for option in empties if option in options]
    if st.session_state[CHOICE] not in able:
        st.session_state[CHOICE] = able[0] if able else VALUE
    _remember(theorem)
    return sorted(empties, key=lambda option: option != st.session_state[CHOICE])


def empty(theorem: Theorem, option: str) -> None:
    """Empty one field and fill the others again with what last stood there."""
    _remember(theorem)
    previous = st.session_state.get(CHOICE) or VALUE
    fields = {VALUE, previous, *(variable.name for variable in theorem.variables)} - {option}
    for other in fields:
        field = field_of(theorem, other)
        if _text(field) == "" and new_in_link(field) is None:
            st.session_state[field] = st.session_state[_KEPT].get(_place(theorem, other))
    st.session_state[CHOICE] = option
    field = field_of(theorem, option)
    if option == VALUE and new_in_link(field):
        return
    overrule(field)
    st.session_state[field] = ""


def _told_by_fields(theorem: Theorem, options: Sequence[str], usual: str) -> str:
    """What a link without a choice leaves open: a field it empties, or else the value once it gives the usual one."""
    for option in options:
        if new_in_link(field_of(theorem, option)) == "":
            return option
    return VALUE if new_in_link(field_of(theorem, usual)) else usual


def _empties(theorem: Theorem) -> list[str]:
    options = [VALUE, *(variable.name for variable in theorem.variables)]
    return [option for option in options if _text(field_of(theorem, option)) == ""]


def _text(field: str) -> str | None:
    """What stands in a field; None in one that was never drawn, where its usual value will stand."""
    text = new_in_link(field)
    if text is None:
        text = st.session_state.get(field)
    return text if text is None else text.strip()


def _remember(theorem: Theorem) -> None:
    kept = st.session_state.setdefault(_KEPT, {})
    for option in (VALUE, *(variable.name for variable in theorem.variables)):
        if text := _text(field_of(theorem, option)):
            kept[_place(theorem, option)] = text


def _place(theorem: Theorem, option: str) -> str:
    """Where a text is kept. A target belongs to its quantity: 0.1 for a risk is not 0.1 mistakes."""
    return f"{target_word(theorem)} {_quantity(theorem)}" if option == VALUE else option


def _quantity(theorem: Theorem) -> str:
    quantity = theorem.returns
    return f"{quantity.wanted} rate" if quantity.trivial is not None else quantity.name


def _follow_quantity(theorem: Theorem) -> None:
    """Another quantity finds its own target again; one left empty stays so."""
    word, now = target_word(theorem), _quantity(theorem)
    quantities = st.session_state.setdefault(_QUANTITIES, {})
    if quantities.get(word, now) != now and st.session_state.get(word):
        st.session_state[word] = st.session_state[_KEPT].get(_place(theorem, VALUE))
    quantities[word] = now
