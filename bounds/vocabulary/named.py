"""Things by their names, which a notebook completes; the error for a mistyped name lists similar ones."""

from collections.abc import Iterator, Mapping
from typing import TypeVar

from bounds.vocabulary.near import unknown

Thing = TypeVar("Thing")


class Named(Mapping[str, Thing]):
    """Read-only; `what` says in a word what the things are."""

    def __init__(self, what: str, things: Mapping[str, Thing]) -> None:
        self._what, self._things = what, dict(things)

    def __getitem__(self, name: str) -> Thing:
        if name not in self._things:
            raise KeyError(unknown(self._what, name, self._things))
        return self._things[name]

    def __contains__(self, name: object) -> bool:
        return name in self._things

    def __iter__(self) -> Iterator[str]:
        return iter(self._things)

    def __len__(self) -> int:
        return len(self._things)

    def __repr__(self) -> str:
        return f"<{len(self)} by name: {', '.join(self)}>"

    def _ipython_key_completions_(self) -> list[str]:
        return list(self)
