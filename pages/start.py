"""Where to begin: what this is, one promise to play with, and the doors to the rest."""

from __future__ import annotations

import streamlit as st

from bounds import Ln, theorems
from bounds.numbers import in_words
from laboratory.figures.promise_curve import description, promise_curve
from pages.widgets.chart import chart, theme_now
from pages.widgets.last_resort import guarded
from pages.widgets.link import check_choice, check_names, choice
from pages.widgets.one_number import headline
from pages.widgets.page import Found, Page, discover, menu_entry
from pages.widgets.wording import confidence, promised

PAGE = Page("Start", "", ":material/home:", 0)
SIZES = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000]
IN_A_ROW = 3
SHOWN = "finite_agnostic"
MILLION = {"delta": 0.05, "ln_size": Ln(10**6)}


def render() -> None:
    """Two sentences, one live number, and a door for every page."""
    st.title("Learning Theory Lab")
    st.markdown(
        "How many examples does a learner need, and how far is that promise from what happens? Every number here "
        "carries its formula, its assumptions, its source and, where it can be had, its proof."
    )
    check_names({"size"})
    _live()
    _doors()


@st.fragment
@guarded("start")
def _live() -> None:
    theorem = theorems[SHOWN]
    says, draws = st.columns([2, 3], gap="large")
    with says:
        m: int = choice(st.select_slider, "Examples m", SIZES, 1_000, "size", format_func=in_words)
        check_choice("size", map(str, SIZES), "size on this slider", str(m))
        given = {"m": m, **MILLION}
        value = theorem(**given)
        headline(promised(theorem, value), "at most, between measured and true error")
        st.markdown(
            f"With {in_words(m)} examples and a million hypotheses to choose from, every one of them errs on the "
            f"sample as it does on new examples, give or take {promised(theorem, value)}, {confidence(given['delta'])}."
        )
    with draws:
        chart(promise_curve(theorem, "m", given, theme_now()), "start_curve", description(theorem, "m", given))


def _doors() -> None:
    """Section by section, as in the menu."""
    found = [page for page in discover() if page.page.order > 0]
    for section in dict.fromkeys(page.page.section for page in found):
        st.subheader(section)
        members = [page for page in found if page.page.section == section]
        for start in range(0, len(members), IN_A_ROW):
            for column, page in zip(st.columns(IN_A_ROW), members[start : start + IN_A_ROW], strict=False):
                with column, st.container(border=True, height="stretch"):
                    _door(page)


def _door(found: Found) -> None:
    st.page_link(menu_entry(found), label=f"**{found.page.title}**")
    says = found.says.removeprefix(f"{found.page.title}: ")
    st.markdown(says[:1].upper() + says[1:])
