"""How a learner is declared: its arguments as annotated fields, its words, and what its kind says of itself."""

from dataclasses import dataclass, fields
from typing import Any, TypeVar, dataclass_transform, get_type_hints

from learners.shared.docstrings import completed

Kind = TypeVar("Kind", bound=type[Any])


@dataclass_transform(eq_default=False)
def learner(kind: Kind) -> Kind:
    """The class `kind` as a learner: its annotated fields are the constructor's arguments.

    Its docstring is completed by what the docstrings of its kinds say of arguments and attributes it shares with
    others. TypeError for a learner without a `title` and a sentence `description` of its own.
    """
    if not all(isinstance(vars(kind).get(word), str) for word in ("title", "description")):
        raise TypeError(f"{kind.__name__} must have a title and a description, each a string literal in its own body")
    made: Any = dataclass(eq=False, repr=False)(kind)
    made.__init__.__annotations__ = get_type_hints(made.__init__) | {"return": None}  # without words, for `help`
    made.__doc__ = completed(made, {field.name: field.default for field in fields(made)})
    declared: Kind = made
    return declared
