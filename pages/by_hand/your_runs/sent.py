"""A sweep that is uploaded to the page as a file: it has a temporary folder of its own, which goes with the session."""

from __future__ import annotations

import weakref
from dataclasses import dataclass
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import TYPE_CHECKING

import streamlit as st

from laboratory.serving.apart import apart
from laboratory.sweeps import MOST_SENT, Store, store_in, table_in

if TYPE_CHECKING:
    import pandas as pd

TABLE = ".parquet"
NO_PLACE = "A ZIP is unpacked to a temporary folder, and this machine has no place for it"
_KEPT = "_sent_sweep"
HELP = "At most {most} MB. It stays on this machine. Links do not include it."


@dataclass(frozen=True)
class Sent:
    """What was sent: a ZIP of a store, or one table of runs."""

    name: str
    content: bytes

    @property
    def is_table(self) -> bool:
        return self.name.lower().endswith(TABLE)


def sent() -> Sent | None:
    """Draw the field; what it holds."""
    most = MOST_SENT // 2**20
    upload = st.file_uploader(
        "Or a file: a ZIP of a sweep's folder, or one Parquet file of runs", ["zip", "parquet"], key="_sent_runs",
        help=HELP.format(most=most),
    )  # fmt: skip
    file = Sent(upload.name, upload.getvalue()) if upload else None
    kept: _Unpacked | None = st.session_state.get(_KEPT)
    if kept is not None and kept.file != file:
        st.session_state.pop(_KEPT).gone()
    return file


def store(file: Sent) -> Store:
    """The sweep in a ZIP, unpacked once a session. Raises ValueError in one sentence."""
    if _KEPT not in st.session_state:
        st.session_state[_KEPT] = _Unpacked(file)
    kept: _Unpacked = st.session_state[_KEPT]
    return kept.store


@st.cache_resource(max_entries=1, scope="session", show_spinner="Reading the runs …")
def table(content: bytes) -> pd.DataFrame:
    """The runs in one Parquet file. Raises ValueError in one sentence."""
    return apart("This file", table_in, content)


class _Unpacked:
    """A sweep in a folder of its own, which goes with this object: with the session, or when another is uploaded."""

    def __init__(self, file: Sent) -> None:
        try:
            folder = Path(mkdtemp(prefix="ltlab-"))
            self.gone = weakref.finalize(self, rmtree, folder, ignore_errors=True)
            self.file, self.store = file, apart("This ZIP", store_in, file.content, folder)
        except OSError as error:
            raise ValueError(f"{NO_PLACE} ({type(error).__name__}); a Parquet file needs none") from None
