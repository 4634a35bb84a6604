"""What a page is, how the router finds them, and the sentence that describes each."""

import ast
import importlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any, Literal

import laboratory
from bounds.reading.source import module_tree
from laboratory.views.laboratory import GROUPS, check_group

# The first visitors of a server load its modules, and two at once would find some of them half loaded; Plotly uses
# pandas, when it draws, wherever that is loaded, even half.
LOADING = RLock()
FIRST_PAGE = "first_page"
LABORATORIES = "Explore"
SECTIONS = ("", "Solve", LABORATORIES, "Look up", "Teach")
RENDERER = "pages.widgets.laboratory"  # of laboratories that are views and nothing else


@dataclass(frozen=True)
class Page:
    """A page's place in the menu: `section` is one of SECTIONS, `group` one of GROUPS, the lowest `order` is first.

    What is not `in_menu` opens by its address and by links. The page of order 0 opens first.
    """

    title: str
    section: str
    icon: str  # a Material symbol, ":material/name:"
    order: int
    group: str = ""
    in_menu: bool = True

    def __post_init__(self) -> None:
        if self.section not in SECTIONS:
            raise ValueError(f"section of page {self.title} must be one of {', '.join(SECTIONS)}; got {self.section!r}")
        check_group(self.title, self.group)

    @property
    def place(self) -> tuple[int, int, int]:
        """What pages are sorted by: the section, the group and the order in it."""
        return SECTIONS.index(self.section), GROUPS.index(self.group), self.order


@dataclass(frozen=True)
class Found:
    """A page, its description and the module that draws it, which is imported at the first visit."""

    slug: str
    page: Page
    description: str
    home: str

    @property
    def address(self) -> str:
        """The page's path in the address bar: its file's name."""
        return self.slug

    def load(self) -> ModuleType:
        """The page's module with all that it imports, in one visitor's thread at a time."""
        with LOADING:
            importlib.import_module("pandas")
            return importlib.import_module(self.home)

    def render(self) -> None:
        """Draw the page."""
        drawn_by = self.load()
        if self.home == RENDERER:
            drawn_by.laboratory(self.slug)
        else:
            drawn_by.render()


@cache
def discover() -> tuple[Found, ...]:
    """Every page, in the order of the menu; read once a process, and none imported.

    Raises ImportError naming a file without PAGE or render, or a laboratory that is not of plain values or in no group
    that exists.
    """
    by_hand = (path for path in Path(__file__).parents[1].glob("*.py") if not path.name.startswith("_"))
    topics = Path(str(laboratory.__file__)).parent.glob("topics/*/laboratory.py")
    every = [*map(_page_by_hand, by_hand), *map(_page_of_laboratory, topics)]
    return tuple(sorted(every, key=lambda entry: entry.page.place))


def entry_at(address: str) -> Any:
    """The page at this address as Streamlit's menu and links know it."""
    return menu_entry(next(page for page in discover() if page.address == address))


def menu_entry(entry: Found) -> Any:
    """The page as Streamlit's menu and links know it."""
    import streamlit as st

    from pages.widgets.error_boundary import guarded

    first, draw = entry.page.order == 0, guarded(entry.slug)(entry.render)
    # The first page always has the empty address; its own is kept free for `widgets.not_found`.
    path = FIRST_PAGE if first else entry.address
    seen: Literal["visible", "hidden"] = "visible" if entry.page.in_menu else "hidden"
    return st.Page(draw, title=entry.page.title, icon=entry.page.icon, url_path=path, default=first, visibility=seen)


def _page_of_laboratory(path: Path) -> Found:
    address = path.parent.name
    call = _assigned(module_tree(path.read_text(encoding="utf-8"))).get("LABORATORY")
    try:
        if not isinstance(call, ast.Call):
            raise ValueError(f"LABORATORY is {call}")
        title, views = (ast.literal_eval(call.args[place]) for place in (1, 3))
        entries = _by_name(call)
        icon, order, group, door = (entries[name] for name in ("icon", "order", "group", "door"))
        page = Page(title, LABORATORIES, icon, order, group, entries.get("in_menu", True))
    except (IndexError, KeyError, TypeError, ValueError) as error:
        where = f"laboratory/topics/{address}/laboratory.py"
        raise ImportError(f"{where} must define LABORATORY, a Laboratory of plain values: {error}") from error
    return Found(address, page, door, RENDERER if views else f"pages.by_hand.{address}.page")


def _page_by_hand(path: Path) -> Found:
    tree = module_tree(path.read_text(encoding="utf-8"))
    written = _assigned(tree)
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    page = written.get("PAGE")
    if not isinstance(page, ast.Call) or "render" not in functions | set(written):
        raise ImportError(f"pages/{path.name} must define PAGE, a Page of plain values, and render()")
    says = (ast.get_docstring(tree) or "").partition("\n")[0]
    entry = Page(*map(ast.literal_eval, page.args), **_by_name(page))
    return Found(path.stem, entry, says, f"pages.{path.stem}")


def _by_name(call: ast.Call) -> dict[str, Any]:
    """The values of a call's arguments that are set by name."""
    return {str(keyword.arg): ast.literal_eval(keyword.value) for keyword in call.keywords}


def _assigned(tree: ast.Module) -> dict[str, ast.expr]:
    """The values assigned to names at the top of a module."""
    assigned = [node for node in tree.body if isinstance(node, ast.Assign)]
    return {name.id: node.value for node in assigned for name in node.targets if isinstance(name, ast.Name)}
