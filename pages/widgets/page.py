"""What a page is, how the router finds them, and what stands at a page's door."""

from __future__ import annotations

import ast
import importlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any

from bounds.reading.source import module_tree

# The first visitors of a server load its modules, and two at once would meet some of them half loaded; Plotly looks
# at pandas, when it draws, wherever that is loaded, even half.
LOADING = RLock()
FIRST_PAGE = "first_page"
SECTIONS = ("", "Answer", "See", "Look up")


@dataclass(frozen=True)
class Page:
    """A page's place in the menu: `section` is one of SECTIONS, the lowest `order` opens first."""

    title: str
    section: str
    icon: str  # a Material symbol, ":material/name:"
    order: int

    def __post_init__(self) -> None:
        if self.section not in SECTIONS:
            raise ValueError(f"section of page {self.title} must be one of {', '.join(SECTIONS)}; got {self.section!r}")


@dataclass(frozen=True)
class Found:
    """A page and the sentence at its door, its docstring's first line; its module is imported at its first visit."""

    slug: str
    page: Page
    says: str

    @property
    def address(self) -> str:
        """The page's path in the address bar: its file's name."""
        return self.slug

    def load(self) -> ModuleType:
        """The page's module with all that it imports, in one visitor's thread at a time."""
        with LOADING:
            importlib.import_module("pandas")
            return importlib.import_module(f"pages.{self.slug}")

    def render(self) -> None:
        """Draw the page."""
        self.load().render()


@cache
def discover() -> tuple[Found, ...]:
    """Every page, in the order of the menu; read once a process, and none imported.

    Raises ImportError naming a file without PAGE or render.
    """
    doors = sorted(path for path in Path(__file__).parents[1].glob("*.py") if not path.name.startswith("_"))
    return tuple(sorted(map(_found, doors), key=lambda one: one.page.order))


def menu_entry(found: Found) -> Any:
    """The page as Streamlit's menu and links know it."""
    import streamlit as st

    from pages.widgets.last_resort import guarded

    first, draw = found.page.order == 0, guarded(found.slug)(found.render)
    # The first page has the empty address whatever it is told; its own is kept free for `widgets.nowhere`.
    path = FIRST_PAGE if first else found.address
    return st.Page(draw, title=found.page.title, icon=found.page.icon, url_path=path, default=first)


def _found(path: Path) -> Found:
    tree = module_tree(path.read_text(encoding="utf-8"))
    assigned = [node for node in tree.body if isinstance(node, ast.Assign)]
    written = {name.id: node.value for node in assigned for name in node.targets if isinstance(name, ast.Name)}
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    page = written.get("PAGE")
    if not isinstance(page, ast.Call) or "render" not in functions | set(written):
        raise ImportError(f"pages/{path.name} must define PAGE, a Page of plain values, and render()")
    says = (ast.get_docstring(tree) or "").partition("\n")[0]
    return Found(path.stem, Page(*map(ast.literal_eval, page.args)), says)
