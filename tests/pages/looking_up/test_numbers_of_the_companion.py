"""Guarantees in the companion's remarks are filled in by the theorems, on their safe side."""

import pytest

from bounds.display.placeholders import placeholders
from bounds.vocabulary.filled import filled
from pages.looking_up.companion_entries import companion, read
from tests.filled_in import Kind, check_side, typed_numbers, unlisted
from tests.pages.looking_up.typed_numbers import KINDS

TYPED = 64  # are left, each with its kind in KINDS or set by a placeholder of its text
WRITTEN = {entry.id: vars(entry)["remark"] for entry in companion().values()}


@pytest.mark.parametrize("row", [row for row, text in WRITTEN.items() if placeholders(text)])
def test_a_number_is_on_the_safe_side_and_near(row: str) -> None:
    assert "{{" not in companion()[row].remark
    for placeholder in placeholders(WRITTEN[row]):
        check_side(placeholder)


def test_guarantees_that_were_rounded_to_nearest_are_filled_in() -> None:
    """0.0429469, 0.0547331, 0.1157365, 0.0894427, 0.2595481 and 0.8944272: each was typed below itself."""
    remarks = " ".join(entry.remark for entry in companion().values())
    assert all(number in remarks for number in ("0.04295", "0.05474", "0.1158", "0.08945", "0.2596", "0.8945"))
    assert not any(number in remarks for number in ("0.0429 ", "0.0547 ", "0.1157 ", "0.0894.", "0.2595 ", "0.8944 "))


def test_no_more_numbers_are_typed_than_are() -> None:
    """Who writes a guarantee has the theorem fill it in; who converts one lowers `TYPED`."""
    typed = [(row, number) for row, text in WRITTEN.items() for number in typed_numbers(text)]
    assert len(typed) <= TYPED, typed


def test_each_number_that_is_typed_is_what_its_kind_says() -> None:
    assert list(unlisted(WRITTEN, KINDS, hundredths=True)) == []


def test_a_wrong_number_is_seen() -> None:
    typed = {**WRITTEN, "adaboost_alpha": "An error of 0.3 weighs 0.4237.", "union_bound": "It is 0.0952 and 0.123."}
    assert {fault.partition(":")[0] for fault in unlisted(typed, KINDS, hundredths=True)} == {
        "adaboost_alpha",
        "union_bound",
    }
    wrong: dict[str, dict[str, Kind]] = {**KINDS, "occam_code_bound": {"0.2130": 0.2128}}
    assert len(list(unlisted(WRITTEN, wrong, hundredths=True))) == 1


def test_two_decimals_are_seen_too() -> None:
    typed = {**WRITTEN, "cube_diameter": "It is 1.74.", "union_bound": WRITTEN["union_bound"] + " Or 0.12 of 3.1·10²."}
    faults = list(unlisted(typed, KINDS, hundredths=True))
    assert {fault.partition(":")[0] for fault in faults} == {"cube_diameter", "union_bound"} and len(faults) == 3
    wrong: dict[str, dict[str, Kind]] = {
        **KINDS,
        "discretization_trick": {**KINDS["discretization_trick"], "1.45": 1.4},
    }
    assert len(list(unlisted(WRITTEN, wrong, hundredths=True))) == 1


def test_a_broken_placeholder_of_a_remark_is_named_when_it_is_read() -> None:
    text = '[row]\ntitle = "T"\nkind = "bound"\nsection = "S"\nlives = []\nremark = "{{hoeffding m=1}}"\n'
    entry = read(text + 'notes = [{ work = "amini", where = "there" }]')["row"]
    with pytest.raises(ValueError, match="hoeffding"):
        _ = entry.remark
    assert filled("no number") == "no number"
