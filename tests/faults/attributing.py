"""Which of many faults made at once a failing test is about."""

import re
from collections.abc import Iterable, Mapping

from tests.faults.fault import Fault
from tests.faults.running import Failure


def attributed(faults: Iterable[Fault], failed: Iterable[Failure]) -> tuple[Mapping[str, list[str]], list[str]]:
    """The tests that caught each fault, by its name; and the tests of which nobody knows.

    A mark in the test's name counts before one in its message; where several stand there, each is taken.
    """
    marked = [fault for fault in faults if fault.marks]
    caught: dict[str, list[str]] = {fault.name: [] for fault in marked}
    strangers = []
    for failure in failed:
        whose = [fault for fault in marked if _stand(fault, failure.test)]
        whose = whose or [fault for fault in marked if _stand(fault, failure.description)]
        for fault in whose:
            caught[fault.name].append(failure.test)
        if not whose:
            strangers.append(failure.test)
    return caught, strangers


def _stand(fault: Fault, text: str) -> bool:
    """Is one of its marks a word of the text, and not part of a longer name? `test_` may stand before it."""
    return any(re.search(rf"(?:(?<![\w.])|(?<=/test_)){re.escape(mark)}(?!\w)", text) for mark in fault.marks)
