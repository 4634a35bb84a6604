"""Regular expressions that are compiled when they are first looked for: a plain number needs few of the dozens."""

import re
from collections.abc import Callable, Iterator
from functools import cached_property


class Pattern:
    """Used like the `re.Pattern` of the same text."""

    def __init__(self, text: str, flags: int = 0) -> None:
        self._text, self._flags = text, flags

    @cached_property
    def _compiled(self) -> re.Pattern[str]:
        return re.compile(self._text, self._flags)

    @cached_property
    def fullmatch(self) -> Callable[[str], re.Match[str] | None]:
        return self._compiled.fullmatch

    @cached_property
    def match(self) -> Callable[[str], re.Match[str] | None]:
        return self._compiled.match

    @cached_property
    def search(self) -> Callable[[str], re.Match[str] | None]:
        return self._compiled.search

    @cached_property
    def finditer(self) -> Callable[[str], Iterator[re.Match[str]]]:
        return self._compiled.finditer

    @cached_property
    def split(self) -> Callable[[str], list[str]]:
        return self._compiled.split

    def sub(self, into: str | Callable[[re.Match[str]], str], text: str) -> str:
        return self._compiled.sub(into, text)
