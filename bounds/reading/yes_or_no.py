"""Yes and no, as they are typed, exported by spreadsheets, or told in Python."""

from typing import Any

_WORDS = {
    True: frozenset("yes y true t holds 1 1.0".split()),
    False: frozenset("no n false f not 0 0.0".split()),
    None: frozenset(["unknown", "?", "nobody knows", "don't know"]),
}


def read_yes_or_no(said: Any) -> bool:
    """Raises ValueError for what is neither."""
    answer = read_yes_no_or_unknown(said)
    if answer is None:
        raise ValueError("neither yes nor no")
    return answer


def nobody_knows(said: Any) -> bool:
    """Does it say that nobody knows?"""
    return isinstance(said, str) and said.strip().casefold() in _WORDS[None]


def read_yes_no_or_unknown(said: Any) -> bool | None:
    """None for what nobody knows. Raises ValueError for what is none of the three."""
    if said is None or said is True or said is False:
        return said
    word = str(said).strip(" \t\"'.,;").casefold()
    for answer, words in _WORDS.items():
        if word in words:
            return answer
    raise ValueError("neither yes, no nor unknown")
