"""Installing what the app needs, if the person in front of it says so: `pip install .` brings the theorems only."""

from __future__ import annotations

import importlib
import re
import shutil
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, requires
from importlib.util import find_spec

import click

from learners.extras import BUILDS_ON, DISTRIBUTION, missing, need, sentence


def offer(extra: str, what: str) -> None:
    """Ask whether the extra's missing libraries shall be installed, and install them; raise MissingExtra if not."""
    absent = missing(extra)
    installer = _installer()
    wanted = requirements(extra)
    if absent and installer and wanted and sys.stdin.isatty():
        told = sentence(extra, what, absent).partition(", which")[0]
        if click.confirm(f"{told}. Install what it needs now?", default=True, err=True):
            subprocess.run([*installer, *wanted], check=False)
            importlib.invalidate_caches()
            missing_now = [library for library in absent if find_spec(library) is None]
            if not missing_now:
                return
    need(extra, what)


def requirements(extra: str) -> list[str]:
    """What the extra and the one it builds on ask for, as pip takes it; nothing where we are not installed."""
    try:
        told = requires(DISTRIBUTION) or []
    except PackageNotFoundError:
        return []
    wanted = {extra, BUILDS_ON.get(extra, extra)}
    found = [re.fullmatch(r"\s*([^;]+?)\s*;\s*extra\s*==\s*['\"](\w+)['\"]\s*", line) for line in told]
    asked = (each[1] for each in found if each and each[2] in wanted and not each[1].startswith(DISTRIBUTION))
    return list(dict.fromkeys(asked))


def _installer() -> list[str]:
    """The command that installs into this very Python; nothing where there is none."""
    if find_spec("pip"):
        return [sys.executable, "-m", "pip", "install", "--quiet"]
    return ["uv", "pip", "install", "--quiet", "--python", sys.executable] if shutil.which("uv") else []
