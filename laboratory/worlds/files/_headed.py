"""Tables headed by @-lines (ARFF of OpenML, .dat of KEEL): their column names, and the rows below them."""

import re

from laboratory.worlds.files._aside import FileRow
from laboratory.worlds.files._sheet import Sheet, delimiter_of, rows_of
from laboratory.worlds.files._text import Decoded

ATTRIBUTE = re.compile(r"""@attribute\s+('[^']*'|"[^"]*"|[^\s{]+)""", re.IGNORECASE)


DATA = re.compile(r"^[ \t]*@data[ \t]*\r?$", re.IGNORECASE | re.MULTILINE)


def is_headed(text: str) -> bool:
    """Does it name its columns by @-lines above its data?"""
    return bool(DATA.search(text)) and any(ATTRIBUTE.match(line.strip()) for line in text.splitlines())


def sheet_of_headed(decoded: Decoded) -> Sheet:
    """The table of such a text. Raises TableError."""
    names, rows = headed_rows(decoded.text)
    return Sheet(names, rows, encoding=decoded.encoding)


def headed_rows(text: str) -> tuple[list[str], list[FileRow]]:
    """Names from the lines `@attribute NAME ...`, none where there are none, and the rows of data."""
    lines = text.splitlines()
    names = [match.group(1).strip("'\"") for line in lines if (match := ATTRIBUTE.match(line.strip()))]
    # Lines left blank keep the numbers of those below them.
    data = "\n".join("" if line.lstrip().startswith(("@", "%")) else line for line in lines)
    return names, rows_of(data, delimiter_of(data), quote="'")
