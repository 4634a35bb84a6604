"""Numbers that learners compute and students work out by hand: checked, with the slips that give others.

>>> from laboratory.by_hand import check
>>> check("0.940", "entropy", [9, 5])
<right: 0.940...>
>>> check("0.652", "entropy", [9, 5])
<not quite: 0.940...; You took natural logarithms: in bits they are to base 2. gives 0.651757>
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bounds.diagnose import Diagnosis
from bounds.diagnosing.answers import read_answer
from bounds.diagnosing.known_number import judged
from bounds.reading.numbers import read_number
from bounds.words.named import Named
from bounds.words.near import SHOWN
from laboratory.by_hand import boosting, impurities
from laboratory.by_hand.quantity import ByHand

QUANTITIES: Mapping[str, ByHand] = Named(
    "number to work out by hand", {one.name: one for one in (*impurities.QUANTITIES, *boosting.QUANTITIES)}
)


def read(text: str) -> tuple[list[list[float]], dict[str, float]]:
    """Rows apart by semicolons, and numbers by name: `m=10; 1 2 3; 4 5`. Raises ValueError in one sentence."""
    parts = [part.strip() for part in text.split(";") if part.strip()]
    named = [word for part in parts for word in part.split() if "=" in word]
    rows = [[word for word in part.replace(",", " ").split() if "=" not in word] for part in parts]
    numbers = {name: _number(number) for name, _, number in (word.partition("=") for word in named)}
    return [[_number(word) for word in row] for row in rows if row], numbers


def _number(text: str) -> float:
    found = read_number(text)
    if isinstance(found, str):
        raise ValueError(f"a row holds numbers; got {text[:SHOWN]!r}")
    return float(found)


def check(answer: Any, quantity: str, *rows: Any, **numbers: Any) -> Diagnosis:
    """Is `answer` what these rows of numbers give? `QUANTITIES[quantity]` says what they are.

    The right number rounds to a right answer, of two significant digits at least. Raises KeyError for an unknown
    quantity, DomainError for what is no number, ValueError or TypeError for rows that it is not worked out from.
    """
    value, slips = QUANTITIES[quantity].works_out(*rows, **numbers)
    return judged(read_answer(answer), value, ((slip.words, slip.value) for slip in slips))
