r"""What is typed as for print, in the signs of a keyboard: `\frac{1}{20}`, `2\cdot10^{-3}`, `\sqrt{\ln 40}`."""

from __future__ import annotations

import re

_LEFT_OUT = re.compile(r"\\(?:left|right|[bB]igg?[lr]?|displaystyle|limits)(?![A-Za-z])|\\[,;:! ]|\$")
_SIGNS = {
    "cdot": "*", "times": "*", "ast": "*", "div": "/", "ln": " ln", "exp": " exp", "infty": "∞", "pi": "pi",
    "le": "≤", "leq": "≤", "leqslant": "≤", "ge": "≥", "geq": "≥", "geqslant": "≥",
    "approx": "≈", "sim": "≈", "simeq": "≈",
    "lceil": " ceil(", "rceil": ")", "lfloor": " floor(", "rfloor": ")",
}  # fmt: skip
_LOGARITHM = re.compile(r"\\log_(?:\{(2|10)\}|(2))")
_COMMAND = re.compile(rf"\\({'|'.join(sorted(_SIGNS, key=len, reverse=True))})(?![A-Za-z])")
_INSIDE = r"\{([^{}]*)\}"
_GROUPS = (
    (re.compile(rf"\\[dt]?frac{_INSIDE}{_INSIDE}"), r"((\1)/(\2))"),
    (re.compile(rf"\\[dt]?binom{_INSIDE}{_INSIDE}"), r" C(\1, \2)"),
    (re.compile(rf"\\sqrt{_INSIDE}"), r" sqrt(\1)"),
    (re.compile(rf"\\(?:mathrm|text|operatorname){_INSIDE}"), r"\1"),
    (re.compile(rf"\^{_INSIDE}"), r"^(\1)"),
)
_BEFORE_A_BRACKET = re.compile(r"((?<![\w.])\d[\d.]*)\s*(?=\()")  # 2(3 + 4) is a product in print
DEEPEST = 40  # groups inside groups


def from_latex(text: str) -> str:
    """The text with LaTeX's commands and groups written out; what has neither is returned as it is."""
    if "\\" not in text and "{" not in text and "$" not in text:
        return text
    plain = _LEFT_OUT.sub("", text.replace("{,}", ",").replace(r"\%", "%"))
    plain = _LOGARITHM.sub(lambda found: f" log{found[1] or found[2]}", plain)
    plain = _COMMAND.sub(lambda found: _SIGNS[found[1]], plain)
    for _ in range(DEEPEST):
        before = plain
        for pattern, written in _GROUPS:
            plain = pattern.sub(written, plain)
        if plain == before:
            break
    return _BEFORE_A_BRACKET.sub(r"\1*", plain).strip()
