"""Plain symbols in sentences, typeset: `w_j`, `2^n`, `Σ_{i<=d}` become formulas; words with underscores do not."""

import re

_SCRIPT = re.compile(r"(?<![\w$`])(\w|Σ)(?:_(\w+|\{[^}]*\}))?(?:\^(-?\w+|\([^()]*\)|\{[^}]*\}))?(?!\w)")


def typeset(text: str) -> str:
    """The sentence as Markdown with its subscripts and powers in LaTeX."""
    return _SCRIPT.sub(_formula, text)


def _formula(hit: re.Match[str]) -> str:
    base, below, above = hit.groups()
    if not below and not above:
        return hit[0]
    symbol = r"\sum" if base == "Σ" else base
    scripts = "".join(f"{sign}{{{_plain(part)}}}" for sign, part in (("_", below), ("^", above)) if part)
    return f"${symbol}{scripts}$"


def _plain(part: str) -> str:
    return part.strip("(){}").replace("<=", r"\le ")
