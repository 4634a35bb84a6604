"""Typed inputs, as a theorem takes them: letters of books and everyday twins become its own variables.

>>> from bounds import theorems
>>> result = understood(theorems["hoeffding_two_sided"], {"n": "1000", "confidence": "95 %"})
>>> result.inputs
{'m': 1000, 'delta': 0.05}
>>> print(result.echo[0])
n = 1000 read as sample size m = 1,000
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from bounds.reading.numbers import read_number
from bounds.reading.units import read_with_unit
from bounds.solving import validation
from bounds.solving.doubts import DoubtedValue, doubt, doubt_target, shown_value
from bounds.solving.echoes import echo
from bounds.solving.labelled import check_labels
from bounds.vocabulary.names import Twin
from bounds.vocabulary.readings import NameRead, normal
from bounds.vocabulary.statement import Statement
from bounds.vocabulary.variables import Variable

TARGETS = ("at_most", "at_least")
LETTERS_OF_TARGETS = ("ε", "epsilon", "eps")
TRUE_RISK = ("true_risk", "true_error", "risk", "error", "error_rate")


@dataclass(frozen=True)
class Understood:
    """The theorem's own `inputs`, how they were understood, and what is doubtful."""

    inputs: Mapping[str, Any]
    echo: tuple[str, ...]
    doubts: tuple[DoubtedValue, ...]


def understood(theorem: Statement, typed_inputs: Mapping[str, Any], unknown: str = "") -> Understood:
    """The inputs of `theorem` from names with texts or values; with an `unknown` its target may be among them.

    Names that nothing is called by stay, for the theorem to refuse. Raises TypeError where a name could be two things
    or where one thing is given twice, and DomainError for a twin's value that is none, such as a confidence of 2.
    """

    def reading(name: str) -> NameRead | None:
        return None if name in theorem.names else reading_of(theorem, name)

    heard = hear(theorem.slug, theorem.variables, typed_inputs, reading, lambda name: _target(theorem, name, unknown))
    own = (
        {name: name if name in TARGETS else _target(theorem, name, unknown) for name in typed_inputs} if unknown else {}
    )
    doubts = (doubt_target(theorem, word, typed_inputs[name]) for name, word in own.items() if word in TARGETS)
    return replace(heard, doubts=(*heard.doubts, *(doubt for doubt in doubts if doubt)))


def hear(
    owner: str,
    variables: Iterable[Variable],
    typed_inputs: Mapping[str, Any],
    reading: Callable[[str], NameRead | None],
    own: Callable[[str], str],
) -> Understood:
    """The `typed_inputs` of the `owner` of `variables`: `reading` says what letters and twins stand for, `own` what
    every other name does. Raises as `understood` does.
    """
    heard = _TypedInput(owner, variables)
    twins: dict[str, tuple[Variable, Twin]] = {}
    for name, text in typed_inputs.items():
        name_read = reading(name)
        if name_read is None:
            heard.take(name, text, own(name), f"the target {own(name)}")
        elif name_read.twin is None:
            heard.take(name, text, name_read.variable.name, name_read.variable.named)
        else:
            twins[name] = name_read.variable, name_read.twin
    for name, (variable, twin) in twins.items():  # which may need what stands beside them
        heard.take_twin(name, typed_inputs[name], variable, twin)
    return Understood(heard.inputs, tuple(heard.echo), heard.doubts)


def own_inputs(theorem: Statement, inputs_as_typed: Mapping[str, Any], unknown: str = "") -> dict[str, Any]:
    """The inputs by the theorem's own names. Values under these names stay as they are; see `understood`."""
    check_labels(inputs_as_typed)
    if all(name in theorem.names or name in TARGETS for name in inputs_as_typed):
        return dict(inputs_as_typed)
    return dict(understood(theorem, inputs_as_typed, unknown).inputs)


def split_targets(
    theorem: Statement, at_most: Any, at_least: Any, inputs_as_typed: Mapping[str, Any], unknown: str
) -> tuple[Any, Any, dict[str, Any]]:
    """Both targets, of which a letter such as ε may tell one, and the inputs by the theorem's own names."""
    targets = {name: target for name, target in zip(TARGETS, (at_most, at_least), strict=True) if target is not None}
    inputs = own_inputs(theorem, {**inputs_as_typed, **targets}, unknown)
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


def the_one_of(owner: str, name: str, readings: Sequence[NameRead]) -> NameRead | None:
    """The one reading; None where there is none. Raises TypeError, with the question, where there are several."""
    if len(readings) > 1:
        several = " or ".join(f"{reading.words} ({reading.own_name})" for reading in readings)
        raise TypeError(f"{name} of {owner} could be {several}: use that name")
    return readings[0] if readings else None


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
    inputs_by_name = {name: stands_for(theorem, name, unknown) for name in clear}
    own = {*theorem.names, *(TARGETS if unknown else ())}
    names_read = [*names, *(to for name, to in inputs_by_name.items() if name not in own)]
    return {
        name: to
        for name, to in inputs_by_name.items()
        if name in own or (to in own and to != unknown and names_read.count(to) == 1)
    }


class _TypedInput:
    """What has been understood so far."""

    def __init__(self, owner: str, variables: Iterable[Variable]) -> None:
        self._owner, self._variables = owner, {variable.name: variable for variable in variables}
        self.inputs: dict[str, Any] = {}
        self.echo: list[str] = []
        self._names: dict[str, str] = {}  # by which each was given
        self._texts: dict[str, str] = {}  # in which each was given
        self._asked: list[DoubtedValue] = []  # about twins

    @property
    def doubts(self) -> tuple[DoubtedValue, ...]:
        doubted = (doubt(variable, self._texts.get(name, self.inputs[name]))
                 for name, variable in self._variables.items() if name in self.inputs)  # fmt: skip
        return (*self._asked, *(doubtful for doubtful in doubted if doubtful))

    def take(self, name: str, typed_value: Any, to: str, words: str) -> None:
        """A value under its own name, as it is; under a letter the reading is noted, in `words`."""
        value = typed_value
        if isinstance(typed_value, str):
            variable = self._variables.get(to)
            value = read_with_unit(typed_value, variable) if variable else read_number(typed_value)
            if variable and validation.is_asked_about(variable, typed_value, value):
                value = typed_value  # refused with what it may be
            self._texts[to] = typed_value
        if to != name and not isinstance(value, str):
            self.echo.append(f"{name} = {_as_given(typed_value)} read as {words} = {shown_value(value)}")
        elif isinstance(typed_value, str) and not isinstance(value, str):
            self._tell_reading(name, typed_value)
        self._put(to, name, value)

    def take_twin(self, name: str, typed_value: Any, variable: Variable, twin: Twin) -> None:
        """The value of a twin, from which that of the variable follows."""
        itself = twin.of(variable)
        number = read_with_unit(typed_value, itself) if isinstance(typed_value, str) else typed_value
        is_long = twin.any_length and type(number) is int and number > validation.LARGEST
        numbers = [number if is_long else _checked(itself, number)]
        if twin.beside:
            if twin.beside not in self.inputs:
                problem = f"{self._owner} needs {twin.beside} to read {name} as {variable.named}"
                raise TypeError(f"{problem}: give {variable.name} itself")
            numbers.append(_checked(self._variables[twin.beside], self.inputs[twin.beside]))
        value = _each(twin.to_variable, *numbers)
        read = f"{name} = {_as_given(typed_value)} read as {itself.named}"
        self.echo.append(f"{read}, so {variable.named} = {shown_value(value)}")
        self._asked += [doubtful for doubtful in [doubt(itself, typed_value)] if doubtful]
        self._put(variable.name, name, value)

    def _tell_reading(self, name: str, text: str) -> None:
        """How a number was read that others would read otherwise, or that is written in words."""
        if understood_as := echo(text):
            self.echo.append(f"{name} = {_as_given(text)} read as {understood_as}")

    def _put(self, variable: str, name: str, value: Any) -> None:
        if variable in self.inputs:
            raise TypeError(f"{self._owner} is given {variable} twice: as {self._names[variable]} and as {name}")
        self.inputs[variable], self._names[variable] = value, name


def _checked(variable: Variable, value: Any) -> Any:
    if not np.ndim(value):
        return validation.checked_scalar(variable, value)
    entries = np.asarray(value)
    if entries.dtype.kind not in "iuf":  # texts, or what is no number, each with a sentence of its own
        numbers = [float(validation.checked_scalar(variable, entry)) for entry in entries.ravel().tolist()]
        entries = np.array(numbers).reshape(entries.shape)
    entries = entries.astype(float)
    validation.check_array(variable, entries)
    return entries


def _each(exact: Callable[..., Any], *values: Any) -> Any:
    """For numbers the map itself, for arrays entry by entry."""
    if not any(np.ndim(value) for value in values):
        return exact(*values)
    each = np.broadcast(*(np.asarray(value) for value in values))
    return np.array([float(exact(*(entry.item() for entry in entries))) for entries in each]).reshape(each.shape)


def _target(theorem: Statement, name: str, unknown: str) -> str:
    """Where something is solved for, books write ε for the target, a rate, where the theorem has no ε."""
    if name in theorem.names:
        return name
    letters = (*LETTERS_OF_TARGETS, *(TRUE_RISK if theorem.returns.name == "true risk" else ()), theorem.returns.name)
    if unknown and theorem.trivial == 1 and normal(name) == "accuracy" and not theorem.readings.of(name):
        problem = (
            f"{name} could be {theorem.returns.name} ε, as books call it, or 1 - ε, the share classified correctly"
        )
        raise TypeError(f"{problem}: use at_most or at_least")
    if not unknown or theorem.trivial != 1 or normal(name) not in map(normal, letters):
        return name
    return theorem.target_word


def _as_given(typed_value: Any) -> str:
    return typed_value.strip()[:60] if isinstance(typed_value, str) else shown_value(typed_value)
