"""Tables headed by @-lines (ARFF of OpenML, .dat of KEEL): their column names, and the rows below them."""

from __future__ import annotations

import re

from laboratory.worlds.files._aside import FileRow
from laboratory.worlds.files._sheet import delimiter_of, rows_of

ATTRIBUTE = re.compile(r"""@attribute\s+('[^']*'|"[^"]*"|[^\s{]+)""", re.IGNORECASE)


def headed_rows(text: str) -> tuple[list[str], list[FileRow]]:
    """Names from the lines `@attribute NAME ...`, none where there are none, and the rows that hold data."""
    lines = text.splitlines()
    names = [found.group(1).strip("'\"") for line in lines if (found := ATTRIBUTE.match(line.strip()))]
    # Lines left blank keep the numbers of those below them.
    data = "\n".join("" if line.lstrip().startswith(("@", "%")) else line for line in lines)
    return names, rows_of(data, delimiter_of(data), quote="'")
