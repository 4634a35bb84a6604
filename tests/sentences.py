"""What a sentence states, apart from its wording: numbers, symbols, relations, negations and conditions, in order.

`assert "3 of 200" in facts(text)` holds where 3 and then 200 are stated in one sentence with no other fact between
them, whatever the words around them; `facts(text) == "3 of 200"` where nothing else is stated at all. For an exception
`match=pattern("k ≥ 1; 0")` asks the same. A test may add words that are no facts, such as a name: they must stand in
the same order, too. `tests/test_house_of_sentences.py` allows two of them, lest the wording itself is tested.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

# A relation, a negation or a condition, however it is worded.
WORDED = {
    "≤": r"≤|<=|\bat most\b|\bno(?:t)? more than\b|\bmust not be above\b",
    "≥": r"≥|>=|\bat least\b|\bno(?:t)? (?:less|fewer) than\b|\bor more\b",
    ">": r"(?<![|-])>|\b(?:more|larger|greater|higher) than\b|\babove\b|\bexceeds?\b",
    "<": r"<|\b(?:less|fewer|smaller|lower) than\b|\bbelow\b",
    "between": r"\bbetween\b",
    "=": "=",
    "≈": r"≈|\babout(?=\s\d)",
    "≠": "≠",
    "not": r"\b(?:not?|never|none|nothing|nobody|nowhere|neither|nor|without|cannot|\w+n['’]t)\b",
    "only": r"\bonly\b",
    "if": r"\bif\b",
    "unless": r"\bunless\b",
    "except": r"\bexcept\b",
}
SIGN, POWER, PERCENT = "[−+±-]", "[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]", r"\s?(?:%|per cent\b)"
BEGINS = rf"(?<![\w.])(?<!\d[,/])(?<!(?<![\w)\]]){SIGN})"
ENDS = rf"(?!\.{{0,2}}\d)(?!,\d{{3}})(?!{POWER})(?!/\d)(?!\s?·\s?10{POWER})"
DIGITS = rf"{SIGN}?\d+(?:,\d{{3}})*(?:\.\d+)*(?:e[+-]?\d+)?(?:/\d+)?(?:\s?·\s?10(?={POWER}))?{POWER}*"
NUMBER = rf"{BEGINS}(?:{DIGITS}(?:\.\.{DIGITS})?{ENDS}(?:{PERCENT})?|\d+\.\.)"
INTERVAL = rf"[(\[\]]\s?{DIGITS},\s?(?:{DIGITS}|∞)\s?[)\]\[]"
SYMBOL = r"\|[A-Z]\||(?<![\w'’\\])(?:[b-zB-HJ-Z]|[\u0370-\u03ff]\u0302?)(?![\w'’])|[∞√∑^·∈∧∨¬−+±]|\b(?:nan|inf)\b"
FACT = f"{'|'.join(f'(?i:{wording})' for wording in WORDED.values())}|{INTERVAL}|{NUMBER}|{SYMBOL}"
END = r"[.!?](?=[\s”’)*]|$)|\n"  # of a sentence
MEANING = r"\([^()]*\)(?= must\b)"
WORD = r"[^\W\d]\w*(?:[._]\w+)*"
PARTICLES = {"and", "of", "or"}  # a test may write "3 of 200"; the text need not
TOKEN = re.compile(f"(?P<fact>{FACT})|(?P<end>{END})|(?P<word>{WORD})")


@dataclass(frozen=True)
class Facts:
    """The facts of a text, compared with such as a test writes down."""

    text: str

    def __contains__(self, stated: str) -> bool:
        return re.search(pattern(stated), self.text) is not None

    def __eq__(self, stated: object) -> bool:
        return isinstance(stated, str) and re.fullmatch(_alone(stated), self.text) is not None

    __hash__ = None  # type: ignore[assignment]  # equal is what states the same

    def __str__(self) -> str:
        return " ".join(match.group() for match in TOKEN.finditer(self.text) if match.lastgroup == "fact")


def facts(text: object) -> Facts:
    """The facts of a text, or of several texts in a row, each of which ends a sentence; line breaks are not read."""
    texts = text if isinstance(text, Iterable) and not isinstance(text, str) else [text]
    return Facts(re.sub("<br>|</?span[^<>]*>", " ", "\n".join(str(each) for each in texts)))


class Pattern(str):
    """A regular expression that is shown as the facts which it looks for."""

    __slots__ = ("stated",)
    stated: str

    def __repr__(self) -> str:
        return repr(self.stated)


def pattern(stated: str) -> Pattern:
    """A regular expression for these facts and words in this order, in one sentence, with no other fact between them.

    A full stop with more behind it goes on in the next sentence. What a variable means, in parentheses before its
    domain, is not read.
    """
    tokens = list(_tokens(stated.rstrip(" .!?")))
    assert tokens, "no fact and no word is asked for"
    expression = Pattern(_gap(f"{FACT}|{END}", MEANING).join(_wording(kind, token) for kind, token in tokens))
    expression.stated = stated
    return expression


def words(stated: str) -> list[str]:
    """The words among what a test writes down that are no facts; a name with underscores or dots is one."""
    return [token for kind, token in _tokens(stated) if kind == "word" and re.search("[A-Za-z]{2}", token)]


def explained(op: str, left: object, right: object) -> list[str] | None:
    """What pytest says when a comparison with facts fails: all of the text, and the facts that it states."""
    texts = [side for side in (left, right) if isinstance(side, Facts)]
    if not texts or op not in {"in", "not in", "=="}:
        return None
    stated = next((side for side in (left, right) if isinstance(side, str)), "")
    wanted = {"in": "is not stated", "not in": "is stated", "==": "is not what is stated"}[op]
    return [f"{stated!r} {wanted} in", *texts[0].text.splitlines(), f"which states: {texts[0]}"]


def _tokens(stated: str) -> Iterator[tuple[str, str]]:
    for match in TOKEN.finditer(stated):
        if match.group() not in PARTICLES:
            yield str(match.lastgroup), match.group()


def _alone(stated: str) -> str:
    """All facts of a text, where its sentences end does not matter."""
    gap = _gap(FACT)
    wordings = [_wording(kind, token) for kind, token in _tokens(stated) if kind != "end"]
    return gap.join(["", *wordings, ""])


def _gap(barrier: str, skipped: str = "(?!)") -> str:
    return rf"(?:{skipped}|(?!{barrier})[\s\S])*?"


def _wording(kind: str, token: str) -> str:
    if kind == "end":
        return f"(?:{END})"
    if kind == "word":
        return rf"(?<![^\W\d_])(?i:{re.escape(token)})\b"
    for wording in WORDED.values():
        if re.fullmatch(wording, token, re.IGNORECASE):
            return f"(?i:{wording})"
    return _number(token) if re.search(r"\d", token) else _exactly(token)


def _number(token: str) -> str:
    """Exactly this number: no more digits on either side, no other sign, and per cent where it is."""
    bare = re.sub(f"{PERCENT}$", "", token)
    if re.match(r"[(\[\]]", token):
        return r"\s?".join(_exactly(part) for part in re.split(r"\s|(?<=[(\[\],])|(?=[)\[\]]$)", token) if part)
    return f"{BEGINS}{_exactly(bare)}{ENDS}" + (PERCENT if bare != token else f"(?!{PERCENT})")


def _exactly(token: str) -> str:
    escaped = re.escape(re.sub(r"\s", "", token)).replace("−", "[−-]").replace(r"\-", "[−-]")
    return escaped.replace("·", r"\s?·\s?")
