"""The same in Python: the very call that a view makes, written out."""

from collections.abc import Mapping
from typing import Any

from laboratory.views.view import Call, Tasks, View, named

WIDEST = 88


def snippet(view: View, inputs: Mapping[str, Any]) -> str:
    """Python that makes the same run and prints what the view names in `prints`."""
    if isinstance(view.run, Tasks):
        return _in_pieces(view, view.run, inputs)
    call = _call(view.run.__name__, {name: inputs[name] for name in named(view.run)})
    return f"{_imports(view.run)}\nrun = {call}\n{_printed(view)}"


def _in_pieces(view: View, work: Tasks, inputs: Mapping[str, Any]) -> str:
    values = {name: inputs[name] for name in named(work.tasks)}
    gathered = [f"{name}={_written(inputs[name])}" for name in named(work.reduce) if name in inputs]
    return (
        f"{_imports(work.tasks, work.run, work.reduce)}\n"
        f"found = [{work.run.__name__}(piece) for piece in {_call(work.tasks.__name__, values)}]\n"
        f"run = {work.reduce.__name__}({', '.join(['found', *gathered])})\n{_printed(view)}"
    )


def _imports(*functions: Call) -> str:
    by_module: dict[str, list[str]] = {}
    for function in functions:
        by_module.setdefault(function.__module__, []).append(function.__name__)
    return "".join(f"from {module} import {', '.join(sorted(names))}\n" for module, names in by_module.items())


def _printed(view: View) -> str:
    return f"print({', '.join(view.snippet_outputs)})\n" if view.snippet_outputs else ""


def _call(name: str, inputs: Mapping[str, Any]) -> str:
    arguments = [f"{argument}={_written(value)}" for argument, value in inputs.items()]
    line = f"{name}({', '.join(arguments)})"
    if len(line) <= WIDEST:
        return line
    return f"{name}(\n    " + ",\n    ".join(arguments) + ",\n)"


def _written(value: Any) -> str:
    """A value as Python reads it; a file's content is read from the file."""
    return 'open("your file", "rb").read()' if isinstance(value, bytes) and value else repr(value)
