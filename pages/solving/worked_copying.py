"""What was worked out elsewhere: as Python, as a command, as Markdown, LaTeX and CSV."""

import re
import shlex
from functools import partial

import streamlit as st

from laboratory.by_hand import FORMS
from pages.solving.typed_rows import TypedRows, setting_words
from pages.widgets.downloads import csv_download, file_name

_ROWS = re.compile(r"[;\n]")
SUFFIXES = {"markdown": ("Markdown", "md", "text/markdown"), "latex": ("LaTeX", "tex", "application/x-tex")}


def command(typed: TypedRows) -> str:
    """The same on the command line."""
    rows = [" ".join(row.split()) for row in _ROWS.split(typed.rows_text) if row.strip()]
    return shlex.join(["ltlab", "work", typed.quantity.name, *setting_words(typed.words), *rows])


def python_snippet(typed: TypedRows) -> str:
    """Python that prints every line and the answer."""
    name, rows = typed.quantity.name, ", ".join(map(repr, typed.rows))
    settings = "".join(f", {setting}={value!r}" for setting, value in typed.settings.items())
    return (
        f'from laboratory.by_hand import QUANTITIES\n\nworked = QUANTITIES["{name}"].works_out({rows}{settings})\n'
        'print(*worked.steps, worked.value, sep="\\n")\n'
    )


def written(typed: TypedRows, form: str) -> str:
    """In one of FORMS."""
    return FORMS[form](typed.quantity, typed.worked)


def copies(typed: TypedRows) -> None:
    """Each with a button that copies it."""
    for label, code, language in (
        ("Markdown", written(typed, "markdown"), "markdown"), ("LaTeX", written(typed, "latex"), "latex"),
        ("Command line", command(typed), "bash"), ("Python", python_snippet(typed), "python"),
    ):  # fmt: skip
        st.markdown(label)
        st.code(code, language=language, wrap_lines=True)


def take_away(typed: TypedRows) -> None:
    """A row of files, each made when clicked."""
    name = typed.quantity.name
    with st.container(horizontal=True):
        csv_download(name, lambda: written(typed, "csv"), "The run as a table, in full precision.")
        for form, (label, suffix, kind) in SUFFIXES.items():
            st.download_button(
                label, partial(written, typed, form), file_name(name, suffix), kind, key=f"{name}_{form}",
                on_click="ignore", icon=":material/description:",
            )  # fmt: skip
