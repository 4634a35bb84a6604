"""What an instructor's link holds besides the view: a title of the instructor's own, and hidden controls; its menu.

`?title=Exercise 3&updates.margin=0.05&hide=margin,seed`: what is hidden stays as the link sets it.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import Any

import streamlit as st

from bounds.vocabulary.plain_mathematics import in_plain_text
from bounds.vocabulary.prose import shortened
from pages.browser import fetched, source
from pages.widgets.opening_address import opened_here, path

TITLE, HIDE = "title", "hide"
NAMES = frozenset({TITLE, HIDE})
LONGEST = 100
_TITLES = "_titles_of_pages"
_LABELS = "_labels_of_controls"


def page_title(usual: str) -> str:
    """The title that the link gives, else the page's own."""
    st.session_state.setdefault(_TITLES, {})[path()] = usual
    return shortened(_read(TITLE).strip(), LONGEST) or usual


def own_title() -> str:
    """The title of this page where a link can replace it, else nothing."""
    return str(st.session_state.get(_TITLES, {}).get(path(), ""))


def can_be_hidden(key: str, label: str) -> None:
    """Note what the control of this name is called on the page; a link can hide it."""
    st.session_state.setdefault(_LABELS, {})[key] = in_plain_text(label)


def controls(names: Iterable[str]) -> dict[str, str]:
    """The labels of those of these controls that can be hidden, each under the shortest name that is its own."""
    labels = st.session_state.get(_LABELS, {})
    keys = [name for name in names if name in labels]
    names_like, labels_like = Counter(map(_last, keys)), Counter(labels[key] for key in keys)
    return {
        (_last(key) if names_like[_last(key)] == 1 else key): labels[key]
        + (f" ({key})" if labels_like[labels[key]] > 1 else "")
        for key in keys
    }


def is_hidden(key: str) -> bool:
    """Whether the link keeps the control of this name off the page."""
    return not hidden().isdisjoint(_called(key))


def hidden() -> frozenset[str]:
    """The names of the controls that the link hides."""
    return frozenset(name for part in _read(HIDE).split(",") if (name := part.strip()))


def never_there(known: Collection[str]) -> list[str]:
    """The names that the link hides and the view does not have."""
    return sorted(hidden() - {name for key in known for name in _called(key)})


def in_address() -> Mapping[str, str]:
    """Both as the address has them, for a link that is passed on."""
    return {name: _read(name) for name in (TITLE, HIDE) if _read(name)}


def share(link: str, hideable: Mapping[str, str], note: str) -> None:
    """A button that copies a link, and a menu with a title and the controls that can be hidden, where there are any.

    Both run in the browser: the link is copied at once, and no rerun of the page closes the menu. `note` is what else
    the reader of a link needs. A frame in another page shows neither, and a link for a class, which is passed on as it
    is, has no menu.
    """
    if st.context.is_embedded:
        return
    title, settled = own_title(), bool(in_address())
    menu = None if settled or not (title or hideable) else {"title": title, "controls": dict(hideable)}
    with st.container(key="copy_link"):  # as phone.css knows it
        _element()(data={"link": link, "menu": menu, "note": note, "longest": LONGEST}, key="_share")


@cache
def _element() -> Any:
    markup, script = source("share.html"), fetched("share")
    return st.components.v2.component("share", html=markup, js=script, isolate_styles=False)


def _called(key: str) -> tuple[str, str]:
    """A control's name in the address, as `updates.margin`, and the field's own."""
    return key, _last(key)


def _last(key: str) -> str:
    return key.rpartition(".")[2]


def _read(name: str) -> str:
    return opened_here().get(name, [""])[-1]
