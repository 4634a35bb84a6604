"""Plain symbols in sentences, typeset: `w_j`, `(em/d)^d`, `Σ_{i<=d}` become formulas; words with underscores do not."""

import re

_BASE = r"(?:\([^()]*\)|\{[^{}]*\})(?=[_^])|(?<!\w)\d+|(?<![^\W\d])[^\W\d_]"  # (em/d), 10, a letter
_BELOW, _ABOVE = r"\w+|\{[^}]*\}", r"[-−]?\w+|\((?:[^()]|\([^()]*\))*\)|\{[^}]*\}|\|\w+\|"
_SCRIPT = re.compile(rf"({_BASE})(?:_({_BELOW}))?(?:\^({_ABOVE}))?(?!\w)")
_DONE = re.compile(r"(\$\$[^$]*\$\$|\$[^$]*\$|`[^`]*`)")  # formulas and code


def typeset(text: str) -> str:
    """The sentence as Markdown with its subscripts and powers in LaTeX."""
    return "".join(part if _DONE.fullmatch(part) else _SCRIPT.sub(_formula, part) for part in _DONE.split(text))


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
