"""Is what is typed as an answer a number, however it is stated, or a formula with names in it?"""

from bounds.reading.numbers import read_number
from bounds.reading.pattern import Pattern
from bounds.reading.stated import stated
from bounds.reading.written import LONGEST

_OPERATION = Pattern(r"[-+*/^√(⌈⁰¹²³⁴-⁹]|\\(?:d|t)?frac|\\sqrt")
_LOGARITHM = Pattern(r"(?<![^\W\d_])\\?(?:ln|log(?:_?2|_?10)?)(?![^\W_])\s*[({]?\s*[|\w]")
_LETTER = Pattern(r"[^\W\d_]")


def is_formula(text: str) -> bool:
    """Is it a formula with names in it, and no number?

    >>> is_formula("(ln_size + ln(1/delta))/epsilon"), is_formula("m >= 3/8"), is_formula("about 300 examples")
    (True, False, False)
    """
    if len(text) > LONGEST:
        return False
    bare = stated(text).text
    has_operation = _OPERATION.search(bare) or _LOGARITHM.search(bare)
    return isinstance(read_number(bare), str) and bool(has_operation) and bool(_LETTER.search(bare))
