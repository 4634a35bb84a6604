"""What the files of a view say, read as text: no view is imported to be found by its words."""

import ast
from collections.abc import Iterator
from pathlib import Path

import laboratory
from bounds.reading.source import module_tree

TOPICS = Path(str(laboratory.__file__)).parent / "topics"


def meaning_of(address: str, question: str) -> Iterator[str]:
    """What it is about, in the words of its modules, and what it means."""
    for name in ("run", "view", "text"):
        tree = _tree(address, question, name)
        yield ast.get_docstring(tree) or ""
        yield from map(_meaning, tree.body)


def words_shown(address: str, question: str) -> Iterator[str]:
    """Its presets, captions and sentences, as far as they stand in its files; the single words of code do not."""
    for name in ("view", "text"):
        for node in ast.walk(_tree(address, question, name)):
            match node:
                case ast.keyword(arg="presets", value=ast.Dict(keys=names)):
                    yield from (str(item.value) for item in names if isinstance(item, ast.Constant))
                case ast.Constant(value=str() as words) if " " in words:
                    yield words


def _meaning(line: ast.stmt) -> str:
    match line:
        case ast.Assign(targets=[ast.Name("MEANING")], value=ast.Constant(value=str() as meaning)):
            return meaning
    return ""


def _tree(address: str, question: str, name: str) -> ast.Module:
    path = TOPICS / address / question / f"{name}.py"
    return module_tree(path.read_text("utf-8") if path.is_file() else "")
