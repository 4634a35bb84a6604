"""Ionosphere and Mushroom from the folder of scikit-learn's fetch_openml."""

import gzip
import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any
from urllib.parse import urlsplit

from laboratory.worlds.files._headed import headed_rows
from laboratory.worlds.files._reading import Reading, read
from laboratory.worlds.files._refusing import TableError
from laboratory.worlds.files._sheet import Sheet
from laboratory.worlds.files._text import text_of
from laboratory.worlds.files.csv_table import place_of

DATA_IDS: Mapping[str, int] = MappingProxyType({"ionosphere": 59, "mushroom": 24})


class NotInCacheError(FileNotFoundError):
    """The data set was never downloaded; the message is how to get it."""


def from_open_ml_cache(name: str, data_home: str | Path | None = None) -> Reading:
    """The world of "ionosphere" or "mushroom", read from the cache of `sklearn.datasets.fetch_openml`.

    `data_home` is scikit-learn's data folder, the default one if None. The network is never used: raises
    NotInCacheError, with the way to fill the cache, and TableError where the file is damaged.
    """
    from sklearn.datasets import get_data_home

    if name not in DATA_IDS:
        raise TableError(f"name of from_open_ml_cache (data set) must be one of {', '.join(DATA_IDS)}; got {name!r}")
    cache = Path(get_data_home(str(data_home) if data_home is not None else None)) / "openml" / "openml.org"
    description = _json(name, cache / f"api/v1/json/data/{DATA_IDS[name]}.gz")["data_set_description"]
    table = _unpacked(name, cache / (urlsplit(description["url"]).path.lstrip("/") + ".gz"))
    if hashlib.md5(table, usedforsecurity=False).hexdigest() != description["md5_checksum"]:
        raise TableError(f"the cached file of {name} is damaged: its checksum differs from OpenML's")
    names, rows = headed_rows(text_of(table).text)
    target = description.get("default_target_attribute")
    return read(f"{name.capitalize()} (OpenML)", Sheet(names, rows), place_of(target, names))


def _json(name: str, path: Path) -> Any:
    try:
        return json.loads(_unpacked(name, path))
    except ValueError as error:
        raise TableError(f"the cached description of {name} is damaged: {error}") from error


def _unpacked(name: str, path: Path) -> bytes:
    if not path.is_file():
        get = f"sklearn.datasets.fetch_openml(data_id={DATA_IDS[name]})"
        raise NotInCacheError(
            f"{name} is not in scikit-learn's data folder: run {get} once with a network, or use the UCI file"
        )
    try:
        return gzip.decompress(path.read_bytes())
    except (OSError, EOFError) as error:
        raise TableError(f"the cached file of {name} is damaged: {error}") from error
