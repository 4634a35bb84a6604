"""The frame of a laboratory: title and link, views, presets, notices, the figure's place above the fields."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from pages.widgets.inputs import typed
from pages.widgets.link import check_names, copy_link, keep_only
from pages.widgets.page import discover, menu_entry

MEND = "Mend the field that complains, and the figure stands here."


@dataclass(frozen=True)
class Frame:
    """Places on the page, from above: filled in any order, as the fields below decide what stands above them."""

    link: Any
    views: Any
    presets: Any
    notices: Any
    figure: Any

    def close(self, slug: str, first: Mapping[str, Any], used: Iterable[str] | None = None) -> None:
        """The link to this view, and what of the address was not used.

        `first` holds the usual value of every key; `used` are the keys that this view has, as a rule all of them.
        """
        names = list(first) if used is None else list(used)
        view = {name: _spelled(st.session_state.get(name, first[name])) for name in names}
        with self.notices:
            check_names(view)
        with self.link:
            copy_link(slug, view)
        keep_only(view)


def _spelled(value: Any) -> str:
    """As it stands in the address: several options as `pages.widgets.several` writes them."""
    return ",".join(value) if isinstance(value, list) else str(value)


def frame(title: str, says: str) -> Frame:
    """The page's title with the link beside it, its one sentence, and the places under them."""
    heading, link = st.columns([5, 1], vertical_alignment="bottom")
    heading.title(title)
    st.markdown(says)
    return Frame(link, st.container(), st.container(), st.container(), st.container())


def calculator_link(label: str, theorem: str, given: Mapping[str, Any]) -> None:
    """A link that opens the Calculator on `theorem` with the same numbers."""
    entry = menu_entry(next(page for page in discover() if page.slug == "calculator"))
    query = {"theorem": theorem, "for": "value", **{name: typed(value) for name, value in given.items()}}
    st.page_link(entry, label=label, query_params=query)
