"""What somebody typed, as a theorem takes it: letters of books and everyday twins become its own variables.

>>> from bounds import theorems
>>> found = understood(theorems["hoeffding_two_sided"], {"n": "1000", "confidence": "95 %"})
>>> found.inputs
{'m': 1000, 'delta': 0.05}
>>> print(found.told[0])
n = 1000 read as sample size m = 1,000
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from bounds.reading.numbers import read_number
from bounds.reading.units import read_with_unit
from bounds.solving import validation
from bounds.solving.doubting import DoubtedValue, doubt, doubt_target, shown_value
from bounds.solving.echoing import echo
from bounds.vocabulary.names import Twin
from bounds.vocabulary.readings import NameRead, normal
from bounds.vocabulary.statement import Statement
from bounds.vocabulary.variables import Variable

TARGETS = ("at_most", "at_least")
LETTERS_OF_TARGETS = ("ε", "epsilon", "eps")
TRUE_RISK = ("true_risk", "true_error", "risk", "error", "error_rate")


@dataclass(frozen=True)
class Understood:
    """The theorem's own `inputs`, what was understood on the way to them, and what one would ask back."""

    inputs: Mapping[str, Any]
    told: tuple[str, ...]
    doubts: tuple[DoubtedValue, ...]


def understood(theorem: Statement, told: Mapping[str, Any], unknown: str = "") -> Understood:
    """The inputs of `theorem` from names with texts or values; with an `unknown` its target may be among them.

    Names that nothing is called by stay, for the theorem to refuse. Raises TypeError where a name could be two things
    or where one thing is told twice, and DomainError for a twin's value that is none, such as a confidence of 2.
    """

    def reading(name: str) -> NameRead | None:
        return None if name in theorem.names else reading_of(theorem, name)

    found = hear(theorem.slug, theorem.variables, told, reading, lambda name: _target(theorem, name, unknown))
    words = {name: name if name in TARGETS else _target(theorem, name, unknown) for name in told} if unknown else {}
    asked = (doubt_target(theorem, word, told[name]) for name, word in words.items() if word in TARGETS)
    return replace(found, doubts=(*found.doubts, *(one for one in asked if one)))


def hear(
    owner: str,
    variables: Iterable[Variable],
    told: Mapping[str, Any],
    reading: Callable[[str], NameRead | None],
    own: Callable[[str], str],
) -> Understood:
    """What is `told` to the `owner` of `variables`: `reading` says what letters and twins stand for, `own` what every
    other name does. Raises as `understood` does.
    """
    heard = _Heard(owner, variables)
    twins: dict[str, tuple[Variable, Twin]] = {}
    for name, given in told.items():
        found = reading(name)
        if found is None:
            heard.take(name, given, own(name), f"the target {own(name)}")
        elif found.twin is None:
            heard.take(name, given, found.variable.name, found.variable.named)
        else:
            twins[name] = found.variable, found.twin
    for name, (variable, twin) in twins.items():  # which may need what stands beside them
        heard.take_twin(name, told[name], variable, twin)
    return Understood(heard.inputs, tuple(heard.told), heard.doubts)


def own_inputs(theorem: Statement, given: Mapping[str, Any], unknown: str = "") -> dict[str, Any]:
    """The inputs by the theorem's own names. Values under these names stay as they are; see `understood`."""
    if all(name in theorem.names or name in TARGETS for name in given):
        return dict(given)
    return dict(understood(theorem, given, unknown).inputs)


def split_targets(
    theorem: Statement, at_most: Any, at_least: Any, given: Mapping[str, Any], unknown: str
) -> tuple[Any, Any, dict[str, Any]]:
    """Both targets, of which a letter such as ε may tell one, and the inputs by the theorem's own names."""
    told = {name: target for name, target in zip(TARGETS, (at_most, at_least), strict=True) if target is not None}
    inputs = own_inputs(theorem, {**given, **told}, unknown)
    return inputs.pop("at_most", None), inputs.pop("at_least", None), inputs


def own_name(theorem: Statement, name: str) -> str:
    """The variable that a name stands for, or the name itself where it stands for none.

    Raises TypeError where it could be two things, and for a twin, of which there is no such variable to find.
    """
    reading = None if name in theorem.names else reading_of(theorem, name)
    if reading is None:
        return name
    if reading.twin:
        raise TypeError(f"{theorem.slug} has {reading.variable.named}, not {name}: ask for {reading.variable.name}")
    return reading.variable.name


def reading_of(theorem: Statement, name: str) -> NameRead | None:
    """The one thing that `name` stands for. Raises TypeError, with the question, where it could be several."""
    return the_one_of(theorem.slug, name, theorem.readings.of(name))


def the_one_of(owner: str, name: str, found: Sequence[NameRead]) -> NameRead | None:
    """The one reading; None where there is none. Raises TypeError, with the question, where there are several."""
    if len(found) > 1:
        several = " or ".join(f"{one.words} ({one.own_name})" for one in found)
        raise TypeError(f"{name} of {owner} could be {several}: say which by that name")
    return found[0] if found else None


def stands_for(theorem: Statement, name: str, unknown: str = "") -> str:
    """The variable, or with an `unknown` the target, whose value follows from what is called `name`; else the name.

    Raises TypeError, with the question, where it could be several.
    """
    reading = reading_of(theorem, name)
    return reading.variable.name if reading else _target(theorem, name, unknown)


def readable(theorem: Statement, names: Iterable[str], unknown: str = "") -> dict[str, str]:
    """Of names that may be about anything, such as the columns of a table, those that tell an input, with that input.

    A letter is read only where nothing else among them tells the same, and never as the unknown.
    """
    names = list(names)
    clear = [name for name in names if len(theorem.readings.of(name)) < 2]
    found = {name: stands_for(theorem, name, unknown) for name in clear}
    own = {*theorem.names, *(TARGETS if unknown else ())}
    told = [*names, *(to for name, to in found.items() if name not in own)]
    return {
        name: to for name, to in found.items() if name in own or (to in own and to != unknown and told.count(to) == 1)
    }


class _Heard:
    """What has been understood so far."""

    def __init__(self, owner: str, variables: Iterable[Variable]) -> None:
        self._owner, self._variables = owner, {one.name: one for one in variables}
        self.inputs: dict[str, Any] = {}
        self.told: list[str] = []
        self._names: dict[str, str] = {}  # by which each was given
        self._texts: dict[str, str] = {}  # in which each was given
        self._asked: list[DoubtedValue] = []  # about twins

    @property
    def doubts(self) -> tuple[DoubtedValue, ...]:
        found = (doubt(one, self._texts.get(name, self.inputs[name]))
                 for name, one in self._variables.items() if name in self.inputs)  # fmt: skip
        return (*self._asked, *(one for one in found if one))

    def take(self, name: str, given: Any, to: str, words: str) -> None:
        """A value under its own name, as it is; under a letter it is told what for, in `words`."""
        value = given
        if isinstance(given, str):
            variable = self._variables.get(to)
            value = read_with_unit(given, variable) if variable else read_number(given)
            if variable and _is_asked_about(variable, given, value):
                value = given  # refused with what it may be
            self._texts[to] = given
        if to != name and not isinstance(value, str):
            self.told.append(f"{name} = {_as_given(given)} read as {words} = {shown_value(value)}")
        elif isinstance(given, str) and not isinstance(value, str):
            self._tell_reading(name, given)
        self._put(to, name, value)

    def take_twin(self, name: str, given: Any, variable: Variable, twin: Twin) -> None:
        """The value of a twin, from which that of the variable follows."""
        itself = twin.of(variable)
        number = read_with_unit(given, itself) if isinstance(given, str) else given
        is_long = twin.any_length and type(number) is int and number > validation.LARGEST
        numbers = [number if is_long else _checked(self._owner, itself, number)]
        if twin.beside:
            if twin.beside not in self.inputs:
                told = f"{self._owner} needs {twin.beside} to read {name} as {variable.named}"
                raise TypeError(f"{told}: give {variable.name} itself")
            numbers.append(_checked(self._owner, self._variables[twin.beside], self.inputs[twin.beside]))
        value = _each(twin.to_variable, *numbers)
        read = f"{name} = {_as_given(given)} read as {itself.named}"
        self.told.append(f"{read}, so {variable.named} = {shown_value(value)}")
        self._asked += [one for one in [doubt(itself, given)] if one]
        self._put(variable.name, name, value)

    def _tell_reading(self, name: str, given: str) -> None:
        """How a number was read that others would read otherwise, or that is said in words."""
        if understood_as := echo(given):
            self.told.append(f"{name} = {_as_given(given)} read as {understood_as}")

    def _put(self, variable: str, name: str, value: Any) -> None:
        if variable in self.inputs:
            raise TypeError(f"{self._owner} is told {variable} twice: as {self._names[variable]} and as {name}")
        self.inputs[variable], self._names[variable] = value, name


def _is_asked_about(variable: Variable, given: str, value: Any) -> bool:
    """Is the value outside the domain, and may the text mean one inside? 1.500 for a whole number, 5×10−2 for δ."""
    number = validation.as_number(value)
    if number is not None and variable.domain.contains(number):
        return False
    return bool(validation.also_meant_by(variable, given))


def _checked(owner: str, variable: Variable, value: Any) -> Any:
    if not np.ndim(value):
        return validation.checked_scalar(owner, variable, value)
    entries = np.asarray(value)
    if entries.dtype.kind not in "iuf":  # texts, or what is no number, each with a sentence of its own
        numbers = [float(validation.checked_scalar(owner, variable, entry)) for entry in entries.ravel().tolist()]
        entries = np.array(numbers).reshape(entries.shape)
    entries = entries.astype(float)
    validation.check_array(owner, variable, entries)
    return entries


def _each(exact: Callable[..., Any], *values: Any) -> Any:
    """For numbers the map itself, for arrays entry by entry."""
    if not any(np.ndim(value) for value in values):
        return exact(*values)
    each = np.broadcast(*(np.asarray(value) for value in values))
    return np.array([float(exact(*(entry.item() for entry in entries))) for entries in each]).reshape(each.shape)


def _target(theorem: Statement, name: str, unknown: str) -> str:
    """Where something is solved for, books write ε for what the promise is held to, a rate; else it has its name."""
    letters = (*LETTERS_OF_TARGETS, *(TRUE_RISK if theorem.returns.name == "true risk" else ()), theorem.returns.name)
    if unknown and theorem.trivial == 1 and normal(name) == "accuracy" and not theorem.readings.of(name):
        told = f"{name} could be {theorem.returns.name} ε, as books call it, or 1 - ε, the share that is right"
        raise TypeError(f"{told}: say which as at_most or at_least")
    if not unknown or theorem.trivial != 1 or normal(name) not in map(normal, letters):
        return name
    return "at_least" if theorem.relation == ">=" else "at_most"


def _as_given(given: Any) -> str:
    return given.strip()[:60] if isinstance(given, str) else shown_value(given)
