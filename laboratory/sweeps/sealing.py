"""A seal in a Parquet file: the work that it is a part of, and a digest, so that no other table is taken for it.

Parquet's checksums cover pages, neither names nor metadata; the digest covers every byte of the file but its own.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pyarrow as pa

KEY, DIGEST = "learning-theory-lab", "sha256"
BLANK = "0" * 64
PLACE = re.compile(rf'"{DIGEST}": "([0-9a-f]{{64}})"'.encode())


class BrokenSeal(ValueError):
    """The bytes are not those that were sealed."""


def sealed(table: pa.Table, whose: Mapping[str, Any]) -> bytes:
    """The Parquet file of a table, with the work that it belongs to; other programs read it as any other."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    sink = pa.BufferOutputStream()
    with pq.ParquetWriter(sink, table.schema, compression="zstd", write_page_checksum=True) as file:
        file.write_table(table)
        file.add_key_value_metadata({KEY: json.dumps({**whose, DIGEST: BLANK})})
    blank: bytes = sink.getvalue().to_pybytes()
    return _with(blank, hashlib.sha256(blank).hexdigest())


def opened(content: bytes) -> tuple[pa.parquet.ParquetFile, dict[str, Any]]:
    """A sealed file, and whose it is. Raises BrokenSeal before anything in it is decoded."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    digest = (PLACE.findall(content) or [b""])[-1].decode()
    if not digest or hashlib.sha256(_with(content, BLANK)).hexdigest() != digest:
        raise BrokenSeal("not every byte is as it was written")
    file = pq.ParquetFile(pa.BufferReader(content), page_checksum_verification=True)
    whose: dict[str, Any] = json.loads(file.metadata.metadata[KEY.encode()])
    del whose[DIGEST]
    return file, whose


def _with(content: bytes, digest: str) -> bytes:
    """The same bytes with another digest in the last place for it: text in the rows may look like such a place."""
    start = [hit.start(1) for hit in PLACE.finditer(content)][-1]
    return content[:start] + digest.encode() + content[start + len(digest) :]
