"""The fields of a plan: which question, what is solved for, and what is known."""

from typing import Any

import streamlit as st

from laboratory.plans import PLANS
from laboratory.plans.question import PlanQuestion
from laboratory.views.fields import Field
from pages.widgets import class_link
from pages.widgets.field_values import value_of_field
from pages.widgets.link import check_choice, choice
from pages.widgets.settings import control

QUESTION, SOLVE = "question", "solve"
TITLES = {name: plan.title for name, plan in PLANS.items()}


def choose_question() -> PlanQuestion:
    """The question, in plain words."""
    first = next(iter(PLANS))
    name: str = choice(
        st.selectbox, "What is to be evaluated?", list(TITLES), first, QUESTION, format_func=TITLES.__getitem__
    )
    check_choice(QUESTION, TITLES, "question", name)
    return PLANS[name]


def choose_unknown(question: PlanQuestion) -> tuple[str, dict[str, str]]:
    """Which quantity is solved for, and its part of the address."""
    labels = {quantity.name: quantity.field.label for quantity in question.quantities}
    key = f"{question.name}.{SOLVE}"
    name: str = choice(st.selectbox, "Solve for", list(labels), question.size.name, key, format_func=labels.__getitem__)
    check_choice(key, labels, "quantity", name)
    return name, {key: name}


def fields_of(question: PlanQuestion, unknown: str) -> tuple[dict[str, Any] | None, dict[str, str]]:
    """What the fields hold, None where one of them is wrong, and their part of the address."""
    known: dict[str, Any] = {}
    view: dict[str, str] = {}
    wrong = False
    folded: list[tuple[Field, str]] = []
    for field in question.fields:
        usual = known[field.name] = field.start(known)
        if field.name == unknown or not field.is_visible(known):
            continue
        key = f"{question.name}.{field.name}"
        try:
            known[field.name] = value_of_field(field, key, usual)
        except ValueError:  # which its control says
            wrong = True
        view[key] = field.to_text(known[field.name])
        if field.advanced:
            folded.append((field, key))
        elif wrong or not class_link.is_hidden(key):
            control(field, key, usual)
    if folded:
        with st.popover("More", icon=":material/tune:", width="stretch"):
            for field, key in folded:
                control(field, key, field.start(known))
    values = {name: value for name, value in known.items() if name != unknown}
    return None if wrong else values, view
