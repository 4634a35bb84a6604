"""How a number was read that others read otherwise, or that is said in words: `1000, its comma parting thousands`."""

from bounds.display.calls import typed
from bounds.reading.numbers import read_number
from bounds.reading.stated import stated
from bounds.reading.written import read_otherwise, said_in_words


def echo(text: str) -> str:
    """What was understood, where that is to be told; empty of a number that everybody reads alike, and of no number.

    The number may be stated, `m >= 1,000 examples`: of what stands around it nothing is told.
    """
    told = stated(text).text
    number, otherwise = read_number(told), read_otherwise(told)
    if isinstance(number, str) or not (otherwise or said_in_words(told)):
        return ""
    return f"{typed(number)}, {otherwise}" if otherwise else typed(number)
