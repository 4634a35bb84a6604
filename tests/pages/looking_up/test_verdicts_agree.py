"""One printed formula has one verdict: a row of the companion says what the misprint of its theorem says."""

import re

from bounds import theorems
from bounds.vocabulary.citation import VERDICTS, Misprint
from pages.looking_up.companion_entries import Entry, companion

GRAVEST = tuple(VERDICTS)  # the gravest first: that of a row that prints several formulas
MARKS = re.compile(
    r"\\(?:begin|end)\{aligned\}|\\(?:bar|underline|vec|text|operatorname\*?|math\w+|[dt]?frac|quad|qquad|[Bb]ig+[lrgm]*"
    r"|left|right|dots)\b|\\[,;!\\: ]|[&{}\s/.,]|\\(?=[|])"
)
RELATION = re.compile(r"\\(?:le|ge|to|Rightarrow)(?![a-zA-Z])|=|<|>")
LONG = 8  # letters: shorter sides of an inequality stand in many formulas
COMPARED = 29  # pairs of a row and a work, at least


def letters(formula: str) -> str:
    """A formula without what is layout: fractions, brackets' sizes, spaces."""
    return MARKS.sub("", formula.replace(r"\ln", r"\log").replace(r"\epsilon", r"\varepsilon"))


def prints(entry: Entry, misprint: Misprint) -> bool:
    """Does the row print the misprint's formula, or its longest side, or the misprint the row's?"""
    row, whole = letters(entry.prints), letters(misprint.printed)
    side = max(RELATION.split(whole), key=len)
    return bool(row) and (whole in row or (len(side) >= LONG and side in row) or (len(row) >= LONG and row in whole))


def pairs() -> list[tuple[Entry, str, list[Misprint]]]:
    """Each row with a work and the misprints of it that the row prints, of the theorems where it lives."""
    return [
        (entry, work, hits)
        for entry in companion().values()
        for work in sorted({place.work for place in entry.notes})
        if (hits := [misprint for misprint in _at(entry) if misprint.notes == work and prints(entry, misprint)])
    ]


def _at(entry: Entry) -> list[Misprint]:
    homes = [life.removeprefix("theorem:") for life in entry.lives if life.startswith("theorem:")]
    return [misprint for slug in homes for misprint in theorems[slug].misprints]


def test_a_row_and_the_theorem_it_leads_to_say_the_same_of_one_formula() -> None:
    compared = pairs()
    assert len(compared) >= COMPARED
    differing = [
        (entry.id, work, entry.verdicts.get(work), [misprint.verdict for misprint in hits])
        for entry, work, hits in compared
        if entry.verdicts.get(work) != min((misprint.verdict for misprint in hits), key=GRAVEST.index)
    ]
    assert differing == []


def test_every_verdict_is_compared_somewhere_and_those_that_differed_are() -> None:
    compared = {entry.id: {misprint.verdict for misprint in hits} for entry, _, hits in pairs()}
    assert set().union(*compared.values()) == set(VERDICTS)
    assert compared["oob_fraction"] == {"loose"} and compared["ball_volume"] == {"convention"}
    assert compared["margin_sample_complexity"] == {"false", "convention"}  # the definition and the fraction
    assert compared["cv_expected_risk"] == {"loose"}


def test_two_theorems_say_the_same_of_one_formula() -> None:
    verdicts: dict[tuple[str, str], set[str]] = {}
    for theorem in theorems.values():
        for misprint in theorem.misprints:
            verdicts.setdefault((misprint.notes, letters(misprint.printed)), set()).add(misprint.verdict)
    assert {key: several for key, several in verdicts.items() if len(several) > 1} == {}


def test_a_verdict_that_differs_would_be_seen() -> None:
    (entry,) = [row for row in companion().values() if row.id == "oob_fraction"]
    misprint = theorems["oob_fraction"].misprints[0]
    assert prints(entry, misprint) and not prints(entry, theorems["ball_volume"].misprints[0])
