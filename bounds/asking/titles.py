"""The words of a question in the texts of theorems, and the names by which theorems are called."""

import re
from collections.abc import Mapping
from functools import cache

from bounds.index.finding import theorem_index
from bounds.index.ranking import TextIndex
from bounds.index.stems import stem, telling, words_of
from bounds.theorem import Theorem

TEXT = 4.0  # for the theorem that the words speak of most
NAME = 12.0  # for a theorem whose name stands in the text, shared among all of that name
NOTION = 1.8  # for a rare word of a title that is no name
RARE = 10  # titles at most with a word that is a name
AUTHORS = 60  # letters of a reference in which its authors stand
COVERING = 0.04  # share of a question's words that a theorem must speak of


def content(text: str) -> str:
    """The words of a text, without numbers and single letters."""
    return " ".join(re.findall(r"[A-Za-zÀ-ž][A-Za-zÀ-ž'-]+", text))


def all_theorems() -> TextIndex[Theorem]:
    """The index of all theorems."""
    from bounds import theorems

    return theorem_index(tuple(theorems.values()))


def scores_of_words(text: str) -> Mapping[str, float]:
    """How much each theorem speaks of the words, TEXT for the one that does most."""
    results = all_theorems().ranked(content(text), covering=COVERING)
    best = results[0].score if results else 1.0
    return {result.thing.slug: TEXT * result.score / best for result in results}


def scores_of_names(text: str) -> Mapping[str, float]:
    """How surely each theorem is called by its name in the text."""
    words = " ".join(re.findall(r"[\w'-]*[A-Za-zÀ-ž][\w'-]+", text))
    names, scores = _rare_words(), dict[str, float]()
    for word in set(all_theorems().stems(words)) & names.keys():
        weight = NAME if word in _proper_names() else NOTION
        for slug in names[word]:
            scores[slug] = scores.get(slug, 0.0) + weight / (1 + len(names[word])) ** 0.5
    return scores


def is_a_name(words: str) -> bool:
    """Are the words in the name of one theorem, its authors', or what it is also called, and none beside it?"""
    sought = {*map(stem, telling(words_of(words)))}
    return bool(sought) and any(sought <= name for name in _whole_names())


@cache
def _whole_names() -> tuple[frozenset[str], ...]:
    from bounds import theorems

    texts = (f"{theorem.title} {slug} {theorem.source.work[:AUTHORS]}" for slug, theorem in theorems.items())
    return tuple(frozenset(map(stem, words_of(text))) for text in texts)


@cache
def _rare_words() -> Mapping[str, tuple[str, ...]]:
    """The words by which few theorems are called, in stems, with their theorems."""
    from bounds import theorems

    titles: dict[str, tuple[str, ...]] = {}
    for slug, theorem in theorems.items():
        title = f"{theorem.title} {slug.replace('_', ' ')}"
        for word in dict.fromkeys(map(stem, telling(words_of(title)))):
            titles[word] = (*titles.get(word, ()), slug)
    return {
        word: slugs for word, slugs in titles.items() if len(slugs) <= RARE and len(word) > 2 and word not in COMMON
    }


@cache
def _proper_names() -> frozenset[str]:
    """The authors, inequalities, algorithms and laws by which theorems are called, in stems."""
    from bounds import theorems

    words = [word for theorem in theorems.values() for word in re.findall(r"[^\W\d_][\w'-]*", theorem.title)[1:]]
    capitalized = (part for word in words if word[0].isupper() for part in words_of(word))
    sources = " ".join(str(theorem.source) for theorem in theorems.values())
    authors = {name.casefold() for name in re.findall(r"[A-ZÀ-Ž][\wÀ-ž]{3,}", sources)}
    firsts = (words_of(theorem.title)[0] for theorem in theorems.values())
    short_or_author = (first for first in firsts if first in authors or len(first) < 5)
    return frozenset(map(stem, (*capitalized, *short_or_author, *CALLED_BY)))


# Names in small letters: of algorithms, laws and quantities.
CALLED_BY = (
    "adaboost agnostic bagged bagging bandits bernoulli bentkus chebyshev condorcet conjugate contraction "
    "covering cube dkw chi continuity corrected ehkv entropy exponential fano fast fundamental geometric "
    "halving hedge hinge hypergeometric jackknife kernel laplace lasso logistic martingale massart matrix "
    "mcdiarmid memorizer midp mid nesterov normalized oob perceptron pseudo quantized ridge risk-control serfling "
    "singular spectrally steepest stitched tikhonov ucb1 exp3 ville wald winnow wilson weighted scenario shell "
    "volume edge surrogate expert experts online-to-batch stochastic descent gradient stability projection "
    "rademacher gibbs posterior progressive discretization neighbourhood capacity ghost dual squared optimism "
    "bias message blocks "
).split()

# Words of few titles that are no names.
COMMON = frozenset(
    map(
        stem,
        (
            "that is it its at as be are was than then when where which this these those not no more less so such "
            "over find page learn number all chosen any same side best time first two several nodes many point "
            "points other needed true good value values model models case cases class rule error errors size data "
            "line least large small step steps test training set sets sample samples course own constants learner "
            "telling apart never seen form fixed choice coins hypothesis mean limit weights weight loss losses "
            "examples example mistakes bound exact rate risk given one expected lower upper end direction "
            "directions both change single draw probability majority under with without ball balls half labels "
            "label random noise variance standard normal from below above learning distribution distance "
            "predictor predictors classifier linear "
        ).split(),
    )
)
