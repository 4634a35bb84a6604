"""The documentation beside the app: what `make docs` wrote is served under /docs, and pages link to it if it exists."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import streamlit as st

from laboratory.serving.paths import app_folder

if TYPE_CHECKING:
    from starlette.routing import Mount

ADDRESS = "docs"


def site() -> Path | None:
    """The folder of the site; None where nobody has built it."""
    folder = app_folder() / "site"
    return folder if (folder / "index.html").is_file() else None


def documentation_routes() -> list[Mount]:
    """Answers below `ADDRESS`, where there is anything to answer with."""
    from starlette.routing import Mount
    from starlette.staticfiles import StaticFiles

    folder = site()
    return [] if folder is None else [Mount(f"/{ADDRESS}", StaticFiles(directory=folder, html=True))]


def is_documented(page: str) -> bool:
    """Has the site a page of this address?"""
    folder = site()
    return folder is not None and (folder / page / "index.html").is_file()


def documentation_link(page: str, words: str) -> None:
    """A link to a page of the documentation, as `theorems/sauer`; nothing where there is none."""
    if is_documented(page):
        st.markdown(f"[{words}]({ADDRESS}/{page + '/' if page else ''})")
