"""A small table to type or paste, with settings by name: what it gives, or a message beside the field."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from bounds.vocabulary.prose import in_a_sentence
from laboratory.by_hand import LABELS, QUANTITIES, SUBJECTS, ByHand, WorkedOut
from pages.widgets import say
from pages.widgets.inputs import LONGEST, put
from pages.widgets.link import check_choice, choice, text

WORKED_BY_HAND, OF = "work_by_hand", "of"
FIRST = "perceptron_weights"
LONGEST_TABLE = 4_000  # characters
ROW_ON_A_LINE = "Put each row on its own line, or separate rows with semicolons."
EMPTY = "There is no row yet. Type or paste a table, or take the example."
OPTIONAL = "optional"


@dataclass(frozen=True)
class TypedRows:
    """What was typed for a `quantity`: `rows_text` and the settings' texts, `words`; both as they are read."""

    quantity: ByHand
    rows_text: str
    words: Mapping[str, str]
    rows: list[list[Any]]
    settings: dict[str, Any]
    worked: WorkedOut


def choose_quantity() -> ByHand:
    """All that can be worked out, by subject; what is typed there looks for it."""
    titles = {
        quantity.name: f"{subject}: {in_a_sentence(quantity.title)}"
        for subject, of in SUBJECTS.items()
        for quantity in of
    }
    name: str = choice(st.selectbox, "What to work out", list(titles), FIRST, OF, format_func=titles.__getitem__)
    check_choice(OF, titles, "quantity", name)
    return QUANTITIES[name]


def rows_key(name: str) -> str:
    """Under which the rows of the quantity of this name are in the address."""
    return f"rows.{name}"


def type_rows(quantity: ByHand) -> tuple[TypedRows | None, bool, dict[str, str]]:
    """The fields: what they give, None where nothing; whether there is no row at all; and their part of the address."""
    rows, settings = _example(quantity)
    key = rows_key(quantity.name)
    st.caption(say.verbatim(f"Needed: {quantity.needs}."))
    written = text("Rows", key, rows, LONGEST_TABLE, in_lines=True, height=170, help=ROW_ON_A_LINE)
    words, keys = {}, {name: f"{quantity.name}.{name}" for name in quantity.settings}
    with st.container(horizontal=True):
        for name, needed in quantity.settings.items():
            label, options = LABELS[name]
            words[name] = text(
                label, keys[name], settings.get(name, ""), LONGEST, width=180, autocomplete="off",
                placeholder="" if needed else " or ".join(options) or OPTIONAL,
                help=f"Among the rows and on the command line: {name}=. {'Needed' if needed else 'Optional'}.",
            )  # fmt: skip
    view = {OF: quantity.name, key: written, **{keys[name]: entry for name, entry in words.items()}}
    if not written.strip():
        say.info(EMPTY)
        st.button("Take the example", on_click=put, args=(key, rows))
        return None, True, view
    return _read(quantity, written, words), False, view


def _read(quantity: ByHand, written: str, words: Mapping[str, str]) -> TypedRows | None:
    """None after an error message. A setting that stands among the rows rules over its field."""
    try:
        rows, among = quantity.read(written)
        _, settings = quantity.read(" ".join(setting_words(words)))
        settings |= among
        return TypedRows(quantity, written, words, rows, settings, quantity.works_out(*rows, **settings))
    except (ValueError, TypeError, OverflowError) as refusal:
        say.error(refusal)
        return None


def setting_words(words: Mapping[str, str]) -> list[str]:
    """`k=3` for each setting that has a text, as a command line takes it; several numbers are put in parentheses."""
    filled = {name: entry.strip() for name, entry in words.items() if entry.strip()}
    alone = {
        name: entry if entry[0] in "([" or not any(sign in entry for sign in " ,;") else f"({entry})"
        for name, entry in filled.items()
    }
    return [f"{name}={entry}" for name, entry in alone.items()]


def _example(quantity: ByHand) -> tuple[str, dict[str, str]]:
    """The rows of the example, a line each, and its settings."""
    settings = dict(word.split("=", 1) for word in quantity.example if "=" in word)
    return "\n".join(word for word in quantity.example if "=" not in word), settings
