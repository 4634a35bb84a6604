"""Results of models on a test set: intervals for their true accuracy, and which is better."""

from typing import Any, NamedTuple

import streamlit as st

from bounds.reading.numbers import read_number
from laboratory.command_line.evaluating import COLUMN
from laboratory.evaluations import ResultFile
from pages.evaluating.conclusions import say_what_was_understood, show
from pages.evaluating.copying import take_away
from pages.evaluating.sources import SOURCE, choose_source, columns_of_file, evaluated
from pages.widgets import say
from pages.widgets.class_link import page_title
from pages.widgets.inputs import LONGEST
from pages.widgets.link import check_names, choice, copy_link, keep_only, text
from pages.widgets.page import Page

PAGE = Page("Bring your predictions", "Solve", ":material/fact_check:", 70)
DELTA, USUAL = "delta", "0.05"
PREFIX = "prefix"
OPTIONS = {
    "positive": "Of two labels the one that the scores are of, where their column's name does not say it.",
    "threshold": "From which score on that label is predicted; empty for 0.5, if the scores are probabilities.",
}
INTRODUCTION = (
    "Which items did your models get right? Here is what follows for new items. The file stays on this machine."
)
NOTHING_YET = "No results yet. Bring a file, paste rows, or take an example."


class Brought(NamedTuple):
    """The files, δ as it is typed, the columns that were chosen by role, and whether it is an example."""

    files: tuple[ResultFile, ...]
    delta: str
    columns: dict[str, str]
    is_example: bool


def render() -> None:
    """The results and their columns on one side, what follows on the other."""
    st.title(say.verbatim(page_title(PAGE.title)))
    says, link = st.columns([7, 2], vertical_alignment="bottom")
    says.write(INTRODUCTION)
    notices = st.container()
    left, right = st.columns([2, 3], gap="large")
    with left:
        brought, view = _brought()
        understood = st.container()
    with right:
        if not brought.files:
            say.info(NOTHING_YET)
        else:
            _conclude(brought, understood)
    with notices:
        check_names(view)
    with link:
        copy_link("evaluate", view)
    keep_only(view)


def _brought() -> tuple[Brought, dict[str, str]]:
    """The fields: what they hold, and their part of the address."""
    files, view = choose_source()
    is_example = view[SOURCE] in ("", "example")
    typed = text("Failure probability δ", DELTA, USUAL, LONGEST, help="Of each interval: 0.05 for 95 %.")
    columns: dict[str, str] = {}
    if files:
        columns, chosen = _columns(columns_of_file(files[0], not is_example))
        view |= chosen
    return Brought(files, typed, columns, is_example), view | {DELTA: typed}


def _conclude(brought: Brought, understood: Any) -> None:
    """What follows, or why nothing does."""
    try:
        evaluation = evaluated(brought.files, _delta(brought.delta), brought.columns, not brought.is_example)
    except ValueError as refusal:
        say.error(refusal)
        return
    show(evaluation)
    take_away(evaluation, brought.files, brought.columns, brought.is_example)
    with understood:
        say_what_was_understood(evaluation)


def _delta(typed: str) -> float:
    """Raises ValueError."""
    try:
        return float(read_number(typed))
    except (TypeError, ValueError, OverflowError):
        raise ValueError(f"delta, the failure probability, must be a number in (0, 1); got {typed[:40]!r}") from None


def _columns(names: tuple[str, ...]) -> tuple[dict[str, str], dict[str, str]]:
    """Fields that overrule which column is what: what was chosen, and their part of the address."""
    chosen, view = {}, {}
    with st.expander("Which column is what"):
        for role, about in COLUMN.items():
            options = ["", *names, *([PREFIX] if role == "cluster" and PREFIX not in names else [])]
            key = f"as.{role}"
            column: str = choice(
                st.selectbox, role.capitalize(), options, "", key, help=f"{about.capitalize()}.",
                format_func=lambda name: name or "by itself",
            )  # fmt: skip
            view[key] = column
            if column:
                chosen[role] = column
        for name, about in OPTIONS.items():
            view[f"as.{name}"] = typed = text(name.capitalize(), f"as.{name}", "", LONGEST, help=about)
            if typed.strip():
                chosen[name] = typed.strip()
    return chosen, view
