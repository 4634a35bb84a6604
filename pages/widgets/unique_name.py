"""A unique name of sixteen letters for a view with values in its fields."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from laboratory.topics import ViewEntry


def told_apart(entry: ViewEntry, inputs: Mapping[str, Any], *more: str) -> str:
    """The same for the same view, all its fields, and whatever `more` it depends on."""
    return letters_for(f"{entry.address}.{entry.question} {' '.join(more)} {sorted(inputs.items())!r}")


def letters_for(text: str) -> str:
    """Sixteen letters for any words."""
    return sha256(text.encode()).hexdigest()[:16]
