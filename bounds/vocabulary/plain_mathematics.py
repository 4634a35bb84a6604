r"""Formulas in plain text: `\varepsilon\le0.05` as `ε ≤ 0.05`, for whoever reads a report where LaTeX is not set."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from bounds.vocabulary.latex_words import MATHEMATICS
from bounds.vocabulary.raised import ABOVE, BELOW, in_raised_letters, lowered, raised

_TOKEN = re.compile(r"\\[a-zA-Z]+|\\.|\{,\}|\s+|.", re.DOTALL)
_GREEK = {
    **{name: unicodedata.lookup(f"GREEK SMALL LETTER {name.upper()}") for name in (
        "alpha beta gamma delta zeta eta theta iota kappa mu nu xi pi rho sigma tau upsilon phi chi psi omega".split()
    )},
    **{name: unicodedata.lookup(f"GREEK CAPITAL LETTER {name.upper()}") for name in (
        "Gamma Delta Theta Xi Pi Sigma Phi Psi Omega".split()
    )},
    "lambda": "λ", "Lambda": "Λ", "epsilon": "ϵ", "varepsilon": "ε", "varphi": "φ", "phi": "ϕ", "varrho": "ϱ",
}  # fmt: skip
_SIGNS = _GREEK | {
    "ell": "ℓ", "infty": "∞", "nabla": "∇", "partial": "∂", "emptyset": "∅", "|": "‖", "{": "{", "}": "}", "%": "%",
    "langle": "⟨", "rangle": "⟩", "lfloor": "⌊", "rfloor": "⌋", "lceil": "⌈", "rceil": "⌉", "dots": "…", "cdots": "…",
    "ldots": "…", "top": "ᵀ", "circ": "∘", "cdot": "·", "times": "·", "pm": " ± ", "le": " ≤ ", "ge": " ≥ ",
    "ne": " ≠ ", "approx": " ≈ ", "sim": " ~ ", "in": " ∈ ", "notin": " ∉ ", "subset": " ⊂ ", "to": " → ",
    "mapsto": " ↦ ", "mid": " | ", "sum": " ∑", "prod": " ∏", "quad": " ", ",": " ", ";": " ", ":": " ", " ": " ",
    "!": "", "_": "_", "&": "&", "#": "#", "$": "$",
}  # fmt: skip
_BARE = {"-": "−", "'": "′", "~": " ", "{,}": ",", "=": " = ", "<": " < ", ">": " > ", "+": "+"}
_NAMES = {"ln", "log", "exp", "min", "max", "inf", "sup", "lim", "cos", "sin", "tan", "arctan", "arccos", "det"}
_SIZES = {"left", "right", "big", "Big", "bigl", "bigr", "Bigl", "Bigr", "displaystyle", "textstyle"}
_FACES = {"mathcal", "mathrm", "mathbf", "text", "textbf", "operatorname", "mathit", "mathbb", "mathfrak"}
_ACCENTS = {"hat": "\u0302", "widehat": "\u0302", "bar": "\u0304", "overline": "\u0304", "tilde": "\u0303",
            "widetilde": "\u0303", "underline": "\u0332"}  # fmt: skip
_LETTERS = {("mathfrak", "R"): "ℜ", ("mathbb", "R"): "ℝ", ("mathbb", "N"): "ℕ"}
_RAISED, _LOWERED = "".join(ABOVE.values()), "".join(BELOW.values())
_OPEN, _CLOSE = "\ue000", "\ue001"  # around a fraction, until its neighbours decide whether it needs parentheses
# A number, or a letter with its index.
_ONE = rf"\d[\d.,]*|[^\W\d_][\u0300-\u036f′*]*(?:[{_LOWERED}]+|_[^\W\d_])?|[∞…]"
_BESIDE, _BELOW_IT = re.compile(_ONE), re.compile(rf"{_ONE}|[^\W\d_]+")
_FRACTION = re.compile(f"{_OPEN}([^{_OPEN}{_CLOSE}]*){_CLOSE}")
_BEGINS, _ENDS = re.compile(r"(^|[(\[,]|[=≤≥<>≈+−] )$"), re.compile(r"$|[)\],]| [=≤≥<>≈+−]")


def in_plain_text(sentence: str) -> str:
    """The sentence with its formulas in plain text, those that are typed in letters too."""
    parts = MATHEMATICS.split(sentence)
    return "".join(
        plain_formula(part.strip("$")) if part.startswith("$") else in_raised_letters(part) for part in parts
    )


def in_plain_letters(sentence: str) -> str:
    """The sentence with what is typed in letters raised and lowered, for Markdown, which sets its formulas itself."""
    parts = MATHEMATICS.split(sentence)
    return "".join(part if part.startswith("$") else in_raised_letters(part) for part in parts)


@lru_cache(1 << 12)  # the same few hundred symbols stand in all theorems
def plain_formula(latex: str) -> str:
    """One formula in plain text. An unknown command is replaced by its name."""
    text = "".join(_pieces(_tokens(latex)))
    text = re.sub(r"(?<=[\w)\]}′*‖|\u0300-\u036f\ue001])([−+])(?=\S)", r" \1 ", text)  # between two terms
    text = re.sub(r"(?<=[_^])\(([^()]*)\)", lambda match: match[0].replace(" ", ""), text)
    text = re.sub(r"(?<=[(\[⟨‖]) | (?=[)\],⟩])", "", re.sub(r" {2,}", " ", text)).strip()
    while _OPEN in text:
        text = _FRACTION.sub(_fraction, text, count=1)
    return unicodedata.normalize("NFC", text)


def _fraction(match: re.Match[str]) -> str:
    before, after = match.string[: match.start()], match.string[match.end() :]
    alone = _BEGINS.search(before) and _ENDS.match(after)
    return match[1] if alone else f"({match[1]})"


def _tokens(latex: str) -> Iterator[str]:
    latex = re.sub(r"\\text\{[^{}]*\}", lambda words: words[0].replace(" ", r"\ "), latex)
    return iter([token for token in _TOKEN.findall(latex) if not token.isspace()])


def _pieces(tokens: Iterator[str], until: str = "") -> Iterator[str]:
    """The pieces of a formula, up to a closing brace."""
    before = ""
    for token in tokens:
        if token == until:
            return
        piece = _piece(token, tokens)
        if piece and all(sign in _RAISED + _LOWERED for sign in piece):
            yield piece  # what follows stands as it would without it
            continue
        name = piece.strip(" ").isalpha() and len(piece.strip(" ")) > 1
        joins = name and (before[-1:].isalnum() or before.endswith((")", _CLOSE)))
        letter = piece[:1].isalpha() or piece.startswith(_OPEN)
        after_name = before.isalpha() and len(before) > 1 and (letter or piece[:1].isdecimal() or piece[:1] in "√|‖∑")
        if joins or after_name or (letter and before.startswith(("_", "^"))):
            yield " "
        yield piece
        before = piece


def _piece(token: str, tokens: Iterator[str]) -> str:
    name = token[1:] if token.startswith("\\") else ""
    if token == "{":
        return "".join(_pieces(tokens, "}"))
    if token in ("^", "_"):
        return _raised(token, _next(tokens))
    if name in ("frac", "tfrac", "dfrac"):
        return f"{_OPEN}{_beside(_next(tokens))}/{_beside(_next(tokens))}{_CLOSE}"
    if name == "binom":
        return f"({_next(tokens)} choose {_next(tokens)})"
    if name == "sqrt":
        return f"√{_beside(_next(tokens))}"
    if name in _FACES:
        letters = _next(tokens)
        return _LETTERS.get((name, letters), letters)
    if name in _ACCENTS:
        return _accented(name, _next(tokens))
    if name in _SIZES:
        return ""
    return _SIGNS.get(name, name) if name else _BARE.get(token, token)


def _next(tokens: Iterator[str]) -> str:
    """What a command takes: one token with all that belongs to it, or what is in braces."""
    return _spaced(_piece(next(tokens, ""), tokens))


def _spaced(text: str) -> str:
    return re.sub(r" {2,}", " ", text).strip()


def _beside(text: str) -> str:
    return text if _BESIDE.fullmatch(text) else f"({text})"


def _accented(name: str, letters: str) -> str:
    alone = len(unicodedata.normalize("NFD", letters)) == 1
    return letters + _ACCENTS[name] if alone else f"{name.removeprefix('wide')}({letters})"


def _raised(where: str, text: str) -> str:
    signs = raised(text) if where == "^" else lowered(text)
    if signs is not None:
        return signs
    if where == "^" and set(text) <= set("*′ᵀ"):
        return text
    return where + (text if where == "_" and _BELOW_IT.fullmatch(text) else _beside(text))
