"""From the bytes of a file to its text: its encoding, and files that are no text."""

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from typing import NamedTuple

from laboratory.worlds.files._refusing import TableError

MOST_BYTES = 5_000_000
LONGEST_LINE = 500_000  # characters: 200 columns have 2,500 each
AS_CSV = "open it where it was made and save it as CSV UTF-8"
OTHER_FILES = {
    b"\x1f\x8b": "the table is packed (.gz): unpack it first",
    b"%PDF": "the table is a PDF: copy the rows into a CSV",
}
OTHER_TEXTS = {
    "JSON": re.compile(r"(?:\[\s*)?\{\s*(?:\"[^\"]*\"\s*:|\})|\[\s*\["),
    "a page of the web (HTML)": re.compile(r"<(?:!doctype|html|table|head|body|\?xml)\b", re.IGNORECASE),
    "in the sparse form of LIBSVM": re.compile(r"(?:\s*[-+\d.]+(?: +\d+:[-+\d.eE]+)+ *(?:\n|$)){2}"),
}
# Copied from web pages: blanks without width and hyphens that are not there, invisible in a cell.
UNSEEN = dict.fromkeys(map(ord, "\u200b\u200c\u200d\u2060\ufeff\u00ad"))
UTF_8, UTF_16, WINDOWS = "UTF-8", "UTF-16", "Windows-1252 (Latin-1)"
# Letters of a text are above these; tabs, line ends and form feeds are among it.
CONTROL = re.compile(r"[\x01-\x08\x0b\x0e-\x1f]")


class Decoded(NamedTuple):
    """The text of a file, and its encoding, empty for a string."""

    text: str
    encoding: str


def text_of(table: str | bytes) -> Decoded:
    """The table as text. Raises TableError for too much of it, and for bytes that are no text.

    Bytes are UTF-8 where they can be, UTF-16 where they begin with its mark or every second of them is zero, and
    else Windows-1252, which contains the letters of Latin-1.
    """
    size = len(table.encode("utf-8", "surrogatepass")) if isinstance(table, str) else len(table)
    if size > MOST_BYTES:
        raise TableError(f"the table has {size:,} bytes; at most {MOST_BYTES:,}")
    decoded = _decoded(table) if isinstance(table, bytes) else Decoded(table.removeprefix("\ufeff"), "")
    decoded = decoded._replace(text=decoded.text.translate(UNSEEN).rstrip("\x1a"))  # DOS ends a file with it
    if (longest := max(map(len, decoded.text.splitlines()), default=0)) > LONGEST_LINE:
        raise TableError(f"a line of the table has {longest:,} characters; at most {LONGEST_LINE:,}")
    if other := _other_text(decoded.text):
        raise TableError(f"the table is {other}: {AS_CSV}")
    if "\0" in decoded.text:
        raise TableError("the table is no text: it contains a zero byte")
    if control := CONTROL.search(decoded.text):
        raise TableError(f"the table is no text: letter {control.start() + 1} is a control character")
    return decoded


def _other_text(text: str) -> str:
    """What a text is that programs write and that is no table; empty where it may be one."""
    beginning = text.lstrip()
    return next((name for name, begins in OTHER_TEXTS.items() if begins.match(beginning)), "")


def _decoded(table: bytes) -> Decoded:
    for begins, refusal in OTHER_FILES.items():
        if table.startswith(begins):
            raise TableError(refusal)
    codec, encoding = _utf_16(table)
    if codec:
        return _as(table, codec, encoding)
    try:
        return Decoded(table.decode("utf-8-sig"), f"{UTF_8} with a mark" if table.startswith(BOM_UTF8) else UTF_8)
    except UnicodeDecodeError:
        return _as(table, "cp1252", WINDOWS)


def _as(table: bytes, codec: str, encoding: str) -> Decoded:
    try:
        return Decoded(table.decode(codec).removeprefix("\ufeff"), encoding)
    except UnicodeDecodeError as error:
        raise TableError(f"the table is no {encoding} text: byte {error.start + 1} cannot be read") from error


def _utf_16(table: bytes) -> tuple[str, str]:
    """The codec of UTF-16, by its mark or by the zero bytes of its Latin letters; empty for other bytes."""
    if table.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return "utf-16", UTF_16
    first = table[:2_000]
    for codec, zeros, letters in (("utf-16-le", first[1::2], first[::2]), ("utf-16-be", first[::2], first[1::2])):
        if len(first) >= 4 and 2 * zeros.count(0) > len(zeros) and 0 not in letters:
            return codec, f"{UTF_16} without a mark"
    return "", ""
