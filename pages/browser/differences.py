"""What is sent of a figure: all of it with a page, and where only a part of the page is drawn again what changed in it.

Either says its name, which is that of its content. A browser that has not got the figure of which something changed
says so, and is sent all of it: it never shows a part of one figure with a part of another.
"""

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx

Spec = Mapping[str, Any]
MOST = 12  # figures that are remembered: more than any page has
_SENT = "_figures_as_they_were_sent"
_MISSED = "_figures_that_a_browser_has_not_got"
_NOTHING = object()


def figure_data(key: str, spec: str) -> dict[str, Any]:
    """What goes to the browser for the figure under `key`, whose JSON is `spec`."""
    name, now = sha256(spec.encode()).hexdigest()[:16], json.loads(spec)
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
    """Handles that are alike in most, with that said once, level by level: forty share all but a place and a name."""
    common = _shared(handles) if len(handles) > 1 else {}
    return {"common": common, "own": [_rest(handle, common) for handle in handles]}


def _is_part_of_the_page() -> bool:
    """Whether a fragment is drawn again, and not the page, at which a browser may know nothing yet."""
    context = get_script_run_ctx()
    return context is not None and bool(context.fragment_ids_this_run)


def _other(before: Spec, now: Spec) -> dict[str, Any]:
    gone = dict.fromkeys(name for name in before if name not in now)
    return gone | {name: value for name, value in now.items() if name not in before or before[name] != value}


def _shared(items: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    results: dict[str, Any] = {}
    for name, value in items[0].items():
        held = [item.get(name, _NOTHING) for item in items]
        if all(other == value for other in held):
            results[name] = value
        elif all(isinstance(other, Mapping) for other in held) and (inside := _shared(held)):
            results[name] = inside
    return results


def _rest(item: Mapping[str, Any], common: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: _rest(value, common[name]) if name in common else value
        for name, value in item.items() if name not in common or common[name] != value
    }  # fmt: skip
