"""The signs of a formula as TeX sets them: what the converter calls a letter may be an operator, and the reverse."""

import unicodedata
from collections.abc import Iterator
from xml.etree.ElementTree import Element

SPELLED = {
    r"\{": "{", r"\}": "}", r"\|": "‖", r"\lceil": "⌈", r"\rceil": "⌉", r"\lfloor": "⌊", r"\rfloor": "⌋",
    r"\langle": "⟨", r"\rangle": "⟩", r"\lvert": "|", r"\rvert": "|", r"\vert": "|", r"\lVert": "‖", r"\rVert": "‖",
    r"\Vert": "‖",
}  # fmt: skip  # the converter leaves them behind \Big
OPENING, CLOSING, BARS = set("([{⟨⌈⌊"), set(")]}⟩⌉⌋!%"), set("|‖")
ORDINARY = set("∞∅⊤⊥∀∃∇∂∠…⋯′″²#¬†‡%")  # no operators: nothing is set apart from them
SIGNS = set("+−±∓")  # of a number, where nothing stands before them
FUNCTIONS = {"ln", "log", "exp", "sin", "cos", "tan", "arctan", "cosh", "sinh", "tanh", "arg", "dim", "ker"}
WITH_LIMITS = {"min", "max", "sup", "inf", "lim", "Pr", "det", "gcd", "lim sup", "lim inf"}
LIMITS = {"msub": "munder", "msup": "mover", "msubsup": "munderover"}
THIN, THICK = "0.167em", "0.278em"
ROWS = {"mrow", "math", "mstyle", "mtd", "msqrt", "mphantom", "mpadded"}


def set_as_tex_does(formula: Element) -> None:
    """Change the formula in place. Raises ValueError for a letter that there is not."""
    for element in formula.iter():
        if element.tag in ("mi", "mo", "mn"):
            _read_sign(element)
    for element in list(formula.iter()):
        if element.tag in ("mover", "munder") and element[1].tag == "mo":
            _read_accent(element)
        elif element.tag in LIMITS and element[0].tag == "mo" and element[0].text in WITH_LIMITS:
            element.tag = LIMITS[element.tag]
        elif element.tag in ROWS:
            _join_letters(element)
            _space(element)


def _read_sign(element: Element) -> None:
    """A letter, an operator, or what is neither."""
    text = SPELLED.get(element.text or "", (element.text or "").replace("\u2006", " "))
    element.text = text
    if text in FUNCTIONS | WITH_LIMITS:
        element.attrib = {"lspace": "0", "rspace": "0"} if element.tag == "mo" else {}
        if text in WITH_LIMITS:
            element.tag, element.attrib = "mo", {"movablelimits": "true", "lspace": "0", "rspace": "0"}
    elif len(text) != 1:
        return
    elif text in ORDINARY:
        element.tag, element.attrib = "mi", {"mathvariant": "normal"}
    elif unicodedata.category(text)[0] in "LN":
        _read_letter(element, text)
    elif text == "~" and element.tag == "mi":
        element.tag, element.text = "mo", "∼"  # "distributed as"; an accent is an operator already
    else:
        element.tag = "mo"
        element.attrib.pop("mathvariant", None)
        if text in OPENING | CLOSING | BARS | {"∣"}:
            _read_fence(element, text)
        elif text == "/":
            element.attrib = {"lspace": "0", "rspace": "0"}


def _read_letter(element: Element, letter: str) -> None:
    """Browsers no longer support variants of letters, but the letters themselves; TeX sets Greek capitals upright."""
    variant = element.get("mathvariant", "")
    if variant in ("script", "double-struck", "fraktur", "bold"):
        element.text = _variant_of(letter, variant)
        del element.attrib["mathvariant"]
    elif "Α" <= letter <= "Ω":
        element.set("mathvariant", "normal")


def _variant_of(letter: str, variant: str) -> str:
    case = "DIGIT" if letter.isdigit() else "CAPITAL" if letter.isupper() else "SMALL"
    name = unicodedata.name(letter).rpartition(" ")[2]
    kinds = [variant.upper(), {"fraktur": "BLACK-LETTER"}.get(variant, variant.upper())]
    for spelled in (f"MATHEMATICAL {kinds[0]} {case} {name}", f"{kinds[1]} {case} {name}"):
        try:
            return unicodedata.lookup(spelled)
        except KeyError:
            continue
    raise ValueError(f"there is no letter {letter} in {variant}")


def _read_fence(element: Element, text: str) -> None:
    """It grows where the formula says so, by \\left or \\Big."""
    sized = "minsize" in element.attrib or element.get("stretchy") == "true"
    element.set("stretchy", "true" if sized else "false")
    if text in OPENING:
        element.set("form", "prefix")
    elif text in CLOSING:
        element.set("form", "postfix")
    else:
        space = THICK if text == "∣" else "0"
        element.set("lspace", space)
        element.set("rspace", space)


def _read_accent(element: Element) -> None:
    """A line above or below, or a mark: of these only a wide hat is as wide as what it stands on."""
    mark = element[1]
    if mark.text == "―":
        above = element.tag == "mover"  # the style sheet draws it: few fonts have a line of every length
        mark.text, element.attrib = "‾" if above else "_", {"class": "overlined" if above else "underlined"}
    elif mark.text in ("^", "~", "¯", "˙", "→"):
        wide = mark.text == "^" and "accent" not in element.attrib
        mark.attrib = {"stretchy": str(wide or mark.text == "→").lower()}
        element.set("accent", "true")


def _join_letters(row: Element) -> None:
    """Upright letters that make a word are one word, as who listens to a formula should hear it."""
    upright = [child.tag == "mi" and child.get("mathvariant") == "normal" and _is_letter(child) for child in row]
    if len(row) > 1 and all(is_upright or child.text == "\xa0" for is_upright, child in zip(upright, row, strict=True)):
        word = "".join(child.text or "" for child in row)
        row[:] = [Element("mi")]
        row[0].text = word


def _is_letter(element: Element) -> bool:
    return len(element.text or "") == 1 and "A" <= (element.text or "") <= "z"


def _space(row: Element) -> None:
    """Signs of numbers stand close, functions apart from what they are of."""
    before: Element | None = None
    opened = False  # of two bars the first opens
    apart: list[Element] = []
    for child in row:
        if child.text in BARS and child.tag == "mo" and "form" not in child.attrib:
            opened = not opened
            child.set("form", "prefix" if opened else "postfix")
        if child.tag == "mo" and child.text in SIGNS and (before is None or _awaits(before)):
            child.set("form", "prefix")
        if before is not None and _apart(before, child):
            apart.append(Element("mspace", {"width": THIN}))
        apart.append(child)
        before = child if child.tag != "mspace" or before is None else before
    row[:] = apart


def _awaits(element: Element) -> bool:
    """Whether what stands behind it begins anew."""
    return element.tag == "mspace" or (element.tag == "mo" and not _is_closed(element) and not _is_function(element))


def _apart(left: Element, right: Element) -> bool:
    """Whether TeX sets a thin space between them."""
    if _is_function(left):
        return right.tag != "mspace" and (right.tag != "mo" or right.text in BARS or _is_function(right))
    return _is_function(right) and left.tag != "mspace" and (left.tag != "mo" or _is_closed(left))


def _is_closed(element: Element) -> bool:
    return element.text in CLOSING or (element.text in BARS and element.get("form") == "postfix")


def _is_function(element: Element) -> bool:
    """By itself, or with what stands above and below."""
    return any(base.text in FUNCTIONS | WITH_LIMITS for base in _bases(element))


def _bases(element: Element) -> Iterator[Element]:
    if element.tag in ("mi", "mo"):
        yield element
    elif element.tag in ("msub", "msup", "msubsup", "munder", "mover", "munderover"):
        yield from _bases(element[0])
