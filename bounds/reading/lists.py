"""Lists of numbers with commas between them, where a comma might part the thousands or the decimals of one number."""

import re
from itertools import pairwise

from bounds.reading.numbers import read_number

_JOINED = re.compile(r"[\d.,]+")


def may_be_one(text: str, whole: bool = False) -> bool:
    """Do others read two of the numbers of a list as one: 1,500 as a thousand and a half of it?

    Where `whole` numbers are asked for, 5,10 is no decimal; a space behind the comma leaves no doubt.
    """
    pairs = (pair for joined in _JOINED.findall(text) for pair in pairwise(joined.split(",")))
    numbers = (read_number(f"{first.lstrip('.')},{second}") for first, second in pairs if _meet(first, second))
    return any(not isinstance(number, str) and not (whole and number % 1) for number in numbers)


def _meet(first: str, second: str) -> bool:
    """Does a digit stand somewhere before the comma, and right behind it?"""
    return bool(first.strip(".")) and second[:1].isdigit()
