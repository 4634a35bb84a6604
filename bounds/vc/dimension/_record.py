"""A class of hypotheses with what is known of its VC dimension."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

from bounds.numbers import format_number
from bounds.solving.validation import checked_scalar
from bounds.vc.dichotomies.restriction import Restriction
from bounds.vocabulary.plain_mathematics import in_plain_letters
from bounds.vocabulary.prose import in_a_sentence
from bounds.vocabulary.variables import Variable

Witness = Sequence[Sequence[Any]] | None


@dataclass(frozen=True)
class HypothesisClass:
    """`lower` and `upper` are functions of the parameters; where they agree the dimension is known exactly.

    `witness` gives points that are shattered, as many as `lower` says (for an infinite dimension: as many as its
    argument `size` says), or None where they are too many to write down. `restricted` tests given points exactly.
    """

    title: str
    description: str
    lower: Callable[..., float]
    upper: Callable[..., float]
    why_lower: str
    why_upper: str
    source: str
    parameters: tuple[Variable, ...] = ()
    witness: Callable[..., Witness] | None = None
    restricted: Callable[..., Restriction] | None = None

    def __post_init__(self) -> None:
        for name in ("description", "why_lower", "why_upper"):
            object.__setattr__(self, name, in_plain_letters(getattr(self, name)))

    def __reduce__(self) -> tuple[Callable[[str, str], HypothesisClass], tuple[str, str]]:
        """By name, as it is in its file: its functions are written there."""
        module: str = self.lower.__module__
        return _called, (module, module.rpartition(".")[2])

    @property
    def argument(self) -> str:
        """Why at least, and why at most so many points are shattered, in Markdown."""
        return f"At least: {self.why_lower}\n\nAt most: {self.why_upper}"

    def _repr_markdown_(self) -> str:
        needs = "".join(
            f"\n- `{parameter.name}`: {parameter.meaning}, {parameter.domain.words}" for parameter in self.parameters
        )
        return f"**{self.title}**: {self.description}\n{needs}\n\n{self.argument}\n\nSource: {self.source}"

    def checked(self, parameters: Mapping[str, Any]) -> dict[str, Any]:
        """The parameters inside their domains. Raises TypeError for wrong names, DomainError for wrong values."""
        names = [parameter.name for parameter in self.parameters]
        if set(parameters) != set(names):
            needed = f"needs {' and '.join(names)}" if names else "takes no parameters"
            raise TypeError(f"{self.title}: the class {needed}; got {', '.join(parameters) or 'none'}")
        return {variable.name: checked_scalar(variable, parameters[variable.name]) for variable in self.parameters}

    def dimension_of_points(self, space: int) -> int | None:
        """Of the points that `restricted` tests, at most `space`; None where it tests none."""
        if self.restricted is None:
            return None
        chosen = {each.name: space if each.name == "n" else each.domain.low for each in self.parameters}
        fixed = self.restricted(**self.checked(chosen)).dimension
        return space if fixed is None else fixed


def _called(module: str, name: str) -> HypothesisClass:
    record: HypothesisClass = getattr(importlib.import_module(module), name)
    return record


@dataclass(frozen=True, repr=False)
class VCDimension:
    """What is known: `value` where the two bounds agree, which may be infinite."""

    cls: HypothesisClass
    parameters: Mapping[str, Any]
    lower: float
    upper: float
    witness: Witness

    @property
    def value(self) -> float | None:
        """The dimension itself, `math.inf` where it is infinite, None where only bounds are known."""
        return self.lower if self.lower == self.upper else None

    @property
    def latex(self) -> str:
        """As an equation or two inequalities."""
        if self.value is not None:
            return rf"\mathrm{{VCdim}}={_number(self.lower)}"
        return rf"{_number(self.lower)}\le\mathrm{{VCdim}}\le{_number(self.upper)}"

    @property
    def argument(self) -> str:
        """Why at least, and why at most so many points are shattered."""
        return f"{self.cls.why_lower} {self.cls.why_upper}"

    @property
    def source(self) -> str:
        return self.cls.source

    def _repr_markdown_(self) -> str:
        arguments = "".join(f", {name} = {format_number(value)}" for name, value in self.parameters.items())
        return f"**{self.cls.title}{arguments}**: ${self.latex}$\n\n{self.cls.argument}"

    def __repr__(self) -> str:
        arguments = "".join(f", {name}={value}" for name, value in self.parameters.items())
        return f"<VC dimension of {in_a_sentence(self.cls.title)}{arguments}: {self}>"

    def __str__(self) -> str:
        if self.value is not None:
            return "infinite" if self.value == inf else format_number(int(self.value))
        return f"between {format_number(int(self.lower))} and {format_number(int(self.upper))}"


def _number(value: float) -> str:
    return r"\infty" if value == inf else f"{int(value):,}".replace(",", "{,}")
