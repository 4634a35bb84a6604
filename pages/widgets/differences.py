"""What is sent of a figure: all of it with a page, and where only a part of the page is drawn again what changed in it.

Either says its name, which is that of its content. A browser that has not got the figure of which something changed
says so, and is sent all of it: it never shows a part of one figure with a part of another.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx

from pages.widgets.unique_name import letters_for

Spec = Mapping[str, Any]
MOST = 12  # figures that are remembered: more than any page has
_SENT = "_figures_as_they_were_sent"
_MISSED = "_figures_that_a_browser_has_not_got"


def figure_data(key: str, spec: str) -> dict[str, Any]:
    """What goes to the browser for the figure under `key`, whose JSON is `spec`."""
    name, now = letters_for(spec), json.loads(spec)
    sent: dict[str, tuple[str, Spec]] = st.session_state.setdefault(_SENT, {})
    missed: set[str] = st.session_state.setdefault(_MISSED, set())
    before = sent.pop(key, None)
    sent[key] = name, now
    while len(sent) > MOST:
        del sent[next(iter(sent))]
    if before is None or key in missed or not _is_part_of_the_page():
        missed.discard(key)
        return {"figure": name, "spec": spec}
    return {"figure": name, "base": before[0], "change": change(before[1], now)}


def send_all_of(key: str) -> None:
    """The browser has not got the figure under `key` of which it heard what changed; to be called from a callback."""
    st.session_state.setdefault(_MISSED, set()).add(key)


def change(before: Spec, now: Spec) -> dict[str, Any] | None:
    """What `change.js` lays over the figure before: the properties that are other, null for those that are gone.

    None where nothing changes.
    """
    traces: Sequence[Spec] = now["data"]
    pairs = [(before["data"][i] if i < len(before["data"]) else {}, trace) for i, trace in enumerate(traces)]
    data = {str(i): new for i, pair in enumerate(pairs) if (new := _other(*pair))}
    layout = _other(before["layout"], now["layout"])
    if not (data or layout) and len(traces) == len(before["data"]):
        return None
    return {"traces": len(traces), "data": data, "layout": layout}


def in_common(handles: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Handles that are alike in most, with that said once: forty share the sample that each belongs to."""
    first = handles[0] if len(handles) > 1 else {}
    common = {
        name: value for name, value in first.items() if all(name in each and each[name] == value for each in handles)
    }
    own = [{name: value for name, value in each.items() if name not in common} for each in handles]
    return {"common": common, "own": own}


def _is_part_of_the_page() -> bool:
    """Whether a fragment is drawn again, and not the page, at which a browser may know nothing yet."""
    context = get_script_run_ctx()
    return context is not None and bool(context.fragment_ids_this_run)


def _other(before: Spec, now: Spec) -> dict[str, Any]:
    gone = dict.fromkeys(name for name in before if name not in now)
    return gone | {name: value for name, value in now.items() if name not in before or before[name] != value}
