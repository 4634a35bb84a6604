"""Finished parts of an audit by name, in memory or in a store as sweeps have it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bounds.reports.whole_files import write_whole
from laboratory.sweeps.manifest import (
    MANIFEST,
    VERSIONS,
    OtherPlan,
    check_versions,
    differing_names,
    read_manifest,
    versions,
)
from laboratory.sweeps.parts import ParquetParts, Rows

PARTS, QUESTION = "parts", "audit"


class Kept:
    """What is finished of some work; `len`, `in`, and the rows of each part."""

    def __init__(self, parts: ParquetParts | None) -> None:
        names = parts.names() if parts else ()
        self._parts = parts
        self._rows: dict[str, Rows] = {name: parts.read(name).to_pylist() for name in names} if parts else {}

    @staticmethod
    def of(folder: Path | None, question: Mapping[str, Any], kinds: Mapping[str, str]) -> Kept:
        """What a folder holds of the work that `question` describes, in rows of these `kinds`. Raises OtherPlan where
        it holds other work, ValueError in one sentence where what lies in it is damaged, OSError where nothing can be
        written."""
        if folder is None:
            return Kept(None)
        whose = {QUESTION: dict(question), VERSIONS: versions()}
        parts = ParquetParts(folder / PARTS, kinds, whose)
        begun = read_manifest(folder, "audit", {QUESTION: dict, VERSIONS: dict})
        if begun is not None:
            _check(folder, begun, question)
            return Kept(parts)
        parts.make_room()
        kept = Kept(parts)  # what lies there may be of another audit whose manifest was lost
        write_whole(folder / MANIFEST, json.dumps(whose).encode())
        return kept

    def keep(self, name: str, rows: Rows) -> None:
        """Keep a finished part, on disk where there is a folder."""
        self._rows[name] = rows
        if self._parts is not None:
            self._parts.keep(name, rows, "part")

    def rows(self, name: str) -> Rows:
        """The rows of a part."""
        return self._rows[name]

    def __contains__(self, name: object) -> bool:
        return name in self._rows

    def __len__(self) -> int:
        return len(self._rows)


def _check(folder: Path, manifest: Mapping[str, Any], question: Mapping[str, Any]) -> None:
    if others := sorted(differing_names(manifest[QUESTION], question)):
        raise OtherPlan(f"{folder} holds other work; they differ in {', '.join(others)}: choose another --store")
    check_versions(folder, manifest)
