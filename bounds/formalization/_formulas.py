"""Formulas in a theorem's own variables, read as typed formulas are: nothing is executed."""

import ast
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bounds.diagnosis.formula_points import BITS, LONGEST, NO_VALUE, Evaluated, as_double, same
from bounds.formula import arithmetic
from bounds.formula.exact import Exact
from bounds.formula.patience import limited_to
from bounds.formula.turns import Working
from bounds.reading.formulas import read_formula

NEAR = 1e-12  # relative: a half that came from a third is a half
_CONDITION = re.compile(r"(?P<left>.+?)\s*(?P<sign><=|>=|<|>|=)\s*(?P<right>.+)")


def _near(left: float, right: float) -> bool:
    return abs(left - right) <= NEAR * max(abs(left), abs(right))


_HOLDS: Mapping[str, Callable[[float, float], bool]] = {
    "<=": lambda left, right: left <= right or _near(left, right),
    ">=": lambda left, right: left >= right or _near(left, right),
    "<": lambda left, right: left < right and not _near(left, right),
    ">": lambda left, right: left > right and not _near(left, right),
    "=": _near,
}


@dataclass(frozen=True)
class Condition:
    """An inequality between two formulas in a theorem's variables."""

    text: str
    left: str
    sign: str
    right: str
    theorem: str

    @classmethod
    def read(cls, text: str, theorem: str) -> "Condition":
        """Raises ValueError for what is no inequality."""
        parts = _CONDITION.fullmatch(text)
        if parts is None:
            raise ValueError(f"{theorem}: a condition is an inequality such as m >= 2, not {text!r}")
        return cls(text, parts["left"], parts["sign"], parts["right"], theorem)

    def holds(self, inputs: Mapping[str, Any]) -> bool:
        """Whether it holds at these inputs."""
        left, right = (number_of(side, self.theorem, inputs) for side in (self.left, self.right))
        return _HOLDS[self.sign](left, right)


def number_of(text: str, theorem: str, inputs: Mapping[str, Any]) -> float:
    """The value of a formula at a theorem's inputs.

    Raises ValueError, with the place, for what is no formula in the theorem's variables, and where it has no value.
    """
    return as_double(_exact(text, theorem, inputs))


def ratio_to_ours(text: str, theorem: str, inputs: Mapping[str, Any]) -> float:
    """A formula over the theorem's own bound, in balls: where both are far below the smallest double, too.

    Exactly 1 where both are one number. Infinite where ours is 0 or less, and ValueError where either has no value.
    """
    from bounds import theorems
    from bounds.formula import balls

    theirs = _exact(text, theorem, inputs)
    try:
        with limited_to(LONGEST):
            ours = balls.enclose(theorems[theorem].formula, inputs, BITS)
    except NO_VALUE as reason:
        raise ValueError(f"{theorem} has no value that can be compared at {dict(inputs)}") from reason
    if same(theirs, ours):
        return 1.0
    if as_double(ours) < 0 or ours == 0:
        return float("inf")
    with Working(BITS):
        return as_double(arithmetic.divide(theirs, ours))


def _exact(text: str, theorem: str, inputs: Mapping[str, Any]) -> Exact:
    value = _evaluated(text, theorem)(inputs)
    if value is None:
        raise ValueError(f"{theorem}: {text} has no value at {dict(inputs)}")
    return value


@lru_cache(maxsize=1_000)
def _evaluated(text: str, theorem: str) -> Evaluated:
    from bounds import theorems

    names = theorems[theorem].names
    return Evaluated(read_formula(text, lambda name: ast.Name(name) if name in names else None))
