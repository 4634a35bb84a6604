"""The link is the view: what the address says, what of it was not used, and how to share it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any
from urllib.parse import urlencode, urljoin

import streamlit as st

from bounds.vocabulary.prose import shortened
from pages.widgets import class_link, say
from pages.widgets._drawers import belongs, empty_drawer, hold, turn_to
from pages.widgets.hosts import is_served_to_others
from pages.widgets.opening_address import as_opened, is_brought_back, opened_here, remember

VERSION = "1"
NO_FILES: Mapping[str, str] = MappingProxyType({})
UNUSED = ":material/link_off:"
LISTS_READ = "_lists_seen_in_the_address"
_FALLBACKS = "_fallbacks_of_the_link"
_STRANGERS = "_unknown_names_in_the_link"
_WRITTEN = "_written_into_the_link"
_STARTS = "_usual_values_of_fields"
_ARRIVALS = "_arrivals_at_pages"


def remember_link(page: str = "") -> None:
    """Keep the address's raw values before any widget of `page` changes them; to be called before the first."""
    remember()
    arrived = turn_to(page)
    if is_brought_back():
        empty_drawer(_FALLBACKS, _STRANGERS)  # the address leaves out what is usual
    if arrived or is_brought_back():
        st.session_state[_ARRIVALS] = arrivals() + 1
        the_address_rules()


def arrivals() -> int:
    """How often a page was turned to, or an address brought back."""
    number: int = st.session_state.get(_ARRIVALS, 0)
    return number


def the_address_rules() -> None:
    """On arrival at a page, even where the address repeats what the page itself once wrote there."""
    st.session_state[_WRITTEN] = {}
    st.session_state.pop(LISTS_READ, None)


def opened_again(names: Iterable[str]) -> None:
    """A link on the page itself says these: they rule, even where the page once wrote the same."""
    for name in names:
        for known in (_WRITTEN, LISTS_READ):
            st.session_state.get(known, {}).pop(name, None)


def value_in_link(name: str) -> str | None:
    """The value of `name` in the address when it was opened on this page; None without one."""
    values = opened_here().get(name)
    return values[-1] if values else None


def rename(old: str, new: str, value: str | None) -> None:
    """Move the value that a link has under `old`, or implies, to `new`; None drops it."""
    if old in st.query_params:
        del st.query_params[old]
    opened = as_opened()
    pairs = opened.pop(old, [])
    if value is not None and new not in st.query_params:
        st.query_params[new] = value
        opened[new] = pairs and [value]


def report_ignored(name: str, reason: str) -> None:
    """Report that a value in the address was not used, and why."""
    parameter = f"“{name} = {shortened(value_in_link(name) or '')}”"
    say.warning(f"The link's {parameter} was ignored: {reason}", icon=UNUSED)


def choice(draw: Callable[..., Any], label: str, options: Sequence[Any], usual: Any, key: str, **more: Any) -> Any:
    """A select box, pills or slider whose option is in the address by its own name.

    Streamlit's own binding writes an option as it is worded on the page, and such links break when words change.
    """
    now = current(options, usual, key)
    class_link.can_be_hidden(key, label)
    if class_link.is_hidden(key):
        return now
    chosen = draw(label, options, key=key, persist_state="session", **more)
    _write(key, str(chosen), str(usual))
    return chosen


def current(options: Sequence[Any], usual: Any, key: str) -> Any:
    """The option that `choice` will show: a new one in the address, else the one last chosen, else the usual one."""
    belongs(key)
    names = {str(option): option for option in options}
    address = new_in_link(key)
    if address in names:
        st.session_state[key] = names[address]
    elif st.session_state.get(key) not in options:
        st.session_state[key] = usual
    return st.session_state[key]


def switch(label: str, key: str, **more: Any) -> bool:
    """A toggle, off by default, that is in the address as 1."""
    class_link.can_be_hidden(key, label)
    if class_link.is_hidden(key):
        return current_switch(key)
    hold(f"_{key}", current_switch(key))
    on: bool = st.toggle(label, key=f"_{key}", on_change=_switched, args=(key,), **more)
    _write(key, "1" if on else "", "")
    return on


def current_switch(key: str) -> bool:
    """Whether `switch` will show it on."""
    return bool(current(["", "1"], "", key) == "1")


def _switched(key: str) -> None:
    st.session_state[key] = "1" if st.session_state[f"_{key}"] else ""


def text(
    label: str, key: str, start: str, longest: int, usual: str | None = None, *, in_lines: bool = False, **more: Any
) -> str:
    """A text field whose content is in the address, whatever it is, and stays when the page is left.

    `start` is in the field until somebody types; `usual`, if not the same, is what the address leaves out. A text
    `in_lines` has as many lines as are typed.
    """
    now = current_text(key, start, longest)
    class_link.can_be_hidden(key, label)
    if class_link.is_hidden(key):
        return now
    draw: Callable[..., str | None] = st.text_area if in_lines else st.text_input
    typed = draw(label, key=key, max_chars=longest, persist_state="session", **more) or ""
    _write(key, typed, start if usual is None else usual)
    return typed


def current_text(key: str, start: str, longest: int) -> str:
    """What `text` will show: what is new in the address, else what was typed last, else `start`."""
    belongs(key)
    belongs(_STARTS)
    address, starts = new_in_link(key), st.session_state.setdefault(_STARTS, {})
    if address is not None:
        st.session_state[key] = address[:longest]
    elif st.session_state.get(key) in (None, starts.get(key)):
        # Nobody typed here yet: the default of another page need not be the default, or allowed, here.
        hold(key, start)
    starts[key] = start
    return st.session_state[key] or ""


def begin_at(starts: Mapping[str, str]) -> None:
    """What is now in these fields was chosen, even where it was the default before; `starts` are the defaults now."""
    st.session_state.setdefault(_STARTS, {}).update(starts)


def keep_only(names: Iterable[str]) -> None:
    """Take out of the address what this view no longer uses; what was typed is kept."""
    for name in set(st.session_state.get(_WRITTEN, {})) - set(names):
        if name in st.query_params:
            del st.query_params[name]


def overrule(key: str) -> None:
    """Ignore the value of `key` that is in the address now."""
    if (address := st.query_params.get(key)) is not None:
        st.session_state.setdefault(_WRITTEN, {}).setdefault(key, set()).add(address)


def new_in_link(key: str) -> str | None:
    """The value of `key` in the address, unless the page wrote it there itself: the browser may lag behind."""
    address: str | None = st.query_params.get(key)
    return None if address in st.session_state.get(_WRITTEN, {}).get(key, ()) else address


def _write(key: str, value: str, usual: str) -> None:
    """Every write is a step for the browser's Back button, so what is usual is left out of the address."""
    st.session_state.setdefault(_WRITTEN, {}).setdefault(key, set()).add(value)
    address = st.query_params.get(key)
    if value != usual and address != value:
        st.query_params[key] = value
    elif value == usual and address not in (None, value):
        del st.query_params[key]


def check_choice(name: str, options: Iterable[str], what: str, now: str) -> None:
    """Report an option in the address that does not exist (Streamlit itself falls back silently).

    `now` is the option that is shown instead; once another is chosen, nothing is reported any more.
    """
    fallbacks = st.session_state.setdefault(_FALLBACKS, {})
    text = value_in_link(name)
    if name not in fallbacks:
        fallbacks[name] = now if text and text not in set(options) else None
    if fallbacks[name] is not None and fallbacks[name] == now:
        report_ignored(name, f"there is no such {what}.")


def check_names(known: Iterable[str]) -> None:
    """Report unknown names in the address, and a link of a later version."""
    known = {*known}
    strangers = {name for name, values in opened_here().items() if any(values)} - {"v", *class_link.NAMES, *known}
    at_first = st.session_state.setdefault(_STRANGERS, strangers)
    if still := sorted(strangers & at_first):
        names = ", ".join(f"“{shortened(name)}”" for name in still[:6])
        say.warning(f"This view does not use {names} of the link.", icon=UNUSED)
    if nowhere := class_link.never_there(known):
        names = ", ".join(f"“{shortened(name)}”" for name in nowhere[:6])
        say.warning(f"The link hides {names}, but this view has no such field.", icon=UNUSED)
    version = value_in_link("v")
    if version not in (None, VERSION):
        report_ignored("v", f"this app reads links of version {VERSION}. The rest was read as far as possible.")


def copy_link(page: str, values: Mapping[str, object], files: Mapping[str, str] = NO_FILES) -> None:
    """A button that copies the link to exactly this view: every value is written out, so defaults may change later.

    `files` are the names of the view's files, by their keys: they must be sent along, and the link names them. A menu
    beside it makes the link one for a class.
    """
    query = urlencode(
        {"v": VERSION, **class_link.in_address(), **{name: str(value) for name, value in {**values, **files}.items()}}
    )
    brought = " and ".join(shortened(name) for name in files.values())
    notes = ("" if is_served_to_others() else "It opens on this machine only.", brought and f"Send {brought} along.")
    class_link.share(f"{urljoin(_here(), page)}?{query}", class_link.controls(values), " ".join(filter(None, notes)))


def file_in_link(key: str, text: str | None) -> None:
    """Report which file the link is about, where another is `text` or none."""
    named = value_in_link(key)
    if named and text is None:
        say.info(f"This link is to a view of the file {shortened(named)}. Links do not include files: upload it here.")
    elif named and text != named:
        st.caption(f"The link was made with {say.verbatim(shortened(named))}.")


def _here() -> str:
    return st.context.url or "http://localhost:8501"
