"""A number as it is written: its digits, and the place of the last of them. `1,000`, `0,05`, `5 %`, `2·10⁴`, `1.5e-5`.

Digits may be grouped as anywhere in the world, and a comma that cannot part thousands is that of decimals. Every
reader of numbers begins here, so that all of them read one text alike.
"""

import math
import re
from dataclasses import dataclass
from fractions import Fraction
from unicodedata import decimal, normalize

from bounds.reading.latex import without_latex
from bounds.reading.pattern import Pattern
from bounds.reading.spoken import without_words

LONGEST = 400  # characters: no number that a formula accepts needs more

SIGNS = str.maketrans({
    **dict.fromkeys("−–﹣－", "-"), **dict.fromkeys("×·⋅∙✕", "*"), **dict.fromkeys("⁄∕÷", "/"), "％": "%",
})  # fmt: skip
_MARKS = str.maketrans("．٫，٬", "..,'")  # of full width, and Arabic
_SUPERSCRIPTS = str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "-0123456789")
_VULGAR = "½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞"
_VULGAR_ALONE = Pattern(rf"(?<![\d.,])[{_VULGAR}]")  # 2½ is no product, and read by nobody as 21/2
# 210⁵ may have lost the sign of 2·10⁵: but for 10 itself no base ends in 10.
_BASE = r"(?<![\w.,])(?:10|(?!\d+10[⁻⁰¹²³⁴-⁹])\d{1,9}|e)|\)"
_RAISED = Pattern(rf"({_BASE})(⁻?[⁰¹²³⁴-⁹]{{1,4}})(?![⁻⁰¹²³⁴-⁹])")
_EXPONENTIAL = Pattern(r"(?<![\w.])e\^(?:\(([^()]*)\)|([-+]?\d+(?:\.\d+)?))")
_ROOT = Pattern(r"√\s*(?=\()|√\s*(\d+(?:\.\d+)?)")
_CEILING = Pattern(r"⌈([^⌈⌉]*)⌉")
_FLOOR = Pattern(r"⌊([^⌊⌋]*)⌋")
# Nobody multiplies 0, or by what begins with one: 0·05 is the decimal that British journals print.
_RAISED_POINT = Pattern(r"(?<![\w.,])(?:(0)[·⋅∙](?=\d)|(\d+)[·⋅∙](?=0\d))(?=\d+(?![\w.,]))")
_TIMES_TEN = Pattern(r"(?<=[\d.,])\s*[xX]\s*(?=10(?:\^|\*\*|⁻|[⁰¹²³⁴-⁹]))")

_GROUPED = Pattern(r"[-+]?[1-9]\d{0,2}(?P<mark>[,.'’ \u00a0\u2009\u202f])\d{3}(?:(?P=mark)\d{3})*(?P<rest>[.,]\d*)?")
_BY_HUNDREDS = Pattern(r"[-+]?[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d*)?")  # 1,00,000, as in India
_DECIMAL_COMMA = Pattern(r"([-+]?\d*),(\d+)")
_BETWEEN = Pattern(r"\*|/|%|(?<=\d)[eE](?=[-+]?\d)|\^[-+({\d)} ]*")  # what the numbers of a product stand between
_DIGITS = Pattern(r"(?P<whole>[-+]?\d*)(?:\.(?P<part>\d*))?")
PERCENT = Pattern(r"(?P<number>.*\S)\s*%", re.DOTALL)
_POWER = r"\^\s*(?P<open>[({]?)\s*(?P<power>[-+]?\d{1,4})\s*(?P<close>[)}]?)"
_PRODUCT = Pattern(rf"(?:(?P<digits>.*\S)\s*\*\s*|(?P<sign>[-+]?))10\s*{_POWER}", re.DOTALL)
_EXPONENT = Pattern(r"(?P<digits>.*\d\.?)[eE](?P<power>[-+]?\d{1,4})", re.DOTALL)
_QUOTED = Pattern(r"""(?P<mark>["'“‘])(?P<inner>[^"'“”‘’]+)["'”’]""")
_SIGN_APART = Pattern(r"^([-+])\s+")
PARTS_THOUSANDS, PARTS_DECIMALS = "its comma parting thousands", "its comma parting decimals"
_BRACKETS = ("", ""), ("(", ")"), ("{", "}")


@dataclass(frozen=True)
class WrittenNumber:
    """`digits` times ten to the power `place`, which is that of the last digit written.

    What is written as a product of whole numbers, such as 2·10⁴, has all its digits, and is a whole number.
    """

    digits: int
    place: int
    is_whole: bool = False  # as an int is: neither a decimal point nor an e is in it

    @property
    def exactly(self) -> Fraction:
        return self.digits * Fraction(10) ** self.place

    @property
    def number(self) -> int | float:
        """The int, or the double nearest to it, infinite beyond the largest."""
        if self.is_whole:
            return int(self.exactly)
        try:
            return float(self.exactly)
        except OverflowError:
            return math.inf if self.digits > 0 else -math.inf


def plainly(text: str) -> str:
    """A keyboard's signs for those of print, LaTeX and speech: `-3.2*10^-5` for `−3.2·10⁻⁵`, `1/2` for `½` and
    `\\frac12`; without what surrounds a number in a sentence. What is too long for a number stays as it is.
    """
    if len(text) > LONGEST or is_plain(text):
        return text
    western = _unpunctuated(text if text.isascii() else in_western_digits(text))
    said = _RAISED_POINT.sub(r"\1\2.", without_words(without_latex(western)))
    said = _ROOT.sub(lambda match: f"sqrt({match[1]})" if match[1] else "sqrt", said)
    said = _FLOOR.sub(r" floor(\1)", _CEILING.sub(r" ceil(\1)", said))
    keyed = _VULGAR_ALONE.sub(lambda match: normalize("NFKC", match[0]), said).translate(SIGNS).replace("**", "^")
    raised = _RAISED.sub(lambda match: f"{match[1]}^{match[2].translate(_SUPERSCRIPTS)}", _TIMES_TEN.sub("*", keyed))
    return _EXPONENTIAL.sub(lambda match: f"exp({match[1] or match[2]})", raised)


def is_plain(text: str) -> bool:
    """Digits of a keyboard, with a point before or among them at most, as nearly all numbers are."""
    return text.isascii() and text[-1:] != "." and text.replace(".", "", 1).isdigit()


def in_western_digits(text: str) -> str:
    """The same with 0 to 9 for the digits of other scripts, and their marks."""
    return "".join(str(decimal(sign)) if sign.isdecimal() else sign for sign in text.translate(_MARKS))


def _unpunctuated(text: str) -> str:
    """Without quotes, and commas and points behind: the point behind whole digits alone is the number's own."""
    bare = text.strip()
    if quoted := _QUOTED.fullmatch(bare):
        bare = quoted["inner"]
    bare = bare.rstrip(" ;,\t\n\u00a0")
    own = bare[:-1].isdigit()
    return bare[:-1] if bare.endswith(".") and len(bare) > 1 and not own else bare


def written_number(text: str) -> WrittenNumber | None:
    """The number whose digits `text` shows; None for an expression, and for what is no number."""
    return written_plainly(plainly(text).replace("_", ""))


def written_plainly(text: str) -> WrittenNumber | None:
    """The same of a keyboard's signs alone."""
    if len(text) > LONGEST:
        return None
    if is_plain(text):
        whole, point, part = text.partition(".")
        return WrittenNumber(int(f"{whole}{part}"), -len(part), is_whole=not point)
    plain = _SIGN_APART.sub(r"\1", text.strip())
    if percent := PERCENT.fullmatch(plain):
        share = written_plainly(percent["number"]) if "%" not in percent["number"] else None
        return share and WrittenNumber(share.digits, share.place - 2)
    if product := _PRODUCT.fullmatch(plain):
        return _product(product) if (product["open"], product["close"]) in _BRACKETS else None
    scaled = _EXPONENT.fullmatch(plain)
    digits = _digits(scaled["digits"] if scaled else plain)
    if digits is None or not scaled:
        return digits
    return WrittenNumber(digits.digits, digits.place + int(scaled["power"]))


def without_thousands(text: str) -> str:
    """`1000` for `1,000` and `1 000`, `0.05` for `0,05`, `1000.5` for `1.000,5`; any other text as it is.

    A comma before three digits parts thousands, as in `1,000`, unless a zero stands before it: 0,693 is no thousand.
    """
    grouped = _GROUPED.fullmatch(text)
    if grouped and _parts_thousands(grouped["mark"], grouped["rest"], text):
        return text.replace(grouped["mark"], "").replace(",", ".")
    if _BY_HUNDREDS.fullmatch(text):
        return text.replace(",", "")
    return _DECIMAL_COMMA.sub(r"\1.\2", text) if _DECIMAL_COMMA.fullmatch(text) else text


def read_otherwise(text: str) -> str:
    """How the comma of a number was read that people of another country would read otherwise; nothing where none is."""
    if len(text) > LONGEST or is_plain(text):
        return ""
    parts = [part.strip() for part in _BETWEEN.split(plainly(text.strip()))]
    commas = [part for part in parts if _DECIMAL_COMMA.fullmatch(part)]
    if not commas or any(written_plainly(part) is None for part in parts if part):
        return ""
    return PARTS_THOUSANDS if "." not in without_thousands(commas[0]) else PARTS_DECIMALS


def said_in_words(text: str) -> bool:
    """Does the text need words or LaTeX to be read, as `a million` and `\\frac{1}{20}` do?"""
    return len(text) <= LONGEST and without_words(without_latex(text)) != text


def _product(product: re.Match[str]) -> WrittenNumber | None:
    """Digits times a power of ten: of whole numbers the product, of a decimal as many digits as that has."""
    power = int(product["power"])
    digits = _digits(product["digits"]) if product["digits"] else WrittenNumber(int(f"{product['sign']}1"), 0, True)
    if digits is None:
        return None
    if digits.is_whole and power >= 0:
        return WrittenNumber(digits.digits * 10**power, 0, True)
    number_written = WrittenNumber(digits.digits, digits.place + power)
    return WrittenNumber(number_written.digits, number_written.place, is_whole=number_written.exactly.denominator == 1)


def _digits(text: str) -> WrittenNumber | None:
    """Digits alone, with their marks."""
    match = _DIGITS.fullmatch(without_thousands(text))
    if not match or not re.search(r"\d", match[0]):
        return None
    part = match["part"] or ""
    return WrittenNumber(int(f"{match['whole']}{part}"), -len(part), is_whole=match["part"] is None)


def _parts_thousands(mark: str, rest: str | None, text: str) -> bool:
    """Not the point of 1.000, which parts decimals, nor two marks of one kind, as 1,000,00 has them."""
    if rest and rest[0] == mark:
        return False
    return mark != "." or rest is not None or text.count(mark) > 1
