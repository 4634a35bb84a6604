"""The answer of a plan: the number with its condition, its proof, a figure, what to quote, and where to go on."""

from typing import Any

import streamlit as st

from bounds.batches.spreadsheet import csv_columns
from bounds.vocabulary.prose import capitalized, in_a_sentence
from laboratory.plans import PlanAnswer, plan
from laboratory.plans.copying import command, python_snippet
from laboratory.plans.drawing import over_sizes, over_sizes_in_words
from laboratory.topics import views
from pages.widgets import say
from pages.widgets.calculator_link import calculator_link
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import downloads
from pages.widgets.laboratory_link import laboratory_link
from pages.widgets.main_number import headline

NAME = "plan"


@st.cache_resource(max_entries=16, scope="session", show_spinner="Solving …")
def answered(question: str, unknown: str, values: tuple[tuple[str, Any], ...]) -> PlanAnswer:
    """The plan. Raises ValueError in one sentence."""
    return plan(question, solve_for=unknown, **dict(values))


def show(answer: PlanAnswer) -> None:
    """The number, what it is, its proof, and the figure."""
    if answer.value is None:
        say.info(answer.sentence)
        return
    headline(*answer.headline)
    st.markdown(say.verbatim(f"{answer.stated}."))
    st.markdown(say.verbatim(answer.certificate))
    chart(over_sizes(answer, theme_now()), NAME, over_sizes_in_words(answer))
    st.caption(_caption(answer))


def take_away(answer: PlanAnswer) -> None:
    """Further numbers, what to quote, where to go on, and the files; a phone has the fields before it."""
    for line in answer.more:
        st.markdown(say.verbatim(line))
    st.caption("To quote")
    st.code(answer.report(), language=None, wrap_lines=True)
    _doors(answer)
    with st.expander("What is assumed"):
        st.markdown("\n".join(f"- {say.verbatim(capitalized(each.clause))}" for each in answer.assumptions))
    with st.expander("The same in Python"):
        st.code(python_snippet(answer), language="python", wrap_lines=True)
        st.code(command(answer), language="bash", wrap_lines=True)
    downloads(NAME, lambda: csv_columns(_table(answer)), over_sizes(answer), report=answer.report)


def _caption(answer: PlanAnswer) -> str:
    name = in_a_sentence(answer.question.reached.field.label)
    return f"The {name} over the sample size. Dotted: what is planned, and the sample size that has it."


def _doors(answer: PlanAnswer) -> None:
    """Links with the same numbers: to the view of the laboratory, where it takes them, and to the Calculator."""
    name, settings = answer.question.view(answer)
    entry = views[name]
    try:
        taken = entry.view.checked_inputs(settings)
    except ValueError:  # the view does not go so far
        taken = None
    with st.container(horizontal=True):
        if taken is not None:
            laboratory_link("See more of it in the laboratory", entry, taken)
        calculator_link("Open in the Calculator", answer.theorem.slug, answer.inputs)


def _table(answer: PlanAnswer) -> dict[str, list[Any]]:
    sizes, heights = answer.curve
    return {answer.question.size.name: sizes.tolist(), answer.question.reached.name: heights.tolist()}
