"""How many hypotheses does a class hold, and which points can it label in every way?"""

import streamlit as st

from pages.answering import count_part, shatter_part, vc_part
from pages.widgets.link import check_choice, check_names, choice, copy_link, keep_only
from pages.widgets.page import Page

PAGE = Page("Count and shatter", "Answer", ":material/scatter_plot:", 40)
PARTS = {"shatter": "Shatter points", "count": "Count a class", "vc": "VC dimensions"}
MEANS = {
    "shatter": "A class that shatters a sample can explain any labels on it, true or made up, so fitting that sample "
    "proves nothing. The largest number of points that a class shatters somewhere is its VC dimension d: with many "
    "more examples than d, fitting the sample begins to say something about new examples. One set that is not "
    "shattered does not bound d; it takes an argument about all sets of that size.",
    "count": "With probability at least 1 − δ no hypothesis of a finite class is much worse than on the sample; "
    "how far grows with ln |H|, because the failure probabilities of all hypotheses are added up (union bound). So "
    "doubling the class costs the same few examples each time. Where descriptions are counted rather than functions, "
    "the count is at least as large as the class, and the promise still holds.",
    "vc": "Where a class is infinite its logarithm says nothing, and the VC dimension takes its place: a class can be "
    "learned from finitely many examples whatever the distribution exactly if its VC dimension is finite. It is often "
    "the number of parameters, but need not be: the sine class has one parameter and shatters any number of points.",
}
RENDER = {"shatter": shatter_part.render, "count": count_part.render, "vc": vc_part.render}


def render() -> None:
    """Three parts, one at a time; each says which fields of the address are its own."""
    st.title("Count and shatter")
    chosen, link = st.columns([7, 2], vertical_alignment="bottom")
    with chosen:
        part: str = choice(
            st.segmented_control, "What to do", list(PARTS), "shatter", "part", required=True,
            format_func=PARTS.__getitem__, label_visibility="collapsed",
        )  # fmt: skip
        check_choice("part", PARTS, "part of this page", part)
    notices = st.container()
    view = {"part": part, **RENDER[part]()}
    with st.expander("What does this mean?"):
        st.markdown(MEANS[part])
    with notices:
        check_names(view)
    with link:
        copy_link("count_and_shatter", view)
    keep_only(view)
