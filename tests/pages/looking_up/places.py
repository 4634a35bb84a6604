"""When a row of the companion and a misprint of a theorem name one place of the notes, however each spells it."""

import re

from bounds.index.stems import stem, words_of

# Words of many places, which tell nothing of one.
COMMON = frozenset(
    """the of and a an in on by for to its it with section chapter theorem definition example proposition lemma proof
    first second last before after part parts beside bound step line print not printed figure all both one
    box""".split()
)
NUMBER = re.compile(r"\d+(?:\.\d+)+")
SHARED = 0.5  # of the words of the shorter name
SHORT = 2  # letters of what is no word


def same_place(row: str, misprint: str) -> bool:
    """Is it one place: by a number that both have (9.1, 5.1.2), else by half of the shorter name's words?"""
    numbers = [set(NUMBER.findall(place)) for place in (row, misprint)]
    if all(numbers):
        return bool(numbers[0] & numbers[1])
    words = [_words(place) for place in (row, misprint)]
    both = len(words[0] & words[1])
    return both > 0 and both >= SHARED * min(map(len, words))


def _words(place: str) -> set[str]:
    spoken = (word for word in words_of(place) if word.lower() not in COMMON and not word.isdigit())
    return {stem(word) for word in spoken if len(word) > SHORT}
