"""A sweep that is sent to the page as a file: it is unpacked for itself alone, and gone when nobody looks at it."""

from __future__ import annotations

import weakref
from dataclasses import dataclass
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import TYPE_CHECKING

import streamlit as st

from laboratory.sweeps import MOST_SENT, Store, store_in, table_in

if TYPE_CHECKING:
    import pandas as pd

TABLE = ".parquet"
_KEPT = "_sent_sweep"
HELP = "At most {most} MB. It stays on this machine, and a link does not carry it."


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
    given = st.file_uploader(
        "Or a file: a ZIP of a sweep's folder, or one Parquet file of runs", ["zip", "parquet"], key="_sent_runs",
        help=HELP.format(most=most), max_upload_size=most,
    )  # fmt: skip
    return Sent(given.name, given.getvalue()) if given else None


def store(file: Sent) -> Store:
    """The sweep in a ZIP, unpacked once a session. Raises ValueError in one sentence."""
    kept: _Unpacked | None = st.session_state.get(_KEPT)
    if kept is None or kept.file != file:
        st.session_state[_KEPT] = kept = _Unpacked(file)
    return kept.store


@st.cache_resource(max_entries=4, show_spinner="Reading the runs …")
def table(content: bytes) -> pd.DataFrame:
    """The runs in one Parquet file. Raises ValueError in one sentence."""
    return table_in(content)


class _Unpacked:
    """A sweep in a folder of its own, which goes with this object: with the session, or when another is sent."""

    def __init__(self, file: Sent) -> None:
        self.file, folder = file, Path(mkdtemp(prefix="ltlab-"))
        weakref.finalize(self, rmtree, folder, ignore_errors=True)
        self.store = store_in(file.content, folder)
