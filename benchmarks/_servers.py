"""The Lab and the bare page on servers of their own, under one configuration."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.server import ROOT, Server, running_app


@contextmanager
def two_servers() -> Iterator[tuple[Server, Server]]:
    """Ours and the bare one."""
    with TemporaryDirectory(prefix="bench", ignore_cleanup_errors=True) as folder:
        home = Path(folder)
        (home / ".streamlit").mkdir()
        shutil.copy(ROOT / ".streamlit" / "config.toml", home / ".streamlit")
        with running_app(home) as ours, running_app(home, Path(__file__).with_name("_bare.py")) as bare:
            yield ours, bare
