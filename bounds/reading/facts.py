"""Facts in one line, as they are typed or copied: `n = 1000, eps=0,05 |H|=3^10`."""

import re
from itertools import pairwise

from bounds.vocabulary.near import SHOWN

# Only where a word begins: a search from each of its letters would take the square of its length.
_NAME = re.compile(r"(?<![^\s=,;])(?P<name>[^\s=,;]+)\s*=")
_EDGES = " \t\r\n\f\v\N{NO-BREAK SPACE}\N{THIN SPACE}\N{NARROW NO-BREAK SPACE},;"


def parted(text: str) -> dict[str, str]:
    """The values by their names, as they are typed: a value ends where the next name begins.

    Raises ValueError, in one sentence, for what is no `name=value`, and for a name that is told twice.
    """
    names = [*_NAME.finditer(text)]
    places = [(match.start(), match.end()) for match in names] + [(len(text), len(text))]
    if before := text[: places[0][0]].strip(_EDGES):
        raise _refused(before)
    values: dict[str, str] = {}
    for match, ((start, end), (following, _)) in zip(names, pairwise(places), strict=True):
        value = text[end:following].lstrip().rstrip(_EDGES)
        if not value:
            raise _refused(text[start:])
        if match["name"] in values:
            raise ValueError(f"{match['name'][:SHOWN]} is given twice")
        values[match["name"]] = value
    return values


def _refused(rest: str) -> ValueError:
    return ValueError(f"facts look like name=value, for example m=1000 delta=5%; got {rest[:SHOWN]}")
