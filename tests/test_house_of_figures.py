"""One way to draw: the look of every mark follows from a role, so no module adds one, or mixes a colour, by hand."""

import ast
import re
from collections.abc import Iterable, Iterator

import pytest

from laboratory.figures import theme
from laboratory.figures.figure import Figure
from tests.house import held, is_in, product

DRAWING = "laboratory.figures"
RAW = {name for name in vars(Figure) if name.startswith("add_")}
# What a look is made of; `figure`, `theme_of`, axes, sizes and whole figures' looks are anyone's.
COLOURS = {"BAND", "GREY", "background", "color_of", "mixed", "palette", "readable_background", "readable_on",
           "text_colour", "with_alpha"}  # fmt: skip
LITERAL = re.compile(r"#[0-9a-fA-F]{3,8}|(?:rgb|hsl)a?\(.*")
ELSEWHERE = (
    "laboratory.testing.figures",  # compares the colour of a name with that of the page's words
    "laboratory.views.offline",  # writes a page of its own around the figures
    "pages._router",  # writes the app's style sheet
)


def test_no_module_draws_by_hand() -> None:
    others = [module for module in product().values() if not is_in(module.name, DRAWING)]
    drawing = [module for module in others if DRAWING in module.text or ".add_" in module.text]  # others are not parsed
    assert len(drawing) > 150 and len(RAW) > 8
    looks = {module: list(_by_hand(module.tree)) for module in drawing if module.name not in ELSEWHERE}
    held("drawn by hand", [f"{module.label}: {what}" for module, whats in looks.items() for what in whats])


@pytest.mark.parametrize("name", ELSEWHERE)
def test_what_needs_a_colour_elsewhere_still_does(name: str) -> None:
    assert list(_by_hand(product()[name].tree))


def test_every_colour_is_there() -> None:
    assert vars(theme).keys() >= COLOURS


@pytest.mark.parametrize(
    "text",
    [
        "fig.add_scatter(x=[1], y=[2])",
        "fig.update_layout(height=3).add_vline(x=1)",
        "from laboratory.figures.theme import figure, color_of",
        "curve(fig, x, y, TRUTH, fillcolor='rgba(0, 0, 0, 0.5)')",
        "dots(fig, x, y, TRUTH, look={'line': {'color': 'white'}})",
        "word(fig, at, 'here', TRUTH, bgcolor='white')",
        "INK = '#1234ff'",
    ],
)
def test_what_is_drawn_by_hand_is_seen(text: str) -> None:
    assert list(_by_hand(ast.parse(text)))


def test_what_follows_from_a_role_is_let_be() -> None:
    text = "from laboratory.figures.theme import figure\nhline(fig, 1, QUIET.beforehand)\nRole('a', 1).but(color=GREEN)"
    assert not list(_by_hand(ast.parse(text)))


def _by_hand(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in RAW:
            yield f"{node.lineno} calls {node.func.attr}"
        elif isinstance(node, ast.ImportFrom) and node.module == theme.__name__:
            yield from (f"{node.lineno} takes {alias.name}" for alias in node.names if alias.name in COLOURS)
        elif isinstance(node, ast.keyword):
            yield from _of_colours([(node.arg, node.value)])
        elif isinstance(node, ast.Dict):
            keys = [key.value if isinstance(key, ast.Constant) else "" for key in node.keys]
            yield from _of_colours(zip(keys, node.values, strict=True))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and LITERAL.fullmatch(node.value):
            yield f"{node.lineno} writes {node.value}"


def _of_colours(pairs: Iterable[tuple[object, ast.expr]]) -> Iterator[str]:
    """What gets a word for a colour as an argument or in a dictionary."""
    for name, value in pairs:
        if str(name).endswith("color") and isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield f"{value.lineno} says {name} {value.value}"
