r"""A question in plain signs: LaTeX, number words, decimal commas and other people's signs become those of a keyboard.

>>> plain_question(r"$\varepsilon = 0,05$, a million hypotheses, ninety-five per cent confidence")
'ε = 0.05, 1000000 hypotheses, 95% confidence'
"""

import re
import unicodedata
from collections.abc import Callable
from decimal import Decimal
from functools import cache, lru_cache

from bounds.asking.accuracies import within
from bounds.asking.spelling import without_typing_errors
from bounds.reading.latex import without_latex
from bounds.vocabulary.readings import GREEK, LOOK_ALIKES

LONGEST = 4_000  # characters: a page of text; a homework problem has a tenth of that

_SIGNS = str.maketrans(
    {"−": "-", "–": "-", "—": " - ", "’": "'", "‘": "'", "“": '"', "”": '"', "·": "*", "×": "*", "⋅": "*", "∣": "|",
     "\u00a0": " ", "\u202f": " ", "\u2009": " ", "ℋ": "H", "½": "1/2", "∈": " in ", "≃": "≈", "≲": "≤", "⩽": "≤",
     "⩾": "≥", "√": "sqrt"}
)  # fmt: skip
_FULL_WIDTH = re.compile(r"[！-～]|(?![0-9])\d")  # as East Asian keyboards write, and digits of other scripts
_SUPERSCRIPTS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-")
_RAISED = re.compile(r"(?<=[\w)])([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)")
_VARIANT = re.compile(r"\\(?:var)?(epsilon|delta|gamma|theta|rho|sigma|lambda|alpha|beta|eta|mu|pi|kappa|tau)(?![a-z])")
_FONT = re.compile(r"\\(?:mathcal|mathrm|mathfrak|mathbb|mathbf|mathit|text|textbf|operatorname)\s*\{?\s*(\w+)\s*\}?")
_GOTHIC_R = re.compile(r"(?:\\(?:wide)?hat\s*\{?\s*)?\\mathfrak\s*\{?\s*R\s*\}*")
_INDEX = re.compile(r"_\{\s*(\w+)\s*\}")
_SHORT_FRACTION = re.compile(r"(\\[dt]?)frac\s*([^\W_])\s*([^\W_])")
_BARS = re.compile(r"\\(?:[lr]?vert|mid)(?![a-z])|\\\|")
_COMMAND = re.compile(r"\\([A-Za-z]+)\s*")
_PERCENT = re.compile(r"(?<=\d)\s*(?:%|per\s?cent\b|pct\b\.?|procent\b|percento\b|pour cent\b)", re.IGNORECASE)
_POINTS = re.compile(
    r"(?<=\d)\s*(?:percentage points?|percent points?|%-?\s?points?|pp\b)"
    r"|(?<=\d) points?(?= (?:of the (?:truth|true)|either (?:way|side)|from the (?:truth|true)|off\b|up or down))"
    r"|(?<=± \d) points|(?<=±\d) points|(?<=\+/- \d) points"
)
_DECIMAL_COMMA = re.compile(
    r"(?<![\d.,(\[{])(\d+),(\d{1,2}|\d{4,})(?!\d|,\d|\)|\}|\])|(?<![\d.,(\[{])(0),(\d+)(?!\d|,\d|\]|\})"
)
_GROUPED = re.compile(r"(?<![\d.,])(\d{1,3})((?:[ ']\d{3})+)(?![\d])")
_SHORT = re.compile(r"(?<![\w.])(\d+(?:\.\d+)?)(?:\s?([kK])(?![\w-])|(M)(?=\s[a-z]{4}))")
_THOUSANDS = {"k": 1_000, "K": 1_000, "M": 1_000_000}
_SCALED = re.compile(r"(?<![\w.])(\d+(?:\.\d+)?)\s+(thousand|million|billion|mio|mln)\b", re.IGNORECASE)
_SCALES = {"thousand": 10**3, "million": 10**6, "billion": 10**9, "mio": 10**6, "mln": 10**6}
_ARTICLE = re.compile(r"\ban? (?=1000+\b|100\b|12\b(?! ))", re.IGNORECASE)
_ONE_PERCENT = re.compile(r"\b(one|two)(?=[- ](?:per ?cent|%|percentage point))", re.IGNORECASE)
_HALF_OF = re.compile(r"\bhalf (?:of )?(\d+000)\b", re.IGNORECASE)
_ONE_HALF = re.compile(r"\bone[- ]half\b", re.IGNORECASE)
_ONE_IN = re.compile(
    r"\b(\d+|one|a) (?:in|out of every) (?:a )?(\d+)\b(?!\s*(?:dimension|variable|feature))", re.IGNORECASE
)
_CASE_OF = re.compile(
    r"\b(?:one|1|a single) (?!(?:error|mistake|failure|miss|hypothes|rule|function|model|classif|of|more|or|and|"
    r"in|out)\w*\b)"
    r"[\w-]+ (?:in|out of) (?:every |a )?(\d+)\b",
    re.IGNORECASE,
)
_PARTS = dict(zip("half third quarter fifth sixth eighth tenth twentieth fiftieth hundredth thousandth".split(),
                  (2, 3, 4, 5, 6, 8, 10, 20, 50, 100, 1000), strict=True))  # fmt: skip
_PART_OF = re.compile(rf"\b(?:(?:a|one)[- ](?=\w+ of\b)|one[- ])({'|'.join(_PARTS)})\b(?! of \d)", re.IGNORECASE)
_MOSTLY = re.compile(
    r"(?:\b(?:in|with (?:a )?(?:probability|confidence)(?: of)?) )?(?<![\d/^.])\b(?:"
    r"(\d+) (?:times|cases|samples|draws|occasions) (?:out of|of|in)(?: every)? (\d+)"
    r"|(\d+) (?:out )?of(?: every)? (\d+) "
    r"(?:times|cases|samples|draws|occasions)|(19) (?:out )?of (20)|(99) (?:out )?of (100)(?! \w+))\b(?!\.\d|[/^])",
    re.IGNORECASE,
)
_PROBABLY_SMALL = re.compile(  # P[err(h) ≤ 0.05] ≥ 0.98
    r"\bP(?:r|rob)?\s?[\[({]\s?((?:[^\[\]{}<>≤≥]){1,60}?)\s?(?:≤|<=|<)\s?([\d.]+%?)\s?[\])}]\s?(?:≥|>=|>)\s?([\d.]+%?)(?!\w)"
)
_OBSERVED = re.compile(
    r"(?:right|wrong|correct\w*|heads|tails|came|won|lost|true|false|on|got|gets|observed)(?: up)?[ ,:]*$"
)
NEARLY_ALWAYS = 0.8
_AT_MOST_ONE = re.compile(r"(?<=\bat most )one\b(?= (?:is|was|of|error|mistake|failure|head|miss))", re.IGNORECASE)
_FACTORS = {"twice": "2 times ", "double": "2 times ", "half": "0.5 times "}


def _as_confidence(match: re.Match[str]) -> str:
    """`19 times out of 20` is a confidence of 19/20, unless it was so observed or is less than 4/5."""
    often, of = (int(number) for number in match.groups() if number)
    is_sure = NEARLY_ALWAYS * of <= often < of and not _OBSERVED.search(match.string[: match.start()])
    return f"with probability {often}/{of}" if is_sure else match[0]


_PHRASES: tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...] = (
    (re.compile(r"\bonce (?:in|every|per) (?:every )?(?=\d)", re.IGNORECASE), "1/"),
    (_CASE_OF, r"1/\1"),
    (_PART_OF, lambda match: f"1/{_PARTS[match[1].casefold()]}"),
    (re.compile(r"\b(?:for )?[ijt] ?= ?1 ?, ?(?:\.\.\.|dots|…|ldots|cdots) ?,? ?(?=\d)"), "for i up to "),
    (re.compile(r"\bone minus (?=\w)", re.IGNORECASE), "1 - "),
    (re.compile(r"(?<=\d) times (?=\d+(?:\^\d+)?\b)", re.IGNORECASE), "*"),
    (_MOSTLY, _as_confidence),
    (_PROBABLY_SMALL, r"error \1 ≤ \2 with probability at least \3"),
    (re.compile(r"\bone (?=(?:nat|bit)s?\b)", re.IGNORECASE), "1 "),
    (re.compile(r"\btwo (?=(?:errors|mistakes|failures|defects|misses)\b)", re.IGNORECASE), "2 "),
    (_AT_MOST_ONE, "1"),
    (re.compile(r"\b(?:one|1|a) failures? (?:in|out of) (?:every )?(?=\d)", re.IGNORECASE), "failure probability 1/"),
    (re.compile(r"\bdel(?=\s?[=<≤])"), "δ"),
    (
        re.compile(
            r"\b(conf(?:idence)?|acc(?:uracy)?|power) ((?:[5-9]\d)(?:\.\d+)?)(?![\d.%/])(?! of| out)", re.IGNORECASE
        ),
        r"\1 \2%",
    ),
    (re.compile(r"(?<![\w.])(0?\.\d+)\s?/\s?(?=0?\.\d+(?![\w.]))"), r"\1 and "),  # accuracy and failure probability
    (re.compile(r"\b(twice|half|double) (?=(?:the|its) (?:mean|expect|average))"), lambda match: _FACTORS[match[1]]),
)
_DOTTED = re.compile(  # thousands with dots, as Germans and Italians write: of whole things, or twice
    r"(?:(?<=\b[nmN]=)|(?<=\b[nmN] = ))[1-9]\d{0,2}(?:\.\d{3})+(?![\d.])"
    r"|(?<![\d.,])[1-9]\d{0,2}(?:(?:\.\d{3}){2,}(?![\d.])|\.\d{3}(?= (?:\w+ )?(?:examples?|samples?|points|instances|"
    r"images|pictures|e-?mails|patients|customers|observations|hypothes[ei]s|rules|functions|people|cases|models|tosses|records|"
    r"mails|documents|features|experts|rounds|trials)\b))"
)
_ABBREVIATIONS: tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...] = (
    (re.compile(r"\bw\.\s?(?:h\.\s?)?p\.|\bw/ ?prob\.?(?=\s)", re.IGNORECASE), "with probability"),
    (re.compile(r"\bprob\.|(?<=\bwith )prob\b"), "probability"),
    (re.compile(r"\bi\.\s?i\.\s?d\.?(?=\s)", re.IGNORECASE), "iid"),
    (re.compile(r"\bw/o\b", re.IGNORECASE), "without"),
    (re.compile(r"(?<![\w)])\+-(?=\s?\d)"), "± "),
    (re.compile(r"\bplus[ /-](?:or[ -])?minus\b", re.IGNORECASE), "±"),
    (re.compile(r"\b1 of (?=\d+ (?:cases|times|samples|occasions)\b)", re.IGNORECASE), "1 in "),
    (_DOTTED, lambda match: match[0].replace(".", "")),
    (re.compile(r"\b(i\.e|e\.g|resp|approx|incl|et al|vs|dim|max|min|dev)\.(?=\s)"), r"\1"),
)
_INITIALS = re.compile(r"\bV\.\s?C\.(?=\W)", re.IGNORECASE)
_IN_FULL = {
    "hw": "how",
    "hwo": "how",
    "mny": "many",
    "wat": "what",
    "wht": "what",
    "wich": "which",
    "teh": "the",
    "pts": "points",
}
_HURRIED = re.compile(rf"\b(?:{'|'.join(_IN_FULL)})\b", re.IGNORECASE)
_WORD = re.compile(r"[A-Za-z]+(?:-[A-Za-z]+)*")


@lru_cache(64)
def plain_question(text: str) -> str:
    """The text on one line, in plain signs and digits."""
    plain = _FULL_WIDTH.sub(_of_a_keyboard, unicodedata.normalize("NFC", text[:LONGEST]))
    plain = plain.translate(_SIGNS).translate(LOOK_ALIKES)
    plain = _RAISED.sub(lambda match: f"^{match[1].translate(_SUPERSCRIPTS)}", plain)
    if {"\\", "$"} & set(plain):
        plain = _without_commands(plain)
    for abbreviation, words in _ABBREVIATIONS:
        plain = abbreviation.sub(words, plain)
    plain = _SCALED.sub(lambda match: _times(match[1], _SCALES[match[2].casefold()]), plain)
    plain = _ONE_PERCENT.sub(lambda match: "1" if match[1].casefold() == "one" else "2", plain)
    plain = _in_digits(" ".join(plain.split()))
    plain = _DECIMAL_COMMA.sub(lambda match: f"{match[1] or match[3]}.{match[2] or match[4]}", plain)
    plain = _GROUPED.sub(lambda match: match[1] + re.sub(r"\D", "", match[2]), plain)
    plain = _PERCENT.sub("%", _POINTS.sub("%", plain))
    plain = _SHORT.sub(lambda match: _times(match[1], _THOUSANDS[match[2] or match[3]]), plain)
    plain = _HURRIED.sub(lambda match: _IN_FULL[match[0].casefold()], _INITIALS.sub("VC", plain))
    plain = without_typing_errors(plain)
    plain = _HALF_OF.sub(lambda match: str(int(match[1]) // 2), _ARTICLE.sub("", plain))
    plain = _ONE_HALF.sub("0.5", plain)
    for phrase, sign in _PHRASES:
        plain = phrase.sub(sign, plain)
    return within(_ONE_IN.sub(lambda match: f"{match[1] if match[1].isdigit() else 1}/{match[2]}", plain))


def _of_a_keyboard(match: re.Match[str]) -> str:
    digit = unicodedata.decimal(match[0], None)
    return unicodedata.normalize("NFKC", match[0]) if digit is None else str(digit)


def _without_commands(text: str) -> str:
    plain = _VARIANT.sub(lambda match: GREEK[match[1]], text)
    plain = _SHORT_FRACTION.sub(r"\1frac{\2}{\3}", _INDEX.sub(r"_\1", _GOTHIC_R.sub(" Rademacher R", plain)))
    plain = _FONT.sub(r"\1", _BARS.sub("|", plain))
    plain = without_latex(plain.replace(r"\{", "⟨").replace(r"\}", "⟩"))
    plain = _COMMAND.sub(r" \1 ", plain.replace("$", " ")).replace("{", "").replace("}", "")
    return plain.replace("⟨", "{").replace("⟩", "}")


def _in_digits(text: str) -> str:
    """Number words in digits: `twenty-five` is 25, but `one hypothesis` and `two-sided` stay words."""
    return _run_of_numerals().sub(lambda match: _spelled_out(match[0]) if _counts(match[0]) else match[0], text)


@cache
def _run_of_numerals() -> re.Pattern[str]:
    """`one hundred and twenty`, but of `sixty models on one set` both numbers by themselves; "rule of three" stays."""
    word = f"(?:one|two|{'|'.join(sorted(_NUMERALS, key=len, reverse=True))})"
    return re.compile(rf"\b(?<!rule of ){word}(?:(?:[ -]and)?[ -]{word})*\b", re.IGNORECASE)


def _spelled_out(part: str) -> str:
    from text_to_num import alpha2digit

    digits: str = alpha2digit(part, "en", threshold=0)
    return digits


def _counts(part: str) -> bool:
    """Is some number said in words that is more than a small word?"""
    return any(word.casefold() in _NUMERALS for each in _WORD.findall(part) for word in each.split("-"))


_NUMERALS = frozenset(
    "three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen "
    "nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion".split()
)


def _times(number: str, scale: int) -> str:
    scaled = Decimal(number) * scale
    return str(int(scaled)) if scaled == int(scaled) else str(scaled)
