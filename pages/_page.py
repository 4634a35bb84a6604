"""What a page is, how the router finds them, and what stands at a page's door."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any

# The first visitors of a server load its modules, and two at once would meet some of them half loaded; Plotly looks
# at pandas, when it draws, wherever that is loaded, even half.
LOADING = RLock()
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
    """A page, the function that draws it, and the sentence at its door: its module's docstring, first line."""

    slug: str
    page: Page
    render: Callable[[], None]
    says: str

    @property
    def address(self) -> str:
        """The page's path in the address bar: its file's name."""
        return self.slug


def discover() -> tuple[Found, ...]:
    """Every page, in the order of the menu. Raises ImportError naming a file without PAGE or render."""
    modules = pkgutil.iter_modules([str(Path(__file__).parent)])
    names = (module.name for module in modules if not module.ispkg)
    with LOADING:
        importlib.import_module("pandas")
        found = [_found(importlib.import_module(f"pages.{name}")) for name in names if not name.startswith("_")]
    return tuple(sorted(found, key=lambda one: one.page.order))


def menu_entry(found: Found) -> Any:
    """The page as Streamlit's menu and links know it."""
    import streamlit as st

    from pages._last_resort import guarded

    first, draw = found.page.order == 0, guarded(found.slug)(found.render)
    return st.Page(draw, title=found.page.title, icon=found.page.icon, url_path=found.address, default=first)


def _found(module: ModuleType) -> Found:
    page, render = getattr(module, "PAGE", None), getattr(module, "render", None)
    if not isinstance(page, Page) or not callable(render):
        raise ImportError(f"{module.__name__.replace('.', '/')}.py must define PAGE, a Page, and render()")
    says = inspect.cleandoc(module.__doc__ or "").partition("\n")[0]
    return Found(module.__name__.rpartition(".")[2], page, render, says)
