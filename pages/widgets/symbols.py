"""Plain symbols in sentences, typeset: `w_j`, `(em/d)^d`, `Σ_{i<=d}` become formulas; words with underscores do not."""

import re

from bounds.numbers import UNBROKEN
from pages.widgets.say import JOINER

_BASE = r"(?:\([^()]*\)|\{[^{}]*\})(?=[_^])|(?<!\w)\d+|(?<![^\W\d])[^\W\d_]"  # (em/d), 10, a letter
_BELOW, _ABOVE = r"\w+|\{[^}]*\}", r"[-−]?\w+|\((?:[^()]|\([^()]*\))*\)|\{[^}]*\}|\|\w+\|"
_SCRIPT = re.compile(rf"({_BASE})(?:_({_BELOW}))?(?:\^({_ABOVE}))?(?!\w)")
_SIGNS, _LONGEST = "=≠≈<>≤≥+−·", 30  # letters: what no phone's line can hold has to break somewhere
_OPERAND = r"(?:⟨[^⟩]*⟩|\S*[^\s|]\S*)(?:[ \n]ln[ \n]\S+)?"  # no edge of a table's cell, which stands alone
_TYPED = re.compile(rf"{_OPERAND}(?:[ \n][{_SIGNS}][ \n]{_OPERAND})+|⟨[^⟩]*⟩|\d[ \n]%")  # (1 − ε)ᵐ ≤ exp(−εm), 95 %
_INSIDE = re.compile(r"\([^()]*\)")
_DONE = re.compile(r"(\$\$[^$]*\$\$|\$[^$]*\$|`[^`]*`)")  # formulas and code


def typeset(text: str) -> str:
    """The sentence as Markdown with its subscripts and powers in LaTeX."""
    parts = (part if _DONE.fullmatch(part) else _SCRIPT.sub(_formula, part) for part in _DONE.split(text))
    return unbroken("".join(parts))


def unbroken(text: str) -> str:
    """The sentence with formulas typed in letters and shares each on one line; a long one holds in its brackets."""
    return "".join(part if _DONE.fullmatch(part) else _TYPED.sub(_held, part) for part in _DONE.split(text))


def _held(formula: re.Match[str]) -> str:
    if len(formula[0]) <= _LONGEST:
        return re.sub(r"\s", UNBROKEN, formula[0]).replace("|", f"|{JOINER}")  # a line may end at a bar otherwise
    return _INSIDE.sub(lambda inside: re.sub(r"\s", UNBROKEN, inside[0]), formula[0])


def _formula(hit: re.Match[str]) -> str:
    base, below, above = hit.groups()
    if not below and not above:
        return hit[0]
    symbol = r"\sum" if base == "Σ" else base.replace("{", r"\{").replace("}", r"\}")
    scripts = "".join(f"{sign}{{{_plain(part)}}}" for sign, part in (("_", below), ("^", above)) if part)
    return f"${symbol}{scripts}$"


def _plain(part: str) -> str:
    inside = part[1:-1] if part[0] in "({" else part
    return inside.replace("<=", r"\le ")
