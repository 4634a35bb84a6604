"""Numbers that no theorem is asked for: the size of a class, a VC dimension, what a learner computes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import streamlit as st

from bounds import DomainError, diagnose, vc_dimension
from bounds.count import count
from bounds.diagnose import Diagnosis
from bounds.diagnosing.verdict import Verdict
from bounds.words.prose import in_a_sentence, shortened
from laboratory import by_hand
from pages.answering.verdict import refused, too_few_digits
from pages.widgets import say
from pages.widgets.inputs import LONGEST, tell_reading, variable_input
from pages.widgets.link import check_choice, choice, text
from pages.widgets.one_number import headline

COUNT, DIMENSION, BY_HAND = "count", "vc", "by_hand"
WORDS = {COUNT: "Size of a class", DIMENSION: "VC dimension", BY_HAND: "What a learner computes"}
FIRST = {COUNT: "conjunctions", DIMENSION: "halfspaces", BY_HAND: "entropy"}
EXAMPLES = {COUNT: "for example 59049, 3^10 or 10.99", DIMENSION: "for example 3", BY_HAND: "for example 0.940"}
ANSWER = "answer"

Check = Callable[[str], Diagnosis]


def render(what: str) -> dict[str, str]:
    """The question on one side, the answer and its verdict on the other; returns the view's part of the address."""
    left, right = st.columns([3, 2], gap="large")
    with right:
        check, view = {COUNT: _count, DIMENSION: _dimension, BY_HAND: _by_hand}[what]()
    with left:
        typed = text(
            f"Your answer: {WORDS[what]}", ANSWER, "", LONGEST, autocomplete="off", placeholder=EXAMPLES[what]
        )
        if check is None:
            st.info("Mend the field that complains; then your answer can be checked.")
        elif not typed.strip():
            st.info("Type your number; it is checked to as many digits as you give.")
        else:
            tell_reading(typed)
            _judge(check, typed)
    return {**view, ANSWER: typed}


def _judge(check: Check, typed: str) -> None:
    try:
        found = check(typed)
    except DomainError as refusal:
        refused(refusal)
        return
    except (ValueError, TypeError, OverflowError) as refusal:
        say.error(refusal)
        return
    shown = say.verbatim(shortened(typed.strip()))
    if found.right:
        headline("Right", shortened(typed.strip()))
        if found.form:
            st.markdown(f"It is right as {found.form}.")
    elif found.verdict is Verdict.TOO_FEW_DIGITS:
        too_few_digits(typed, found.enough)
    else:
        headline("Not quite", "")
        _name(found, shown)


def _name(found: Diagnosis, shown: str) -> None:
    for slip in found.slips:
        # What a learner computes has slips that are sentences, a class has clauses.
        sentence = slip.words.endswith(".")
        st.markdown(slip.words if sentence else f"**{shown}** is what you get with: {slip.words}.")
    if not found.slips:
        st.markdown(f"No slip that is known here gives **{shown}**.")


def _chosen(names: Mapping[str, str], what: str) -> str:
    options = list(names)
    found: str = choice(st.selectbox, "Of", options, FIRST[what], "of", format_func=names.__getitem__)
    check_choice("of", options, in_a_sentence(WORDS[what]), found)
    return found


def _count() -> tuple[Check | None, dict[str, str]]:
    name = _chosen({slug: family.title for slug, family in count.families.items()}, COUNT)
    family = count.families[name]
    given, view = _numbers(name, family.parameters, "count")
    st.caption("The number of hypotheses is right, and so is its natural logarithm.")
    return (None if given is None else lambda typed: diagnose(typed, family, **given)), {"of": name, **view}


def _dimension() -> tuple[Check | None, dict[str, str]]:
    name = _chosen({slug: cls.title for slug, cls in vc_dimension.items()}, DIMENSION)
    cls = vc_dimension.record(name)
    st.markdown(cls.says)
    given, view = _numbers(name, cls.parameters, "vc")
    return (None if given is None else lambda typed: diagnose(typed, cls, **given)), {"of": name, **view}


def _numbers(owner: str, parameters: Any, part: str) -> tuple[dict[str, Any] | None, dict[str, str]]:
    """The numbers that a class is told by, None where one is missing, and their fields."""
    given = {one.name: variable_input(owner, one, f"{part}.{one.name}") for one in parameters}
    view = {f"{part}.{name}": st.session_state[f"{part}.{name}"] for name in given}
    return (None if None in given.values() else given), view


def _by_hand() -> tuple[Check | None, dict[str, str]]:
    name = _chosen({slug: one.title for slug, one in by_hand.QUANTITIES.items()}, BY_HAND)
    quantity = by_hand.QUANTITIES[name]
    key = f"rows.{name}"
    about = f"{quantity.needs[:1].upper()}{quantity.needs[1:]}. Rows stand apart by semicolons."
    written = text("Numbers", key, "; ".join(quantity.example), LONGEST, help=about, autocomplete="off")
    st.caption(about)
    try:
        rows, numbers = by_hand.read(written)
        quantity.works_out(*rows, **numbers)
    except (ValueError, TypeError) as refusal:
        say.error(refusal)
        return None, {"of": name, key: written}
    return (lambda typed: by_hand.check(typed, name, *rows, **numbers)), {"of": name, key: written}
