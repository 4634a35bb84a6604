"""A family of classes whose members are counted by a formula in a few whole numbers."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bounds.classes.counted import Count
from bounds.solving.validation import checked_scalar
from bounds.vocabulary.variables import Variable


@dataclass(frozen=True)
class Construction:
    """Called with its parameters by name or in order, it answers with a `Count`; values are checked on the way."""

    name: str
    title: str
    parameters: tuple[Variable, ...]
    counts: Callable[..., Count]

    def __call__(self, *values: Any, **named: Any) -> Count:
        return self.counts(**self.checked(values, named))

    def checked(self, values: tuple[Any, ...], named: dict[str, Any]) -> dict[str, int]:
        """The parameters as integers. Raises TypeError for wrong names, DomainError for wrong values."""
        names = [parameter.name for parameter in self.parameters]
        parameters = dict(zip(names, values, strict=False)) | named
        if len(values) > len(names) or set(parameters) != set(names) or set(named) & set(names[: len(values)]):
            raise TypeError(f"{self.name} is counted from {' and '.join(names)}, each given once")
        return {parameter.name: checked_scalar(parameter, parameters[parameter.name]) for parameter in self.parameters}
