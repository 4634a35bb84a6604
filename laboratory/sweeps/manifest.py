"""The manifest of a store: what work it is, and the versions that began it, for one table must come from one kind."""

import json
from collections.abc import Iterator, Mapping
from importlib.metadata import version as installed
from pathlib import Path
from typing import Any

from bounds.reports.version import VERSION

MANIFEST = "manifest.json"
VERSIONS = "versions"
LIBRARIES = ("numpy", "scipy", "scikit-learn")  # what may change a digit


class OtherPlan(ValueError):
    """The folder holds other work, or work that other versions began."""


def read_manifest(folder: Path, what: str, shape: Mapping[str, type]) -> dict[str, Any] | None:
    """The manifest of the store of `what` in a folder, its entries of the types in `shape`; None where there is none.
    Raises ValueError, in one sentence, for one that cannot be read as such: without it the store is begun again, and
    what is finished says itself whether it belongs there."""
    try:
        manifest = json.loads((folder / MANIFEST).read_text("utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as trouble:
        raise ValueError(f"{_no_store(folder, what)} cannot be read ({trouble.strerror})") from None
    except (ValueError, RecursionError):
        raise damaged(folder, what, "it is no JSON") from None
    if not isinstance(manifest, dict):
        raise damaged(folder, what, "it has no entries")
    for name, kind in shape.items():
        if not isinstance(manifest.get(name), kind):
            wrong = "has another type than it was written with" if name in manifest else "is not there"
            raise damaged(folder, what, f"its entry {name} {wrong}")
    return manifest


def damaged(folder: Path, what: str, why: str) -> ValueError:
    """The sentence about a manifest that is not as it was written, and what mends it."""
    mended = "remove that file, and the command that made it makes it again"
    return ValueError(f"{_no_store(folder, what)} is damaged, {why}: {mended}")


def _no_store(folder: Path, what: str) -> str:
    return f"{folder} holds no {what} that can be gone on with: {folder / MANIFEST}"


def check_versions(folder: Path, manifest: Mapping[str, Any]) -> None:
    """Raise OtherPlan where other versions began the store."""
    begun, here = manifest[VERSIONS], versions()
    if begun != here:
        spec = ", ".join(
            f"{name} {begun.get(name)}, here {here.get(name)}" for name in sorted(differing_names(begun, here))
        )
        raise OtherPlan(f"{folder} was begun with {spec}: go on with the same, or choose another --store")


def versions() -> dict[str, str]:
    """Ours, and those of the libraries that may change a digit."""
    return {"learning-theory-lab": VERSION, **{name: installed(name) for name in LIBRARIES}}


def differing_names(values: Mapping[str, Any], other: Mapping[str, Any]) -> Iterator[str]:
    """The names at which two differ."""
    return (name for name in {*values, *other} if values.get(name) != other.get(name))
