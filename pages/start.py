"""Where to begin: what this is, one bound to play with, and links to all pages."""

import streamlit as st

from bounds import Ln, theorems
from bounds.comparison.conditions import condition_of
from bounds.numbers import format_number
from laboratory.figures.bound_curve import bound_curve, description
from laboratory.figures.theme import with_footer
from pages.answering.in_words import ask_in_words
from pages.widgets.chart import chart, theme_now
from pages.widgets.documentation import documentation_link
from pages.widgets.error_boundary import guarded
from pages.widgets.link import check_choice, check_names, choice
from pages.widgets.main_number import headline
from pages.widgets.page import Page, entry_at
from pages.widgets.page_links import doors
from pages.widgets.wording import confidence, rounded_bound

PAGE = Page("Start", "", ":material/home:", 0)
SIZES = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000]
SHOWN = "finite_agnostic"
MILLION = {"delta": 0.05, "ln_size": Ln(10**6)}


def render() -> None:
    """A question in words, two sentences, one live number, and a link to every page."""
    st.title("Learning Theory Lab")
    _in_words()
    st.markdown(
        "How many examples does a learner need, and how far is the bound from the true error? Every number comes with "
        "its formula, assumptions, source and, where available, a proof."
    )
    _live()
    st.page_link(
        entry_at("tour"),
        label="Guided tour: a course in scenes, with a guess before each answer", icon=":material/tour:",
    )  # fmt: skip
    doors()
    documentation_link("", "Documentation: every theorem, laboratory and learner, lessons, the API")


@st.fragment
@guarded("start")
def _in_words() -> None:
    notices = st.container()
    with st.container(key="in_words"):
        names = ask_in_words()
    with notices:
        check_names({"size", *names})


@st.fragment
@guarded("start")
def _live() -> None:
    theorem = theorems[SHOWN]
    says, draws = st.columns([2, 3], gap="large")
    with says:
        m: int = choice(st.select_slider, "Sample size m", SIZES, 1_000, "size", format_func=format_number)
        check_choice("size", map(str, SIZES), "size on this slider", str(m))
        inputs = {"m": m, **MILLION}
        value = theorem(**inputs)
        what = f"largest gap between training and true error{condition_of(theorem, inputs)}"
        said = headline(rounded_bound(theorem, value), what)
        st.markdown(
            f"With {format_number(m)} examples, training and true error differ by at most "
            f"{rounded_bound(theorem, value)} for each of a million hypotheses, {confidence(inputs['delta'])}."
        )
    with draws:
        fig = with_footer(bound_curve(theorem, "m", inputs, theme_now()), said)
        chart(fig, "start_curve", description(theorem, "m", inputs))
