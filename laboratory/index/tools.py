"""Learners, views and pages as answers to questions in words: read from their files, none imported."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from bounds.asking.tools import BY_HAND, Tool, ToolTask
from bounds.reading.source import module_tree
from laboratory.index.algorithms import ALGORITHMS
from laboratory.index.named import USUAL
from laboratory.index.public import public
from laboratory.serving.paths import HERE, app_folder

DENIED = "!"  # begins what no text of a task may match
OF_THE_APP = frozenset({"start"})  # pages that answer nothing themselves


def tools() -> tuple[Tool, ...]:
    """All that can be run or opened: views first, since they show what the others only name."""
    return (*_views(), *_pages(), *_learners(), *_by_hand())


def _by_hand() -> Iterator[Tool]:
    """What can be worked out by hand, by the words that name it."""
    for name, entry in _written("by_hand.toml").items():
        task = ToolTask((entry["words"],), (entry["unless"],) if "unless" in entry else ())
        yield Tool(BY_HAND, name, entry["title"], entry.get("data", ""), (), (task,))


def _learners() -> Iterator[Tool]:
    """Those with usual names by these, all others by the first sentence of their docstrings and everyday names."""
    usual = {entry.where for entry in (*USUAL, *ALGORITHMS)}
    for entry in (*USUAL, *ALGORITHMS, *(entry for entry in public() if entry.where not in usual)):
        if entry.where.startswith("learners."):
            names = (entry.names,) if entry.where in usual and entry.names else ()
            names = (*names, *everyday_names("learner", entry.where))
            yield Tool("learner", entry.where, entry.title, "", names, _tasks("learner", entry.where))


def _views() -> Iterator[Tool]:
    for path in sorted((HERE / "topics").glob("*/laboratory.py")):
        address, call = path.parent.name, _call(path, "LABORATORY")
        title, description, views = (ast.literal_eval(call.args[place]) for place in (1, 2, 3))
        for name, label in views.items():
            says = _docstring(path.parent / name / "view.py")
            yield _tool("view", f"{address}.{name}", f"{label}, {title}", says)
        keywords = {keyword.arg: ast.literal_eval(keyword.value) for keyword in call.keywords}
        yield _tool("page", address, title, f"{description} {keywords['door']}")


def _pages() -> Iterator[Tool]:
    for path in sorted((app_folder() / "pages").glob("[a-z]*.py")):
        if path.stem not in OF_THE_APP:
            title = ast.literal_eval(_call(path, "PAGE").args[0])
            yield _tool("page", path.stem, title, _docstring(path))
    yield from _parts()


def _parts() -> Iterator[Tool]:
    """The parts of the Calculator but for the first, which is what the page opens on."""
    folder = app_folder() / "pages"
    _, *parts = ast.literal_eval(_value(folder / "solving" / "parts.py", "PARTS")).items()
    for name, title in parts:
        says, address = _docstring(folder / "solving" / f"{name}.py"), f"calculator.{name}"
        yield _tool("page", address, title, says)


def _tool(kind: str, name: str, title: str, says: str) -> Tool:
    return Tool(kind, name, title, says, everyday_names(kind, name), _tasks(kind, name))


def _tasks(kind: str, name: str) -> tuple[ToolTask, ...]:
    """What a tool is for, with the shapes of data in the place of their names."""
    written = _written("tasks.toml")
    tasks = [[_with_shapes(words, written["shape"]) for words in task] for task in written[kind].get(name, ())]
    return tuple(
        ToolTask(
            tuple(words for words in task if not words.startswith(DENIED)),
            tuple(words.removeprefix(DENIED) for words in task if words.startswith(DENIED)),
        )
        for task in tasks
    )


def _with_shapes(words: str, shapes: dict[str, str]) -> str:
    return re.sub(r"@(\w+)", lambda match: f"(?:{shapes[match[1]]})", words)


def everyday_names(kind: str, name: str) -> tuple[str, ...]:
    """What people call a view, a page or a learner when they look for it."""
    return tuple(_written("everyday.toml")[kind].get(name, ()))


@cache
def _written(name: str) -> dict[str, Any]:
    return tomllib.loads(files("laboratory.index").joinpath(name).read_text("utf-8"))


def _call(path: Path, name: str) -> ast.Call:
    """The call whose result a file assigns to a name. Raises LookupError, naming the file, where there is none."""
    if isinstance(call := _value(path, name), ast.Call):
        return call
    raise LookupError(f"{path} must define {name}, of plain values")


def _value(path: Path, name: str) -> ast.expr:
    """What a file assigns to a name. Raises LookupError, naming the file, where there is nothing."""
    for node in module_tree(path.read_text("utf-8")).body:
        match node:
            case ast.Assign(targets=[ast.Name(target)], value=value) if target == name:
                return value
    raise LookupError(f"{path} must define {name}, of plain values")


def _docstring(path: Path) -> str:
    """The first line of a file's docstring."""
    return path.read_text("utf-8").lstrip('r"').partition('"""')[0].partition("\n")[0]
