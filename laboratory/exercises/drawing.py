"""Drawing a question: the same seed gives the same one in any process."""

import hashlib
from dataclasses import replace

import numpy as np

from laboratory.exercises.discovery import kinds, worked
from laboratory.exercises.problem import Problem

TRIES = 10_000
FEWEST = 2  # slips that differ from the answer and from each other


class NothingAskedError(RuntimeError):
    """A kind of question that never draws suitable numbers."""


def make_problem(kind: str, seed: int, turn: int = 0) -> Problem:
    """The question of this kind in that turn. Raises KeyError for a kind that does not exist."""
    make, rng = kinds[kind], np.random.default_rng(_number(f"{seed} {kind} {turn}"))
    for _ in range(TRIES):
        made = make(rng)
        ok = made and made.told_apart()
        if ok and len(ok.slips) >= FEWEST:
            return replace(ok, kind=kind)
    raise NothingAskedError(f"{kind} drew {TRIES} unsuitable questions, or questions whose mistakes do not differ")


def from_the_notes(name: str) -> Problem:
    """An example as the notes work it. Raises KeyError for one that does not exist."""
    made = worked[name]()
    if made is None:
        raise NothingAskedError(f"{name} is an example without numbers")
    return replace(made.told_apart(), kind=name)


def order(seed: int, name: str) -> str:
    """The sort key of a name for a set: a new name moves no others."""
    return hashlib.sha256(f"{seed} {name}".encode()).hexdigest()


def _number(words: str) -> int:
    return int(hashlib.sha256(words.encode()).hexdigest()[:16], 16)
