"""What may be meant by a text that shows another number: a point that parts thousands, a power that lost its place."""

from collections.abc import Callable
from typing import Any, NamedTuple

from bounds.numbers import format_number
from bounds.reading.latex import without_latex
from bounds.reading.numbers import is_interval
from bounds.reading.pattern import Pattern
from bounds.reading.written import LONGEST, is_plain, plainly, written_plainly

_POINT_IN_THOUSANDS = Pattern(r"\+?(?P<before>[1-9]\d{0,2})\.(?P<after>\d{3})")
_DASH = "-−–"
# As 2×10³ and 10⁻² come out of a PDF; 5×100 is a product.
_LOST = Pattern(rf"(?:(?P<digits>\d+(?:[.,]\d+)?)\s*[x×·⋅∙✕*]\s*)?10(?P<power>[{_DASH}]?[1-9]\d?|[{_DASH}]0[1-9])")
_LETTER = Pattern(r"(?P<digits>\d+(?:[.,]\d+)?)\s*(?:[*×·⋅]\s*e\s*|\s+e\s*|e\s+)(?P<power>[-−–+]?\s*\d{1,3})")
_RAISED = Pattern(r"(?P<before>\d+)[·⋅∙](?P<after>\d+)")


class OtherReading(NamedTuple):
    """The number that may be meant, where the text shows it, and a text that shows it here, to as many digits."""

    number: int | float
    where: str
    text: str


def other_numbers(text: str, whole: bool) -> list[OtherReading]:
    """Other numbers than the one read that people write so, as a rule none; a `whole` number is asked for or any.

    1.500 is a usual decimal, and 1,500 only where decimals make no sense.
    """
    if len(text) > LONGEST:
        return []
    bare = without_latex(text.strip())
    candidates = []
    if whole and (grouped := _POINT_IN_THOUSANDS.fullmatch(plainly(bare))):
        whole_number = grouped["before"] + grouped["after"]
        candidates.append(OtherReading(int(whole_number), "where a point parts thousands", whole_number))
    if is_plain(bare):
        return candidates
    lost = None if is_interval(bare) else _LOST.fullmatch(bare)
    if lost and (lost["digits"] or lost["power"][0] in _DASH):
        candidates += _scaled(lost["digits"] or "1", lost["power"], "where a power stands on the line")
    if letter := _LETTER.fullmatch(bare):
        candidates += _scaled(letter["digits"], letter["power"], "where e stands for a power of ten")
    if (raised := _RAISED.fullmatch(bare)) and not lost:
        decimal = f"{raised['before']}.{raised['after']}"
        candidates.append(OtherReading(float(decimal), "where a raised point parts decimals", decimal))
    return candidates


def which_is_meant(text: str, value: Any, whole: bool, allows: Callable[[Any], bool]) -> str:
    """`; did you mean 1,000?`, where a text may mean another value than the one read that is allowed; else nothing.

    It is for those who have nobody to ask beside the answer: they refuse the text, whatever it was read as.
    """
    others = [
        reading.number for reading in other_numbers(text, whole) if reading.number != value and allows(reading.number)
    ]
    return f"; did you mean {' or '.join(map(format_number, others))}?" if others else ""


def _scaled(digits: str, power: str, where: str) -> list[OtherReading]:
    text = f"{digits}*10^{plainly(power).replace(' ', '')}"
    written = written_plainly(text)
    return [OtherReading(written.number, where, text)] if written else []
