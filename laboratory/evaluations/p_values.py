"""A p-value in words: never below itself, and never 0; and the level of an interval, never above itself."""

from decimal import Decimal

from bounds.numbers import UNBROKEN, at_least, at_most, format_number, in_percent

LEAST = 1e-300  # doubles end soon below it
TINY = 1e-4


def p_in_words(p: float, digits: int = 3) -> str:
    """In so many digits, rounded up.

    >>> p_in_words(0.0412345), p_in_words(0.0)
    ('0.0413', '< 10⁻³⁰⁰')
    """
    return at_most(p, digits) if p >= LEAST else "< 10⁻³⁰⁰"


def level_in_words(delta: float) -> str:
    """The level of an interval that fails with probability `delta`: per cent, or δ itself where that is tiny.

    >>> level_in_words(0.05).replace(UNBROKEN, " "), level_in_words(1e-12)
    ('95 %', 'δ = 10⁻¹²')
    """
    if delta < TINY:
        return f"δ = {format_number(delta)}"
    return f"{at_least(Decimal(100) - in_percent(delta), 6)}{UNBROKEN}%"
