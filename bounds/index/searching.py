"""One search for all there is: theorems, and the functions and classes that answer."""

from dataclasses import dataclass

from bounds.index.elsewhere import Elsewhere
from bounds.index.finding import matching
from bounds.index.functions import found_elsewhere
from bounds.index.ranking import cut_note
from bounds.theorem import Theorem


@dataclass(frozen=True, repr=False)
class SearchResult:
    """What matches the words: `theorems`, and what is `elsewhere`, each with where it is imported from.

    `note` says where not all of the words were looked up.
    """

    theorems: tuple[Theorem, ...]
    elsewhere: tuple[Elsewhere, ...]
    note: str = ""

    def __bool__(self) -> bool:
        return bool(self.theorems or self.elsewhere)

    def __repr__(self) -> str:
        lines = [f'theorems["{theorem.slug}"]: {theorem.title}' for theorem in self.theorems]
        lines += [f"{entry.where}: {entry.title}" for entry in self.elsewhere]
        return "\n".join([*(lines or [NOTHING]), *([self.note] if self.note else [])])


NOTHING = "No results. Try fewer words, or one."


def search(words: str) -> SearchResult:
    """The theorems, functions and classes that match these words in names, titles, statements and docstrings.

    >>> from bounds import search
    >>> search("boxes").elsewhere[0].where
    'bounds.vc_dimension("boxes", n=2)'
    """
    from bounds import theorems

    return SearchResult(matching(words, theorems) if words.strip() else (), found_elsewhere(words), cut_note(words))
