"""Tests compare what a sentence states and not its wording: hardly any literal of three words or more is compared.

A word has two letters or more, and a name with underscores or dots is one word. Compared is what stands beside `==`,
`!=`, `in` and `not in`, what an exception or a regular expression is matched with, what a text starts or ends with or
is counted for, and what a list of cases or a loop hands to one of these. What a test asks by `tests/sentences.py` may
have two words beside its facts. What remains are formats and names that others rely on: LaTeX, addresses, code.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests import sentences
from tests.house import ROOT, held

LIMIT = 100
FEW = 2
THE_READER = {"sentences.py", "test_sentences.py"}
TEXT_METHODS = {"startswith", "endswith", "removeprefix", "removesuffix", "count", "find", "index", "partition"}
MATCHING = {"search", "match", "fullmatch", "findall", "finditer"}

# Two letters or more; a command of LaTeX is no word.
WORD = re.compile(r"(?<![\\\w])[A-Za-z](?:[\w.]*[A-Za-z])[\w.]*")

Functions = ast.FunctionDef | ast.AsyncFunctionDef


def test_hardly_any_wording_is_pinned() -> None:
    pinned = {path.relative_to(ROOT).as_posix(): pins(ast.parse(path.read_text("utf-8"))) for path in _test_files()}
    counts = Counter({name: len(lines) for name, lines in pinned.items() if lines})
    listed = [f"{name}:{','.join(map(str, pinned[name]))}" for name, _ in counts.most_common()]
    assert counts.total() < LIMIT, f"{counts.total()} literals pin the wording\n" + "\n".join(listed)


HIDING_PLACES = (
    'assert words == "one long sentence"',
    'assert "one long sentence" in words and words != "another long sentence"',
    'assert words == ["one long sentence", f"another long {sentence}"]',
    'raises(ValueError, match="one long sentence")',
    'raises(ValueError, match=re.escape("one long " + "sentence of ours"))',
    'raises(ValueError, match=pattern("one long sentence"))',
    'assert "one long sentence" in facts(words)',
    'assert words.startswith("one long sentence")',
    'assert re.search(r"\\bone long sentence", words)',
    '@parametrize("words", ["one long sentence", "1"])\ndef test(words):\n    assert words in shown()',
    '@parametrize(("m", "words"), [(1, "one long sentence")])\ndef test(m, words):\n    raises(Error, match=words)',
    '@over(CASES)\ndef test(m, words):\n    assert words in facts(m)\nCASES = {1: "one long sentence"}',
    'def test():\n    words = "one long sentence"\n    raises(Error, match="^" + words)',
    'WORDS = "one long sentence"\ndef test():\n    assert shown() == [WORDS]',
    'def test():\n    for m, words in {1: "one long sentence"}.items():\n        assert shown(m) == words',
)
NO_WORDING = (
    'assert "3 of 200, not more than 5 %, only if Adaline wins" in facts(words)',
    'assert slug == "vc_vapnik_growth" and formula == r"\\frac{\\ln|\\mathcal H|}{m}"',
    'assert not wrong, "one long sentence"',
    '@parametrize("words", ["one long sentence"])\ndef test(words):\n    assert shown(words)',
)


def test_a_pinned_wording_is_seen_wherever_it_hides() -> None:
    held("unseen", [source for source in HIDING_PLACES if not pins(ast.parse(source))])
    held("seen in vain", [source for source in NO_WORDING if pins(ast.parse(source))])


def pins(tree: ast.Module) -> list[int]:
    """The lines of a test file whose literals pin a wording, each literal once."""
    literals = {id(literal): (literal, for_facts) for literal, for_facts in _compared(tree)}
    return sorted(literal.lineno for literal, for_facts in literals.values() if _is_wording(literal, for_facts))


def _test_files() -> Iterator[Path]:
    return (path for path in (ROOT / "tests").rglob("*.py") if path.name not in THE_READER)


def _is_wording(literal: ast.expr, for_facts: bool) -> bool:
    parts = literal.values if isinstance(literal, ast.JoinedStr) else [literal]
    text = " ".join(str(part.value) for part in parts if isinstance(part, ast.Constant) and _is_text(part))
    return len(sentences.words(text) if for_facts else WORD.findall(text.replace(r"\b", " "))) > FEW


def _is_text(node: ast.Constant) -> bool:
    return isinstance(node.value, str)


def _compared(tree: ast.Module) -> Iterator[tuple[ast.expr, bool]]:
    """Every literal that is compared, and whether only for its facts."""
    for node in ast.walk(tree):
        for side, for_facts in _sides(node):
            yield from ((literal, for_facts) for literal in _literals(side))
        if isinstance(node, Functions):
            yield from _handed_on(node, tree)


def _sides(node: ast.AST) -> Iterator[tuple[ast.expr, bool]]:
    """What is compared in one place."""
    if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Eq | ast.NotEq | ast.In | ast.NotIn):
        sides = [node.left, *node.comparators]
        for_facts = any(_asks_for_facts(side) for side in sides)
        yield from ((side, for_facts) for side in sides)
    elif isinstance(node, ast.keyword) and node.arg == "match":
        yield node.value, False
    elif isinstance(node, ast.Call):
        if _name(node) == "pattern":
            yield from ((argument, True) for argument in node.args)
        elif _name(node) in TEXT_METHODS | MATCHING and isinstance(node.func, ast.Attribute):
            yield from ((argument, False) for argument in node.args[:1])


def _asks_for_facts(side: ast.expr) -> bool:
    """`facts(text)`, or such a row of them as `[facts(text) for text in texts]`."""
    return _name(side.elt if isinstance(side, ast.ListComp) else side).endswith("facts")


def _name(node: ast.AST) -> str:
    """The name by which something is called."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _literals(node: ast.expr) -> Iterator[ast.expr]:
    """The texts of an expression: alone, in a row, put together, or escaped for a regular expression."""
    match node:
        case ast.Constant() if _is_text(node):
            yield node
        case ast.JoinedStr():
            yield node
        case ast.Tuple() | ast.List() | ast.Set():
            yield from (literal for part in node.elts for literal in _literals(part))
        case ast.Dict():
            parts = [*node.keys, *node.values]
            yield from (literal for part in parts if part is not None for literal in _literals(part))
        case ast.BinOp():
            yield from (*_literals(node.left), *_literals(node.right))
        case ast.IfExp():
            yield from (*_literals(node.body), *_literals(node.orelse))
        case ast.Call() if _name(node) in {"escape", "param"}:
            yield from (literal for part in node.args for literal in _literals(part))


def _handed_on(function: Functions, tree: ast.Module) -> Iterator[tuple[ast.expr, bool]]:
    """The literals of cases, loops and assignments that reach a comparison in this function by a name."""
    names = [pair for node in ast.walk(function) for pair in _compared_names(node)]
    compared = {name: (name, False) not in names for name, _ in names}
    for assignment in [node for node in (*ast.walk(function), *tree.body) if isinstance(node, ast.Assign)]:
        for target in assignment.targets:
            if isinstance(target, ast.Name) and target.id in compared:
                yield from ((literal, compared[target.id]) for literal in _literals(assignment.value))
    for parameters, cases in [*_parameters(function), *_loops(function)]:
        rows = _rows(cases, tree)
        for place, parameter in enumerate(parameters):
            if parameter in compared:
                parts = [part for row in rows for part in _cells(row, place, parameters)]
                yield from ((literal, compared[parameter]) for part in parts for literal in _literals(part))


def _compared_names(node: ast.AST) -> Iterator[tuple[str, bool]]:
    for side, for_facts in _sides(node):
        for name in _names(side):
            yield name, for_facts or _name(side) == "pattern"


def _names(node: ast.expr) -> Iterator[str]:
    """The names that stand for the texts of an expression, or for a part of them."""
    match node:
        case ast.Name():
            yield node.id
        case ast.FormattedValue():
            yield from _names(node.value)
        case ast.JoinedStr():
            yield from (name for part in node.values for name in _names(part))
        case ast.Tuple() | ast.List() | ast.Set():
            yield from (name for part in node.elts for name in _names(part))
        case ast.BinOp():
            yield from (*_names(node.left), *_names(node.right))
        case ast.IfExp():
            yield from (*_names(node.body), *_names(node.orelse))
        case ast.Call() if _name(node) in {"escape", "pattern"}:
            yield from (name for part in node.args for name in _names(part))


def _cells(row: ast.expr, place: int, parameters: list[str]) -> list[ast.expr]:
    """What a case gives for the parameter at `place`; for a single one that is all of it."""
    if isinstance(row, ast.Tuple | ast.List) and len(parameters) > 1:
        return row.elts[place : place + 1]
    return [row]


def _parameters(function: Functions) -> Iterator[tuple[list[str], ast.expr]]:
    """The names and the cases of `pytest.mark.parametrize` and of `tests.all_told.over`."""
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and _name(decorator) == "parametrize":
            names = [str(text.value) for text in _literals(decorator.args[0]) if isinstance(text, ast.Constant)]
            yield [name.strip() for text in names for name in text.split(",")], decorator.args[1]
        elif isinstance(decorator, ast.Call) and _name(decorator) == "over":
            yield [argument.arg for argument in function.args.args], decorator.args[0]


def _loops(function: Functions) -> Iterator[tuple[list[str], ast.expr]]:
    loops = [node for node in ast.walk(function) if isinstance(node, ast.For | ast.comprehension)]
    for loop in loops:
        yield [node.id for node in ast.walk(loop.target) if isinstance(node, ast.Name)], loop.iter


def _rows(cases: ast.expr, tree: ast.Module) -> list[ast.expr]:
    """The cases one by one: written here, or in a constant of the module, or the items of a mapping."""
    if isinstance(cases, ast.Call) and isinstance(cases.func, ast.Attribute):
        cases = cases.func.value
    if isinstance(cases, ast.Name):
        named = [node.value for node in tree.body if isinstance(node, ast.Assign) and _defines(node, cases.id)]
        cases = named[0] if named else cases
    if isinstance(cases, ast.Dict):
        return [ast.Tuple([key, value]) for key, value in zip(cases.keys, cases.values, strict=True) if key is not None]
    if isinstance(cases, ast.Tuple | ast.List | ast.Set):
        return list(cases.elts)
    return []


def _defines(assignment: ast.Assign, name: str) -> bool:
    return any(isinstance(target, ast.Name) and target.id == name for target in assignment.targets)
