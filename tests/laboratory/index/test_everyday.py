"""Everyday names: every view and page has some, short ones, and no name leads to two views."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from laboratory.index.tools import tools

WORDS = 7  # of a name: what is longer is a sentence
FEWEST, MOST = {"view": 2, "page": 2, "learner": 1}, 14  # names of each

EVERYDAY: dict[str, dict[str, list[str]]] = tomllib.loads(
    files("laboratory.index").joinpath("everyday.toml").read_text("utf-8")
)


@pytest.mark.parametrize("kind", ["view", "page"])
def test_what_exists_has_everyday_names_and_nothing_else_has(kind: str) -> None:
    assert sorted(EVERYDAY[kind]) == sorted(tool.name for tool in tools() if tool.kind == kind)
    assert {"view", "page", "learner"} == set(EVERYDAY)


def test_learners_with_everyday_names_exist() -> None:
    assert EVERYDAY["learner"].keys() <= {tool.name for tool in tools() if tool.kind == "learner"}


@pytest.mark.parametrize("kind", ["view", "page", "learner"])
def test_a_few_short_names_for_each(kind: str) -> None:
    for address, names in EVERYDAY[kind].items():
        assert FEWEST[kind] <= len(names) <= MOST, address
        for name in names:
            assert name == name.strip() and 1 <= len(name.split()) <= WORDS, (address, name)
            assert not name.endswith((".", "?", "!")), (address, name)


def test_no_name_occurs_twice() -> None:
    often = Counter(name.casefold() for entries in EVERYDAY.values() for names in entries.values() for name in names)
    assert [name for name, times in often.items() if times > 1] == []
