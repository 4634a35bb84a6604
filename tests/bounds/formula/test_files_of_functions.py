"""Where the special functions are: as the table in `bounds.formula.functions` says, whatever the folder defines."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from bounds.formula import functions
from bounds.formula.functions import FILES, FOLDER
from bounds.formula.special_function import Special
from bounds.reading.source import module_tree

HERE = Path(functions.__file__).parent / "special"


def defined() -> Iterator[tuple[str, str]]:
    """Every special function of the folder, with the module that defines it, not those that import it."""
    for path in sorted(HERE.rglob("*.py")):
        file = ".".join(path.relative_to(HERE).with_suffix("").parts)
        for line in module_tree(path.read_text("utf-8")).body:
            for name in _names(line):
                if isinstance(getattr(import_module(f"{FOLDER}.{file}"), name), Special):
                    yield name, file


def _names(line: ast.stmt) -> list[str]:
    if isinstance(line, ast.Assign):
        return [target.id for target in line.targets if isinstance(target, ast.Name)]
    return [line.name] if isinstance(line, ast.FunctionDef) else []


def test_each_is_where_the_table_says_and_the_table_says_no_more() -> None:
    places = list(defined())
    assert len(dict(places)) == len(places) > 50, "none is defined twice"
    assert {name: file for name, file in places if name != file} == FILES


def test_all_that_the_folder_defines_may_stand_in_a_formula() -> None:
    offered = {name for name in functions.__all__ if isinstance(getattr(functions, name), Special)}
    assert offered == {name for name, _ in defined()}
