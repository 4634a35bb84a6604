"""Reading what is to be counted: `3**10 + 1`, or a construction with its numbers, `conjunctions n=10`."""

from bounds.classes.count import count
from bounds.classes.counted import Count
from bounds.reading.numbers import read_number
from bounds.reading.written import LONGEST


def read_count(text: str) -> Count:
    """The count that the text asks for. Raises ValueError or TypeError in one sentence."""
    if not text.strip():
        raise ValueError("nothing is written here: type a number, an expression or a construction")
    if len(text) > LONGEST:
        raise ValueError(f"what is counted is told in at most {LONGEST} characters; this has {len(text):,}")
    name, *inputs = text.split()
    if name not in count.families:
        return count(text)
    return count.families[name](**dict(_named(entry) for entry in inputs))


def _named(entry: str) -> tuple[str, object]:
    name, equals, number = entry.partition("=")
    if not equals:
        raise ValueError(f"inputs look like name=value, for example n=10; got {entry[:40]}")
    return name, read_number(number)
