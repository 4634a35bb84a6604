"""How pages may speak: a sentence that is put together goes through one module, `say`, which draws nothing of it."""

import ast
import re
from collections.abc import Iterator

from bounds.vocabulary.glossary import glossary
from tests.house import Module, arrows, held, product

SPEAKS = "say.py"
SPOKEN = {"error", "warning", "info", "success", "toast", "exception"}
# HTML of our own.
MADE_OF_OUR_WORDS = {"main_number.py", "headline.py", "map_regions.py", "compare.py"}
SAID_BY_VIEWS = {"headline", "sentence", "more"}
# The notes print it so.
QUOTED = {"bounds/theorems/stability/tikhonov_lipschitz.py: regularisation"}
BLIND = {"error_boundary.py", "piecework.py"}  # both tell whoever watches


def _pages() -> list[Module]:
    """Whatever draws with Streamlit, wherever it lies, but for the one that speaks."""
    drawing = {arrow.importer.name: arrow.importer for arrow in arrows() if arrow.imported.startswith("streamlit")}
    pages = [module for module in drawing.values() if module.path.name != SPEAKS]
    assert len(pages) > 10
    return pages


def _calls(module: Module) -> Iterator[ast.Call]:
    nodes = ast.walk(module.tree)
    yield from (node for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute))


def _method(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def _is_ours(words: ast.expr) -> bool:
    """Words that stand in the source as they will be drawn: a string, or the constant that holds one."""
    return isinstance(words, ast.Constant) or (isinstance(words, ast.Name) and words.id.isupper())


def _root(call: ast.Call) -> str:
    node: ast.expr = call.func
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def test_only_one_module_speaks_sentences_that_are_put_together() -> None:
    said = [(page, call) for page in _pages() for call in _calls(page) if _method(call) in SPOKEN]
    made = [(page, call) for page, call in said if _root(call) != "say" and call.args and not _is_ours(call.args[0])]
    held("spoken", [f"{page.label}:{call.lineno}" for page, call in made])


def test_what_an_exception_says_is_drawn_by_nobody_else() -> None:
    handlers = [
        (page, node) for page in _pages() for node in ast.walk(page.tree) if isinstance(node, ast.ExceptHandler)
    ]
    held(
        "exceptions drawn",
        [f"{page.label}:{handler.lineno}" for page, handler in handlers if _draws_its_error(handler)],
    )


def _draws_its_error(handler: ast.ExceptHandler) -> bool:
    calls = [node for node in ast.walk(handler) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
    parts = [node for call in calls if _root(call) == "st" for node in ast.walk(call)]
    return handler.name in {node.id for node in parts if isinstance(node, ast.Name)}


def test_html_is_made_of_our_own_words_only() -> None:
    unsafe = [page.label for page in _pages() if "unsafe_allow" in page.text]
    html = [(page, call) for page in _pages() for call in _calls(page) if _method(call) == "html"]
    made = [page for page, call in html if _root(call) == "st" and not _is_ours(call.args[0])]
    held("HTML", unsafe + [page.label for page in made if page.path.name not in MADE_OF_OUR_WORDS])


def test_a_part_that_is_drawn_by_itself_is_guarded_by_itself() -> None:
    held("fragments", [page.label for page in _pages() if page.text.count("st.fragment") != _guarded_parts(page)])


def _guarded_parts(page: Module) -> int:
    return page.text.count("@st.fragment\n@guarded(") + page.text.count("st.fragment(guarded(")


def test_nothing_is_caught_blindly_but_in_the_last_resort() -> None:
    handlers = [
        (page, node) for page in _pages() for node in ast.walk(page.tree) if isinstance(node, ast.ExceptHandler)
    ]
    blind = [(page, node) for page, node in handlers if getattr(node.type, "id", "") in {"Exception", "BaseException"}]
    held("blind", [f"{page.label}:{node.lineno}" for page, node in blind if page.path.name not in BLIND])


def test_no_text_uses_a_word_that_the_glossary_avoids() -> None:
    """In sentences and parts of them: neither names of code nor docstrings; what is quoted stands as printed."""
    names = [name for term in glossary() for name in term.avoid]
    avoided = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in names), re.IGNORECASE)
    modules = [module for module in product().values() if avoided.search(module.text)]
    texts = [(module, text) for module in modules for text in _texts(module.tree)]
    assert len(texts) > 100
    wrong = [f"{at.label}: {match[0]}" for at, text in texts if (match := avoided.search(text))]
    held("avoided", [offence for offence in wrong if offence not in QUOTED])


def _texts(tree: ast.Module) -> Iterator[str]:
    """Strings of several words that are neither docstrings nor lines of Python."""
    nodes = list(ast.walk(tree))
    own = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    constants = (node for node in nodes if isinstance(node, ast.Constant) and id(node) not in own)
    strings = (node.value for node in constants if isinstance(node.value, str))
    yield from (text for text in strings if " " in text and "import " not in text)


def test_whatever_is_worded_for_a_question_is_said() -> None:
    """Each public function of a `text.py` is called there, named by who imports it, or one that every view says; if
    not, a sentence was lost."""
    worded = [module for name, module in product().items() if name.endswith(".text") and "topics" in name]
    assert len(worded) > 100
    held("unsaid", [f"{module.label}: {function}" for module in worded for function in _unsaid(module)])


def _unsaid(text: Module) -> Iterator[str]:
    near = {arrow.importer.text for arrow in arrows() if arrow.imported == text.name}
    public = [
        node.name for node in text.tree.body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
    ]
    said = SAID_BY_VIEWS if any("text=text" in importer for importer in near) else set()
    for function in sorted(set(public) - said):
        named = rf"\btext\.{function}\b|text import[^\n]*\b{function}\b|text import \([^)]*\b{function}\b"
        if len(re.findall(rf"\b{function}\(", text.text)) < 2 and not any(
            re.search(named, near_text) for near_text in near
        ):
            yield function
