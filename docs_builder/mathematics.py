"""LaTeX into MathML, so that a browser typesets formulas without a script and screen readers can read them."""

import re
import unicodedata
from functools import lru_cache
from html import unescape

from latex2mathml.converter import convert

_INLINE = re.compile(r'<span class="arithmatex">\\\((.*?)\\\)</span>([.,;:)]*)', re.DOTALL)
_DISPLAY = re.compile(r'<div class="arithmatex">\s*\\\[(.*?)\\\]\s*</div>', re.DOTALL)
_COMMAND_LEFT = re.compile(r">[^<]*\\[a-zA-Z]")
_SIZED = re.compile(r"\\[bB]ig{1,2}[lr]?(\\[a-zA-Z]+|\\\|)")  # MathML stretches what stands around a formula itself
_LETTER = re.compile(r'<(m[in]) mathvariant="(script|double-struck|fraktur|bold)">(\w)</\1>')
_BAR = re.compile(r"<mo[^>]*>(&#x0007C;|&#x02016;|&#x02223;|&#x02225;)</mo>")
_FUNCTION = r"(?:<mi>(?:ln|log|exp)</mi>|<msub><mi>log</mi><mn>2</mn></msub>)"
_BEHIND_A_FUNCTION = re.compile(rf"({_FUNCTION})(?=<m[infs])")
_BEFORE_A_FUNCTION = re.compile(rf"(</m(?:[in]|row|frac|sup|sub)>)(?={_FUNCTION})")
_THIN = '<mspace width="0.167em" />'  # as TeX sets beside the name of a function
_THOUSANDS = "<mrow><mo>&#x0002C;</mo></mrow>"  # 40{,}000
LONG = 30  # signs of LaTeX: such a formula may be wider than a phone
UNKNOWN = {r"\arg": r"\operatorname{arg}"}  # to the converter


def typeset(html: str) -> str:
    """A page with every formula in MathML. Raises ValueError naming a formula that cannot be read."""
    html = _DISPLAY.sub(lambda result: f'<div class="formula" tabindex="0">{_read(result[1], True)}</div>', html)
    return _INLINE.sub(_in_a_line, html)


@lru_cache(maxsize=4096)
def mathml(latex: str, display: bool) -> str:
    """One formula."""
    for theirs, ours in UNKNOWN.items():
        latex = re.sub(re.escape(theirs) + r"(?![a-zA-Z])", ours.replace("\\", r"\\"), latex)
    try:
        made = convert(_SIZED.sub(r"\1", latex.strip()), display="block" if display else "inline")
    except Exception as fault:
        raise ValueError(f"this formula cannot be typeset ({type(fault).__name__}): {latex}") from fault
    if _COMMAND_LEFT.search(made):
        raise ValueError(f"a command of this formula is not understood: {latex}")
    made = made.replace(_THOUSANDS, '<mo separator="false" lspace="0" rspace="0">&#x0002C;</mo>')
    made = _BEFORE_A_FUNCTION.sub(rf"\1{_THIN}", _BEHIND_A_FUNCTION.sub(rf"\1{_THIN}", made))
    return _BAR.sub(r'<mo stretchy="false" lspace="0" rspace="0">\1</mo>', _LETTER.sub(_letter, made))


def _in_a_line(hit: re.Match[str]) -> str:
    """With the full stop behind it, which no line begins with; a long one can be moved on a phone."""
    made = _read(hit[1], False) + hit[2]
    kinds = ["with-stop"] * bool(hit[2]) + ["long"] * (len(hit[1]) > LONG)
    return f'<span class="{" ".join(kinds)}">{made}</span>' if kinds else made


def _read(text: str, display: bool) -> str:
    return mathml(unescape(text), display)


def _letter(hit: re.Match[str]) -> str:
    """Browsers no longer support variants of letters, but the letters themselves."""
    tag, variant, letter = hit.groups()
    case = "DIGIT" if letter.isdigit() else "CAPITAL" if letter.isupper() else "SMALL"
    name = unicodedata.name(letter).rpartition(" ")[2]
    kinds = [variant.upper(), {"fraktur": "BLACK-LETTER"}.get(variant, variant.upper())]
    for spelled in (f"MATHEMATICAL {kinds[0]} {case} {name}", f"{kinds[1]} {case} {name}"):
        try:
            return f"<{tag}>{unicodedata.lookup(spelled)}</{tag}>"
        except KeyError:
            continue
    raise ValueError(f"there is no letter {letter} in {variant}")
