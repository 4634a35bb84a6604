"""How people write formulas, in the signs that are parsed: ≤ and ∧, |x - a|, 2x, one = and intervals [a, b)."""

import re
from functools import reduce

from bounds.reading.pattern import Pattern

_SIGNS = {
    "≤": "<=", "⩽": "<=", "≥": ">=", "⩾": ">=", "≠": "!=", "∧": " and ", "∨": " or ", "¬": " not ", "∈": " in ",
    "∉": " not in ", "·": "*", "⋅": "*", "×": "*", "−": "-", "–": "-", "∞": "inf", "²": "^2", "³": "^3", "π": "pi",
    "⊕": " xor ", "&&": " and ", "||": " or ", "∪": " or ", "₁": "1", "₂": "2", "₃": "3", "₄": "4", "θ": "theta",
    "ω": "omega", "α": "alpha", "β": "beta",
}  # fmt: skip
_JOINS = frozenset({"and", "or", "not", "in"})
FUNCTIONS = frozenset({"abs", "sqrt", "exp", "log", "ln", "sin", "cos", "tan", "floor", "ceil"})
_CALLED = FUNCTIONS | {"min", "max", "sign"}
_HOLDS = Pattern(r"[\w\s.+\-*/^%()<>=!,\[\]{}]*", re.ASCII)
_INDICATOR = Pattern(r"(?:h\s*\(\s*x\s*\)\s*=\s*)?(?:1|I)\s*(?:\[(?P<square>.*)\]|\{(?P<curly>.*)\})", re.DOTALL)
_ABSOLUTE = Pattern(r"\|([^|]+)\|")
_MODULO = Pattern(
    r"(?P<left>[^<>=!≡]+?)\s*(?:(?:=|==|≡)\s*(?P<right>[^<>=!≡]+?)\s*)?[,(]?\s*\bmod(?:ulo)?\s*(?P<of>\d+)\s*\)?"
    r"\s*(?:(?:=|==)\s*(?P<rest>[^<>=!≡]+))?"
)
_XOR = Pattern(r"\bxor\b")
_RELATED = Pattern(r"[<>=]|\bin\b")
_EQUALS = Pattern(r"(?<![<>=!])=(?!=)")
_MULTIPLE = Pattern(r"(?<![\w.])(\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)\s*(?=(?!(?:and|or|in|not)\b)[A-Za-z(])")
_BESIDE = Pattern(r"(\w+|\))(?:\s+(?=([A-Za-z]\w*|\())|(?<=\))(?=(\()))")
_WORD = Pattern(r"(\w+)\s*$")
_HUGE = Pattern(r"\d{40,}|[eE][-+]?\d{3,}")


def plain_formula(text: str) -> str:
    """The formula in ASCII, as an expression that Python's grammar has. Raises ValueError in one sentence."""
    for sign, plain in _SIGNS.items():
        text = text.replace(sign, plain)
    if (indicator := _INDICATOR.fullmatch(text.strip())) is not None:
        text = indicator["square"] or indicator["curly"] or ""
    text = _with_inequality(_joined_by_and(_without_mod(text)))
    text = _ABSOLUTE.sub(r" abs(\1)", text)
    if not _HOLDS.fullmatch(text):
        strange = sorted({sign for sign in text if not _HOLDS.fullmatch(sign)})
        raise ValueError(f"a formula cannot hold {' '.join(strange[:5])!r}")
    if _HUGE.search(text):
        raise ValueError("a number of a formula has at most 40 digits")
    text = _BESIDE.sub(_multiplied, _MULTIPLE.sub(r"\1*", _EQUALS.sub("==", text)))
    return " ".join(_with_intervals(text).replace("^", "**").split())


def _without_mod(text: str) -> str:
    """`a + b mod 2 = 1`, `a + b = 1 (mod 2)`: the remainder is that of all that stands before. Without a comparison the
    remainder 1 is meant."""
    match = _MODULO.fullmatch(text.strip())
    if match is None or re.search(r"\b(?:and|or|not)\b", text):
        return text
    if match["right"]:
        return f"(({match['left']}) - ({match['right']})) % {match['of']} = 0"
    return f"({match['left']}) % {match['of']} = {match['rest'] or 1}"


def _joined_by_and(text: str) -> str:
    """Conditions apart by commas hold together: `a <= x, b <= y`."""
    parts, depth = [""], 0
    for sign in text:
        depth += (sign in "[({") - (sign in "])}")
        if sign == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += sign
    related = all(_RELATED.search(part) for part in parts)
    return " and ".join(f"({part})" for part in parts) if len(parts) > 1 and related else text


def _with_inequality(text: str) -> str:
    """`A xor B` as `(A) != (B)`: it binds less than and, more than or, and may stand inside brackets."""
    if not _XOR.search(text):
        return text
    return " or ".join(_different(part) for part in _apart(text, "or"))


def _different(text: str) -> str:
    sides = [_inside_brackets(part) for part in _apart(text, "xor")]
    if not all(side.strip() for side in sides):
        raise ValueError("xor stands between two conditions, such as x >= a xor y >= b")
    return reduce(lambda left, right: f"(({left}) != ({right}))", sides)


def _inside_brackets(text: str) -> str:
    """With each outermost pair of brackets rewritten."""
    plain, start, depth = "", 0, 0
    for place, sign in enumerate(text):
        if sign == "(" and depth == 0:
            plain, start = plain + text[start : place + 1], place + 1
        depth += (sign == "(") - (sign == ")")
        if sign == ")" and depth == 0:
            plain, start = plain + _with_inequality(text[start:place]), place
    return plain + text[start:]


def _apart(text: str, word: str) -> list[str]:
    """What stands around the word, outside all brackets."""
    parts, start, depth = [], 0, 0
    for match in re.finditer(rf"[()]|\b{word}\b", text):
        depth += (match[0] == "(") - (match[0] == ")")
        if match[0] == word and depth == 0:
            parts.append(text[start : match.start()])
            start = match.end()
    return [*parts, text[start:]]


def _multiplied(match: re.Match[str]) -> str:
    """`a x` and `(x - a)(x - b)` are products; `not x` and `sin (x)` are none."""
    left, right = match[1], match[2] or match[3]
    is_product = left not in _JOINS | _CALLED and right not in _JOINS
    return f"{left}*" if is_product else match[0]


def _with_intervals(text: str) -> str:
    """`[a, b)` as a call, since brackets that do not match are no Python: `x in interval(1, a, b, 0)`."""
    plain, place = "", 0
    while place < len(text):
        last = _end_of_interval(text, place, plain)
        if last is None:
            plain += text[place]
            place += 1
            continue
        word = _WORD.search(plain)
        belongs = "" if word and word[1] == "in" else " x in "
        plain += f"{belongs}interval({int(text[place] == '[')}, {text[place + 1 : last]}, {int(text[last] == ']')})"
        place = last + 1
    return plain


def _end_of_interval(text: str, start: int, before: str) -> int | None:
    """Where the interval that begins here ends; None where none begins."""
    word = _WORD.search(before)
    if text[start] not in "[(" or (text[start] == "(" and word and word[1] not in _JOINS):
        return None
    depth = commas = 0
    for place in range(start, len(text)):
        depth += (text[place] in "[(") - (text[place] in "])")
        commas += depth == 1 and text[place] == ","
        if depth == 0:
            return place if commas == 1 else None
    return None
