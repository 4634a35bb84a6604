"""Tables and lists in Markdown."""

from bounds.vocabulary.prose import on_one_line


def table(rows: list[dict[str, str]]) -> str:
    """A table of rows that have the same columns, one row or more."""
    head = list(rows[0])
    lines = [head, ["---"] * len(head), *([_cell(row[name]) for name in head] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _cell(text: str) -> str:
    return on_one_line(text.replace("|", r"\|"))


def bullets(lines: tuple[str, ...]) -> str:
    """A list."""
    return "\n".join(f"- {line}" for line in lines)
