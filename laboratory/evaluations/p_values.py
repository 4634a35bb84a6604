"""A p-value in words: never below itself, and never 0."""

from bounds.numbers import at_most

LEAST = 1e-300  # doubles end soon below it


def p_in_words(p: float, digits: int = 3) -> str:
    """In so many digits, rounded up.

    >>> p_in_words(0.0412345), p_in_words(0.0)
    ('0.0413', '< 10⁻³⁰⁰')
    """
    return at_most(p, digits) if p >= LEAST else "< 10⁻³⁰⁰"
