"""Facts in one line, as they are typed or copied: `n = 1000, eps=0,05 |H|=3^10`."""

import re

from bounds.vocabulary.near import SHOWN

_EACH = re.compile(r"(?P<name>[^\s=,;]+)\s*=\s*(?P<value>.*?)[\s,;]*(?=(?:[^\s=,;]+\s*=)|$)", re.DOTALL)
_EDGES = " \t\r\n,;"


def parted(text: str) -> dict[str, str]:
    """The values by their names, as they are typed: a value ends where the next name begins.

    Raises ValueError, in one sentence, for what is no `name=value`, and for a name that is told twice.
    """
    rest, values = text.strip(_EDGES), {}
    while rest:
        match = _EACH.match(rest)
        if match is None or not match["value"]:
            raise ValueError(f"facts look like name=value, for example m=1000 delta=5%; got {rest[:SHOWN]}")
        if match["name"] in values:
            raise ValueError(f"{match['name'][:SHOWN]} is given twice")
        values[match["name"]] = match["value"]
        rest = rest[match.end() :].strip(_EDGES)
    return values
