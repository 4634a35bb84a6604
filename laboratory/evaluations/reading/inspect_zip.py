"""An `.eval` log of inspect: a ZIP, of which the standard library reads what is packed by its own methods."""

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
    if any(entry.compress_type not in READABLE for entry in entries):
        raise ResultsError(f"{file.name} is packed by a method that Python's own library does not read: {CONVERT}")
    if sum(entry.file_size for entry in entries) > MOST_UNPACKED:
        raise ResultsError(f"{file.name} is larger than {MOST_UNPACKED // 2**20} MB once it is unpacked")
    try:
        log = json.loads(archive.read("header.json"))
        samples = [json.loads(archive.read(entry)) for entry in entries]
    except UNREADABLE:
        raise ResultsError(f"{file.name} is an .eval log that cannot be read: {CONVERT}") from None
    if not isinstance(log, dict):
        raise ResultsError(f"{file.name} is an .eval log that cannot be read: {CONVERT}")
    return {**log, "samples": samples}
