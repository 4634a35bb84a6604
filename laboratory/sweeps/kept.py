"""Finished parts by name, in memory or in a folder: a JSON file each, there whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bounds.version import version
from laboratory.sweeps.store import MANIFEST, write_whole

PARTS = "parts"
Rows = Sequence[Mapping[str, Any]]


class Kept:
    """What is finished of some work; `len`, `in`, and the rows of each part."""

    def __init__(self, folder: Path | None, found: Mapping[str, Rows]) -> None:
        self._folder, self._found = folder, dict(found)

    @staticmethod
    def of(folder: Path | None, question: Mapping[str, Any]) -> Kept:
        """What a folder holds of the work that `question` tells. Raises ValueError where it holds other work."""
        if folder is None:
            return Kept(None, {})
        asked = {**question, "version": version()}
        manifest = folder / MANIFEST
        if manifest.exists():
            told = json.loads(manifest.read_text("utf-8"))
            if told != asked:
                raise ValueError(f"{folder} holds other work ({told}, here {asked}): choose another --store")
        else:
            (folder / PARTS).mkdir(parents=True, exist_ok=True)
            write_whole(manifest, json.dumps(asked).encode())
        parts = sorted((folder / PARTS).glob("*.json"))
        return Kept(folder, {path.stem: json.loads(path.read_text("utf-8")) for path in parts})

    def keep(self, name: str, rows: Rows) -> None:
        """Keep a finished part, on disk where there is a folder."""
        self._found[name] = rows
        if self._folder is not None:
            content = json.dumps([dict(row) for row in rows], default=_plain).encode()
            write_whole(self._folder / PARTS / f"{name}.json", content, "part")

    def rows(self, name: str) -> Rows:
        """The rows of a part."""
        return self._found[name]

    def __contains__(self, name: object) -> bool:
        return name in self._found

    def __len__(self) -> int:
        return len(self._found)


def _plain(value: Any) -> Any:
    """NumPy's numbers as Python's, which JSON knows; every double is read back to the last bit."""
    return value.item()
