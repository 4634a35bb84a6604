"""LaTeX into MathML, so that a browser typesets formulas without a script and screen readers can read them."""

import re
from functools import lru_cache
from html import unescape
from xml.etree import ElementTree

from latex2mathml.converter import convert

from docs_builder.signs import set_as_tex_does

_INLINE = re.compile(r'<span class="arithmatex">\\\((.*?)\\\)</span>([.,;:)]*)', re.DOTALL)
_DISPLAY = re.compile(r'<div class="arithmatex">\s*\\\[(.*?)\\\]\s*</div>', re.DOTALL)
_TOKEN = re.compile(r"\\(?:[a-zA-Z]+|.)|&", re.DOTALL)
_ENVIRONMENT = re.compile(r"\\(begin|end)\{([^{}]*)\}")
_FARTHER = re.compile(r"\\\\\s*\[-?[\d.]+(?:pt|em|ex)\]")  # would be printed; the style sheet sets rows apart
_THOUSANDS = "<mrow><mo>&#x0002C;</mo></mrow>"  # 40{,}000
_UNREAD = re.compile(r"[\\$&]")
LONG = 30  # signs of LaTeX: such a formula may be wider than a phone
UNKNOWN = {r"\arg": r"\operatorname{arg}"}  # to the converter
ENVIRONMENTS = {"aligned": "align*", "cases": "cases", "pmatrix": "pmatrix"}  # what the converter calls them


def typeset(html: str) -> str:
    """A page with every formula in MathML. Raises ValueError naming a formula that cannot be read."""
    html = _DISPLAY.sub(lambda result: f'<div class="formula" tabindex="0">{_read(result[1], True)}</div>', html)
    return _INLINE.sub(_in_a_line, html)


@lru_cache(maxsize=4096)
def mathml(latex: str, display: bool) -> str:
    """One formula. Raises ValueError where a row, a cell or a command of it would be lost."""
    text = _FARTHER.sub(r"\\\\", _ENVIRONMENT.sub(_environment, latex.strip()))
    for theirs, ours in UNKNOWN.items():
        text = re.sub(re.escape(theirs) + r"(?![a-zA-Z])", ours.replace("\\", r"\\"), text)
    try:
        made = convert(text, display="block" if display else "inline")
        made = made.replace(_THOUSANDS, '<mo separator="false" lspace="0" rspace="0">&#x0002C;</mo>')
        formula = ElementTree.fromstring(made.replace(' xmlns="http://www.w3.org/1998/Math/MathML"', "", 1))
        set_as_tex_does(formula)
    except Exception as fault:
        raise ValueError(f"this formula cannot be typeset ({type(fault).__name__}): {latex}") from fault
    _check(formula, text, latex)
    for table in formula.iter("mtable"):
        table.attrib = {"class": "aligned", "displaystyle": "true"} if "displaystyle" in table.attrib else {}
    return ElementTree.tostring(formula, encoding="unicode")


def _environment(hit: re.Match[str]) -> str:
    if hit[2] not in ENVIRONMENTS:
        raise ValueError(f"this formula cannot be typeset, its {hit[2]} is not understood")
    return rf"\{hit[1]}{{{ENVIRONMENTS[hit[2]]}}}"


def _check(formula: ElementTree.Element, text: str, latex: str) -> None:
    """Raises ValueError where rows or cells that its LaTeX has are missing, or a sign of LaTeX is left."""
    left = [part.text for part in formula.iter() if _UNREAD.search(part.text or "")]
    if left:
        raise ValueError(f"{left[0]} of this formula is not understood: {latex}")
    tokens = _TOKEN.findall(text)
    tables = tokens.count(r"\begin") + tokens.count(r"\substack")
    rows, cells = (len(list(formula.iter(tag))) for tag in ("mtr", "mtd"))
    if rows != tables + tokens.count(r"\\") or cells != rows + tokens.count("&"):
        raise ValueError(f"this formula cannot be typeset, its rows and cells are not understood: {latex}")


def _in_a_line(hit: re.Match[str]) -> str:
    """With the full stop behind it, which no line begins with; a long one can be moved on a phone."""
    made = _read(hit[1], False) + hit[2]
    kinds = ["with-stop"] * bool(hit[2]) + ["long"] * (len(hit[1]) > LONG)
    return f'<span class="{" ".join(kinds)}">{made}</span>' if kinds else made


def _read(text: str, display: bool) -> str:
    return mathml(unescape(text), display)
