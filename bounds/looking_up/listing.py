"""The table of theorems as Markdown: what the README shows."""

from __future__ import annotations

from collections.abc import Mapping

from bounds.discovery import family_title
from bounds.theorem import Theorem

BEGIN, END = "<!-- theorems: written by `make readme` -->", "<!-- end of theorems -->"


def markdown_table(theorems: Mapping[str, Theorem]) -> str:
    """A row a theorem: slug, title, what it bounds, source."""
    rows = ["| theorem | says | bounds | source |", "|---|---|---|---|"]
    family = ""
    for theorem in theorems.values():
        if theorem.family != family:
            family = theorem.family
            rows.append(f"| **{family_title(family)}** | | | |")
        rows.append(f"| `{theorem.slug}` | {theorem.title} | {theorem.returns.name} | {theorem.source} |")
    return "\n".join(rows)


def with_table(readme: str, table: str) -> str:
    """`readme` with the table between the two marks. Raises ValueError where a mark is missing."""
    before, begin, rest = readme.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the README must hold {BEGIN} and {END}")
    return f"{before}{BEGIN}\n{table}\n{END}{after}"
