"""The style and the script of every page, as they stand in the head of the app's one HTML page."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def everywhere() -> bytes:
    """Both, in HTML."""
    style, script = (Path(__file__).with_name(f"everywhere.{kind}").read_text("utf-8") for kind in ("css", "js"))
    return f"<style>{style}</style><script>{script}</script>".encode()
