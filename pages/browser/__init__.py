"""What runs in the browser: scripts, styles and markup, which the widgets of the same names send there."""

from pathlib import Path

HERE = Path(__file__).parent


def source(name: str) -> str:
    """The text of a file of this folder."""
    return (HERE / name).read_text("utf-8")


def with_elements(name: str) -> str:
    """A script that makes elements, with what makes them before it."""
    return source("element.js") + source(name)


def nothing() -> None:
    """For what listens to a trigger of a component: Streamlit gives a trigger's value only where somebody listens."""
