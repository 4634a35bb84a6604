"""What a learner's docstring tells of its arguments: each once, in the constructor's order, with the very default."""

import re
from ast import literal_eval
from inspect import signature

from learners import learners
from tests.all_told import over

NAMES = list(learners)


def _entries(name: str) -> list[str]:
    section = re.search(r"Parameters\n-+\n(.*?)\n\n", _docstring(name), re.DOTALL)
    assert section is not None
    return re.findall(r"^\S.* : .*$", section[1], re.MULTILINE)


def _docstring(name: str) -> str:
    return learners[name].__doc__ or ""


@over(NAMES)
def test_every_argument_is_told_once_in_order(name: str) -> None:
    assert [entry.partition(" : ")[0] for entry in _entries(name)] == list(signature(learners[name]).parameters)


@over(NAMES)
def test_the_default_told_is_the_default(name: str) -> None:
    for entry in _entries(name):
        text = re.search(r', default ("[^"]*"|[^\s;,]+?)\.?(;|,|$| )', entry)
        if text:
            argument = signature(learners[name]).parameters[entry.partition(" : ")[0]]
            assert literal_eval(text[1]) == argument.default, entry


@over(NAMES)
def test_no_attribute_is_told_twice(name: str) -> None:
    attributes = _docstring(name).partition("Attributes\n")[2]
    text = [word for entry in re.findall(r"^(\S.*?) : ", attributes, re.MULTILINE) for word in entry.split(", ")]
    assert len(text) == len(set(text)), text


@over(NAMES)
def test_an_example_stands_before_the_sections(name: str) -> None:
    """What follows the last section is read as an entry of it, by the documentation too."""
    prose, _, sections = _docstring(name).partition("\nParameters\n")
    assert ">>> " in prose + _docstring(name).partition("\nAttributes\n")[0], name
    assert ">>> " not in sections, name
