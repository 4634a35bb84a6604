"""A table as HTML, whose headers have a scope."""

import html
from collections.abc import Collection, Iterable, Sequence

LEFT = ' style="text-align: left"'  # notebooks set all tables as if they held but numbers
RIGHT = ' style="text-align: right"'


def html_table(caption: str, head: Sequence[str], rows: Iterable[Sequence[str]], numbers: Collection[str] = ()) -> str:
    """The first cell of each row is its header; all is text, but the columns called as in `numbers`.

    No colour is set: a notebook may be white or dark.
    """
    sides = [RIGHT if name in numbers else LEFT for name in head]
    columns = "".join(f'<th scope="col"{side}>{html.escape(name)}</th>' for name, side in zip(head, sides, strict=True))
    body = "".join(f"<tr>{_cells(sides, row)}</tr>" for row in rows)
    heading = f"<caption><strong>{html.escape(caption)}</strong></caption><thead><tr>{columns}</tr></thead>"
    return f"<table>{heading}<tbody>{body}</tbody></table>"


def _cells(sides: Sequence[str], row: Sequence[str]) -> str:
    tags = ['th scope="row"', *["td"] * (len(row) - 1)]
    cells = zip(tags, sides, map(html.escape, row), strict=True)
    return "".join(f"<{tag}{side}>{cell}</{tag[:2]}>" for tag, side, cell in cells)
