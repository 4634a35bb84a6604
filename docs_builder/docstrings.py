"""Docstrings as Markdown: examples become code, and `<w, x>` is no mark-up."""

import re
from typing import Any

import griffe

_EXAMPLE = re.compile(r"(?:^[ \t]*>>> .*\n?(?:^[ \t]*\S.*\n?)*)+", re.MULTILINE)
_CODE = re.compile(r"(```.*?```|``.*?``|`[^`\n]*`)", re.DOTALL)


def as_markdown(docstring: str) -> str:
    """The same with every example in a block of code, and with literal signs."""
    fenced = _EXAMPLE.sub(lambda result: f"```pycon\n{result[0].strip()}\n```\n", docstring)
    parts = _CODE.split(fenced)
    return "".join(part if index % 2 else part.replace("<", "&lt;") for index, part in enumerate(parts))


class Docstrings(griffe.Extension):
    """What mkdocstrings' reader calls for each object that it has read."""

    def on_object(self, *, obj: Any, **_: Any) -> None:
        """Rewrite one docstring."""
        _rewrite(obj)

    def on_package(self, *, pkg: Any, **_: Any) -> None:
        """The same for a package's own."""
        _rewrite(pkg)


def _rewrite(obj: Any) -> None:
    """Once: a package is reported twice."""
    if obj.docstring and not obj.extra["docs_builder"].get("rewritten"):
        obj.extra["docs_builder"]["rewritten"] = True
        obj.docstring.value = as_markdown(obj.docstring.value)
