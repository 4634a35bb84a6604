"""What stands before the last separator of an item's name: `passage3` of `passage3_q1`."""

import re

_LAST = re.compile(r"(.+)[\s_\-./:#]+[^\s_\-./:#]*$", re.DOTALL)


def prefix(item: str) -> str:
    """The name without its last part; the whole name where it has only one.

    >>> prefix("passage3_q1"), prefix("17")
    ('passage3', '17')
    """
    match = _LAST.match(item)
    return match[1] if match else item
