r"""What is typed as for print, in a keyboard's signs: `1/20` for `\frac{1}{20}`, `5 %` for `$5\,\%$`."""

import re

from bounds.reading.pattern import Pattern

DEEPEST = 40  # groups inside groups

_AROUND = Pattern(r"\$(?P<inner>[^$]+)\$|\\\((?P<inline>.+?)\\\)", re.DOTALL)
_THIN = "\u2009"
_SIGNS = {
    r"\cdot": "*", r"\times": "*", r"\ast": "*", r"\div": "/", r"\ln": " ln", r"\exp": " exp", r"\infty": "∞",
    r"\pi": "pi", r"\le": "≤", r"\leq": "≤", r"\leqslant": "≤", r"\ge": "≥", r"\geq": "≥", r"\geqslant": "≥",
    r"\approx": "≈", r"\sim": "≈", r"\simeq": "≈", r"\lceil": " ceil(", r"\rceil": ")", r"\lfloor": " floor(",
    r"\rfloor": ")", r"\%": "%", "{,}": ",", r"\!": "", "$": "", r"\,": _THIN, r"\;": _THIN, r"\:": _THIN, r"\ ": _THIN,
}  # fmt: skip
_NO_LETTER_BEHIND = "(?![A-Za-z])"
_SIZES = Pattern(rf"\\(?:left|right|[bB]igg?[lr]?|displaystyle|limits){_NO_LETTER_BEHIND}")
_LOGARITHM = Pattern(r"\\log_(?:\{(2|10)\}|(2))")
_SIGN = Pattern(
    "|".join(re.escape(sign) + _NO_LETTER_BEHIND * sign[1:].isalpha() for sign in sorted(_SIGNS, key=len, reverse=True))
)
_BEFORE_A_BRACKET = Pattern(r"((?<![\w.])\d[\d.]*)\s*(?=\()")  # 2(3 + 4) is a product in print
_OF = r"\s*(?:\{([^{}]*)\}|(\d))"  # one argument; without braces it is one digit
_FRACTION, _CHOOSE = Pattern(rf"\\[dt]?frac{_OF}{_OF}"), Pattern(rf"\\[dt]?binom{_OF}{_OF}")
_ROOT = Pattern(rf"\\sqrt{_OF}")
_UPRIGHT = Pattern(r"\\(?:mathrm|text|operatorname)\{([^{}]*)\}")
_POWER = Pattern(r"\^\{(?:([-+]?\d+)|([^{}]*))\}")
_ONE = Pattern(r"[\w.,]+")


def without_latex(text: str) -> str:
    """The same without commands and groups; what has none is returned as it is."""
    if not {"\\", "$", "{"} & set(text):
        return text
    around = _AROUND.fullmatch(text.strip())
    plain = _SIZES.sub("", around["inner"] or around["inline"] if around else text)
    plain = _LOGARITHM.sub(lambda match: f" log{match[1] or match[2]}", plain)
    plain = _BEFORE_A_BRACKET.sub(r"\1*", _SIGN.sub(lambda match: _SIGNS[match[0]], plain))
    for _ in range(DEEPEST):  # the innermost groups first
        before = plain
        plain = _POWER.sub(lambda match: f"^{match[1] or f'({match[2]})'}", plain)
        plain = _ROOT.sub(lambda match: f" sqrt({match[1] or match[2]})", plain)
        plain = _CHOOSE.sub(lambda match: f" C({match[1] or match[2]}, {match[3] or match[4]})", plain)
        plain = _UPRIGHT.sub(r"\1", plain)
        plain = _FRACTION.sub(_quotient, plain)
        if plain == before:
            break
    return plain.strip()


def _quotient(match: re.Match[str]) -> str:
    """In brackets where something stands beside it: of 2½ nobody knows whether it is a product."""
    parts = match[1] or match[2], match[3] or match[4]
    above, below = (part if _ONE.fullmatch(part) else f"({part})" for part in parts)
    return f"{above}/{below}" if match[0] == match.string.strip() else f"({above}/{below})"
