"""The functions that a typed formula may call, by the names that people call them by."""

import ast
from collections.abc import Callable

from bounds.formula import elementary, functions
from bounds.formula.composing import calls, exponential, logarithm, number, over

_LN_10 = calls(elementary.log, number(10))
FUNCTIONS: dict[str, Callable[..., ast.expr]] = {
    "ln": logarithm,
    "log": logarithm,
    "exp": exponential,
    "log2": lambda x: calls(elementary.log2, x),
    "log10": lambda x: over(logarithm(x), _LN_10),
    "sqrt": lambda x: calls(elementary.sqrt, x),
    "ceil": lambda x: calls(elementary.ceil, x),
    "floor": lambda x: calls(elementary.floor, x),
    "min": lambda x, y: calls(elementary.minimum, x, y),
    "max": lambda x, y: calls(elementary.maximum, x, y),
    **{name: lambda n, k: calls(functions.choose, n, k) for name in ("C", "binomial", "comb", "choose")},
}
ALSO = {"lb": "log2", "ld": "log2", "minimum": "min", "maximum": "max"}
SPECIAL = frozenset(functions.__all__) - set(dir(elementary)) - {"choose"}
