"""What a kind of learner says of its arguments and attributes, written into the docstring of each learner."""

import re
from collections.abc import Iterable, Mapping
from inspect import cleandoc
from typing import Any

SECTIONS = ("Parameters", "Attributes")
ENTRY = re.compile(r"^\S.* : .*(?:\n +.*)*", re.MULTILINE)


def completed(kind: type, arguments: Mapping[str, Any]) -> str | None:
    """The docstring of `kind` with the entries of its kinds that it does not tell itself.

    Of arguments only those in `arguments`, a mapping from each name to its default, in that order; attributes of the
    kinds come first. What a kind says below its first line stands before the source, an example behind it: who reads
    sections takes what follows the last one for a part of it.
    """
    if kind.__doc__ is None:  # Python was told to forget docstrings
        return None
    parts = _parts(kind.__doc__)
    kinds = [_parts(base.__doc__) for base in kind.__mro__[1:] if base.__module__.startswith("learners.")]
    parameters = [*parts["Parameters"]]
    for entry in _entries_not_yet_there((parent["Parameters"] for parent in reversed(kinds)), parameters):
        names = _names(entry) & arguments.keys()
        parameters += [_with_default(entry, arguments[name]) for name in names]
    order = list(arguments)
    parameters.sort(key=lambda entry: min(order.index(name) for name in _names(entry)))
    inherited = (parent["Attributes"] for parent in reversed(kinds))
    attributes = [*_entries_not_yet_there(inherited, parts["Attributes"]), *parts["Attributes"]]
    sections = [_section(*section) for section in zip(SECTIONS, (parameters, attributes), strict=True)]
    before, source = parts["before"], [text for text in parts["before"] if text.startswith("Source: ")]
    shared = [text for parent in kinds for text in parent["before"][1:]]
    examples = [text for text in parts["after"] if text.startswith(">>>")]
    prose = [text for text in before if text not in source]
    after = [text for text in parts["after"] if text not in examples]
    return "\n\n".join([*prose, *shared, *source, *examples, *sections, *after])


def _parts(docstring: str | None) -> dict[str, list[str]]:
    """The paragraphs before the first section and those after the last, and the entries of each section."""
    parts: dict[str, list[str]] = {"before": [], "after": [], **{section: [] for section in SECTIONS}}
    place = "before"
    for paragraph in cleandoc(docstring or "").split("\n\n"):
        heading = paragraph.partition("\n")[0]
        if heading in SECTIONS:
            parts[heading], place = ENTRY.findall(paragraph), "after"
        else:
            parts[place].append(paragraph)
    return parts


def _entries_not_yet_there(sources: Iterable[list[str]], entries_before: list[str]) -> list[str]:
    """The entries of several sources of which no name has been told; the last word of a name stands."""
    known = {name for entry in entries_before for name in _names(entry)}
    by_names = {frozenset(_names(entry)): entry for entries in sources for entry in entries}
    return [entry for names, entry in by_names.items() if not names & known]


def _names(entry: str) -> set[str]:
    """The names an entry `low_, high_ : floats` is about."""
    return set(entry.partition(" : ")[0].split(", "))


def _section(heading: str, entries: list[str]) -> str:
    return "\n".join([heading, "-" * len(heading), *entries])


def _with_default(entry: str, default: Any) -> str:
    """An entry `k : int >= 1; how many` as `k : int >= 1, default 3; how many`."""
    spelled = f'"{default}"' if isinstance(default, str) else repr(default)
    first, line, rest = entry.partition("\n")
    kind, sign, words = first.partition(";")
    return f"{kind}, default {spelled}{sign}{words}{line}{rest}"
