"""What answers a question besides theorems: learners, views and pages, as packages above offer them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points

from bounds.index.ranking import TextIndex

GROUP = "ltlab.tools"  # of entry points that give a function without arguments: the tools of a package


@dataclass(frozen=True)
class Tool:
    """Something to run or to open: `kind` is learner, view or page, `name` its address, `description` what it shows,
    `names` what else people call it."""

    kind: str
    name: str
    title: str
    description: str = ""
    names: tuple[str, ...] = ()


@cache
def tools() -> tuple[Tool, ...]:
    """All tools of the packages that are installed."""
    offered: Iterable[Callable[[], Iterable[Tool]]] = (entry.load() for entry in entry_points(group=GROUP))
    return tuple(tool for offers in offered for tool in offers())


@cache
def tool_index() -> TextIndex[Tool]:
    """Their titles and words, built once a process."""
    return TextIndex((tool, title_of(tool), tool.description) for tool in tools())


def title_of(tool: Tool) -> str:
    """All that it is called, its address included."""
    address = tool.name.replace("learners.", "").replace(".", " ").replace("_", " ")
    return ", ".join((tool.title, *tool.names, address))
