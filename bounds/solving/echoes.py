"""How a number was read that others read otherwise, or that is said in words: `1000, its comma parting thousands`."""

from bounds.display.calls import typed
from bounds.numbers import format_number
from bounds.reading.meant import other_numbers
from bounds.reading.numbers import read_number
from bounds.reading.stated import stated
from bounds.reading.written import read_otherwise, said_in_words


def echo(text: str) -> str:
    """What was understood, where that is to be told; empty of a number that everybody reads alike, and of no number.

    The number may be stated, `m >= 1,000 examples`: of what stands around it nothing is told.
    """
    plain = stated(text).text
    number, otherwise = read_number(plain), read_otherwise(plain)
    if isinstance(number, str) or not (otherwise or said_in_words(plain)):
        return ""
    return f"{typed(number)}, {otherwise}" if otherwise else typed(number)


def other_readings(text: str, whole: bool = False) -> list[str]:
    """What a text may mean besides the number read, `2×103` is 206 here, a sentence each; as a rule there is none.

    Where `whole` numbers are asked for, a point may part thousands.
    """
    plain = stated(text).text
    number = read_number(plain)
    others = (
        []
        if isinstance(number, str)
        else [reading for reading in other_numbers(plain, whole) if reading.number != number]
    )
    return [
        f"{plain} is {format_number(number)} here, but {format_number(reading.number)} {reading.where}"
        for reading in others
    ]
