"""Whether a cell says right or wrong, and which number it is."""

import math
import re
from collections.abc import Iterable, Sequence
from typing import Any

NOTHING = {"", "nan", "nat", "null", "<na>", "#n/a"}
LONGEST_SIGN = 4  # letters of what may say that a cell holds nothing
PERHAPS_NOTHING = {"none", "na", "n/a", "-", "--", "?"}  # unless it is a label, or a name of its own
_SHARE = re.compile(r"(?P<comma>[01],\d+)|(?P<percent>\d+(?:\.\d+)?)\s?%")

RIGHT = {"1", "true", "t", "right", "correct", "yes", "y", "passed", "pass", "hit", "success", "ok"}
WRONG = {"0", "false", "f", "wrong", "incorrect", "no", "n", "failed", "fail", "miss", "failure", "error", "timed out"}


def outcome(cell: Any) -> float | None:
    """1 for right, 0 for wrong, what lies between for a graded answer; None for what is neither.

    >>> [outcome(cell) for cell in (True, "wrong", "1.0", 0.5, "0,5", "7", "")]
    [1.0, 0.0, 1.0, 0.5, 0.5, None, None]
    """
    if isinstance(cell, str):
        word = cell.strip().casefold()
        if word in RIGHT:
            return 1.0
        if word in WRONG or word.startswith("failed:"):
            return 0.0
    number = as_share(cell)
    return number if number is not None and 0 <= number <= 1 else None


def outcomes(cells: Iterable[Any]) -> list[float | None]:
    """The `outcome` of each cell, worked out once for equal cells."""
    known: dict[Any, float | None] = {}
    made = []
    for cell in cells:
        try:
            right = known[cell]
        except KeyError:
            right = known[cell] = outcome(cell)
        except TypeError:  # of no hash
            right = outcome(cell)
        made.append(right)
    return made


def as_share(cell: Any) -> float | None:
    """The number that a cell holds, also written as `0,85` or `85 %`; None where it holds none."""
    number = as_number(cell)
    if number is None and isinstance(cell, str) and (match := _SHARE.fullmatch(cell.strip())):
        return float(match["comma"].replace(",", ".")) if match["comma"] else float(match["percent"]) / 100
    return number


def as_number(cell: Any) -> float | None:
    """The finite number that a cell holds; None where it holds none."""
    if cell is None or isinstance(cell, list | dict):
        return None
    try:
        number = float(cell.strip() if isinstance(cell, str) else cell)
    except (TypeError, ValueError, OverflowError):
        return None
    return number if math.isfinite(number) else None


def training_size(cell: Any) -> int | None:
    """The number of training examples that a cell holds; None where it holds no whole number from 1.

    >>> [training_size(cell) for cell in ("100", 25.0, "0", "1.5", "many")]
    [100, 25, None, None, None]
    """
    number = as_number(cell)
    return int(number) if number is not None and number >= 1 and number.is_integer() else None


def word_of(cell: Any) -> str:
    """A cell as a name: `3`, not `3.0`; empty where there is none, as of a cell that is no number."""
    if cell is None or (isinstance(cell, float) and math.isnan(cell)):
        return ""
    if isinstance(cell, float) and cell.is_integer() and abs(cell) < 2**53:
        return str(int(cell))
    text = str(cell).strip()
    if text.endswith(".0") and text[:-2].lstrip("-").isdigit():
        return text[:-2]
    return "" if len(text) <= LONGEST_SIGN and text.casefold() in NOTHING else text


def words_of(cells: Sequence[Any]) -> list[str]:
    """The `word_of` each cell, worked out once for equal texts."""
    if set(map(type, cells)) != {str}:
        return [word_of(cell) for cell in cells]
    distinct = set(cells)
    if 2 * len(distinct) > len(cells):
        return [
            cell if len(cell) > LONGEST_SIGN and not cell.endswith(".0") and cell.strip() is cell else word_of(cell)
            for cell in cells
        ]
    words = {cell: word_of(cell) for cell in distinct}
    return [words[cell] for cell in cells]


def shares_of(cells: Sequence[Any]) -> list[float | None]:
    """The `as_share` of each cell: at once where all are plain numbers."""
    try:
        numbers: list[float | None] = [float(cell) for cell in cells]
    except (TypeError, ValueError, OverflowError):
        return [as_share(cell) for cell in cells]
    finite = all(map(math.isfinite, numbers))  # type: ignore[arg-type]
    return numbers if finite else [as_share(cell) for cell in cells]


def is_nothing(word: str) -> bool:
    """Whether a cell's word may stand for a cell that holds nothing."""
    return not word or word.casefold() in PERHAPS_NOTHING
