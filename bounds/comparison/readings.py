"""What a fact's name means: variables of one name may mean different things, and one number is one of them.

A name told is read as the theorem means it that uses most of the other facts told: eight `bits` are those of each
parameter where the number of `parameters` is told, and of a description otherwise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import TypeVar, get_args

from bounds.comparison.events import FROM_BELOW, OF_ROUNDS, ORDER, event_of
from bounds.comparison.implications import OUTSIDE_ERROR, OUTSIDE_MISTAKES, TEST_MISTAKES
from bounds.vocabulary import variables as vocabulary
from bounds.vocabulary.statement import Statement
from bounds.vocabulary.variables import Errors, ErrorsOnSample, Variable

Spoken = TypeVar("Spoken", bound=Statement)

# Facts that belong to every question: they say nothing about the class or the learner.
PLAIN = frozenset({"m", "delta", "epsilon", "training_error", "errors", "C"})
SAME_BY_NAME = frozenset({"m", "delta", "epsilon", "C", "ln_size"})
CLASS_FACTS = frozenset({"ln_size", "d", "size", "kl", "nodes", "bits", "rademacher"})
OF_A_SAMPLE = CLASS_FACTS | {"training_error"}  # beside them, mistakes are those on the sample
ON_A_TEST_SET, ON_THE_SAMPLE = get_args(Errors)[1], get_args(ErrorsOnSample)[1]
# What implications call a name where it means something else.
CALLED = {
    ("errors", ON_A_TEST_SET.meaning): TEST_MISTAKES,
    ("errors", "mistakes on the examples outside the compression set"): OUTSIDE_MISTAKES,
    ("training_error", "error on the examples outside the compression set"): OUTSIDE_ERROR,
    ("noise", "upper bound on the share of labels flipped"): "noise",
    ("noise", "probability that a label is flipped"): "noise",
}


@cache
def common() -> frozenset[Variable]:
    """The words that the common vocabulary has itself: before those of one family, they are what a name means."""
    told = (getattr(hint, "__metadata__", ()) for hint in vars(vocabulary).values())
    return frozenset(word for words in told for word in words if isinstance(word, Variable))


def words(theorems: Mapping[str, Statement]) -> Mapping[str, Sequence[Variable]]:
    """Every variable of that name in the theorems that can be asked, or else in any, the most usual one first."""
    return _words(tuple(theorems.values()))


@lru_cache(8)
def _words(theorems: tuple[Statement, ...]) -> Mapping[str, Sequence[Variable]]:
    counted: dict[str, Counter[Variable]] = {}
    others: dict[str, Counter[Variable]] = {}
    for theorem in samples_first(theorems):
        found = counted if can_be_asked(theorem) else others
        for variable in theorem.variables:
            found.setdefault(variable.name, Counter())[variable] += 1
    return {
        name: sorted(several, key=lambda one: (one in common(), several[one]), reverse=True)
        for name, several in {**others, **counted}.items()
    }


def samples_first(theorems: Iterable[Spoken]) -> Sequence[Spoken]:
    """The theorems in the order in which their words count: of two meanings as usual, that for samples comes before
    that for rounds played."""
    return sorted(theorems, key=lambda theorem: theorem.returns.name in OF_ROUNDS)


def can_be_asked(theorem: Statement) -> bool:
    """Does it speak of an event that `compare` asks about?"""
    return event_of(theorem).removesuffix(FROM_BELOW) in ORDER


def usual_meaning(name: str) -> str | None:
    """What implications take a name for: what it means to most theorems, and `errors` for those on the sample."""
    return ON_THE_SAMPLE.meaning if name == ON_THE_SAMPLE.name else next(iter(_companions().get(name, ())), None)


@cache
def meanings(told: frozenset[str]) -> Mapping[str, frozenset[str]]:
    """What each of the names told may mean, where several theorems mean different things by it."""
    found = {}
    for name in told & set(_companions()) - SAME_BY_NAME:
        several = _companions()[name]
        if name == ON_A_TEST_SET.name:
            on_the_sample = bool(told & OF_A_SAMPLE)
            several = {one: sets for one, sets in several.items() if on_the_sample != (one == ON_A_TEST_SET.meaning)}
        if len(_companions()[name]) > 1:
            found[name] = _best_fitting({one: {each & told for each in sets} for one, sets in several.items()})
    return found


def _best_fitting(used: Mapping[str, set[frozenset[str]]]) -> frozenset[str]:
    """The meanings that no other one beats: none uses more of the facts, or the same and is more usual."""
    order = list(used)

    def beaten(meaning: str, facts: frozenset[str]) -> bool:
        rivals = ((other, each) for other in order if other != meaning for each in used[other])
        return any(
            facts < each or (facts == each and order.index(other) < order.index(meaning)) for other, each in rivals
        )

    return frozenset(one for one in order if any(not beaten(one, facts) for facts in used[one]))


@cache
def _companions() -> Mapping[str, Mapping[str, frozenset[frozenset[str]]]]:
    """By name and meaning, the most usual meaning first: which other facts the theorems take that mean this by it."""
    from bounds import theorems

    found: dict[str, dict[str, set[frozenset[str]]]] = {}
    for name, several in words(theorems).items():
        found[name] = {variable.meaning: set() for variable in several}
    for theorem in filter(can_be_asked, theorems.values()):
        names = {variable.name for variable in theorem.variables} - PLAIN
        for variable in theorem.variables:
            found[variable.name][variable.meaning].add(frozenset(names - {variable.name}))
    return {
        name: {meaning: frozenset(sets) for meaning, sets in several.items() if sets} for name, several in found.items()
    }
