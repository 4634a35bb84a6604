"""Which names a formula may use. Cheap enough for every import: it looks at compiled code, not at source text."""

from collections.abc import Callable, Iterator
from numbers import Real
from types import FunctionType
from typing import Any

from bounds.formula import elementary
from bounds.formula.special_function import Special

PLAIN = frozenset(
    {
        elementary.log, elementary.log2, elementary.sqrt, elementary.exp, elementary.ceil, elementary.floor,
        elementary.maximum, elementary.minimum, elementary.where,
    }
)  # fmt: skip


def check_names(formula: Callable[..., Any]) -> None:
    """Raise NameError for a name in `formula`, or in a formula it calls, that ball arithmetic does not know."""
    _check(formula, set())


def _check(formula: Callable[..., Any], seen: set[Callable[..., Any]]) -> None:
    seen.add(formula)
    for name, value in _outer_names(formula):
        if isinstance(value, Special | Real) or (not isinstance(value, type) and value in PLAIN):
            continue
        inner = getattr(value, "formula", value)  # a theorem is named to call its formula
        if not isinstance(inner, FunctionType):
            words = f"{formula.__name__}: {name} is no name for a formula; those of bounds.formula.functions are"
            raise NameError(f"{words}, and so are numbers and other formulas")
        if inner not in seen:
            _check(inner, seen)


def _outer_names(formula: Callable[..., Any]) -> Iterator[tuple[str, Any]]:
    assert isinstance(formula, FunctionType)
    code = formula.__code__
    for name in code.co_names:
        if name != "formula":
            yield name, formula.__globals__.get(name)
    for name, cell in zip(code.co_freevars, formula.__closure__ or (), strict=True):
        yield name, cell.cell_contents
