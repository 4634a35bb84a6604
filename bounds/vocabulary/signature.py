"""The words of the vocabulary that a formula's signature holds."""

import inspect
from collections.abc import Callable, Mapping
from typing import Any, get_type_hints

from bounds.vocabulary.variables import Quantity, Variable


def signature_words(function: Callable[..., Any]) -> tuple[Mapping[str, Any], Any]:
    """The vocabulary words of a function's parameters by name, and that of what it returns."""
    hints = get_type_hints(function, include_extras=True)
    words = {name: getattr(hint, "__metadata__", (None,))[0] for name, hint in hints.items()}
    returned = words.pop("return", None)
    return {name: words.get(name) for name in inspect.signature(function).parameters}, returned


def declared(formula: Callable[..., Any]) -> tuple[tuple[Variable, ...], Quantity]:
    """The variables and the quantity that a theorem's formula names. Raises TypeError where one is none."""
    words, returned = signature_words(formula)
    for name, word in words.items():
        if not isinstance(word, Variable):
            raise TypeError(
                f"{formula.__name__}: parameter {name} needs a variable of bounds.vocabulary.variables as its type"
            )
        if word.name != name:
            raise TypeError(f"{formula.__name__}: {name} is called {word.name} in the vocabulary")
    if not isinstance(returned, Quantity):
        raise TypeError(f"{formula.__name__}: needs a quantity of bounds.vocabulary.variables as its return type")
    return tuple(words.values()), returned
