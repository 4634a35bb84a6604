"""Half the error, or twice the examples: what then? From the rate of the first answer's theorem, for who asks that.

>>> from bounds import ask
>>> ask("if I halve epsilon, how does m grow in the agnostic bound for a finite class?").explanation
'Finite class, uniform convergence, m = Θ(1/(ε²)) as ε → 0: half the ε takes about 4 times the m, all else fixed.'
"""

import re
from collections.abc import Sequence

from bounds.asking.answers import RankedAnswer
from bounds.asking.question import ReadQuestion
from bounds.asking.ranking import RankedTheorem
from bounds.display.rates import BoundRate, rates
from bounds.numbers import format_short
from bounds.vocabulary.plain_mathematics import plain_formula

_ERROR = r"(?:ε|eps(?:ilon)?\b|error|accuracy|gap|tolerance|deviation|risk|half-?width|margin of error)"
_SAMPLE = r"(?:m\b|n\b|N\b|sample|examples|observations|data|training set)"
_NEAR = r"\b[^.?;]{0,30}"
_HALF = r"(?:halv\w+|half|divid\w+ by (?:2|two)\b)"
_TWICE = r"(?:doubl\w+|twice|two times|multipl\w+ by (?:2|two)\b)"
HALF_THE_ERROR = re.compile(rf"\b{_HALF}{_NEAR}{_ERROR}|{_ERROR}{_NEAR}\b{_HALF}", re.IGNORECASE)
TWICE_THE_SAMPLE = re.compile(rf"\b{_TWICE}{_NEAR}\b{_SAMPLE}|\b{_SAMPLE}{_NEAR}\b{_TWICE}", re.IGNORECASE)
ASKS = re.compile(r"what (?:then|happens)|how (?:does|do|many|much|would|will)|\?|by wh\w+ factor", re.IGNORECASE)
DIGITS = 3
EPSILON = r"\varepsilon"


def scaled(heard: ReadQuestion, answers: Sequence[RankedAnswer], ranked: Sequence[RankedTheorem]) -> str:
    """What half the error, or twice the sample, does to the best theorem's number; empty where that is not asked, or
    not known."""
    if not ASKS.search(heard.text) or not ranked or not answers:
        return ""
    theorem = ranked[0].fitted.theorem
    sample = next((variable.symbol for variable in theorem.variables if variable.name == "m"), "")
    words = ""
    if HALF_THE_ERROR.search(heard.text):
        rate = next((r for r in rates(theorem) if r.of == sample and r.towards < 0 and r.symbol == EPSILON), None)
        words = _in_words(rate, "half", "takes")
    elif TWICE_THE_SAMPLE.search(heard.text):
        rate = next((r for r in rates(theorem) if r.symbol == sample and r.towards > 0), None)
        words = _in_words(rate, "twice", "leaves")
    return f"{theorem.title}, {words}" if words else ""


def _in_words(rate: BoundRate | None, times: str, verb: str) -> str:
    """By the power of the rate; a logarithm beside it is told."""
    if rate is None or not rate.order.power:
        return ""
    factor = format_short(2.0 ** float(rate.order.power), DIGITS)
    logarithm = ", but for a logarithm" if rate.order.log else ""
    symbol, of = plain_formula(rate.symbol), plain_formula(rate.of)
    return f"{rate.plain}: {times} the {symbol} {verb} about {factor} times the {of}{logarithm}, all else fixed."
