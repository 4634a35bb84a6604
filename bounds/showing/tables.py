"""A table as HTML, whose headers say of what they are."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence


def html_table(caption: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """The first cell of each row is its header; all is text."""
    columns = "".join(f'<th scope="col">{html.escape(name)}</th>' for name in head)
    body = "".join(f"<tr>{_cells(*row)}</tr>" for row in rows)
    heading = f"<caption>{html.escape(caption)}</caption><thead><tr>{columns}</tr></thead>"
    return f"<table>{heading}<tbody>{body}</tbody></table>"


def _cells(first: str, *others: str) -> str:
    return f'<th scope="row">{html.escape(first)}</th>' + "".join(f"<td>{html.escape(cell)}</td>" for cell in others)
