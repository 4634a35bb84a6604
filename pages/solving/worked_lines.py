"""What was worked out: the result, the lines to write, all of them or one at a time, and what else they may give."""

from typing import Any

import streamlit as st

from bounds.numbers import digits_of
from bounds.vocabulary.prose import capitalized, in_a_sentence
from laboratory import by_hand
from laboratory.by_hand import WorkedOut
from pages.answering.plain_numbers import EXAMPLES, help_with, verdict_on
from pages.solving.typed_rows import TypedRows
from pages.solving.worked_copying import copies, take_away
from pages.widgets import say
from pages.widgets.inputs import LONGEST
from pages.widgets.keys import keys
from pages.widgets.link import text
from pages.widgets.main_number import headline
from pages.widgets.player import current_step, player
from pages.widgets.view_row import view_of
from pages.widgets.when_open import expander

ANSWER, SHOW, STEP = "answer", "show", "step"
ALL, SINGLE = "all", "single"
HOW = {ALL: "All lines", SINGLE: "One at a time"}
KEYS = {"ArrowRight": f"_Step_{STEP}", "ArrowLeft": f"_Back_{STEP}"}  # the player's own buttons
BY_KEY = "Keys: ← → go a line back or on."
IN_FULL, LONG = 6, 30  # digits; and characters, from which on a headline would fill a phone


def show_worked(typed: TypedRows) -> dict[str, str]:
    """Result first, then the lines; returns what of it is in the address."""
    worked, quantity = typed.worked, typed.quantity
    _headline(_value(worked.value), in_a_sentence(quantity.title))
    if worked.order:
        st.caption(say.verbatim(f"In this order: {worked.order}."))
    st.caption(say.verbatim(f"Read as {worked.read}."))
    view = _lines(typed)
    if worked.table:
        expander("The run as a table", "run_table", lambda: _table(worked))
    if worked.also:
        expander("By other conventions", "run_also", lambda: _others(worked.also, "With {words} it is **{value}**."))
    if worked.mistakes:
        expander(
            "Common mistakes, and what they give", "run_slips", lambda: _others(worked.mistakes, "**{value}**: {words}")
        )
    expander("Copy as Markdown, LaTeX, command or Python", "run_copies", lambda: copies(typed))
    take_away(typed)
    return view


def answer_first(typed: TypedRows, key: str) -> dict[str, str]:
    """A field for the answer, its verdict, and hints; the result only after it, or where it is wanted."""
    quantity = typed.quantity
    handed = text(
        f"Your answer: {in_a_sentence(quantity.title)}", ANSWER, "", LONGEST, autocomplete="off",
        placeholder=EXAMPLES["by_hand"],
    )  # fmt: skip
    st.caption(say.verbatim(f"Read as {typed.worked.read}."))
    diagnosis = None
    if handed.strip():

        def check(answer: str) -> Any:
            return by_hand.check(answer, quantity.name, *typed.rows, **typed.settings)

        diagnosis = verdict_on(f"by hand {quantity.name}", check, handed, typed.worked)
    else:
        st.info("Type your answer. A number is checked to as many digits as you give.")
    help_with(typed.worked, key, diagnosis is not None and diagnosis.right)
    return {ANSWER: handed}


def _headline(value: str, title: str) -> None:
    """Several numbers that would fill the screen stand in a sentence."""
    if len(value) > LONG:
        st.markdown(f"**{say.verbatim(value)}**: {say.verbatim(title)}.")
    else:
        headline(value, title)


def _lines(typed: TypedRows) -> dict[str, str]:
    how = view_of("Lines", HOW, ALL, SHOW, "way to show lines")
    steps = typed.worked.steps
    if how == ALL:
        _numbered(steps, 0)
        return {SHOW: how}
    last = len(steps) - 1
    at = current_step(last, STEP, of=(typed.quantity.name, typed.rows, typed.settings), start=0)
    player("Line", last, STEP, 0, none="There is one line.", step_text=lambda step: f"{step + 1} of {last + 1}")
    if last:
        with st.container(key="line_keys"):  # as global.css knows it
            st.caption(BY_KEY)
        keys(KEYS)
    _numbered(steps[: at + 1], at + 1)
    return {SHOW: how, STEP: str(at)}


def _numbered(steps: Any, bold: int) -> None:
    """The lines, of which one may stand out."""
    lines = [say.verbatim(line) for line in steps]
    st.markdown(
        "\n".join(f"{place}. {f'**{line}**' if place == bold else line}" for place, line in enumerate(lines, start=1))
    )


def _table(worked: WorkedOut) -> None:
    columns = {name: [_cell(entry) for entry in column] for name, column in worked.table.items()}
    st.dataframe(columns, hide_index=True, width="stretch")


def _cell(entry: Any) -> Any:
    return round(entry, 12) if isinstance(entry, float) else entry


def _others(others: Any, sentence: str) -> None:
    lines = (
        sentence.format(words=say.verbatim(other.words), value=say.verbatim(_value(other.value))) for other in others
    )
    st.markdown("\n".join(f"- {capitalized(line)}" for line in lines))


def _value(value: Any) -> str:
    return value if isinstance(value, str) else digits_of(value, IN_FULL).replace("-", "−")
