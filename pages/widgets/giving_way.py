"""What nobody waits for gives way: a slider that is dragged on waits for nothing that stands below its answer."""

from collections.abc import Iterator
from contextlib import contextmanager

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx
from streamlit.runtime.scriptrunner_utils.script_requests import ScriptRequestType

from bounds.formula.patience import ending_when


@contextmanager
def giving_way() -> Iterator[None]:
    """What is done inside this block ends where the same part of the page is to be drawn anew, which begins then.

    Streamlit itself ends only runs of whole pages that way. What was sent stays on the page until the next run, and
    so does what was not sent any more.
    """
    with ending_when(_begun_anew):
        yield


def _begun_anew() -> bool:
    """Never true: Streamlit ends a run that asks to begin anew."""
    if _is_to_begin_anew():
        st.rerun(scope="fragment")  # with what the browser has sent since
    return False


def _is_to_begin_anew() -> bool:
    """Whether the browser has asked for this part of the page again, and for nothing else.

    Streamlit does not say so; where it keeps its requests otherwise than today, nothing gives way.
    """
    context = get_script_run_ctx()
    requests = getattr(context, "script_requests", None)
    if context is None or getattr(requests, "_state", None) != ScriptRequestType.RERUN:
        return False
    waiting = getattr(getattr(requests, "_rerun_data", None), "fragment_id_queue", None)
    return bool(waiting) and waiting == context.fragment_ids_this_run
