"""When can a class be learned, and what does that mean? Three definitions, and six equivalent statements."""

from math import inf
from typing import Any

import streamlit as st

from bounds import theorems, vc_dimension
from bounds.comparison.conditions import condition_of
from bounds.numbers import format_number
from bounds.vc.dimension import VCDimension
from laboratory.figures.enough_examples import enough_examples, enough_in_words
from laboratory.figures.theme import with_footer
from pages.answering.last_answer import greyed, kept, mend
from pages.looking_up.learnable import DEFINITIONS, STATEMENTS, Definition
from pages.widgets import say
from pages.widgets.calculator_link import calculator_link
from pages.widgets.chart import chart, theme_now
from pages.widgets.class_link import page_title
from pages.widgets.inputs import variable_input
from pages.widgets.link import check_choice, check_names, choice, copy_link, keep_only
from pages.widgets.main_number import headline
from pages.widgets.page import Page, discover, menu_entry
from pages.widgets.symbols import typeset

PAGE = Page("Learnability", "Look up", ":material/school:", 40, in_menu=False)
FIRST = "halfspaces"
HARD = "shattered_set_lower"  # what an infinite dimension forbids
CURVES = tuple((definition.theorem, definition.short) for definition in DEFINITIONS)


def render() -> None:
    """A class, whether it can be learned, from how many examples, and why the six statements are equivalent."""
    title, link = st.columns([8, 2], vertical_alignment="bottom")
    title.title(say.verbatim(page_title("Learnability")))
    st.markdown(
        "With binary labels and the zero-one loss, a class of hypotheses can be learned if and only if its VC "
        "dimension is finite. Choose a class, an accuracy ε and a confidence 1 − δ."
    )
    left, right = st.columns([3, 1.2], gap="large")
    with right:
        known, settings, view = _ask()
    check_names(view)
    with link:
        copy_link("learnability", view)
    keep_only(view)
    with left:
        now = None if known is None or None in settings.values() else (known, settings)
        result, stale = kept(f"learnability {view['of']}", now)
        if now is None:
            mend(stale)
        if result is not None:
            with greyed(stale, "dimension"):
                _answer(*result)
    with greyed(stale, "guarantees"):
        _definitions(*(result or (known, settings)))
        _statements(result[0] if result else known)


def _ask() -> tuple[VCDimension | None, dict[str, Any], dict[str, str]]:
    """What is known of the class, accuracy and confidence, and the view's address."""
    slug: str = choice(
        st.selectbox, "Class", list(vc_dimension), FIRST, "of", format_func=lambda slug: vc_dimension[slug].title
    )
    check_choice("of", vc_dimension, "class in this catalogue", slug)
    record = vc_dimension.record(slug)
    st.caption(record.description)
    arguments = {
        parameter.name: variable_input(slug, parameter, f"of.{parameter.name}") for parameter in record.parameters
    }
    of = theorems[DEFINITIONS[0].theorem]
    settings = {name: variable_input(of.slug, of.variable(name), name) for name in ("epsilon", "delta")}
    view = {"of": slug} | {f"of.{name}": st.session_state[f"of.{name}"] for name in arguments}
    known = None if None in arguments.values() else vc_dimension(slug, **arguments)
    return known, settings, view | {name: st.session_state[name] for name in settings}


def _answer(known: VCDimension, values: dict[str, Any]) -> None:
    """The dimension, and what it means; where it is finite, how many examples are enough."""
    d = known.upper
    if d == inf:
        headline("∞", "is the VC dimension: not learnable")
        st.markdown(
            "For every sample size m, every learner has a distribution on which it fails. With m examples of 2m "
            "shattered points, its true risk is at least 1/8 with probability at least 1/7. All six statements fail."
        )
        return
    size = format_number(int(d))
    what = "is the VC dimension" if known.value is not None else "is an upper bound on the VC dimension"
    said = headline(size, f"{what}: learnable")
    if d < 1:
        st.markdown("The class gives no point both labels. There is nothing to learn, and no example is needed.")
        return
    fig = with_footer(enough_examples(CURVES, d=int(d), theme=theme_now(), **values), said)
    chart(fig, "enough_examples", enough_in_words(CURVES, d=int(d), **values))
    st.markdown(f"All six statements hold. {typeset(known.cls.why_upper)}")


def _definitions(known: VCDimension | None, values: dict[str, Any]) -> None:
    st.header("Sample complexity")
    st.markdown("For every ε and δ between 0 and 1 there is a sample size m from which on it holds:")
    for column, definition in zip(st.columns(len(DEFINITIONS), gap="medium"), DEFINITIONS, strict=True):
        with column, st.container(border=True, height="stretch"):
            _definition(definition, known, values)


def _definition(definition: Definition, known: VCDimension | None, arguments: dict[str, Any]) -> None:
    st.markdown(f"**{definition.name}**")
    st.latex(definition.formula, width="content")
    st.markdown(definition.statement)
    if known is not None and 1 <= known.upper < inf and None not in arguments.values():
        settings = {**arguments, "d": int(known.upper)}
        enough = theorems[definition.theorem].whole(**settings)
        rests = condition_of(theorems[definition.theorem], settings)
        st.markdown(f"For this class {format_number(enough)} examples are enough{rests}.")
        calculator_link("Open in the Calculator", definition.theorem, settings)


def _statements(known: VCDimension | None) -> None:
    st.header("Six equivalent statements")
    st.markdown(
        "The fundamental theorem of statistical learning: with binary labels and the zero-one loss, all six are "
        "equivalent (up to a mild condition of measurability). Each has a link to a page that shows it."
    )
    mark = {None: "", True: " :green-badge[holds]", False: " :red-badge[fails]"}[
        None if known is None else known.upper < inf
    ]
    pages = {place.slug: place for place in discover()}
    for number, statement in enumerate(STATEMENTS, 1):
        said, door = st.columns([3, 1.2], gap="large", vertical_alignment="center")
        said.markdown(f"{number}. {statement.statement}{mark}\n\n   {statement.why}")
        page = pages[statement.page]
        door.page_link(
            menu_entry(page), label=statement.door, icon=page.page.icon, query_params=dict(statement.address)
        )
    if known is not None and known.upper == inf:
        calculator_link("How many examples are too few, in the Calculator", HARD, {"d": 100})
    say.info(
        "With more labels, or in general problems such as convex ones, the six are not equivalent: some problems can "
        "be learned without uniform convergence."
    )
