"""Checks of a theorem, the Lab's own or one of yours: what every theorem must satisfy, as functions to call.

    >>> from bounds import theorems
    >>> from bounds.testing import check_theorem, checks
    >>> check_theorem(theorems["hoeffding_two_sided"])

Each check takes a theorem and returns nothing, or raises AssertionError with one sentence that names the theorem, the
check and the values. One that tries points takes their number as `points`; they are drawn with a fixed seed, so that
they are the same at every call. `check_theorem` runs all and raises whatever failed together. With pytest, one test
for each check:

    @pytest.mark.parametrize("check", checks.values(), ids=checks)
    def test_my_theorem(check):
        check(my_theorem)
"""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from bounds.testing import declarations, directions, forms, inputs, many_questions, solving, values, vanishing_digits
from bounds.testing.check import CHECKS, POINTS, TheoremCheck
from bounds.testing.checking import hold_all
from bounds.theorem import Theorem

__all__ = ["check_theorem", "checks"]

# Each module adds its checks as it is imported.
assert all((declarations, directions, forms, inputs, many_questions, solving, values, vanishing_digits))
checks: Mapping[str, TheoremCheck] = MappingProxyType(CHECKS)


def check_theorem(theorem: Theorem, points: int = POINTS) -> None:
    """Hold a theorem against every check, and raise an ExceptionGroup of all that failed.

    Its examples, directions and other forms, its values singly and in arrays against ball arithmetic up to the ends of
    every domain, what it answers when it is solved, and how it refuses bad input. `points` is about how many points a
    check tries.
    """
    hold_all(theorem.slug, (partial(check, theorem, points) for check in checks.values()))
