"""One search for all there is: theorems, and the functions and classes that answer."""

from dataclasses import dataclass

from bounds.index.elsewhere import Elsewhere
from bounds.index.finding import found
from bounds.index.functions import found_elsewhere
from bounds.theorem import Theorem


@dataclass(frozen=True, repr=False)
class SearchResult:
    """What speaks of the words: `theorems`, and what stands `elsewhere`, each with where it is imported from."""

    theorems: tuple[Theorem, ...]
    elsewhere: tuple[Elsewhere, ...]

    def __bool__(self) -> bool:
        return bool(self.theorems or self.elsewhere)

    def __repr__(self) -> str:
        lines = [f'theorems["{one.slug}"]: {one.title}' for one in self.theorems]
        lines += [f"{one.where}: {one.title}" for one in self.elsewhere]
        return "\n".join(lines) or NOTHING


NOTHING = "Nothing speaks of these words. Try fewer, or one."


def search(words: str) -> SearchResult:
    """The theorems, functions and classes that speak of these words, in names, titles, statements and docstrings.

    >>> from bounds import search
    >>> search("boxes").elsewhere[0].where
    'bounds.vc_dimension("boxes", n=2)'
    """
    from bounds import theorems

    return SearchResult(found(words, theorems) if words.strip() else (), found_elsewhere(words))
