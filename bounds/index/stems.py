"""The words of a text without their endings, so that a search finds “bounded losses” by “bound” and “loss”."""

import re
from functools import lru_cache

SMALL = frozenset("a an and by for from in of on the to with".split())
ASKING = frozenset(
    "are be can do does how i if is it many me much my need or should that this was what when which".split()
)
SHORT = 3  # letters that a word keeps
FINAL = 4  # letters up to which a word keeps its last vowel
WORD = re.compile(r"[^\W_]+")
WITH_HYPHENS = re.compile(r"[^\W_]+(?:-[^\W_]+)+")
CAMEL = re.compile(r"[A-Z]?[a-z]+[A-Z]\w*")
PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
GENITIVE = re.compile(r"['’]s?\b")
COMMAND = re.compile(r"\\[a-z]+")  # of LaTeX, after casefold
_TRANSPOSED = r"(?: ?\^ ?\{?\\?(?:top|t|⊤)\b\}?| ?[ᵀ⊤']|\.t\b| transposed?\b)"  # X^T, X^{\top}, Xᵀ, X', X.T
_TIMES = r" ?(?:[·*@]|times|\\cdot)? ?"
OUTER = re.compile(rf"\b([a-z]){_TIMES}\1{_TRANSPOSED}")  # a matrix times its transpose, XX^T
INNER = re.compile(rf"\b([a-z]){_TRANSPOSED}{_TIMES}\1\b")  # and the other way round
WITHOUT_E = re.compile("[^aeiouy][aeiou][^aeiouwxy]")  # what is left of moving or coded
VOWEL = re.compile("[aeiouy]")


def plain(text: str) -> str:
    """Small letters in British spelling, so that American readers find the same."""
    text = re.sub(r"neighbou?r", "neighbour", text.casefold())
    return re.sub(r"(?<=[a-z])iz(?=e|ing|ation)", "is", text)


def words_of(text: str) -> list[str]:
    """Its words in small letters; a hyphen or an underscore parts two, a genitive's ending is dropped."""
    return WORD.findall(_without_signs(text))


def joined_and_parted(text: str) -> list[str]:
    """Words with hyphens as one word each, and the words in names of classes: k-fold as kfold, SoftSVM as soft."""
    joined = [word.replace("-", "") for word in WITH_HYPHENS.findall(_without_signs(text))] if "-" in text else []
    return joined + [part.casefold() for name in CAMEL.findall(text) for part in PART.findall(name)]


def telling(words: list[str]) -> list[str]:
    """The words without the small ones, unless there are no others."""
    return [word for word in words if word not in SMALL] or words


def asks(word: str) -> bool:
    """Is it one of the words that questions are made of, which say nothing about their subject?"""
    return word in ASKING


def _without_signs(text: str) -> str:
    text = OUTER.sub(r"\1\1t", INNER.sub(r"\1t\1", text.casefold()))
    return GENITIVE.sub("", COMMAND.sub(" ", text))


@lru_cache(maxsize=1 << 15)
def stem(word: str) -> str:
    """The word without its endings, roughly: only that its forms get the same stem matters, and others another."""
    word = _without_participle(_without_plural(plain(word)))
    word = word[:-1] if len(word) > SHORT and word.endswith("ll") else word  # control, controlling
    return word[:-1] if len(word) > FINAL and word[-1] in "ey" else word


def _without_plural(word: str) -> str:
    if len(word) <= SHORT or word.endswith(("ss", "us", "is")):
        return word
    if word.endswith(("theses", "yses")):
        return f"{word[:-2]}is"
    if word.endswith("ies"):
        return f"{word[:-3]}y"
    if word.endswith(("sses", "xes", "ches", "shes")):
        return word[:-2]
    return word[:-1] if word.endswith("s") else word


def _without_participle(word: str) -> str:
    ending = next((ending for ending in ("ing", "ed") if word.endswith(ending)), "")
    rest = word.removesuffix(ending)
    if not ending or len(rest) < SHORT or rest.endswith("e") or not VOWEL.search(rest):
        return word
    if WITHOUT_E.fullmatch(rest):
        return f"{rest}e"
    doubled = rest[-1] == rest[-2] and rest[-1] not in "aeiousl"
    return rest[:-1] if doubled else rest
