"""How many hypotheses does a class hold, and which points can it label in every way?"""

import streamlit as st

from pages.answering import count_part, shatter_part, vc_part
from pages.answering.own_class import part as own_part
from pages.widgets import say
from pages.widgets.class_link import page_title
from pages.widgets.link import check_choice, check_names, choice, copy_link, keep_only
from pages.widgets.page import Page

PAGE = Page("Count and shatter", "Solve", ":material/scatter_plot:", 50)
PARTS = {"shatter": "Shatter points", "count": "Count a class", "vc": "VC dimensions", "own": "A class of your own"}
MEANS = {
    "shatter": "A class that shatters a sample fits any labels on it, true or made up. A good fit to that sample means "
    "nothing. The VC dimension d is the largest number of points that the class shatters somewhere. With many more "
    "examples than d, the training error is informative about new examples. One set that is not shattered does not "
    "bound d: that takes an argument about all sets of that size.",
    "count": "With probability at least 1 − δ, no hypothesis of a finite class has a true risk far above its training "
    "error. The distance grows with ln |H|, because the union bound adds the failure probabilities of all hypotheses. "
    "Doubling the class therefore costs the same few examples each time. Where descriptions are counted instead of "
    "functions, the count is at least as large as the class, and the bound still holds.",
    "vc": "For an infinite class, bounds with ln |H| are vacuous. The VC dimension replaces ln |H|: a class can be "
    "learned from finitely many examples, for every distribution, exactly if its VC dimension is finite. It is often "
    "the number of parameters, but not always: the sine class has one parameter and shatters any number of points.",
    "own": "On finitely many points only the labels matter. Two hypotheses with the same labels count as one. The "
    "growth function is the largest number of labellings that m of these points can get. The VC dimension on these "
    "points is the largest m with all 2ᵐ labellings. On more points it may be larger. A number is exact where every "
    "hypothesis was looked through. Without points, sets of all points count: where the comparisons are linear, a "
    "solver decides about all sets at once. A number that is not decided says “at least”.",
}
RENDER = {"shatter": shatter_part.render, "count": count_part.render, "vc": vc_part.render, "own": own_part.render}


def render() -> None:
    """Three parts, one at a time; each returns its own fields of the address."""
    st.title(say.verbatim(page_title("Count and shatter")))
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
