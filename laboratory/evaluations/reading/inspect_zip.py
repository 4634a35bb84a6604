"""An `.eval` log of inspect: a ZIP; what is packed by Zstandard, as the standard library cannot, pyarrow unpacks."""

import io
import json
import zipfile
import zlib
from typing import Any

from laboratory.evaluations.reading.flat import ResultFile
from laboratory.evaluations.reading.refusing import ResultsError

BEGINS = b"PK\x03\x04"
MOST_UNPACKED = 500 * 2**20
READABLE = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
ZSTANDARD = 93  # the number of the method
LOCAL_HEADER = 30  # bytes, of which the last four are the lengths of a name and of what else stands before the data
UNREADABLE = (
    ValueError, RuntimeError, zipfile.BadZipFile, zlib.error, OSError, EOFError,
)  # fmt: skip
CONVERT = "run `inspect log convert --to json` and bring the JSON"


def log_in_zip(file: ResultFile) -> dict[str, Any]:
    """The log as its JSON has it. Raises ResultsError."""
    try:
        archive = zipfile.ZipFile(io.BytesIO(file.content))
    except zipfile.BadZipFile:
        raise ResultsError(f"{file.name} begins like a ZIP, and is damaged") from None
    entries = [entry for entry in archive.infolist() if entry.filename.startswith("samples/")]
    entries = [entry for entry in entries if entry.filename.endswith(".json")]
    if "header.json" not in archive.namelist() or not entries:
        raise ResultsError(f"{file.name} is a ZIP, and no finished .eval log of inspect")
    if any(entry.compress_type not in (*READABLE, *_by_pyarrow()) for entry in entries):
        raise ResultsError(f"{file.name} is packed by a method that Python's own library does not read: {CONVERT}")
    header = archive.getinfo("header.json")
    if sum(entry.file_size for entry in (*entries, header)) > MOST_UNPACKED:
        raise ResultsError(f"{file.name} is larger than {MOST_UNPACKED // 2**20} MB once it is unpacked")
    try:
        log = json.loads(_unpacked(file, archive, header))
        samples = [json.loads(_unpacked(file, archive, entry)) for entry in entries]
    except UNREADABLE:
        raise ResultsError(f"{file.name} is an .eval log that cannot be read: {CONVERT}") from None
    if not isinstance(log, dict):
        raise ResultsError(f"{file.name} is an .eval log that cannot be read: {CONVERT}")
    return {**log, "samples": samples}


def _by_pyarrow() -> tuple[int, ...]:
    """The method that is read where pyarrow is installed."""
    try:
        import pyarrow
    except ModuleNotFoundError:
        return ()
    return (ZSTANDARD,) if pyarrow.Codec.is_available("zstd") else ()


def _unpacked(file: ResultFile, archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    """The bytes of an entry, no more than it says that it has."""
    if entry.compress_type != ZSTANDARD:
        return archive.read(entry)
    import pyarrow

    at = entry.header_offset + LOCAL_HEADER
    lengths = file.content[at - 4 : at]
    start = at + int.from_bytes(lengths[:2], "little") + int.from_bytes(lengths[2:], "little")
    packed = pyarrow.BufferReader(file.content[start : start + entry.compress_size])
    with pyarrow.CompressedInputStream(packed, "zstd") as stream:
        content: bytes = stream.read(entry.file_size + 1)
    if len(content) != entry.file_size or zlib.crc32(content) != entry.CRC:
        raise ValueError(f"{entry.filename} is damaged")
    return content
