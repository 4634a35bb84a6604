"""Which learner, view or page answers a question, and how well beside theorems."""

import re

from bounds.asking.question import ReadQuestion
from bounds.asking.titles import COVERING, all_theorems, content
from bounds.asking.tools import Tool, tool_index, tools
from bounds.index.ranking import Ranked

WORDS = 9.0  # for the tool that the words speak of most, where no theorem does more
BY_HAND, PLAYS = 7.0, 5.0  # where something is to be worked out by hand, or to be looked at
NUMBERS = 0.8  # what each number takes away that only a formula uses
NO_BOUND = 3.0  # where nothing is said that a theorem answers
LEANING = {"view": 0.5, "page": -0.5}
TRIED, SPOKEN_OF = 12, 0.15  # tools that are looked at, and the share of the question that they must speak of
MOST_NUMBERS = 5
ENTRANCES = ("calculator", "theorems", "what_do_you_know", "companion")
PAGES = 4  # that are near what is not understood

_BOUND = re.compile(
    r"bounds?\b|theorems?|inequality|lemma|how many|sample|guarantee|probability|confiden|dimension|complexity|risk|"
    r"rate|expected|error|\d",
    re.IGNORECASE,
)


def ranked_tools(question: ReadQuestion) -> tuple[Ranked[Tool], ...]:
    """The tools of which the words speak, each once, with a score like a theorem's."""
    words = content(question.text)
    best = max((result.score for result in all_theorems().ranked(words, 1, covering=COVERING)), default=0.0)
    results = tool_index().ranked(words, TRIED, covering=SPOKEN_OF)
    best = max([best, *(result.score for result in results[:1])]) or 1.0
    first = {result.thing.name: result for result in reversed(results)}.values()
    tools = [
        Ranked(result.thing, WORDS * result.score / best + _by_purpose(question, result.thing.kind)) for result in first
    ]
    return tuple(sorted(tools, key=lambda tool: -tool.score))


def nearest_pages(text: str) -> tuple[Tool, ...]:
    """Where somebody may look on whose text is not understood: no answers to it."""
    pages = {tool.name: tool for tool in tools() if tool.kind == "page"}
    alike = (result.thing.name for result in tool_index().ranked(content(text), TRIED, covering=SPOKEN_OF))
    names = (name for name in (*alike, *ENTRANCES) if name in pages)
    return tuple(pages[name] for name in dict.fromkeys(names))[:PAGES]


def _by_purpose(question: ReadQuestion, kind: str) -> float:
    """What speaks for running or opening something, and against it where a number is asked for."""
    by_hand, plays = "by hand" in question.wanted, "picture" in question.wanted and kind != "learner"
    numbers = sum(1.5 if mention.name or mention.is_percentage else 0.75 for mention in question.reader.mentions)
    score = LEANING.get(kind, 0.0) + BY_HAND * by_hand + PLAYS * plays
    score -= 0.0 if by_hand else NUMBERS * min(numbers, MOST_NUMBERS)
    return score + (0.0 if _BOUND.search(question.text) else NO_BOUND)
