"""Ranked search in texts: BM25 over stems, tolerant of typing errors, with the glossary's other names.

Written here since it is little: `bm25s` loads numba, half a second at import, and `rank-bm25` is no longer maintained.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from bounds.index.stems import asks, joined_and_parted, stem, telling, words_of
from bounds.vocabulary.glossary import glossary

_T = TypeVar("_T")
_Scores = NDArray[np.float64]

SATURATION, LENGTH = 1.5, 0.5  # BM25's k1 and b
TITLE = 1.5  # what a word of the title adds: as much as many more in the text
WHOLE = 2  # factor where the query is the title
SYNONYM = 0.9  # weight of another name for what is sought
CONFIRMED = 0.4  # what of that weight is left where the text has the words of the query themselves
TOGETHER = 0.5  # weight of two words of the query that stand together
APART = 0.7  # weight of the words of a term that do not
BEGUN = 0.8  # weight of a word of which the beginning is typed
ALIKE = 0.7  # similarity from which a word may be meant by a misspelled one, and weight of the most similar one
SUGGESTED = 0.6  # similarity from which it is worth a suggestion
SAME = 0.05  # of a similarity: that much less is as near
NEAR = 3  # words at most that may be meant
BEGINNING = 2  # letters from which a word may be a beginning
MOST = 400  # words of a query that are read: an exercise has fewer, and of a book nobody waits for the search
COVERED = 0.5  # share of the query, by rarity, that a text must speak of


@dataclass(frozen=True)
class Ranked(Generic[_T]):
    """What is found, and how well it fits; scores compare within one search only.

    `share` of the query, by rarity, is what it speaks of.
    """

    thing: _T
    score: float
    share: float = 1.0


class TextIndex(Generic[_T]):
    """Texts to be searched, built once from `(thing, title, body)`.

    >>> index = TextIndex([("a", "Hoeffding's inequality", "bounded losses"), ("b", "Perceptron", "margin")])
    >>> [result.thing for result in index.ranked("hofding")]
    ['a']
    """

    def __init__(self, documents: Iterable[tuple[_T, str, str]]) -> None:
        self._things: list[_T] = []
        self._said: list[str] = []
        self._places: defaultdict[str, list[int]] = defaultdict(list)
        self._times: defaultdict[str, list[int]] = defaultdict(list)
        self._titles: defaultdict[str, list[int]] = defaultdict(list)
        self._called: list[frozenset[str]] = []  # the words of each title
        self._pool = dict(_words_of_names())  # known words by their stems
        lengths = [self._add(*document) for document in documents]
        relative = np.array(lengths) / max(np.mean(lengths), 1.0) if lengths else np.zeros(0)
        self._damping = SATURATION * (1 - LENGTH + LENGTH * relative)

    def _add(self, thing: _T, title: str, body: str) -> int:
        times: Counter[str] = Counter()
        said: list[str] = []
        self._called.append(frozenset(map(stem, telling(words_of(title)))))
        for text in (title, body):
            words = words_of(text)
            said += map(stem, telling(words))
            words += joined_and_parted(text)
            stems = [stem(word) for word in words]
            times.update(stems)
            self._pool.update(zip(stems, words, strict=True))
            if text is title:
                for word in set(stems):
                    self._titles[word].append(len(self._things))
        for word, number in times.items():
            self._places[word].append(len(self._things))
            self._times[word].append(number)
        self._things.append(thing)
        self._said.append(f" {' '.join(said)} ")
        return times.total()

    def ranked(self, words: str, limit: int | None = None, covering: float = COVERED) -> tuple[Ranked[_T], ...]:
        """What speaks of at least half of the query, the best first; equals in their order here.

        A word that no text has is read as the words that are spelled most alike. A long question asks for less than
        half: `covering` is the share. Of more than MOST words the first are read, and `cut_note` says so.
        """
        query = _telling(words)
        if not query or not self._things:
            return ()
        meant = [self._meant(word) for word in query]
        nearest = [next(iter(near), stem(word)) for word, near in zip(query, meant, strict=True)]
        rarity = np.array([max(map(self._rarity, near), default=self._rarity("")) for near in meant])
        worths = rarity * [max(near.values(), default=0.0) for near in meant]
        rarity *= [not asks(word) for word in query] if not all(map(asks, query)) else 1
        scores = np.array([self._heard(near) for near in meant]) * np.sign(rarity)[:, None]
        speaks, more = scores > 0, np.zeros(len(self._things))
        for pair in pairwise(nearest):
            more += TOGETHER * sum(map(self._rarity, pair)) * self._have(pair)
        for place, names in _terms_in(nearest):
            if place.stop - place.start > 1:
                scores[place] *= np.where(self._have(tuple(nearest[place])), 1.0, APART)
            worth = SYNONYM * np.mean(worths[place])
            otherwise = worth * np.max([self._all_of(name) for name in names], axis=0)
            more += otherwise * np.where(scores[place].any(axis=0), CONFIRMED, 1)
            speaks[place] |= otherwise > 0
        share = rarity @ speaks / rarity.sum()
        score = np.where(share >= covering, (scores.sum(axis=0) + more) * share, 0.0)
        score[[title == set(nearest) for title in self._called]] *= WHOLE
        best = np.argsort(-score, kind="stable")[:limit]
        kept = (place for place in best if score[place] > 0)
        return tuple(Ranked(self._things[place], float(score[place]), float(share[place])) for place in kept)

    def certainty(self, words: str) -> float:
        """How surely a query is read: 1 where each of its words is known, 0 where one of them is like no known word."""
        return min((max(self._meant(word).values(), default=0.0) for word in _telling(words)), default=0.0)

    def stems(self, words: str) -> tuple[str, ...]:
        """The stems of a query, each as the one of these texts that is spelled most alike."""
        return tuple(next(iter(self._meant(word)), stem(word)) for word in _telling(words))

    def nearest(self, words: str) -> tuple[str, ...]:
        """Words of the texts that are spelled like those of the query that no text has; of each the nearest ones."""
        near = (self._alike(word, SUGGESTED) for word in _telling(words) if stem(word) not in self._places)
        return tuple(dict.fromkeys(self._pool[word] for similar in near for word in _nearest_of(similar)))

    def _meant(self, word: str) -> dict[str, float]:
        """The stems that a word of the query stands for, the likeliest first, with their weights."""
        if stem(word) in self._pool:
            return {stem(word): 1.0}
        if len(word) >= BEGINNING:
            begun = sorted((known for known, written in self._pool.items() if written.startswith(word)), key=len)
            if begun:
                return dict.fromkeys(begun[:NEAR], BEGUN)
        return {known: ALIKE * similarity for known, similarity in self._alike(word, ALIKE).items()}

    def _alike(self, word: str, least: float) -> dict[str, float]:
        from rapidfuzz.distance import OSA
        from rapidfuzz.process import extract

        near = extract(word, self._pool, scorer=OSA.normalized_similarity, limit=NEAR, score_cutoff=least)
        return {known: similarity for _, similarity, known in near}

    def _heard(self, near: dict[str, float]) -> _Scores:
        scores = np.zeros(len(self._things))
        for word, weight in near.items():
            scores = np.maximum(scores, weight * self._bm25(word))
        return scores

    def _all_of(self, name: tuple[str, ...]) -> _Scores:
        """How much texts speak of a name, where its words stand together, whatever its rarity: it is worth no more than
        the one that is sought."""
        scores = sum((self._often(word) for word in name), start=np.zeros(len(self._things)))
        return scores / len(name) * self._have(name)

    def _have(self, name: tuple[str, ...]) -> NDArray[np.bool_]:
        """The texts in which these words follow each other."""
        have = np.zeros(len(self._things), dtype=bool)
        phrase = f" {' '.join(name)} "
        fewest = min((self._places.get(word, []) for word in name), key=len)
        have[[place for place in fewest if phrase in self._said[place]]] = True
        return have

    def _bm25(self, word: str) -> _Scores:
        return self._often(word) * self._rarity(word)

    def _often(self, word: str) -> _Scores:
        """How often texts have a word, in title and body, beside their length."""
        places = np.array(self._places.get(word, []), dtype=int)
        times = np.array(self._times.get(word, []), dtype=float)
        scores = np.zeros(len(self._things))
        scores[places] = times * (SATURATION + 1) / (times + self._damping[places])
        scores[self._titles.get(word, [])] += TITLE
        return scores

    def _rarity(self, word: str) -> float:
        """BM25's weight of a word by the number of texts with it."""
        count = len(self._places.get(word, ()))
        return float(np.log1p((len(self._things) - count + 0.5) / (count + 0.5)))


def cut_note(words: str) -> str:
    """What whoever shows results has to say of a query whose end no search reads; empty for all others.

    >>> cut_note("margin"), cut_note("margin " * 401)
    ('', 'Only the first 400 words were looked up.')
    """
    return f"Only the first {MOST} words were looked up." if len(words_of(words)) > MOST else ""


def _terms_in(query: list[str]) -> Iterator[tuple[slice, tuple[tuple[str, ...], ...]]]:
    """The terms that the query names, each with its place there and its other names; the longest first, none twice."""
    names, free = _synonyms(), [True] * len(query)
    for length in range(min(len(query), max(map(len, names))), 0, -1):
        for start in range(len(query) - length + 1):
            place = slice(start, start + length)
            if all(free[place]) and (others := names.get(tuple(query[place]))):
                free[place] = [False] * length
                yield place, others


@cache
def _synonyms() -> dict[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """Every name of the glossary, in stems, with the other names of its terms, and those of what they are kinds of."""
    stems = {
        term: [tuple(map(stem, telling(words_of(name)))) for name in term.names if words_of(name)]
        for term in glossary()
    }
    broader = {term.name: names for term, names in stems.items()}
    others: dict[tuple[str, ...], dict[tuple[str, ...], None]] = {}
    for term, names in stems.items():
        for name in names:
            more = (*names, *broader.get(term.kind_of, ()))
            others.setdefault(name, {}).update(dict.fromkeys(other for other in more if other != name))
    return {name: tuple(rest) for name, rest in others.items() if rest}


@cache
def _words_of_names() -> dict[str, str]:
    return {stem(word): word for term in glossary() for name in term.names for word in words_of(name)}


def _nearest_of(similarities: dict[str, float]) -> list[str]:
    """Those about as similar as the most similar one: beside a slip of one letter, one of three is not meant."""
    most = max(similarities.values(), default=0.0)
    return [word for word, similarity in similarities.items() if similarity >= most - SAME]


def _telling(words: str) -> list[str]:
    """The words of a query that are read and say something."""
    return telling(words_of(words)[:MOST])
