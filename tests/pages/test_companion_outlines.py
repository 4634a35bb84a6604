"""The outlines of the five notes: every row that stands in a set stands in its outline, and no other."""

import pytest

from pages.looking_up.companion_entries import companion
from pages.looking_up.companion_outlines import SETS, outline, read_outline
from tests.sentences import facts, pattern

WHOLE = """
[[section]]
title = "1 Risk"
rows = ["true_risk", "empirical_risk"]

[[section]]
title = "2 More"
rows = ["true_risk"]
"""


@pytest.mark.parametrize("work", SETS)
def test_an_outline_holds_exactly_the_rows_of_its_notes(work: str) -> None:
    listed = {row for section in outline(work) for row in section.rows}
    standing = {entry.id for entry in companion().values() if entry.stands_in(work)}
    assert listed == standing


def test_numbered_sections_come_in_the_order_of_the_notes() -> None:
    for work in ("padova2020", "matteoni2022"):
        numbers = [section.title.split()[0] for section in outline(work)]
        numbered = [tuple(map(int, number.split("."))) for number in numbers if number[0].isdigit()]
        assert len(numbered) > 40
        assert numbered == sorted(numbered)


def test_an_outline_is_read() -> None:
    first, second = read_outline(WHOLE, "x.toml")
    assert (first.title, first.rows) == ("1 Risk", ("true_risk", "empirical_risk"))
    assert (second.title, second.rows) == ("2 More", ("true_risk",))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("[[section]]", "[[chapter]]", "nothing chapter"),
        (WHOLE, "", "nothing nothing"),
        ('title = "2 More"', "", "title rows"),
        ('title = "2 More"', 'title = ""', "words title"),
        ('title = "2 More"', 'title = "1 Risk"', "sections '1 Risk'"),
        ('rows = ["true_risk"]', "rows = []", "list rows"),
        ('"empirical_risk"', '"true_risk"', "twice true_risk"),
        ('"empirical_risk"', '"magic"', "magic not"),
        ("[[section]]", "[[section", "cannot read"),
    ],
)
def test_a_broken_outline_gets_one_sentence(old: str, new: str, fault: str) -> None:
    with pytest.raises(ValueError, match=r"x\.toml") as raised:
        read_outline(WHOLE.replace(old, new), "x.toml")
    assert fault in facts(str(raised.value))
    assert "\n" not in str(raised.value)


def test_notes_that_nobody_has_are_told() -> None:
    with pytest.raises(ValueError, match=pattern("no bologna padova2020")):
        outline("bologna")
