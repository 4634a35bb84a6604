"""Which theorem answers a question: the textbook's form first, then those whose inputs and words fit best."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from bounds.asking.classes import NamedClass
from bounds.asking.cues import Reader
from bounds.asking.fitting import Fitted, fitted
from bounds.asking.situations import textbook_rules
from bounds.asking.tools import Tool, tool_index
from bounds.index.finding import theorem_index
from bounds.index.ranking import Ranked, TextIndex
from bounds.index.stems import stem, telling, words_of
from bounds.theorem import Theorem

TEXTBOOK, LATER_IN_RULE, LATER_RULE = 9.5, 1.5, 2.0
TEXT = 4.0  # for the theorem that the words speak of most
USED, IGNORED, MISSING = 0.9, 1.0, 1.1
WANTED, NOT_WANTED = 2.5, 2.5
ASSUMED, DENIED = 1.0, 5.0
SPECIAL = 2.5  # what a theorem of a special subject loses where the question says nothing of that subject
NAMED = 12.0  # for a theorem whose own name stands in the text, shared among all of that name
COVERING = 0.04  # share of a question's words that a theorem must speak of
RARE = 10  # titles at most with a word that is a name

# The facts that open families of theorems that nobody means otherwise.
SUBJECTS: Mapping[str, str] = {
    "bandits": "bandit", "boosting": "boosting", "compression": "compression", "conformal": "conformal folds",
    "exact_laws": "thresholds votes exact regression", "high_dimension": "projection", "information": "",
    "lower_bounds": "lower bound", "margin": "margin perceptron svm boosting", "minimax": "lower bound",
    "neighbours": "neighbours", "networks": "", "online": "online perceptron", "optimization": "gradient",
    "pac_bayes": "pac bayes", "privacy": "private", "rademacher": "rademacher massart", "regression": "regression",
    "sequential": "", "stability": "regression", "surrogates": "", "trees": "tree code", "growth": "growth sauer vc",
}  # fmt: skip
RISKS = re.compile(r"risk|gap|deviation|half-width|end for|violation|coverage|distance|error")
CHANCES = re.compile(r"probability|p-value|tail")


@dataclass(frozen=True)
class Candidate:
    """A theorem with the inputs it takes from the question, and how well it answers."""

    fitted: Fitted
    score: float


@dataclass(frozen=True)
class Heard:
    """All that is known of a question before any theorem is looked at."""

    text: str
    reader: Reader
    facts: frozenset[str]
    assumptions: frozenset[str]
    wanted: tuple[str, ...]
    implied: Mapping[str, Any]
    named_class: NamedClass | None
    by_class: frozenset[int]  # where numbers stand that a class took for its parameters

    @property
    def is_about_class(self) -> bool:
        """Is a class named, and nothing said of samples and what is learnt from them?"""
        return self.named_class is not None and not self.facts & OF_LEARNING

    def implied_for(self, theorem: Theorem) -> Mapping[str, Any]:
        """What follows for a theorem from the class and from the facts."""
        return {**self.implied, **(self.named_class.inputs_of(theorem) if self.named_class else {})}


OF_LEARNING = frozenset(
    "delta target consistent realizable agnostic hoeffding excess noise expectation boosting compression perceptron "
    "training_error errors radius gamma online rademacher massart blumer lfd uml".split()
) | {"test set", "best of models", "pac bayes", "lower bound"}


def candidates(heard: Heard, theorems: Mapping[str, Theorem]) -> tuple[Candidate, ...]:
    """All theorems, the best answer first."""
    every = tuple(theorems.values())
    words, named = _scores_of_words(heard.text, every), _scores_of_names(heard.text, every)
    boosts = _textbook(heard)
    each = [
        fitted(theorem, heard.reader, heard.implied_for(theorem), frozenset(heard.wanted[:2]), heard.by_class)
        for theorem in theorems.values()
    ]
    scored = [Candidate(fit, _score(heard, fit, words, named, boosts)) for fit in each]
    return tuple(sorted(scored, key=lambda candidate: -candidate.score))


def _score(
    heard: Heard, fit: Fitted, words: Mapping[str, float], named: Mapping[str, float], boosts: Mapping[str, float]
) -> float:
    theorem = fit.theorem
    score = words.get(theorem.slug, 0.0) + named.get(theorem.slug, 0.0) + boosts.get(theorem.slug, 0.0)
    score += _by_inputs(heard, fit) + _by_wish(heard, fit) + _by_assumptions(heard, theorem)
    opened_by = SUBJECTS.get(theorem.family)
    is_named = named.get(theorem.slug, 0.0) >= SURELY_NAMED
    if opened_by is not None and not is_named and not heard.facts.intersection(_facts_named(opened_by)):
        score -= SPECIAL
    if "by hand" in heard.wanted and fit.missing:
        score -= BY_HAND / 2
    if theorem.returns.name.startswith("expected") and "expectation" not in heard.facts and not is_named:
        score -= SPECIAL
    if heard.named_class is not None and theorem.slug == heard.named_class.growth:
        score += TEXTBOOK + 5 if "growth" in heard.wanted or "sauer" in heard.facts else 0.0
    return score


def _facts_named(words: str) -> set[str]:
    """The facts of a line of names, of which some have two words."""
    return {name for name in _two_words() if name in words} | set(words.split())


def _two_words() -> tuple[str, ...]:
    return "lower bound", "pac bayes"


def _by_inputs(heard: Heard, fit: Fitted) -> float:
    places = {mention.start for mention in heard.reader.mentions if not mention.is_listed} - heard.by_class
    used = len({each.mention.start for each in fit.fits if each.reads != "elimination"} & places)
    left_over = sum(each.reads == "elimination" for each in fit.fits)
    sure = sum(fit.weight >= 3.5 for fit in fit.fits) * 0.3
    missing = [name for name in fit.missing if name not in fit.theorem.free_parameters]
    ignored = len(places) - used - left_over
    if not heard.reader.mentions:
        return -0.15 * len(fit.theorem.variables)
    return USED * used + sure + 0.4 * len(fit.from_class) - IGNORED * min(ignored, 3) - MISSING * len(missing)


def _by_wish(heard: Heard, fit: Fitted) -> float:
    theorem, returns = fit.theorem, fit.theorem.returns.name
    if not heard.wanted:
        return 0.0
    fitting = {
        "m": fit.unknown == "m" or returns == "sample complexity",
        "risk": not fit.unknown and bool(RISKS.search(returns)) and returns != "sample complexity",
        "probability": fit.unknown == "delta" or bool(CHANCES.search(returns)),
        "mistakes": "mistakes" in returns,
        "rounds": fit.unknown == "rounds",
        "steps": fit.unknown == "steps",
        "vc dimension": returns == "VC dimension",
        "growth": "growth" in returns,
        "class size": returns == "log class size",
    }
    wishes = [wish for wish in heard.wanted if wish in fitting]
    if not wishes:
        return 0.0
    if fitting[wishes[0]]:
        return WANTED
    if any(fitting[wish] for wish in wishes[1:3]):
        return WANTED / 2
    return -NOT_WANTED if theorem.slug else 0.0


def _by_assumptions(heard: Heard, theorem: Theorem) -> float:
    keys = {assumption.key for assumption in theorem.assumes}
    score = ASSUMED * len(keys & heard.assumptions)
    if "agnostic" in heard.facts and "realizable" not in heard.facts and keys & {"realizable", "consistent_learner"}:
        score -= DENIED
    if heard.facts & {"realizable", "consistent"} and theorem.family in ("finite", "vc", "trees"):
        score -= 2 * ASSUMED * (not keys & {"realizable", "consistent_learner"})
    if "lower bound" not in heard.facts and theorem.relation == ">=":
        score -= ASSUMED
    if theorem.free_parameters or "C" in theorem.names:
        score -= 0.5
    return score


def _textbook(heard: Heard) -> dict[str, float]:
    """What the rules give, the first that holds most."""
    boosts, boost = dict[str, float](), TEXTBOOK
    for rule in textbook_rules():
        if boost > TEXTBOOK / 3 and rule.holds(heard.facts, frozenset(heard.wanted[:2])):
            for place, slug in enumerate(rule.answers):
                boosts.setdefault(slug, boost - LATER_IN_RULE * place)
            boost -= LATER_RULE
    return boosts


def ranked_tools(heard: Heard) -> tuple[Ranked[Tool], ...]:
    """The learners, views and pages of which the words speak, each once, with a score like a theorem's."""
    content = _content(heard.text)
    theorem_best = next(iter(_index_of_theorems().ranked(content, 1, covering=COVERING)), None)
    results = tool_index().ranked(content, 12, covering=COVERING_TOOLS)
    best = max([theorem_best.score if theorem_best else 0.0, *(result.score for result in results[:1])], default=1.0)
    names = set[str]()
    tools = list[Ranked[Tool]]()
    for result in results:
        if result.thing.name in names:
            continue
        names.add(result.thing.name)
        score = TOOL_TEXT * result.score / best + _by_purpose(heard, result.thing.kind)
        tools.append(Ranked(result.thing, score))
    return tuple(sorted(tools, key=lambda tool: -tool.score))


def _by_purpose(heard: Heard, kind: str) -> float:
    """What speaks for running or opening something, and against it where a number is asked for."""
    score = {"view": 0.5, "page": -0.5}.get(kind, 0.0)
    score += BY_HAND * ("by hand" in heard.wanted) + PLAYS * ("picture" in heard.wanted) * (kind != "learner")
    numbers = sum(1.5 if mention.name or mention.is_percentage else 0.75 for mention in heard.reader.mentions)
    score -= OF_NUMBERS * min(numbers, 5) * ("by hand" not in heard.wanted)
    return score + (NO_BOUND if not _BOUND.search(heard.text) else 0.0)


_BOUND = re.compile(
    r"bounds?\b|theorems?|inequality|lemma|how many|sample|guarantee|probability|confiden|dimension|complexity|risk|"
    r"rate|expected|error|\d", re.IGNORECASE,
)  # fmt: skip
TOOL_TEXT, BY_HAND, PLAYS, OF_NUMBERS, NO_BOUND = 9.0, 7.0, 5.0, 0.8, 3.0
COVERING_TOOLS = 0.15


def _places(heard: Heard) -> frozenset[int]:
    """Where the numbers stand that are surely values of common variables."""
    return frozenset(place for place, mention in enumerate(heard.reader.mentions) if mention.name or mention.is_percentage)


def _content(text: str) -> str:
    """The words without numbers and single letters."""
    return " ".join(re.findall(r"[A-Za-zÀ-ž][A-Za-zÀ-ž'-]+", text))


def _index_of_theorems() -> TextIndex[Theorem]:
    from bounds import theorems

    return theorem_index(tuple(theorems.values()))


def _scores_of_words(text: str, theorems: tuple[Theorem, ...]) -> dict[str, float]:
    """How much each theorem speaks of the words, TEXT for the one that does most."""
    results = theorem_index(theorems).ranked(_content(text), covering=COVERING)
    best = results[0].score if results else 1.0
    return {result.thing.slug: TEXT * result.score / best for result in results}


def _scores_of_names(text: str, theorems: tuple[Theorem, ...]) -> dict[str, float]:
    """How surely each theorem is called by its name in the text."""
    words = " ".join(re.findall(r"[\w'-]*[A-Za-zÀ-ž][\w'-]+", text))
    names, stems = _names_in_titles(), set(theorem_index(theorems).stems(words))
    scores = dict[str, float]()
    for word in stems & names.keys():
        for slug in names[word]:
            weight = NAMED if word in _proper_names() else NOTION
            scores[slug] = scores.get(slug, 0.0) + weight / (1 + len(names[word])) ** 0.5
    return scores


SURELY_NAMED = 3.0
NOTION = 1.8  # for a rare word of a title that is no name


@cache
def _proper_names() -> frozenset[str]:
    """The authors, inequalities, algorithms and laws by which theorems are called, in stems."""
    from bounds import theorems

    words = [word for theorem in theorems.values() for word in re.findall(r"[^\W\d_][\w'-]*", f"{theorem.title}")[1:]]
    capitalized = (part for word in words if word[0].isupper() for part in words_of(word))
    firsts = (words_of(theorem.title)[0] for theorem in theorems.values())
    authors = {name.casefold() for theorem in theorems.values() for name in re.findall(r"[A-ZÀ-Ž][\wÀ-ž]{3,}", str(theorem.source))}
    return frozenset(map(stem, (*capitalized, *(first for first in firsts if first in authors or len(first) < 5), *CALLED_BY)))


# Names in small letters: of algorithms, laws and quantities.
CALLED_BY = (
    "adaboost agnostic bagged bagging bandits bernoulli bentkus chebyshev condorcet conjugate contraction covering cube dkw "
    "chi continuity corrected ehkv entropy exponential fano fast fundamental gap geometric halving hedge hinge "
    "hypergeometric jackknife kernel laplace lasso logistic martingale massart matrix mcdiarmid memorizer midp mid nesterov "
    "normalized oob perceptron pseudo quantized ridge risk-control serfling singular spectrally steepest stitched tikhonov "
    "ucb1 exp3 ville wald winnow wilson weighted scenario shell volume edge surrogate expert experts online-to-batch "
    "stochastic descent gradient stability projection rademacher gibbs posterior progressive discretization "
    "neighbourhood capacity ghost dual squared ksone optimism bias message blocks"
).split()


@cache
def _names_in_titles() -> Mapping[str, tuple[str, ...]]:
    """The words by which few theorems are called, in stems, with their theorems."""
    from bounds import theorems

    titles: dict[str, tuple[str, ...]] = {}
    for slug, theorem in theorems.items():
        for word in dict.fromkeys(map(stem, telling(words_of(f"{theorem.title} {slug.replace('_', ' ')}")))):
            titles[word] = (*titles.get(word, ()), slug)
    return {word: slugs for word, slugs in titles.items() if len(slugs) <= RARE and len(word) > 2 and word not in COMMON}


# Words of few titles that are no names.
COMMON = frozenset(
    stem(word)
    for word in "find page learn number all chosen any same side best time first two several nodes many point points other needed true "
    "good value values model models case cases given class rule error errors size data line best least large small step "
    "steps test training set sets sample samples course own constants learner telling apart never seen form fixed choice "
    "coins hypothesis mean limit weights weight loss losses examples example mistakes bound gap exact rate risk one "
    "expected lower upper end direction directions both change single draw probability seen majority under with without "
    "ball balls half labels label random noise variance bias standard normal from below above squared learning "
    "distribution distance predictor predictors classifier linear".split()
)
