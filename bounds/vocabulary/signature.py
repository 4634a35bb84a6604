"""The words of the vocabulary that a formula's signature holds."""

import inspect
from collections.abc import Callable, Iterable, Mapping
from types import FunctionType
from typing import Any, get_type_hints

from bounds.vocabulary.variables import Quantity, Variable

VARIADIC = inspect.CO_VARARGS | inspect.CO_VARKEYWORDS


def signature_words(function: Callable[..., Any]) -> tuple[Mapping[str, Any], Any]:
    """The vocabulary words of a function's parameters by name, and that of what it returns."""
    hints = _hints(function)
    words = {name: getattr(hint, "__metadata__", (None,))[0] for name, hint in hints.items()}
    returned = words.pop("return", None)
    return {name: words.get(name) for name in _parameters(function)}, returned


def _hints(function: Callable[..., Any]) -> Mapping[str, Any]:
    """What is annotated: hundreds of formulas are read at once, and only text needs `get_type_hints`."""
    hints: Mapping[str, Any] = function.__annotations__
    return (
        get_type_hints(function, include_extras=True)
        if any(isinstance(hint, str) for hint in hints.values())
        else hints
    )


def _parameters(function: Callable[..., Any]) -> Iterable[str]:
    """The same as of `inspect.signature`, which takes longer."""
    if type(function) is not FunctionType or hasattr(function, "__wrapped__") or function.__code__.co_flags & VARIADIC:
        return inspect.signature(function).parameters
    code = function.__code__
    return code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]


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
