"""A small table worked out line by line, as one writes it on paper, and checked."""

import streamlit as st

from pages.answering.last_answer import greyed, kept, mend
from pages.answering.phone_order import earlier
from pages.solving.typed_rows import WORKED_BY_HAND, choose_quantity, type_rows
from pages.solving.worked_lines import answer_first, show_worked
from pages.widgets import say
from pages.widgets.class_link import page_title
from pages.widgets.link import check_names, copy_link, keep_only, switch
from pages.widgets.page import Page

PAGE = Page("By hand", "Solve", ":material/edit_note:", 60)
MINE = "mine"


def render() -> None:
    """What is worked out and its table on one side, result and lines on the other."""
    st.title(say.verbatim(page_title(PAGE.title)))
    says, link = st.columns([7, 2], vertical_alignment="bottom")
    with says:
        st.write("Type a small table: its computation follows line by line, as one writes it by hand.")
    notices = st.container()
    left, right = st.columns([3, 2], gap="large")
    with right, earlier("rows"):
        quantity = choose_quantity()
        typed, empty, view = type_rows(quantity)
        mine = switch("My answer first", MINE, help="The result stays hidden until your own answer is checked.")
    with left:
        result, stale = kept(f"worked {quantity.name}", typed)
        if typed is None and not empty:
            mend(stale)
        if result is not None and not empty:
            with greyed(stale, "worked"):
                view |= answer_first(result, " ".join(view.values())) if mine else show_worked(result)
    view |= {MINE: "1" if mine else ""}
    with notices:
        check_names({*view, "answer", "show", "step"})
    with link:
        copy_link(WORKED_BY_HAND, view)
    keep_only(view)
