"""A Boolean function as it is typed: a truth table of 2^d bits, or a formula in x1, ..., x6."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import TypeAlias

from bounds.vocabulary.near import SHOWN

MOST_BITS = 6
LONGEST = 300  # signs of a text
DEEPEST = 20  # parentheses and negations within each other
EXAMPLE = "x1 and x2 or not x1 and x3"
ABOUT = f"A formula such as {EXAMPLE}, or a truth table of 2, 4, … or 64 bits."
SIGN = re.compile(r"\s*(x[1-6](?!\d)|and\b|or\b|xor\b|not\b|[()]|[∧∨¬⊕&|^!~])", re.IGNORECASE)
SAME = {"∧": "and", "&": "and", "∨": "or", "|": "or", "⊕": "xor", "^": "xor", "¬": "not", "!": "not", "~": "not"}
SUBSCRIPTS = str.maketrans("₁₂₃₄₅₆", "123456")

Bits: TypeAlias = tuple[int, ...]
Value: TypeAlias = Callable[[Bits], int]


@dataclass(frozen=True)
class BooleanFunction:
    """What was typed, and the label of each of the 2^d inputs in the order 0...0, 0...01, ...: x1 is the first bit."""

    text: str
    labels: Bits

    @property
    def bits(self) -> int:
        """How many features it has."""
        return len(self.labels).bit_length() - 1


def checked_function(text: str) -> str:
    """The text of a function, one space between its signs. Raises ValueError with a sentence."""
    return read_function(text).text


def read_function(text: str) -> BooleanFunction:
    """The function of a text. Raises ValueError with a sentence."""
    typed = " ".join(text.split())
    if len(text) > LONGEST:
        raise ValueError(f"Function must have at most {LONGEST} signs; got {len(text)}.")
    table = "".join(text.replace(",", " ").split())
    if table and not set(table) - {"0", "1"}:
        if len(table) not in {2**d for d in range(1, MOST_BITS + 1)}:
            raise ValueError(f"Function must be a truth table of 2, 4, 8, 16, 32 or 64 bits; got {len(table)}.")
        return BooleanFunction(typed, tuple(map(int, table)))
    value, bits = _Reader(typed).whole()
    return BooleanFunction(typed, tuple(value(point) for point in product((0, 1), repeat=bits)))


class _Reader:
    """Reads a formula from the left: "not" binds more closely than "and", this than "xor", and this than "or"."""

    def __init__(self, text: str) -> None:
        self.text, self.at, self.signs = text, 0, _signs(text)
        self.depth = 0

    def whole(self) -> tuple[Value, int]:
        """The formula's value at an input, and how many bits it has: the largest number of a feature in it."""
        value = self._either()
        if self.at < len(self.signs):
            raise _refused(self.text)
        return value, max(int(sign[1]) for sign in self.signs if sign[0] == "x" and sign[1:].isdigit())

    def _either(self) -> Value:
        value = self._exclusive()
        while self._takes("or"):
            value = _joined(value, self._exclusive(), lambda a, b: a | b)
        return value

    def _exclusive(self) -> Value:
        value = self._both()
        while self._takes("xor"):
            value = _joined(value, self._both(), lambda a, b: a ^ b)
        return value

    def _both(self) -> Value:
        value = self._single()
        while self._takes("and"):
            value = _joined(value, self._single(), lambda a, b: a & b)
        return value

    def _single(self) -> Value:
        self.depth += 1
        if self.depth > DEEPEST or self.at >= len(self.signs):
            raise _refused(self.text)
        value = self._operand(self.signs[self.at])
        self.depth -= 1
        return value

    def _operand(self, sign: str) -> Value:
        self.at += 1
        if sign == "not":
            inner = self._single()
            return lambda point: 1 - inner(point)
        if sign == "(":
            value = self._either()
            if not self._takes(")"):
                raise _refused(self.text)
            return value
        if not sign[1:].isdigit():
            raise _refused(self.text)
        place = int(sign[1]) - 1
        return lambda point: point[place]

    def _takes(self, sign: str) -> bool:
        """Whether it is the next one, which is then read."""
        is_next = self.at < len(self.signs) and self.signs[self.at] == sign
        self.at += is_next
        return is_next


def _joined(left: Value, right: Value, how: Callable[[int, int], int]) -> Value:
    return lambda point: how(left(point), right(point))


def _signs(text: str) -> list[str]:
    signs, at, plain = [], 0, text.translate(SUBSCRIPTS)
    while at < len(plain):
        match = SIGN.match(plain, at)
        if match is None:
            raise _refused(text)
        sign = match.group(1).lower()
        signs.append(SAME.get(sign, sign))
        at = match.end()
    return signs


def _refused(text: str) -> ValueError:
    got = text[:SHOWN] or "nothing"
    return ValueError(f"Function must be a formula of x1 to x{MOST_BITS} like {EXAMPLE}, or a truth table; got {got}.")
