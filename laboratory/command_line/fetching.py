"""Installing what the app needs, if the user agrees: `pip install .` brings the theorems only."""

import importlib
import shutil
import subprocess
import sys
from importlib.util import find_spec

import click

from learners.extras import missing, need, requirements, sentence


def offer(extra: str, what: str) -> None:
    """Offer to install the extra's missing libraries, and install them; raise MissingExtra if not."""
    absent = missing(extra)
    installer = _installer()
    wanted = requirements(extra)
    if absent and installer and wanted and sys.stdin.isatty():
        text = sentence(extra, what, absent).partition(", which")[0]
        if click.confirm(f"{text}. Install what it needs now?", default=True, err=True):
            subprocess.run([*installer, *wanted], check=False)
            importlib.invalidate_caches()
            missing_now = [library for library in absent if find_spec(library) is None]
            if not missing_now:
                return
    need(extra, what)


def _installer() -> list[str]:
    """The command that installs into this very Python; nothing where there is none."""
    if find_spec("pip"):
        return [sys.executable, "-m", "pip", "install", "--quiet"]
    return ["uv", "pip", "install", "--quiet", "--python", sys.executable] if shutil.which("uv") else []
