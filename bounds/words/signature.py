"""The words of the vocabulary that a formula's signature holds."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any, get_type_hints


def signature_words(function: Callable[..., Any]) -> tuple[Mapping[str, Any], Any]:
    """The vocabulary words of a function's parameters by name, and that of what it returns."""
    hints = get_type_hints(function, include_extras=True)
    words = {name: getattr(hint, "__metadata__", (None,))[0] for name, hint in hints.items()}
    returned = words.pop("return", None)
    return {name: words.get(name) for name in inspect.signature(function).parameters}, returned
