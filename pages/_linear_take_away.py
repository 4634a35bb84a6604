"""What every view of the linear models ends with: files, the same in Python, and what it means."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import streamlit as st

from bounds.numbers import in_words
from pages.widgets.downloads import csv_text, downloads


def take_away(name: str, table: Callable[[], Mapping[str, Any]], drawn: Any, snippet: str, meaning: str) -> None:
    """Buttons for `<name>.csv` and `<name>.html`, the snippet, and the meaning, folded."""
    downloads(name, lambda: csv_text(table()), drawn)
    with st.expander("The same in Python"):
        st.code(snippet, language="python")
    with st.expander("What does this mean?"):
        st.markdown(meaning)


def short(number: float) -> str:
    """Four digits, as people write them."""
    return in_words(float(f"{number:.4g}"))


def percent(share: float) -> str:
    """A share in percent: 6.3 %."""
    return f"{in_words(float(f'{100 * share:.3g}'))} %"


def of(count: int, all_of_them: int) -> str:
    """`3 of 46`."""
    return f"{in_words(count)} of {in_words(all_of_them)}"
