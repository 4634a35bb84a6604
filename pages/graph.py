"""Which theorem rests on, implies, sharpens or limits which, and what each step loses at your numbers."""

from collections.abc import Mapping, Sequence
from typing import Any

import streamlit as st

from bounds import theorems
from bounds.graph.dot import DARK, LIGHT, MOST, STEPS, families, family, neighbourhood
from bounds.graph.edges import all_edges, other_results
from bounds.graph.factors import is_evaluated
from bounds.graph.rows import EdgeRow, rows, usual_inputs
from bounds.index.finding import matching
from bounds.theorem import Theorem
from bounds.vocabulary.family import family_title
from bounds.vocabulary.prose import capitalized
from pages.widgets import say
from pages.widgets.calculator_link import calculator_link
from pages.widgets.chart import theme_now
from pages.widgets.class_link import page_title
from pages.widgets.inputs import variable_input
from pages.widgets.link import check_choice, check_names, choice, copy_link, keep_only, text
from pages.widgets.page import Page, entry_at
from pages.widgets.paging import how_many, offer_more

PAGE = Page("How theorems hang together", "Look up", ":material/account_tree:", 15)
LONGEST = 100
EVERY = "all"
AT_ONCE = 20
FEW = 6  # theorems in a column of a phone
LEAST = 2  # so often a family must rest on another for a line in the first drawing
NARROW = "Narrow the list with a word or a family."
ALL = "`ltlab graph` and the documentation list all."


def render() -> None:
    """Search, a family and a theorem; the drawing; and each edge of the theorem with its factor."""
    title, link = st.columns([8, 2], vertical_alignment="bottom")
    title.title(say.verbatim(page_title(PAGE.title)))
    edges = all_edges()
    st.markdown(
        f"{len(theorems)} theorems and {len(edges)} edges: which rests on, follows from, sharpens or limits which. "
        f"For {sum(map(is_evaluated, edges))} of them the numbers of both ends are compared."
    )
    words, of_family, slug = _choose()
    theorem = theorems[slug] if slug else None
    numbers = _numbers(theorem) if theorem else {}
    address = {"q": words, "family": of_family, "theorem": slug}
    address |= {name: st.session_state[name] for name in numbers}
    check_names(address)
    with link:
        copy_link("graph", address)
    keep_only(address)
    if theorem:
        _theorem(theorem, numbers)
    elif of_family != EVERY:
        _family(of_family)
    else:
        _families()


def _choose() -> tuple[str, str, str]:
    """The words, the family, and the slug of the theorem; empty for none."""
    search, by_family, by_name = st.columns([2, 2, 3])
    with search:
        words = text("Search", "q", "", LONGEST, type="search", live=True, placeholder="margin, Hoeffding, δ …")
    with by_family:
        names = [EVERY, *theorems.families]
        of_family: str = choice(st.selectbox, "Family", names, EVERY, "family", format_func=_family_name)
        check_choice("family", names, "family", of_family)
    with by_name:
        fitting = [theorem.slug for theorem in matching(words, theorems) if of_family in (EVERY, theorem.family)]
        options = ["", *fitting]
        slug: str = choice(st.selectbox, "Theorem", options, "", "theorem", format_func=_theorem_name)
        check_choice("theorem", options, "theorem that fits", slug)
    if words.strip() and not slug:
        _found(fitting, words)
    return words, of_family, slug


def _found(slugs: Sequence[str], words: str) -> None:
    """The theorems that match, each with a link to its place in the graph."""
    if not slugs:
        say.info(f"No theorem matches “{words}”. Try one word, an author, or a symbol such as δ.")
    for slug in slugs[: how_many("graph", words, AT_ONCE)]:
        st.page_link(entry_at("graph"), label=theorems[slug].title, query_params={"theorem": slug})
    offer_more("graph", words, min(len(slugs), how_many("graph", words, AT_ONCE)), len(slugs), AT_ONCE, NARROW)


def _numbers(theorem: Theorem) -> dict[str, Any]:
    """The fields of a theorem; what is no number is None."""
    usual = usual_inputs(theorem)
    columns = st.columns(min(len(theorem.variables), 4))
    numbers = {}
    for place, variable in enumerate(theorem.variables):
        with columns[place % len(columns)]:
            numbers[variable.name] = variable_input(theorem.slug, variable, variable.name, usual[variable.name])
    return numbers


def _families() -> None:
    st.graphviz_chart(families(_colours(), lambda name: f"?family={name}", LEAST), width="content")
    _swiped()
    st.caption(
        "A box is a family, with its number of theorems; a click opens it. A line leads from a family to one whose "
        f"proofs use its theorems at least {LEAST} times; the thicker, the more often."
    )


def _family(name: str) -> None:
    st.graphviz_chart(family(name, _colours(), _address), width="content")
    _swiped()
    st.caption(f"{family_title(name)}: every theorem, and the edges within the family. {_LEGEND}")


def _swiped() -> None:
    with st.container(key="graph_swiped"):  # phone.css shows it
        st.caption("The drawing is wider than this screen: swipe it to the side.")


_LEGEND = (
    "A line leads from a theorem to one that holds by it: solid, where a step of its proof uses it; dashed, where it "
    "follows or is a case. Dotted lines lead to what is sharper, or a limit. A click on a box opens it."
)


def _theorem(theorem: Theorem, numbers: Mapping[str, Any]) -> None:
    """The neighbourhood of a theorem, and a table of its edges."""
    with st.container(key="graph_wide"):  # phone.css shows it or the next, never both
        _neighbourhood(theorem, STEPS, MOST)
    with st.container(key="graph_narrow"):
        _neighbourhood(theorem, 1, FEW)
        _swiped()
    typed = {name: value for name, value in numbers.items() if value is not None}
    inputs = {**usual_inputs(theorem), **typed}
    calculator_link("This theorem in the Calculator, with these numbers", theorem.slug, inputs)
    edges = rows(theorem, inputs)
    if not edges:
        say.info("Its proof uses no other theorem of the Lab, and none uses it.")
    for reads in dict.fromkeys(row.reads for row in edges):
        st.subheader(capitalized(reads))
        _edges([row for row in edges if row.reads == reads], f"{theorem.slug} {reads}")
    if beyond := other_results(theorem):
        st.markdown(say.verbatim(f"Beyond the Lab's theorems its proof uses: {'; '.join(beyond)}."))
    st.caption(
        "× says how many times the sharper number the looser one is. Where only a proof connects two theorems, it is "
        "the first number over the second. What the fields above do not have is as in the theorems' examples."
    )


def _neighbourhood(theorem: Theorem, steps: int, most: int) -> None:
    drawing = neighbourhood(theorem.slug, _colours(), _address, steps, most)
    st.graphviz_chart(drawing.dot, width="content")
    left_out = sum(drawing.left_out.values())
    more = f" {left_out} more that are as near are not drawn." if left_out else ""
    st.caption(f"What **{theorem.title}** holds by is on its left, what holds by it on its right. {_LEGEND}{more}")


def _edges(edges: Sequence[EdgeRow], key: str) -> None:
    """A line for each edge: the other theorem, the step's sentence, and the numbers of both ends."""
    visible = edges[: how_many("graph edges", key, AT_ONCE)]
    for row in visible:
        name, because, factor = st.columns([3, 4, 3], vertical_alignment="center")
        name.page_link(entry_at("graph"), label=theorems[row.other].title, query_params={"theorem": row.other})
        because.markdown(say.verbatim(row.edge.because))
        if row.ends:
            factor.markdown(f"**{say.verbatim(row.factor)}**: {say.verbatim(row.numbers)}", help=f"at {row.at}")
    offer_more("graph edges", key, len(visible), len(edges), AT_ONCE, ALL)


def _colours() -> Any:
    return DARK if theme_now() == "dark" else LIGHT


def _address(slug: str) -> str:
    return f"?theorem={slug}"


def _family_name(name: str) -> str:
    return "every family" if name == EVERY else family_title(name)


def _theorem_name(slug: str) -> str:
    return theorems[slug].title if slug else "none: the whole graph"
