"""A class of the catalogue by what a course calls it: `positive rays`, `halfspaces through the origin`, `circles`."""

from collections.abc import Mapping
from typing import Any

from bounds.asking.classes import named_class
from bounds.asking.wording import plain_question
from bounds.command_line.asking import tell_aside
from bounds.vc.dimension import vc_dimension
from bounds.vocabulary.prose import in_a_sentence


def class_called(words: str) -> tuple[str, Mapping[str, Any]]:
    """The class's name in the catalogue, and the parameters that the words tell; the words themselves where they name
    none. What was understood is told aside."""
    name = words.strip()
    if name in vc_dimension:
        return name, {}
    slug = "_".join(name.casefold().replace("-", " ").split())
    if slug in vc_dimension:
        return slug, {}
    cls = named_class(plain_question(name[:200]))
    if cls is None or not cls.vc_name:
        return name, {}
    known = {parameter.name for parameter in vc_dimension[cls.vc_name].parameters}
    parameters = {key: value for key, value in cls.parameters.items() if key in known}
    values = "".join(f" {key}={value}" for key, value in parameters.items())
    tell_aside(f"read as {in_a_sentence(vc_dimension[cls.vc_name].title)} ({cls.vc_name}{values})")
    return cls.vc_name, parameters
