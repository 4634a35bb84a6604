"""What runs in the browser: scripts, styles and markup, which the widgets of the same names send there."""

from pathlib import Path

HERE = Path(__file__).parent


def source(name: str) -> str:
    """The text of a file of this folder."""
    return (HERE / name).read_text("utf-8")
