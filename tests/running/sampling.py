"""Cases of which a part is tried every day, and all of them by `make exhaustive`."""

from collections.abc import Iterable
from typing import Any

import pytest


def sampled(cases: Iterable[Any], every: int, adds: str) -> list[Any]:
    """The first of so many cases, and each that follows it by as many; the others are what `make exhaustive` adds."""
    return [
        case if place % every == 0 else pytest.param(case, marks=pytest.mark.exhaustive(adds))
        for place, case in enumerate(cases)
    ]
