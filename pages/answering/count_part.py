"""Counting a class: ln|H|, how one counts, and where the number is needed."""

from typing import Any

import streamlit as st

from bounds.classes.count import count
from bounds.classes.counted import Count, size_in_words
from bounds.classes.family import Construction
from bounds.numbers import format_number
from bounds.reading.counts import read_count
from bounds.reading.written import LONGEST
from laboratory.figures.class_size import class_size, description, sizes
from laboratory.figures.theme import with_footer
from pages.answering._class_size import as_typed
from pages.answering.last_answer import greyed, kept, mend
from pages.answering.phone_order import earlier
from pages.widgets import say
from pages.widgets.calculator_link import PAGE
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.inputs import tell_reading, variable_input
from pages.widgets.link import check_choice, choice, text
from pages.widgets.main_number import headline
from pages.widgets.page import entry_at
from pages.widgets.symbols import typeset

EXPRESSION, UNION, PRODUCT = "expression", "union", "product"
COMPOSED = {UNION: count.union, PRODUCT: count.product}
WORDS = {
    EXPRESSION: "A number or an expression",
    **{name: family.title for name, family in count.families.items()},
    UNION: "The union of classes",
    PRODUCT: "One from each class (product)",
}
FIRST = "conjunctions"
FIRST_EXPRESSION = "3^10 + 1"
FIRST_PARTS = "conjunctions n=10; 2^20"
FINITE = "finite_realizable"
SHORT, LONG = 2**40, 10**60  # numbers in between are written with their power of ten first, then in full


def render() -> dict[str, str]:
    """The fields, the number, its argument and its figure; returns the view's own part of the address."""
    st.write("Bounds for finite classes need the logarithm of the number of hypotheses. Here it is counted.")
    says, asks = st.columns([3, 2], gap="large")
    with asks, earlier("class"):
        names = list(WORDS)
        chosen: str = choice(st.selectbox, "Class", names, FIRST, "construction", format_func=WORDS.__getitem__)
        check_choice("construction", names, "construction", chosen)
        inputs, view = _family(count.families[chosen]) if chosen in count.families else _written(chosen)
    with says:
        counted = _counted(chosen, inputs)
        result, stale = kept(f"count {chosen}", None if counted is None else (counted, inputs))
        if counted is None:
            mend(stale)
        if result is not None:
            with greyed(stale, "count"):
                said = _show(result[0])
    if result is not None and isinstance(result[1], dict):
        with greyed(stale, "counted"):
            _figure(count.families[chosen], result[1], said)
    return {"construction": chosen, **view}


def _family(family: Construction) -> tuple[dict[str, Any] | None, dict[str, str]]:
    """The numbers that the family is counted from, None where one is missing, and their fields."""
    keys = {parameter.name: f"count.{parameter.name}" for parameter in family.parameters}
    inputs = {
        parameter.name: variable_input(family.name, parameter, keys[parameter.name]) for parameter in family.parameters
    }
    view = {key: st.session_state[key] for key in keys.values()}
    return (None if None in inputs.values() else inputs), view


def _written(chosen: str) -> tuple[str, dict[str, str]]:
    """The field for an expression, or for the parts of a union or product."""
    if chosen == EXPRESSION:
        about = "Whole numbers with + - * / ^, factorials n! and binomials C(n, k)."
        written = text("Number of hypotheses", "count.size", FIRST_EXPRESSION, LONGEST, help=about, autocomplete="off")
        tell_reading(written)
        return written, {"count.size": written}
    about = "Each part is an expression, or the name of a construction with its numbers: `trees nodes=7 features=5`."
    written = text("Classes, apart by semicolons", "count.parts", FIRST_PARTS, LONGEST, help=about, autocomplete="off")
    return written, {"count.parts": written}


def _counted(chosen: str, inputs: Any) -> Count | None:
    """The count, or None after an error message."""
    if inputs is None:
        return None
    try:
        if chosen in count.families:
            return count.families[chosen](**inputs)
        if chosen in COMPOSED:
            return COMPOSED[chosen](*(read_count(part) for part in inputs.split(";") if part.strip()))
        return count(inputs)
    except (ValueError, TypeError, OverflowError) as refusal:
        say.error(refusal)
        return None


def _show(counted: Count) -> str:
    """What is counted; returns the headline."""
    up_to = "at most " if counted.at_most else ""
    said = headline(format_number(float(counted), 5), f"is {up_to}ln |H|")
    relation = r"\le" if counted.at_most else "="
    st.latex(rf"|\mathcal H|\;{relation}\;{counted.latex}", width="content")
    words = size_in_words(counted).replace("about 10^", "about 10 to the power ")
    st.markdown(f"That is {up_to}{words} hypotheses. {typeset(counted.argument)}")
    number = counted.number
    if number is not None and SHORT < number < LONG:
        st.markdown(f"In full: {number:,}.")
    st.markdown(f"In full precision: ln |H| = {float(counted)!r}; log₂ |H| = {format_number(counted.bits, 6)} bits.")
    calculator = entry_at(PAGE)
    st.page_link(
        calculator,
        label="How many examples does it need?",
        icon=":material/calculate:",
        query_params={"theorem": FINITE, "ln_size": as_typed(counted)},
    )
    return said


def _figure(family: Construction, inputs: dict[str, Any], said: str) -> None:
    over = family.parameters[0]
    fig = with_footer(class_size(family, over, inputs, theme_now()), said)
    chart(fig, "class_size", description(family, over, inputs))
    downloads(f"count_{family.name}", lambda: csv_text(sizes(family, over, inputs)), fig)
    arguments = ", ".join(f"{name}={value!r}" for name, value in inputs.items())
    with st.expander("The same in Python and on the command line"):
        st.code(f"from bounds import count\n\nprint(count.{family.name}({arguments}))\n", language="python")
        words = " ".join(f"{name}={value}" for name, value in inputs.items())
        st.code(f"ltlab count {family.name} {words}", language="bash")
