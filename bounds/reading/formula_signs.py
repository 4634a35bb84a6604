r"""The signs of a formula as it is typed, in letters of a keyboard or of print, or as LaTeX: each with its place."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bounds.reading.pattern import Pattern

_SUPERSCRIPTS = str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "-0123456789")
_GROUP = r"\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}"
_FACES = "hat|widehat|bar|overline|tilde|widetilde|mathcal|mathfrak|mathrm|mathbf|mathbb|mathit|text|operatorname"
_BAR = r"(?:\||\\(?:[lr]?vert(?![A-Za-z])|\|))"
_SKIPPED = r"\s+|\$|~|\\[,;:! ()]|\\(?:left|right|[bB]igg?[lr]?|displaystyle|limits|quad)(?![A-Za-z])"
_SIGN = Pattern(
    rf"(?P<skipped>{_SKIPPED})"
    r"|(?P<number>(?:\d+(?:\{,\}\d{3})+|\d+(?:\.\d+)?|\.\d+)(?:[eE][-+]?\d{1,3}(?!\w))?)"
    r"|(?P<logarithm>\\?log(?:_\s*(?:\{\s*(?:2|10|e)\s*\}|10|2)|10|2)(?!\w))"
    rf"|(?P<size>{_BAR}\s*(?:\\mathcal\s*(?:\{{\s*[A-Z]\s*\}}|[A-Z])|[A-Z])\s*{_BAR})"
    rf"|(?P<face>\\(?:{_FACES})\s*(?:{_GROUP}|\\?[A-Za-z])(?:_(?:{_GROUP}|\w))?)"
    rf"|(?P<command>\\[A-Za-z]+|\\%)"
    rf"|(?P<word>[A-Za-z](?:_{_GROUP}|[A-Za-z0-9_]*)[\u0300-\u036f]*)"
    r"|(?P<raised>[⁻⁰¹²³⁴-⁹]+)"
    r"|(?P<letter>[^\W\d_][\u0300-\u036f]*)"
    r"|(?P<sign>\*\*|[-+*/^!%(),\[\]{}⌈⌉⌊⌋√·×⋅∙−–÷])"
)
_COMMANDS = {
    r"\cdot": "*", r"\times": "*", r"\ast": "*", r"\div": "/", r"\lceil": "⌈", r"\rceil": "⌉", r"\lfloor": "⌊",
    r"\rfloor": "⌋", r"\%": "%", r"\lbrace": "{", r"\rbrace": "}", r"\sqrt": "√",
}  # fmt: skip
_ALIKE = {"**": "^", "·": "*", "×": "*", "⋅": "*", "∙": "*", "−": "-", "–": "-", "÷": "/"}
_UPRIGHT = Pattern(r"\\(?:mathrm|text|operatorname)\s*\{\s*([a-z]+)\s*\}")
_REST = 12  # characters that show the place


class FormulaError(ValueError):
    """Why a text is no formula, with the place in it."""


@dataclass(frozen=True)
class FormulaSign:
    """A `number`, a `name`, a `raised` number, or a `sign` that stands for itself; and where it begins."""

    kind: str
    text: str
    place: int


def signs(text: str) -> Iterator[FormulaSign]:
    """The signs in order. Raises FormulaError for what is none."""
    place = 0
    while place < len(text):
        match = _SIGN.match(text[place:])
        if match is None:
            raise at_place("no formula has this sign", text, place)
        if match.lastgroup != "skipped":
            yield _sign(match, place)
        place += match.end()


def at_place(words: str, text: str, place: int) -> FormulaError:
    """The sentence with the place: `..., at character 5: “m)”`."""
    rest = text[place : place + _REST]
    more = "…" if place + _REST < len(text) else ""
    return FormulaError(f"{words}, at character {place + 1}: “{rest}{more}”" if rest else f"{words}, at its end")


def _sign(match: re.Match[str], place: int) -> FormulaSign:
    kind, text = match.lastgroup or "", match[0]
    match kind:
        case "number":
            return FormulaSign(kind, text.replace("{,}", ""), place)
        case "raised":
            return FormulaSign(kind, text.translate(_SUPERSCRIPTS), place)
        case "sign":
            return FormulaSign(kind, _ALIKE.get(text, text), place)
        case "command" if text in _COMMANDS:
            return FormulaSign("sign", _COMMANDS[text], place)
        case "logarithm":
            return FormulaSign("name", "ln" if "e" in text else "log" + re.sub(r"[^0-9]", "", text), place)
        case "size":
            return FormulaSign("name", f"|{re.findall('[A-Z]', text)[-1]}|", place)
        case "face" if upright := _UPRIGHT.fullmatch(text):
            return FormulaSign("name", upright[1], place)
    return FormulaSign("name", text, place)
