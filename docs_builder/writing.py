"""Markdown that every kind of page writes."""

from collections.abc import Iterable


def bullets(lines: Iterable[str]) -> str:
    """A list."""
    return "\n".join(f"- {line}" for line in lines)


def code(text: str, language: str = "python") -> str:
    """A block of code."""
    return f"```{language}\n{text.strip()}\n```"


def display(latex: str) -> str:
    """A formula on lines of its own."""
    return f"$$\n{latex}\n$$"


def titled(heading: str, *parts: str) -> str:
    """A section; empty where it has no content."""
    return "\n\n".join([f"## {heading}", *text]) if (text := [part for part in parts if part.strip()]) else ""


def first_sentence(text: str) -> str:
    """The first line, as a docstring's."""
    return text.strip().partition("\n")[0]
