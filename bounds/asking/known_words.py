"""Words of a question by which something here is called: where there are none, nothing is understood.

>>> from bounds.asking.known_words import are_known
>>> are_known("Novikoff"), are_known("xyzzy plugh"), are_known("who are you")
(True, False, False)
"""

import re
from functools import cache

from bounds.asking.titles import AUTHORS
from bounds.asking.tools import title_of, tools
from bounds.index.stems import ASKING, SMALL, plain, stem, words_of
from bounds.vocabulary.glossary import glossary

SHORTEST = 6  # letters of a word that is known though one letter is wrong
TELLING = 3  # letters of a word that speaks against a text if it is not known: shorter ones are somebody's signs
ENOUGH = 0.5  # share of the words that must be known: of other languages and of nonsense some are by chance
_HAS_LETTERS = re.compile(r"[^\W\d_]{2}")


def are_known(text: str) -> bool:
    """Do enough of its words, those aside that every text has, stand in the name of something here?"""
    words = [word for word in dict.fromkeys(words_of(text)) if _HAS_LETTERS.search(word) and word not in ORDINARY]
    known = sum(map(_is_known, words))
    unknown = sum(len(word) >= TELLING and word not in PURPOSES and not _is_known(word) for word in words)
    return known > 0 and known >= ENOUGH * (known + unknown)


def _is_known(word: str) -> bool:
    from rapidfuzz.distance import OSA
    from rapidfuzz.process import extractOne

    if stem(word) in _names():
        return True
    is_long = len(word) >= SHORTEST
    return is_long and extractOne(stem(word), _names(), scorer=OSA.distance, score_cutoff=1) is not None


@cache
def _names() -> frozenset[str]:
    """The words of all titles and names, in stems."""
    from bounds import theorems

    titles = (f"{theorem.title} {slug} {theorem.source.work[:AUTHORS]}" for slug, theorem in theorems.items())
    terms = (name for term in glossary() for name in term.names)
    words = {word for text in (*titles, *terms, *map(title_of, tools())) for word in words_of(text)}
    return frozenset(stem(word) for word in words if plain(word) not in ORDINARY and len(word) > 1)


# What somebody wants to do, beside the subject.
PURPOSES = frozenset(
    "algo algorithm animate animated animation api call called can class code command compute contain contains "
    "converge converges converging demo demonstrate demonstration derivation display draw explain explore "
    "exploring find fit function graphically happen happens illustrate illustrated illustration import "
    "interactive interactively library package picture play playing plot plotted proof prove python run show "
    "simulate simulator software toy train try visualisation visualise visualization visualize watch watching".split()
)

# Words of every text, which say nothing of its subject.
ORDINARY = (
    SMALL
    | ASKING
    | frozenset(
        "about after again all also always am any anybody anyone anything as at away back because been before being "
        "between both but came can cannot come could day did doing done down each either else ever every everybody "
        "everyone everything few first get gets give go goes going good got had has have having he hello help her "
        "here hi him his if into its just kind know last least let like long look lot made make makes me mine more "
        "most must name near never new next no nobody none not nothing now off often ok old once one only or other "
        "our out over own page pages part people per please put quite rather really right said same say see seen "
        "several shall she show side so some somebody someone something still such take tell than thank thanks that "
        "the their them then there these they thing things think those though through time times too took "
        "under until up upon us use used uses using very want wants way we well went were what where whether "
        "while who whole whom whose why will without work works would yes yet you your".split()
    )
)
