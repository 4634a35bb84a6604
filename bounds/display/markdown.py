"""A table in Markdown."""

import re
from collections.abc import Iterable, Sequence

_FORMULA = re.compile(r"\$[^$]*\$")


def markdown_table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """The rows under their heads; empty where there are none."""
    lines = [list(map(_cell, row)) for row in rows]
    whole = [list(heads), ["---"] * len(heads), *lines] if lines else []
    return "\n".join(f"| {' | '.join(line)} |" for line in whole)


def _cell(text: str) -> str:
    """A bar would end the cell: in a formula another command replaces it."""
    kept = _FORMULA.sub(lambda match: match[0].replace(r"\|", r"\Vert{}").replace("|", r"\vert{}"), text)
    return " ".join(re.sub(r"(?<!\\)\|", r"\\|", kept).split())
