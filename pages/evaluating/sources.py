"""Which results are evaluated: an example, files, or what is pasted. No link holds the last two."""

from collections.abc import Mapping
from typing import Any

import streamlit as st

from laboratory.evaluations import Evaluation, ResultFile, evaluate
from laboratory.evaluations.examples import TITLES, example_file
from laboratory.evaluations.reading.files import flat_of
from laboratory.serving.apart import apart
from pages.widgets import say
from pages.widgets.link import check_choice, choice

SOURCE, EXAMPLE = "from", "example"
SOURCES = {"example": "An example", "files": "Your files", "paste": "Paste"}
ENDINGS = ["csv", "tsv", "txt", "json", "jsonl", "gz", "parquet", "eval"]
PASTED = "pasted.csv"
LONGEST = 2_000_000  # characters
ABOUT = (
    "A row for each item: its name and 0 or 1, or a label and a prediction or a probability. Or a file of "
    "lm-evaluation-harness, inspect, HumanEval, HELM, OpenAI evals, promptfoo, SWE-bench or AlpacaEval. Several files "
    "are several models. It stays on the machine that runs this app."
)
_FIELD, _KEPT, _PASTE = "_results_files", "_kept_results_files", "_results_pasted"


def choose_source() -> tuple[tuple[ResultFile, ...], dict[str, str]]:
    """Draw the fields: the files, none yet where nothing was brought, and this part of the address."""
    source: str = choice(
        st.segmented_control, "Results", list(SOURCES), "example", SOURCE, format_func=SOURCES.__getitem__
    )
    check_choice(SOURCE, SOURCES, "source of results", source)
    if source == "files":
        return _files(), {SOURCE: source}
    if source == "paste":
        return _pasted(), {SOURCE: source}
    name: str = choice(st.selectbox, "Example", list(TITLES), "two_models", EXAMPLE, format_func=TITLES.__getitem__)
    check_choice(EXAMPLE, TITLES, "example", name)
    return (example_file(name).file,), {SOURCE: source or "", EXAMPLE: name}


def _files() -> tuple[ResultFile, ...]:
    uploads = st.file_uploader(
        "Files of results", ENDINGS, key=_FIELD, accept_multiple_files=True, help=ABOUT, on_change=_dropped
    )
    if uploads:
        st.session_state[_KEPT] = tuple(ResultFile(upload.name, "", upload.getvalue()) for upload in uploads)
    kept: tuple[ResultFile, ...] = st.session_state.get(_KEPT, ())
    if kept and not uploads:
        st.caption(f"{say.verbatim(', '.join(file.name for file in kept))}, uploaded earlier, still in use.")
    return kept


def _dropped() -> None:
    if not st.session_state.get(_FIELD):
        st.session_state.pop(_KEPT, None)


def _pasted() -> tuple[ResultFile, ...]:
    typed = st.text_area(
        "Rows", key=_PASTE, height=200, max_chars=LONGEST, persist_state="session", help=ABOUT,
        placeholder="item,correct\nq1,1\nq2,0",
    )  # fmt: skip
    return (ResultFile(PASTED, "", typed.encode("utf-8", "replace")),) if typed and typed.strip() else ()


@st.cache_resource(max_entries=3, scope="session", show_spinner="Reading the results …", show_time=True)
def evaluated(
    files: tuple[ResultFile, ...], delta: float, columns: Mapping[str, str], apart_from_us: bool
) -> Evaluation:
    """The evaluation; what strangers send is read in a process of its own. Raises ValueError in one sentence."""
    if apart_from_us:
        return apart("This file", _evaluate, files, delta, dict(columns))
    return _evaluate(files, delta, columns)


def _evaluate(files: tuple[ResultFile, ...], delta: float, columns: Mapping[str, str]) -> Evaluation:
    chosen: dict[str, Any] = dict(columns)
    return evaluate(list(files), delta=delta, **chosen)


@st.cache_resource(max_entries=3, scope="session", show_spinner=False)
def columns_of_file(file: ResultFile, apart_from_us: bool) -> tuple[str, ...]:
    """The names of its columns; none of a file that cannot be read, which the evaluation says."""
    try:
        return apart("This file", _columns, file) if apart_from_us else _columns(file)
    except ValueError:
        return ()


def _columns(file: ResultFile) -> tuple[str, ...]:
    return flat_of(file).columns
