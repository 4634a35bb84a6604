"""What answers a question besides theorems: learners, views and pages, as packages above offer them."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.metadata import entry_points

from bounds.index.ranking import TextIndex

BY_HAND = "by hand"  # kind of what is worked out of rows: it stands beside the answers
GROUP = "ltlab.tools"  # of entry points that give a function without arguments: the tools of a package


@dataclass(frozen=True)
class Tool:
    """Something to run or to open: `kind` is learner, view, page or by hand, `name` its address, `description` what
    it shows, `names` what else people call it, `tasks` what it is for."""

    kind: str
    name: str
    title: str
    description: str = ""
    names: tuple[str, ...] = ()
    tasks: tuple["ToolTask", ...] = ()

    def words_in(self, text: str) -> tuple[str, ...] | None:
        """The words of a text in plain signs that set one of its tasks; None where none is set."""
        task = next((task for task in self.tasks if task.is_set_in(text)), None)
        matches = (_compiled(words).search(text) for words in task.needs) if task else ()
        return tuple(match[0] for match in matches if match) if task else None

    def is_for(self, text: str) -> bool:
        """Does a text in plain signs set a task of this tool?"""
        return any(task.is_set_in(text) for task in self.tasks)


@dataclass(frozen=True)
class ToolTask:
    """What a text gives and seeks: it matches all of `needs`, regular expressions, and none of `unless`."""

    needs: tuple[str, ...]
    unless: tuple[str, ...] = ()

    def is_set_in(self, text: str) -> bool:
        """Does a text in plain signs set it?"""
        return all(_matches(words, text) for words in self.needs) and not any(
            _matches(words, text) for words in self.unless
        )


def _matches(words: str, text: str) -> bool:
    return bool(_compiled(words).search(text))


@cache
def _compiled(words: str) -> re.Pattern[str]:
    return re.compile(words, re.IGNORECASE)


@cache
def tools() -> tuple[Tool, ...]:
    """All tools of the packages that are installed, but for what is worked out by hand."""
    return tuple(tool for tool in _offered() if tool.kind != BY_HAND)


@cache
def by_hand_tools() -> tuple[Tool, ...]:
    """What can be worked out by hand of rows that are typed; `description` is the shape of the rows."""
    return tuple(tool for tool in _offered() if tool.kind == BY_HAND)


@cache
def _offered() -> tuple[Tool, ...]:
    offered: Iterable[Callable[[], Iterable[Tool]]] = (entry.load() for entry in entry_points(group=GROUP))
    return tuple(tool for offers in offered for tool in offers())


@lru_cache(16)
def tools_for(text: str) -> tuple[Tool, ...]:
    """The tools of whose tasks a text in plain signs sets one, each once."""
    return tuple({tool.name: tool for tool in tools() if tool.is_for(text)}.values())


@cache
def tool_index() -> TextIndex[Tool]:
    """Their titles and words, built once a process."""
    return TextIndex((tool, title_of(tool), tool.description) for tool in tools())


def title_of(tool: Tool) -> str:
    """All that it is called, its address included."""
    address = tool.name.replace("learners.", "").replace(".", " ").replace("_", " ")
    return ", ".join((tool.title, *tool.names, address))
