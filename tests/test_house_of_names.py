"""Names say what a thing holds: no participle and no pronoun, which say only that something was done to it."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.house import held, modules

FORBIDDEN = {
    "asked",  # of whom, and for what: a question, the arguments, the inputs
    "drawn",  # a sample and a figure are both drawn
    "found",  # whatever was looked for: a match, a solution, an entry
    "given",  # every input is given
    "granted",  # by whom: what holds, applies, is assumed or is implied
    "grants",  # an assumption holds, a distribution satisfies it
    "kin",  # what is comparable, on the same quantity
    "misjudged",  # misclassified
    "one",  # any element of any collection
    "price",  # a penalty's factor, a cost, a weight
    "prices",
    "promise",  # a bound
    "shown",  # a text, a figure, or the whole result of a view
    "told",  # a message, an input, or a row: all are told to somebody
    "untold",  # missing, unsettled, undocumented
    "was",  # the former value, the earlier answer
}
PROSE = re.compile(
    r"""#[^\n]*|\"{3}.*?\"{3}|'{3}.*?'{3}|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'""", re.DOTALL
)  # comments and strings
WORDS = re.compile(rf"\b({'|'.join(FORBIDDEN)})\b")
# A function of a view is called by the names of its fields, and those of addresses stay.
FIELDS = {
    ("laboratory.topics.optimisation.conjugate.figures", "drawn"),
    ("bounds.asking.answers", "given"),  # as every answer in JSON calls its inputs
}


def bindings(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Every name that the source binds, with its line: what it calls a thing, not what it reads or is handed."""
    for node in ast.walk(tree):
        if name := _bound(node):
            yield name, getattr(node, "lineno", 0)


def _bound(node: ast.AST) -> str | None:
    """The name that this node binds by itself, if it does."""
    match node:
        case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
            return name
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return name
        case ast.alias(name=name, asname=alias):
            return alias or name
        case ast.ExceptHandler(name=name) | ast.MatchAs(name=name) | ast.MatchStar(name=name):
            return name
        case ast.arg(arg=name) | ast.MatchMapping(rest=name):
            return name
    return None


def test_no_name_is_a_participle_or_a_pronoun() -> None:
    assert len(modules()) > 1000
    speaking = [module for module in modules() if WORDS.search(PROSE.sub("", module.text))]  # others are not parsed
    names = ((module, name, line) for module in speaking for name, line in bindings(module.tree) if name in FORBIDDEN)
    held("names", [f"{at.label}: {line} {name}" for at, name, line in names if (at.name, name) not in FIELDS])


SOURCES = {
    "a variable": "told = 1",
    "an annotated variable": "told: int = 1",
    "a variable of a sum": "told += 1",
    "one of several": "first, (*told, last) = row",
    "a loop": "for told in row: pass",
    "a comprehension": "[told for told in row]",
    "a walrus": "if (told := 1): pass",
    "a context": "with opened() as told: pass",
    "an error": "try: pass\nexcept ValueError as told: pass",
    "an argument": "def read(told): pass",
    "an argument by position": "def read(told, /): pass",
    "an argument by keyword": "def read(*, told=1): pass",
    "all arguments": "def read(*told): pass",
    "all keywords": "def read(**told): pass",
    "an argument of a lambda": "read = lambda told: 1",
    "a function": "def told(): pass",
    "a function that waits": "async def told(): pass",
    "a method": "class Read:\n    def told(self): pass",
    "a class": "class told: pass",
    "a class's attribute": "class Read:\n    told = 1",
    "a field": "class Read:\n    told: int",
    "an object's attribute": "class Read:\n    def __init__(self): self.told = 1",
    "an import": "import told",
    "an import from elsewhere": "from bounds import told",
    "an import by another name": "from bounds import theorems as told",
    "a capture": "match row:\n    case told: pass",
    "a capture with a pattern": "match row:\n    case int() as told: pass",
    "a capture of the rest": "match row:\n    case [_, *told]: pass",
    "a capture of other keys": "match row:\n    case {'m': _, **told}: pass",
}
HARMLESS = {
    "read": "text = told",
    "an attribute that is read": "text = row.told",
    "a keyword that is handed on": "read(told=1)",
    "a key": "row['told'] = {'told': 1}",
    "an import by a better name": "from bounds import told as text",
    "part of a name": "told_twice = untold = 1",
}


@pytest.mark.parametrize("source", SOURCES.values(), ids=SOURCES)
def test_every_kind_of_binding_is_caught_once(source: str) -> None:
    assert [name for name, _ in bindings(ast.parse(source))].count("told") == 1
    assert WORDS.search(PROSE.sub("", source))  # and so it is parsed


@pytest.mark.parametrize("source", HARMLESS.values(), ids=HARMLESS)
def test_what_binds_nothing_of_that_name_is_not(source: str) -> None:
    assert "told" not in [name for name, _ in bindings(ast.parse(source))]
