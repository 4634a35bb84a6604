"""What a question with a few numbers of its own wants worked out by hand: which quantity, and its rows, where the text
has them in the one way in which they can be read."""

import re
from dataclasses import dataclass
from itertools import islice

from bounds.asking.tools import by_hand_tools

MOST = 2  # quantities of one question
BY_HAND = re.compile(r"\b(?:by hand|pencil|work (?:it )?out)\b", re.IGNORECASE)
_NUMBER = r"(?<![\w.^])-?\d+(?:\.\d+)?(?![\w.%^])"
_POINT = re.compile(
    r"\(\s*(-?[\d.]+(?:\s*,\s*-?[\d.]+)*)\s*\)\s*:?\s*"
    r"([+-](?![\d(])|(?!(?:and|from|with|to|by|at|for|of|on|in|is|or|then)\b)\b[A-Za-z]+\b(?=\s*(?:[,;.:(]|and\b|$)))?"
)
_SEVERAL = re.compile(rf"{_NUMBER}(?:\s*,\s*|\s+)(?:and\s+)?{_NUMBER}(?:(?:\s*,\s*|\s+)(?:and\s+)?{_NUMBER})+")
_COUNTED = re.compile(
    r"(?<![\w.,(-])(\d{1,9})(?: ?([+-])(?!\w)|\s+(?!of\b|and\b|or\b|classes\b|labels\b)([a-z]+)\b)", re.IGNORECASE
)
_PAIR = re.compile(r"[\[(]\s*(\d{1,9})\s*[,;+]\s*(\d{1,9})\s*-?[\])]|(?<=of )(\d{1,9}) and (\d{1,9})(?![\d.%])")
_NEIGHBOURS = re.compile(r"\b(\d{1,3})-?nn\b|\bk ?= ?(\d{1,3})\b|\b(\d{1,3}) nearest\b", re.IGNORECASE)
_OF_THEOREMS = re.compile(
    r"\b(?:bounds?|at most|confiden\w+|sample (?:size|complexity)|guarantee\w*|VC|generali[sz]\w+|prove|proof|theorem|"
    r"how many (?:examples|samples|mistakes|updates|rounds|points|splits))\b|[δεγ]|\b(?:delta|epsilon|gamma)\b|\d ?%",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class WorkedByHand:
    """A quantity of *By hand* by its `name` and title, the words of the question that mean it, and the `rows`, empty
    where the text does not have them so that they can be read in one way only."""

    name: str
    title: str
    words: tuple[str, ...]
    rows: tuple[str, ...] = ()

    @property
    def command(self) -> str:
        """`ltlab work entropy "9 5"`."""
        return " ".join(("ltlab work", self.name, *(f'"{row}"' for row in self.rows)))

    @property
    def summary(self) -> str:
        """The quantity, the words it was understood from, the command and the page."""
        words = ", ".join(f'"{word}"' for word in self.words)
        rows = "" if self.rows else ", with your rows"
        return f"{self.title}, from {words}: {self.command}{rows} (page work_by_hand?of={self.name})"


def worked_by_hand(text: str) -> tuple[WorkedByHand, ...]:
    """The quantities that a text in plain signs names beside a few numbers, or says to be worked out by hand; none
    where it asks for what theorems bound.

    >>> worked_by_hand("no numbers here")
    ()
    """
    if _OF_THEOREMS.search(text) or not (said := _data_in(text)):
        return ()
    meant = ((tool, words) for tool in by_hand_tools() if (words := tool.words_in(text)) is not None)
    worked = (
        WorkedByHand(tool.name, tool.title, (*words, *said), _rows(text, tool.description)) for tool, words in meant
    )
    return tuple(islice(worked, MOST))


def _data_in(text: str) -> tuple[str, ...]:
    """Points, counts or a run of numbers of a text; or the words that it is to be done by hand."""
    for pattern in (_POINT, _PAIR, _SEVERAL):
        if matches := [match[0].strip() for match in pattern.finditer(text)]:
            return tuple(dict.fromkeys(matches))
    counted = [match[0].strip() for match in _COUNTED.finditer(text)]
    if len(counted) > 1:
        return tuple(counted)
    return tuple(match[0] for match in BY_HAND.finditer(text))


def _rows(text: str, data: str) -> tuple[str, ...]:
    match data:
        case "counts":
            return _counts(text)
        case "points":
            return tuple(f"{point} {label}" for point, label in _points(text)) if _lacking(text) == 0 else ()
        case "neighbours":
            ks = [next(filter(None, match.groups())) for match in _NEIGHBOURS.finditer(text)]
            rows = [f"{point} {label or '?'}" for point, label in sorted(_points(text), key=lambda row: not row[1])]
            return (*(f"k={k}" for k in ks), *rows) if len(ks) < 2 and _lacking(text) == 1 else ()
        case "pairs":
            return tuple(point for point, _ in _points(text)) if _lacking(text) == len(_points(text)) else ()
        case "row":
            lists = [match[0] for match in _SEVERAL.finditer(text)]
            alone = len(lists) == 1 and _numbers(text) == _numbers(lists[0])
            return (" ".join(re.findall(_NUMBER, lists[0])),) if alone else ()
    return ()


def _counts(text: str) -> tuple[str, ...]:
    """`9 yes 5 no`, `[9, 5]` or `of 9 and 5` as one row, where the text has no other numbers."""
    pairs = [[number for number in match.groups() if number] for match in _PAIR.finditer(text)]
    counted = pairs[0] if len(pairs) == 1 else [match[1] for match in _COUNTED.finditer(text)]
    return (" ".join(counted),) if len(counted) > 1 and counted == _numbers(text) else ()


def _lacking(text: str) -> int:
    """How many points have no label; -1 where there are less than two, or not all have as many coordinates."""
    points = _points(text)
    alike = len({len(point.split()) for point, _ in points}) == 1
    return sum(not label for _, label in points) if len(points) > 1 and alike else -1


def _points(text: str) -> list[tuple[str, str]]:
    return [(" ".join(re.split(r"\s*,\s*", match[1])), match[2] or "") for match in _POINT.finditer(text)]


def _numbers(text: str) -> list[str]:
    return re.findall(r"\d+(?:\.\d+)?", text)
