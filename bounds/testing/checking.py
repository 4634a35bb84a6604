"""Every check of a theorem at once, or each by its name."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bounds.testing.check import Check
    from bounds.theorem import Theorem

POINTS = 4


def checks() -> Mapping[str, Check]:
    """Each check by name: a function of a theorem that returns None or raises AssertionError in one sentence.

    `pytest.mark.parametrize("check", checks().values(), ids=checks())` makes a test of each. A check that tries points
    takes their number as `points`.
    """
    from bounds.testing import (
        declarations,
        directions,
        forms,
        inputs,
        many_questions,
        solving,
        values,
        vanishing_digits,
    )
    from bounds.testing.check import CHECKS

    assert all((declarations, directions, forms, inputs, many_questions, solving, values, vanishing_digits))
    return MappingProxyType(CHECKS)


def check_theorem(theorem: Theorem, points: int = POINTS) -> None:
    """Hold a theorem against every check; it need not be one of the Lab's.

    Its examples, directions and other forms, its values singly and in arrays against ball arithmetic up to the ends of
    every domain, what it answers when it is solved, and what it says to bad input. Points are drawn from its variables
    with a fixed seed: the same ones at every call. `points` is about how many a check tries.

    Raises ExceptionGroup with an AssertionError for each check that fails, in a sentence that names the theorem, the
    check and the values.

    >>> from bounds import theorems
    >>> from bounds.testing import check_theorem
    >>> check_theorem(theorems["hoeffding_two_sided"])
    """
    failed = []
    for check in checks().values():
        try:
            check(theorem, points)
        except AssertionError as error:
            failed.append(error)
    if failed:
        raise ExceptionGroup(f"{theorem.slug} fails {len(failed)} of {len(checks())} checks", failed)
