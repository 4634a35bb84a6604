"""A class of one's own: its labellings of points, its growth function beside 2^m, and what it shatters."""

from dataclasses import dataclass

import streamlit as st

from bounds.reading.points import read_points
from bounds.vc.dichotomies.restriction import signs
from bounds.vc.own import wording
from bounds.vc.own.dichotomies import Dichotomies, GrowthValue
from bounds.vc.own.exploring import Exploration, explored
from bounds.vc.own.own_class import FormulaClass, own_class
from bounds.vc.own.table import TableClass
from laboratory.figures.growth_values import described, growth_beside_all, growth_columns
from laboratory.figures.theme import with_footer
from pages.answering.last_answer import greyed, kept, mend
from pages.answering.own_class.copying import explored_snippet, own_command, own_snippet
from pages.answering.phone_order import earlier
from pages.widgets import say
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_download, csv_text, downloads
from pages.widgets.link import text
from pages.widgets.main_number import headline

CLASS, POINTS = "own.class", "own.points"
LONGEST, LONGEST_POINTS = 4_000, 2_000
WHOLE = {1: "line", 2: "plane"}  # elsewhere space
LISTED = 1_024  # labellings that a table still shows
WHAT = (
    "A condition on the point x (or x, y; x, y, z; or x1, x2, ...). All other letters are parameters. Ranges stand "
    "behind: `x1 + x2 = k; x in {0, 1}; k in {0..2}`. Or a table: a row of 0 and 1 for each hypothesis, a column for "
    "each point."
)
WHERE = (
    "`0 1/2 3` on the line, `0,0 1,0` in the plane, names or numbers of columns of a table. Empty: all columns; for a "
    "formula the whole line or plane."
)


@dataclass(frozen=True)
class OwnExample:
    """A class to begin with, and points."""

    cls: str
    points: str


EXAMPLES = {
    "Interval and ray": OwnExample("a <= x <= a + 1 or x >= a + 2", "0 3/5 6/5 2"),
    "Squares": OwnExample("a <= x1 <= a + r and b <= x2 <= b + r", "1,0 -1,0 0,1 0,-1"),
    "Exactly k ones": OwnExample("x1 + x2 + x3 = k; x in {0, 1}; k in {0..3}", ""),
    "Sine": OwnExample("sin(w*x) > 0", "1/10 1/100 1/1000"),
    "Table": OwnExample("0000\n0011\n0101\n0110\n1111", ""),
}
FIRST = EXAMPLES["Interval and ray"]


@dataclass(frozen=True)
class OwnAnswer:
    """What was typed, and what it comes to: dichotomies of points, or an exploration where none are typed."""

    cls: FormulaClass | TableClass
    typed: tuple[str, str]
    dichotomies: Dichotomies | None
    exploration: Exploration | None

    @property
    def growth(self) -> tuple[GrowthValue, ...]:
        """The growth function, as far as it was worked out."""
        if self.dichotomies is not None:
            return self.dichotomies.growth_function
        assert self.exploration is not None
        return self.exploration.growth


def render() -> dict[str, str]:
    """The fields, the answer, the growth function and all labellings; returns the view's own part of the address."""
    st.write("Type a class as a formula or as a 0/1 table. Its labellings, growth function and VC dimension follow.")
    _examples()
    says, asks = st.columns([3, 2], gap="large")
    with asks, earlier("class"):
        typed = text("Class", CLASS, FIRST.cls, LONGEST, in_lines=True, help=WHAT, height=120)
        points = text("Points", POINTS, FIRST.points, LONGEST_POINTS, help=WHERE, autocomplete="off")
        now = _answer(typed, points)
    with says:
        result, stale = kept("own class", now)
        if now is None:
            mend(stale)
        if result is not None:
            with greyed(stale, "own"):
                said = _show(result)
    if result is not None:
        with greyed(stale, "own_growth"):
            _growth(result, said)
            _labellings(result)
            _elsewhere(result)
    return {CLASS: typed, POINTS: points}


def _examples() -> None:
    with st.container(horizontal=True, gap="small", key="swiped"):
        for name, example in EXAMPLES.items():
            st.button(name, on_click=_put, args=(example,), type="secondary", key=f"_own_{name}")


def _put(example: OwnExample) -> None:
    st.session_state[CLASS], st.session_state[POINTS] = example.cls, example.points


def _answer(typed: str, points: str) -> OwnAnswer | None:
    """The answer, or None after an error message."""
    try:
        cls = own_class(typed)
        if isinstance(cls, TableClass):
            dichotomies = cls.dichotomies(points.replace(",", " ").split() or None)
        elif not points.strip() and cls.domain is None:
            return OwnAnswer(cls, (typed, points), None, explored(cls))
        else:
            dichotomies = cls.dichotomies(read_points(points) if points.strip() else None)
        dichotomies.growth_function, dichotomies.largest_shattered  # noqa: B018 - worked out here, and kept
        return OwnAnswer(cls, (typed, points), dichotomies, None)
    except ValueError as refusal:
        say.error(refusal)
        return None


def _show(answer: OwnAnswer) -> str:
    """The VC dimension, why at least and why no more; returns the headline."""
    if answer.dichotomies is None:
        assert answer.exploration is not None
        return _show_explored(answer.exploration)
    dichotomies = answer.dichotomies
    largest = dichotomies.largest_shattered
    where = " of the table" if dichotomies.is_exact and not answer.typed[1].strip() else " on these points"
    said = headline(*wording.dimension_headline(largest.size, largest.at_most, where))
    st.markdown(f"**Shattered:** {say.verbatim(wording.shattered_in_words(dichotomies))}.")
    st.markdown(f"**One point more:** {say.verbatim(wording.larger_in_words(dichotomies))}")
    st.markdown(f"The class gives {wording.counted(dichotomies)} of all points. {wording.how(dichotomies)}")
    return said


def _show_explored(exploration: Exploration) -> str:
    where = f", on the whole {WHOLE.get(len(exploration.coordinates), 'space')}"
    said = headline(*wording.dimension_headline(exploration.dimension, exploration.at_most, where))
    if exploration.shattered is not None:
        st.markdown(f"**Shattered:** {say.verbatim(' '.join(exploration.shattered.names))}.")
    st.markdown(f"**One point more:** {wording.explored_in_words(exploration)}")
    if not exploration.is_exact:
        st.markdown("Type points to get more. On them the answer is exact where the parameters enter linearly.")
    return said


def _growth(answer: OwnAnswer, said: str) -> None:
    st.header("Growth function")
    fig = with_footer(growth_beside_all(answer.growth, theme_now()), said)
    columns = growth_columns(answer.growth)
    draws, lists = st.columns([3, 2], gap="large")
    with draws:
        chart(fig, "own_growth", described(answer.growth))
    with lists:
        st.table(columns)
        if (breaks := wording.break_point(answer.growth)) is not None:
            these = "points" if answer.dichotomies is None else "of these points"
            st.markdown(f"The break point is {breaks}: no {breaks} {these} are shattered.")
    downloads("growth_function", lambda: csv_text(columns), fig)


def _labellings(answer: OwnAnswer) -> None:
    dichotomies = answer.dichotomies
    if dichotomies is None:
        return
    st.header("All labellings")
    st.markdown(f"Points in this order: {say.verbatim(' '.join(dichotomies.names))}.")
    if dichotomies.total > LISTED:
        st.info("There are too many labellings for a table.")
        return
    columns = _columns(dichotomies)
    st.dataframe(columns, hide_index=True, key="own_labellings")
    csv_download("own_labellings", lambda: csv_text(columns), "Every labelling with a hypothesis that gives it.")


def _columns(dichotomies: Dichotomies) -> dict[str, list[str]]:
    rows = list(dichotomies)
    missing = {True: "not seen", False: "impossible"}
    return {
        "labels": [signs(labels).replace("-", "−") for labels, _ in rows],
        "hypothesis": [words or missing[dichotomies.is_possible(labels)] for labels, words in rows],
    }


def _elsewhere(answer: OwnAnswer) -> None:
    typed, points = answer.typed
    with st.expander("The same in Python and on the command line"):
        if answer.dichotomies is None:
            st.code(explored_snippet(typed), language="python")
        else:
            st.code(own_snippet(typed, points, isinstance(answer.cls, TableClass)), language="python")
        st.code(own_command("vc", typed, points), language="bash")
        if answer.dichotomies is not None:
            st.code(own_command("shatters", typed, points), language="bash")
