"""Inputs of `compare` as people type them: letters of books and everyday twins become their own names.

`compare`, its command line, batches and the page ask here, so that all of them read one name alike.

>>> result = understood_facts({"n": "1000", "confidence": "95 %", "H": 1000})
>>> result.inputs
{'m': 1000, 'delta': 0.05, 'ln_size': Ln(1000)}
>>> print(result.echo[0])
n = 1000 read as sample size m = 1,000
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from bounds.comparison.assumption_names import assumption_called, by_their_keys, everyday_names
from bounds.comparison.implied_assumptions import tellable
from bounds.comparison.questions import Inquiry, question_of, without_a_sample
from bounds.comparison.readings import OF_A_SAMPLE, ON_A_TEST_SET, can_be_asked, common, words
from bounds.solving.typed_inputs import Understood, hear, the_one_of
from bounds.theorem import Theorem
from bounds.vocabulary.near import SHOWN, near
from bounds.vocabulary.readings import NameRead, Readings
from bounds.vocabulary.variables import Variable

OWNER = "compare"


def understood_facts(facts_as_typed: Mapping[str, Any], ask: str | None = None) -> Understood:
    """The facts by their own names, what was understood on the way to them, and what one would ask back.

    Facts that are None are not told. Names that nothing is called by stay, for `compare` to refuse. Raises TypeError
    where a name could be several facts or one is given twice, and DomainError for a twin's value that is none.
    """
    known = {name: value for name, value in facts_as_typed.items() if value is not None}
    facts, read = by_their_keys(known, filter(_Names(known, ask).is_a_fact, known))
    names = _Names(facts, ask)
    heard = hear(OWNER, names.variables.values(), facts, names.reading, lambda name: name)
    return Understood(heard.inputs, (*heard.echo, *read, *names.asides()), heard.doubts)


def readable_facts(names: Iterable[str], ask: str | None = None) -> Mapping[str, NameRead | None]:
    """Of names that may be about anything, such as the columns of a table, those that tell a fact, each with its
    reading; None for a fact's own name.

    A letter is read only where nothing else among them tells the same.
    """
    heard = _Names(names, ask)
    stands_for = {name: heard.stands_for(name) for name in heard.names}
    names_read = [*stands_for.values()]
    clear = (name for name, to in stands_for.items() if to and (name == to or names_read.count(to) == 1))
    return {name: heard.reading(name) for name in clear}


def check_facts(names: Iterable[str], ask: str | None = None) -> None:
    """Raise TypeError for a name that stands for no fact or could stand for several, and for one given twice."""
    heard, typed_as = _Names(names, ask), dict[str, str]()
    for name in heard.names:
        heard.reading(name)
        to = heard.stands_for(name)
        if not to:
            raise TypeError(no_such_fact(name))
        if to in typed_as:
            raise TypeError(f"{OWNER} is given {to} twice: as {typed_as[to]} and as {name}")
        typed_as[to] = name


def no_such_fact(name: str) -> str:
    """That nothing is called so, and what is spelled like it, with its symbol and words."""
    own = _variables(of_a_sample=False)
    others = [letter for letter in _readings(of_a_sample=False).all_names() if letter not in own]
    meant = near(name, [*own, *tellable(), *others, *everyday_names()])
    suggestions = ", ".join(
        f"{name_meant} ({own[name_meant].in_full})" if name_meant in own else name_meant for name_meant in meant
    )
    return f"no theorem has a variable {name[:SHOWN]}{f'; did you mean {suggestions}?' if meant else ''}"


class _Names:
    """The names that are given together: what one of them stands for depends on the others."""

    def __init__(self, names: Iterable[str], ask: str | None) -> None:
        self.names, self._question = [*names], without_a_sample(ask)
        self._clear = {to for name in self.names if (to := _alone(name, self._question))}
        of_a_sample = bool(self._clear & OF_A_SAMPLE)
        self.variables = _variables(of_a_sample, self._question)
        self._readings = _readings(of_a_sample, self._question)
        m_is_asked = ask == "m" or (ask is None and "epsilon" in self._clear)
        self._may_tell_m = not m_is_asked and "m" not in self._clear and self._question is None

    def reading(self, name: str) -> NameRead | None:
        """The one fact that a letter or twin stands for; None for a fact's own name, and for what stands for nothing.

        Raises TypeError, with the question, where it could be several.
        """
        return the_one_of(OWNER, name, self._found(name))

    def stands_for(self, name: str) -> str:
        """The fact that a name tells; empty where it tells none, or could tell several."""
        reading = self._found(name)
        if not reading:
            assumed = None if name in self.variables else assumption_called(name)
            return assumed[0] if assumed else name if name in self.variables else ""
        return reading[0].variable.name if len(reading) == 1 else ""

    def is_a_fact(self, name: str) -> bool:
        """Does the name tell a number, or could it tell several?"""
        return name in self.variables or bool(self._found(name))

    def asides(self) -> Iterable[str]:
        """How a rare fact's own name was read that stands elsewhere for a common one which is not given."""
        for name in self.names:
            if name in self.variables and not self._found(name):
                others = [reading for reading in self._candidates(name) if reading.variable.name != name]
                rarer = [reading for reading in others if reading.variable in common() - {self.variables[name]}]
                rarer = [reading for reading in rarer if reading.variable.name not in self._clear]
                if rarer and self.variables[name] not in common():
                    rather = " and ".join(f"{reading.words} is called {self._clear_name(reading)}" for reading in rarer)
                    yield f"{name} read as {self.variables[name].named}; {rather}"

    def _clear_name(self, read: NameRead) -> str:
        return next(iter(self._readings.other_names(read.variable, read.twin))) if read.twin else read.own_name

    def _found(self, name: str) -> tuple[NameRead, ...]:
        """What a letter may stand for. Nothing can be said without m: what could tell it does, where nothing else does,
        though it be the rare name of a dimension."""
        candidates = self._candidates(name)
        tells_m = tuple(reading for reading in candidates if reading.variable.name == "m")
        if tells_m and self._may_tell_m and not self._serves_itself(name):
            return tells_m
        if name in (self.variables if self._question is None or not candidates else _told_to(self._question)):
            return ()
        others = tuple(reading for reading in candidates if reading.variable.name not in self._clear)
        return others if len(candidates) > 1 and others else candidates

    def _candidates(self, name: str) -> tuple[NameRead, ...]:
        return _candidates(self._readings, name, self._question)

    def _serves_itself(self, name: str) -> bool:
        """Does some theorem without m take all that is given under its own names, none with m and without `name`?"""
        own = {*self._clear, name} & self.variables.keys()
        sets = [theorem.names for theorem in _asked().values()]
        by_itself = any(own <= names and "m" not in names for names in sets)
        return by_itself and not any(own - {name} | {"m"} <= names and name not in names for names in sets)


def _alone(name: str, question: Inquiry | None = None) -> str:
    """The fact that a name tells whatever stands beside it; empty where there is none."""
    candidates = _candidates(_readings(False, question), name, question)
    if name in (_told_to(question) if question and candidates else _variables(False, question)):
        return name
    return candidates[0].variable.name if len(candidates) == 1 else ""


def _candidates(readings: Readings, name: str, question: Inquiry | None) -> tuple[NameRead, ...]:
    """What a name may stand for in books; symbols of common words count among it, those of rare ones where it is
    nothing else. Mistakes in number are given as such before they are a share. A question without a sample is given its
    own facts before any others."""
    symbols, books = readings.tiers(name)
    if question and (
        own := tuple(reading for reading in (*symbols, *books) if reading.variable.name in _told_to(question))
    ):
        return tuple(dict.fromkeys(own))
    usual = tuple(reading for reading in symbols if reading.variable in common())
    likely = tuple(dict.fromkeys((*usual, *books))) or symbols
    counted = tuple(reading for reading in likely if not (reading.twin and reading.twin.beside))
    return counted or likely


@cache
def _asked() -> Mapping[str, Theorem]:
    from bounds import theorems

    return {slug: theorem for slug, theorem in theorems.items() if can_be_asked(theorem)}


@cache
def _told_to(question: Inquiry) -> frozenset[str]:
    """The names of the facts that the theorems of a question take."""
    takes = (theorem.names for theorem in _asked().values() if question_of(theorem.returns.name) is question)
    return frozenset().union(*takes)


@cache
def _variables(of_a_sample: bool, question: Inquiry | None = None) -> Mapping[str, Variable]:
    """What each fact's name means to most theorems that can be asked; `errors` as the other facts tell."""
    variables = {name: several[0] for name, several in words(_asked(), question).items()}
    return variables if of_a_sample else {**variables, ON_A_TEST_SET.name: ON_A_TEST_SET}


@cache
def _readings(of_a_sample: bool, question: Inquiry | None = None) -> Readings:
    return Readings(_variables(of_a_sample, question).values())
