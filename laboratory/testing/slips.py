"""Slips of the pen in what a view says: signs, commas and powers in numbers, one thing in the plural, a number that
rounding carries over its bound."""

import re

from bounds.testing.checking import ensure
from laboratory.testing.runs import Viewed, check, runs_of
from laboratory.views.view_result import ViewResult

APART = re.compile(r"```.*?```|`[^`]*`|\$\$.*?\$\$|\$[^$]*\$|\]\([^)]*\)", re.DOTALL)  # code, formulas, links
COUNTED = "class example feature hypothesis label mistake node point run sample step unit update weight".split()
PLURALS = "|".join(f"{noun}(?:es)" if noun.endswith("s") else f"{noun}s" for noun in COUNTED)
IN_LETTERS = "a power in letters"
SLIPS = {
    "a hyphen for a minus sign": re.compile(r"(?<![\w)\]}.-])-\d\S*"),
    "a number without its comma": re.compile(r"(?<![\w.,−])(?![01]{5,}\b)\d{4,}\b(?![.,]?\d)"),  # 01101 are labels
    IN_LETTERS: re.compile(r"\w\^[\w({]\S*"),
    "one of many": re.compile(
        rf"(?<![=<>≤≥·+−/] )(?<![\w.,/·−+^])1 (?:(?:other|test|training|unseen) )?(?:{PLURALS})\b"
    ),
}

FIRST = re.compile(r"(−?[\d,]*\.?\d+)(?:·10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?")
PLAIN = str.maketrans("−⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "--0123456789", ",")


@check
def numbers_are_written_as_numbers(viewed: Viewed) -> None:
    """A minus sign, a comma in thousands, a power in a formula, and one thing in the singular."""
    runs = runs_of(viewed)
    said = {text: SLIPS for result in runs.distinct.values() for text in _seen(result)}
    for text, slips in (said | {runs.view.text.MEANING: {IN_LETTERS: SLIPS[IN_LETTERS]}}).items():  # it tells years
        for slip, looks in slips.items():
            seen = looks.search(APART.sub(" ", text))
            ensure(seen is None, f"it says {seen and seen[0]!r}, {slip}, in {text!r}")


@check
def rounding_keeps_the_bound(viewed: Viewed) -> None:
    """What is measured below its bound is also read below it, and above a lower bound."""
    for name, result in runs_of(viewed).distinct.items():
        text = result.headline
        measured, bound = _number(text.measured), _number(re.sub(r"^.*[≤≥] ", "", text.bound))
        if measured is None or bound is None:
            continue
        above = text.at_most is not None and text.value <= text.at_most and measured > bound
        below = text.at_least is not None and text.value >= text.at_least and measured < bound
        ensure(not above and not below, f"at {name} rounding carries {text.measured} over the bound: {text.sentence!r}")


@check
def doors_are_called_by_what_they_open(viewed: Viewed) -> None:
    """`Open the limit of one neighbour in the Calculator`: after `the` no possessive and no name reads well."""
    names = [guarantee.what for guarantee in runs_of(viewed).view.guarantees]
    crooked = [name for name in names if re.match(r"\S+(?: \S+)?'s ", name)]
    ensure(not crooked, f"its doors are called {crooked}, with a possessive after `the`")


def _seen(result: ViewResult) -> list[str]:
    """The texts on the screen."""
    captions = [result.text_of(drawing.caption) for drawing in result.drawings]
    return [result.headline.sentence, result.sentence, result.more, *captions]


def _number(text: str) -> float | None:
    """The number with which a text begins; None without one."""
    if (first := FIRST.match(text)) is None:
        return None
    mantissa, power = first[1].translate(PLAIN), (first[2] or "0").translate(PLAIN)
    return float(f"{mantissa}e{power}")
