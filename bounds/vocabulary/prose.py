"""Letters of a sentence: its capital at the beginning, its end where it grows too long, its blanks."""

import re
from collections.abc import Sequence

# Names, of people and of methods, with which titles begin.
NAMES = frozenset(
    "Adadelta Adagrad Adaline Adam Armijo's Bernoulli Boolean Gaussian Laplace Mahalanobis Nesterov Poisson".split()
)
_BLANKS = re.compile(r"[^\S\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]+")


def capitalized(words: str) -> str:
    """A sentence's beginning: `VC dimension` keeps its letters."""
    return words[:1].upper() + words[1:]


def in_a_sentence(title: str) -> str:
    """The same where other words stand before it: `VC dimension`, `Gaussian kernel` and symbols keep their letters."""
    first = title.partition(" ")[0]
    return title if first in NAMES or first[1:] != first[1:].lower() else title[:1].lower() + title[1:]


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words one after the other: `a`, `a and b`, `a, b and c`."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def shortened(text: str, longest: int = 40) -> str:
    """The beginning of a long text."""
    return text if len(text) <= longest else text[:longest] + "…"


def on_one_line(text: str) -> str:
    """The text with one blank for all that separate two words; a no-break space stays, and holds `84` to its `%`."""
    return _BLANKS.sub(" ", text).strip()
