"""Which learner, view or page answers a question, and how well beside theorems."""

import re
from functools import cache
from itertools import pairwise

from bounds.asking.known_words import ORDINARY, PURPOSES
from bounds.asking.question import ReadQuestion
from bounds.asking.titles import COVERING, all_theorems, content, is_a_name
from bounds.asking.tools import Tool, title_of, tool_index, tools, tools_for
from bounds.index.ranking import Ranked
from bounds.index.stems import ASKING, SMALL, stem, telling, words_of

WORDS = 9.0  # for the tool that the words speak of most, where no theorem does more
BY_HAND, PLAYS = 7.0, 5.0  # where something is to be worked out by hand, or to be looked at
IN_PYTHON, PROVED = 8.0, -4.0  # for a learner where code is wanted, and for all tools where a proof is
OPENED = 24.0  # for the page that alone does what is wanted
PARTLY = 5.0  # what a tool loses that some of the words speak of, where all of them name a theorem
NUMBERS = 0.8  # what each number takes away that only a formula uses
NO_BOUND = 3.0  # where nothing is said that a theorem answers
SOLVED = 4.0  # what a tool loses that has no such task, where theorems give the number that is wanted
GIVEN_BY_THEOREMS = frozenset({"m", "risk", "probability", "mistakes", "rounds", "steps"})
CHECKED = 6.0  # what a tool loses where a number is to be checked: that of a theorem, or of the class
NO_USUAL_NAME = 3.0  # what a learner loses by whose name nobody calls it: a piece of another
PAGE_OF = {
    "meaning": "glossary", "simulation": "audit", "learning curve": "learning_curves", "correction": "companion",
    "exercises": "exercises", "tour": "tour", "comparison": "calculator.compare",
}  # fmt: skip
VIEW_OF = {
    "two rates": "evaluation.two_samples", "power of mcnemar": "evaluation.paired", "clusters": "evaluation.clusters",
    "pass at k": "evaluation.repeated", "not worse": "evaluation.noninferiority",
    "prediction model": "evaluation.prediction_model", "bias and variance": "model_selection.parts",
}  # fmt: skip
BESIDE_A_RULE = 10.5  # for the view of a fact, beside the theorems that its textbook rule is sure of
TASK = 15.0  # for a tool of whose tasks the question sets one
ENTITLED = 3.0  # for a learner whose whole title stands in the question
PLAYS_FIRST = 4.0  # where the question begins with what is to be looked at
COMMAND = re.compile(
    r"(?:(?:please|pls|hi|hello|hey|(?:can|could|may) (?:i|you|we)|i(?: would|'d)? (?:like|want|need) to|i wanna|"
    r"let me|let's|how (?:can|do|could) (?:i|we)|is there a way to)[\s,]+)*"
    r"(?:play|show|animate|draw|plot|run|watch|see|look at|demo|illustrate|drag|visuali[sz]e|simulate|step through)\b",
    re.IGNORECASE,
)
SHARING = re.compile(
    r"\b(?:send|share|give|mail|post|copy|embed)\w*\b[^.?]{0,40}\b(?:links?|url|address)(?: (?:to|of|for|with))?\b"
    r"|\b(?:links?|url|permalink|QR code)\b(?: (?:to|of|for|with|that|which|opens?))+"
    r"|\b(?:with )?(?:the |a |fixed )?seed\b(?: (?:is |being )?(?:fixed|frozen|set|the same))?"
    r"|\b(?:hid(?:e|es|den|ing)|without|show(?:s|ing)? only) [^.?]{0,25}\b(?:sliders?|controls?|buttons?|settings)"
    r"|\b(?:the |\w+ )?(?:sliders?|controls|buttons) (?:are |is )?(?:hidden|off|locked)|\biframe\b"
    r"|\b(?:for|to|with) (?:my|the|our|all my) (?:class|students|course|pupils)\b",
    re.IGNORECASE,
)  # of a view or page, by its address
SHARED = re.compile(
    r"\b(?:links? (?:to|of|for|with|that)|url|permalink|QR code|iframe|sliders?)\b",
    re.IGNORECASE,
)
LABELLED = re.compile(r"(\(-?\d[-\d., ]*\)) ?:? ?[a-z]+(?= ?(?:[,;.]|and\b|$))", re.IGNORECASE)  # a point and its label
NEIGHBOURS = re.compile(r"\b(?:\d+|k)-?nn\b", re.IGNORECASE)
LEANING = {"view": 0.5, "page": -0.5}
TRIED, SPOKEN_OF = 12, 0.15  # tools that are looked at, and the least share of the question that they must speak of
SHORT = 0.7  # words of a short question that they must speak of
MOST_NUMBERS = 5
ENTRANCES = ("calculator", "theorems", "calculator.compare", "companion")
PAGES = 4  # that are near what is not understood

_BOUND = re.compile(
    r"bounds?\b|theorems?|inequality|lemma|how many|sample|guarantee|probability|confiden|dimension|complexity|risk|"
    r"rate|expected|error|\d",
    re.IGNORECASE,
)


def ranked_tools(question: ReadQuestion) -> tuple[Ranked[Tool], ...]:
    """The tools of which the words speak, each once, with a score like a theorem's."""
    words = subject(question.text)
    best = max((result.score for result in all_theorems().ranked(words, 1, covering=COVERING)), default=0.0)
    results = tool_index().ranked(words, TRIED, covering=max(SPOKEN_OF, SHORT / (len(words.split()) or 1)))
    best = max([best, *(result.score for result in results[:1])]) or 1.0
    first = {result.thing.name: result for result in reversed(results)}.values()
    names_a_theorem = is_a_name(words)
    scores = {
        result.thing: WORDS * result.score / best
        - _as_a_piece(result.thing, words, names_a_theorem)
        + ENTITLED * _is_entitled(result.thing, words)
        for result in first
    }
    views = {VIEW_OF[fact] for fact in question.facts if fact in VIEW_OF}
    pages = {PAGE_OF[wish] for wish in question.wanted if wish in PAGE_OF}
    scores = {tool: score + _by_purpose(question, tool.kind, names_a_theorem) for tool, score in scores.items()}
    ranked_by_name = {tool.name: tool for tool in scores}
    for tool in (ranked_by_name.get(tool.name, tool) for tool in tools_for(question.text)):
        scores[tool] = scores.get(tool, _by_purpose(question, tool.kind, names_a_theorem)) + TASK
    scores |= {tool: max(scores.get(tool, 0.0), BESIDE_A_RULE) for tool in tools() if tool.name in views}
    scores |= {tool: OPENED for tool in tools() if tool.name in pages}
    ranked = [Ranked(tool, score) for tool, score in scores.items()]
    return tuple(sorted(ranked, key=lambda tool: -tool.score))


def _as_a_piece(tool: Tool, words: str, names_a_theorem: bool) -> float:
    """What it loses whose title has not all the words, where those name a theorem, or nobody calls it by a name."""
    if _is_called(tool, words):
        return 0.0
    return PARTLY * names_a_theorem + NO_USUAL_NAME * (tool.kind == "learner" and not tool.names)


def _is_entitled(tool: Tool, words: str) -> bool:
    """Is it a learner that people call by a name, or a view, and does its whole title stand in the words?"""
    title = [word for word in telling(words_of(tool.title.partition(",")[0])) if word not in PURPOSES]
    is_a_name = bool(tool.names) if tool.kind == "learner" else tool.kind == "view" and len(title) > 1
    return is_a_name and {*map(stem, title)} <= {*map(stem, words_of(words))}


def _is_called(tool: Tool, words: str) -> bool:
    """Does every word stand in its titles?"""
    return {*map(stem, telling(words_of(words)))} <= {*map(stem, words_of(title_of(tool)))}


def subject(text: str) -> str:
    """Its words but for those that every text has, and those that say what is to be done with the subject.

    >>> subject("show me what the 3-NN rule does with Iris")
    'kNN rule Iris'
    """
    words = content(NEIGHBOURS.sub("kNN", LABELLED.sub(r"\1", SHARING.sub(" ", text)))).split()
    about = [
        word
        for word, following in zip(words, [*words, ""][1:], strict=True)
        if word.casefold() not in ORDINARY | PURPOSES or (stem(word), stem(following)) in _begun_by_ordinary_words()
    ]
    return " ".join(about or words)


@cache
def _begun_by_ordinary_words() -> frozenset[tuple[str, str]]:
    """The pairs of words in names of tools of which the first says little by itself: least squares, one-parameter."""
    weak = ORDINARY - SMALL - ASKING
    names = (words_of(name) for tool in tools() for name in title_of(tool).split(","))
    return frozenset(
        (stem(word), stem(following))
        for name in names
        for word, following in pairwise(name)
        if word in weak and following not in ORDINARY
    )


def _wants_a_number(question: ReadQuestion) -> bool:
    """Does it tell rates, or values by name, and want what theorems make of them?"""
    rates = (
        mention.name or mention.is_percentage or _is_a_share(mention.value) for mention in question.reader.mentions
    )
    return any(rates) and bool(GIVEN_BY_THEOREMS & {*question.wanted[:2]} or "confidence" in question.text.casefold())


def _is_a_share(value: object) -> bool:
    return isinstance(value, float) and 0 < value < 1


def is_to_be_seen(question: ReadQuestion) -> bool:
    """Does it begin with what is to be looked at, or speak of handing it on?"""
    return bool(COMMAND.match(question.text) or SHARED.search(question.text))


def nearest_pages(text: str) -> tuple[Tool, ...]:
    """Where somebody may look on whose text is not understood: no answers to it."""
    pages = {tool.name: tool for tool in tools() if tool.kind == "page"}
    alike = (result.thing.name for result in tool_index().ranked(content(text), TRIED, covering=SPOKEN_OF))
    names = (name for name in (*alike, *ENTRANCES) if name in pages)
    return tuple(pages[name] for name in dict.fromkeys(names))[:PAGES]


def _by_purpose(question: ReadQuestion, kind: str, names_a_theorem: bool) -> float:
    """What speaks for running or opening something, and against it where a number is asked for."""
    proves = any(wish.name == "proof" and wish.words.casefold() != "why" for wish in question.wishes)
    by_hand = "by hand" in question.wanted and not proves
    in_python = "in Python" in question.wanted
    plays = (
        ("picture" in question.wanted or is_to_be_seen(question)) and kind != "learner" and not proves and not in_python
    )
    numbers = sum(1.5 if mention.name or mention.is_percentage else 0.75 for mention in question.reader.mentions)
    score = LEANING.get(kind, 0.0) + BY_HAND * by_hand + PLAYS * plays + PROVED * proves
    score += PLAYS_FIRST * (plays and is_to_be_seen(question))
    score += IN_PYTHON * (in_python and kind == "learner")
    score -= 0.0 if by_hand else NUMBERS * min(numbers, MOST_NUMBERS)
    score -= CHECKED * bool(question.claims)
    score -= SOLVED * (not (by_hand or plays or in_python) and _wants_a_number(question))
    return score + (0.0 if names_a_theorem or _BOUND.search(question.text) else NO_BOUND)
