"""The tests that know a name, such as a theorem's: those of that one thing, and those that name it in their lines."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

WORD = re.compile(r"\w+(?:\.\w+)*")
LONGEST_ID = 200  # characters of a case in which its name is looked for


class Names:
    """A name and what stands for it among a test's cases: `uniform_threshold` and its class, UniformThreshold."""

    def __init__(self, *words: str) -> None:
        self.words = frozenset(words)
        self._written = re.compile(rf"(?<![\w.])({'|'.join(map(re.escape, words))})(?!\w)")

    def mean(self, case: Any) -> bool:
        """Is it a case of the thing of this name, or of a part of it: `trees` means `trees.growing`, too?"""
        if isinstance(case, tuple | list):
            return any(map(self.mean, case))
        text = str(getattr(case, "slug", case))[:LONGEST_ID]
        return any(word in self.words or word.partition(".")[0] in self.words for word in WORD.findall(text))

    def stand_in(self, text: str) -> bool:
        """Does a text write the name?"""
        return self._written.search(text) is not None


def know(item: pytest.Item, names: Names) -> bool:
    """Does a test know the name: by its file, its case, the cases it goes over, or, if it is not slow, in its lines?"""
    return _is_about_it(item, names) or (not _is_left_out(item) and names.stand_in(_lines(item)))


def _is_about_it(item: pytest.Item, names: Names) -> bool:
    parameters = getattr(item, "callspec", None)
    if parameters is not None and (names.mean(parameters.id) or names.mean(list(parameters.params.values()))):
        return True
    over = getattr(getattr(item, "function", None), "cases", ())
    return is_file_about(item.path, names) or any(map(names.mean, over))


def _is_left_out(item: pytest.Item) -> bool:
    return any(item.get_closest_marker(mark) for mark in ("slow", "browser"))


def is_file_about(path: Path, names: Names) -> bool:
    """Is the whole file about it, by its name or its folder's: `test_decision_tree.py`, `topics/perceptron_lab/`?"""
    stem, folder = path.stem.removeprefix("test_"), path.parent.name
    return not names.words.isdisjoint({stem, folder, f"{folder}.{stem}"})


def _lines(item: pytest.Item) -> str:
    return _lines_of_tests(item.path).get(getattr(getattr(item, "function", None), "__name__", ""), "")


@cache
def _lines_of_tests(path: Path) -> dict[str, str]:
    """The text of each test of a file, without its decorators, whose cases are looked at one by one."""
    text = path.read_text("utf-8")
    lines, nodes = text.splitlines(), ast.walk(ast.parse(text))
    tests = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    return {test.name: "\n".join(lines[test.lineno - 1 : test.end_lineno]) for test in tests}
