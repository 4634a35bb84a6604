"""The manifest of a store: what work it is, and the versions that began it, for one table must come from one kind."""

import json
from collections.abc import Iterator, Mapping
from importlib.metadata import version as installed
from pathlib import Path
from typing import Any

from bounds.reports.version import version

MANIFEST = "manifest.json"
VERSIONS = "versions"
LIBRARIES = ("numpy", "scipy", "scikit-learn")  # what may change a digit


class OtherPlan(ValueError):
    """The folder holds other work, or work that other versions began."""


def read_manifest(folder: Path) -> dict[str, Any]:
    """The manifest of a store; empty where the folder is no store, or its manifest cannot be read."""
    try:
        manifest = json.loads((folder / MANIFEST).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return manifest if isinstance(manifest, dict) else {}


def check_versions(folder: Path, manifest: Mapping[str, Any]) -> None:
    """Raise OtherPlan where other versions began the store."""
    begun, here = manifest[VERSIONS], versions()
    if begun != here:
        spec = ", ".join(f"{name} {begun.get(name)}, here {here.get(name)}" for name in sorted(apart(begun, here)))
        raise OtherPlan(f"{folder} was begun with {spec}: go on with the same, so that it is one table")


def versions() -> dict[str, str]:
    """Ours, and those of the libraries that may change a digit."""
    return {"learning-theory-lab": version(), **{name: installed(name) for name in LIBRARIES}}


def apart(values: Mapping[str, Any], other: Mapping[str, Any]) -> Iterator[str]:
    """The names at which two differ."""
    return (name for name in {*values, *other} if values.get(name) != other.get(name))
