"""How pages may speak: a sentence that is put together goes through `pages/_say.py`, which draws nothing of it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SPEAKS = "_say.py"
SPOKEN = {"error", "warning", "info", "success", "toast", "exception"}
PAGES = sorted(path for path in (ROOT / "pages").glob("*.py") if path.name != SPEAKS)
MADE_OF_OUR_WORDS = {"_answer.py", "_trees_formula_view.py", "atlas.py", "what_do_you_know.py"}  # HTML of our own
BLIND = {"_last_resort.py", "_piecework.py"}  # both tell whoever watches

each_page = pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)


def _calls(path: Path) -> Iterator[ast.Call]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute))


def _is_ours(words: ast.expr) -> bool:
    """Words that stand in the source as they will be drawn: a string, or the constant that holds one."""
    return isinstance(words, ast.Constant) or (isinstance(words, ast.Name) and words.id.isupper())


def _root(call: ast.Call) -> str:
    node: ast.expr = call.func
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


@each_page
def test_only_one_module_speaks_sentences_that_are_put_together(path: Path) -> None:
    said = [call for call in _calls(path) if call.func.attr in SPOKEN and _root(call) != "say"]
    assert not [call.lineno for call in said if call.args and not _is_ours(call.args[0])]


@each_page
def test_what_an_exception_says_is_drawn_by_nobody_else(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for handler in (node for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler) and node.name):
        drawn = [node for node in ast.walk(handler) if isinstance(node, ast.Call) and _root_of(node) == "st"]
        names = {name.id for call in drawn for name in ast.walk(call) if isinstance(name, ast.Name)}
        assert handler.name not in names, f"line {handler.lineno}"


def _root_of(call: ast.Call) -> str:
    return _root(call) if isinstance(call.func, ast.Attribute) else ""


@each_page
def test_html_is_made_of_our_own_words_only(path: Path) -> None:
    assert "unsafe_allow" not in path.read_text(encoding="utf-8")
    html = [call.lineno for call in _calls(path) if call.func.attr == "html" and _root(call) == "st"]
    assert not html or path.name in MADE_OF_OUR_WORDS


@each_page
def test_a_part_that_is_drawn_by_itself_is_guarded_by_itself(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count("st.fragment") == text.count("@st.fragment\n@guarded(")


@each_page
def test_nothing_is_caught_blindly_but_in_the_last_resort(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    caught = [node.type for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler)]
    blind = [kind for kind in caught if isinstance(kind, ast.Name) and kind.id in {"Exception", "BaseException"}]
    assert not blind or path.name in BLIND
