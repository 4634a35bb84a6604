"""How well questions in words are answered: shares of the set in `questions`, which several people wrote.

The shares below are what is reached now, less one in a hundred, and for what is silently wrong the aim itself; the aims
are 75 % first, 90 % among the first three, 85 % with the right inputs, and at most 2 % silently wrong. The reader was
mended with these questions at hand, so others fare worse: the heads of the files `strangers_*` and `fresh_*` say how
new ones fared before anything was mended.
"""

import random
import re
from functools import cache

from tests.asking.measuring import Score, measured, questions, share

FIRST, AMONG_THREE, INPUTS, SILENTLY_WRONG = 0.905, 0.955, 0.92, 0.02
NOISE_COSTS = 0.05  # points at most
EVERY = 4  # of the questions, where noise is tried


@cache
def _scores() -> tuple[Score, ...]:
    return tuple(measured(questions()))


def test_the_right_answer_stands_first() -> None:
    assert len(questions()) >= 1380
    assert share(score.first for score in _scores()) >= FIRST
    assert share(score.among_three for score in _scores()) >= AMONG_THREE


def test_the_inputs_are_read() -> None:
    assert share(score.inputs for score in _scores() if score.inputs is not None) >= INPUTS


def test_a_wrong_number_shows_that_something_is_amiss() -> None:
    assert share(score.silently_wrong for score in _scores()) <= SILENTLY_WRONG


def test_typing_errors_other_signs_and_decimal_commas_cost_little() -> None:
    entries, generator = questions()[::EVERY], random.Random(20261128)
    plain = share(score.first for score in _scores()[::EVERY])

    for reworded in (_with_decimal_commas, _in_other_letters, lambda text: _mistyped(text, generator)):
        assert plain - share(score.first for score in measured(entries, reworded)) <= NOISE_COSTS


def _with_decimal_commas(text: str) -> str:
    return re.sub(r"(?<![\d.,])(\d*)\.(\d+)(?![\d.,])", lambda match: f"{match[1] or 0},{match[2]}", text)


def _in_other_letters(text: str) -> str:
    return re.sub(r"\bepsilon\b|\beps\b(?!\^)", "ε", re.sub(r"\bdelta\b", "δ", text))


def _mistyped(text: str, generator: random.Random) -> str:
    """Two neighbouring letters swapped in one of its longer words."""
    words = list(re.finditer(r"[a-z]{7,}", text))
    if not words:
        return text
    word = generator.choice(words)
    place = word.start() + generator.randrange(2, len(word[0]) - 2)
    return text[:place] + text[place + 1] + text[place] + text[place + 2 :]
