"""Drawing a question: the same seed gives the same one in any process."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import numpy as np

from laboratory.exercises.discovery import kinds, worked
from laboratory.exercises.problem import Problem

TRIES = 60
FEWEST = 2  # slips that differ from the answer and from each other


class NothingAskedError(RuntimeError):
    """A kind of question that draws no numbers from which slips can be told."""


def drawn(kind: str, seed: int, turn: int = 0) -> Problem:
    """The question of this kind in that turn. Raises KeyError for a kind that does not exist."""
    make, rng = kinds[kind], np.random.default_rng(_number(f"{seed} {kind} {turn}"))
    for _ in range(TRIES):
        found = replace(make(rng).told_apart(), kind=kind)
        if len(found.slips) >= FEWEST:
            return found
    raise NothingAskedError(f"{kind} drew {TRIES} questions whose slips cannot be told from the answer")


def from_the_notes(name: str) -> Problem:
    """An example as the notes work it. Raises KeyError for one that does not exist."""
    return replace(worked[name]().told_apart(), kind=name)


def order(seed: int, name: str) -> str:
    """What names are sorted by for a set: a new name shifts no others."""
    return hashlib.sha256(f"{seed} {name}".encode()).hexdigest()


def _number(words: str) -> int:
    return int(hashlib.sha256(words.encode()).hexdigest()[:16], 16)
