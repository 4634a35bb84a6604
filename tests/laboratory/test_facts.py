"""The quantities that theorems and laboratories share: each is called so on both sides, and a class is counted."""

from math import log

import pytest

from bounds import theorems
from bounds.vocabulary.prose import capitalized
from bounds.vocabulary.variables import Confidence
from laboratory.topics import views
from laboratory.topics.learning_curves.run import DELTA, LARGEST
from laboratory.views.facts import QUANTITIES, Meaning, SharedQuantity, meaning_of_setting, meaning_of_variable
from laboratory.views.fields import Number
from laboratory.worlds import worlds

(CONFIDENCE,) = Confidence.__metadata__


def every_setting() -> set[str]:
    """What stands before any number of a laboratory or a data distribution."""
    labels = {field.label for entry in views.values() for field in entry.view.fields if isinstance(field, Number)}
    named = [setting.meaning for world in worlds.values() for setting in world.settings]
    return labels | {capitalized(words) for words in (*named, DELTA.meaning, LARGEST.meaning)}


@pytest.mark.parametrize("quantity", QUANTITIES, ids=lambda quantity: quantity.name)
def test_a_quantity_has_its_name_on_both_sides(quantity: SharedQuantity) -> None:
    named = {
        variable for theorem in theorems.values() for variable in theorem.variables if variable.name == quantity.name
    }
    same = {variable for variable in named if variable.meaning in quantity.meanings}
    assert {variable.meaning for variable in same} == {*quantity.meanings}
    assert quantity.symbol in {variable.label for variable in same}  # one theorem has β for δ
    assert every_setting() >= {*quantity.settings, *quantity.counted, *quantity.ends}


def test_no_words_stand_for_two_quantities() -> None:
    words = [word for each in QUANTITIES for word in (*each.settings, *each.counted, *each.ends)]
    assert len(words) == len(set(words))


def test_a_variable_is_known_by_its_meaning_too() -> None:
    assert meaning_of_variable(CONFIDENCE) == meaning_of_setting("Failure probability δ") is not None
    others = {variable for theorem in theorems.values() for variable in theorem.variables if variable.name == "m"}
    assert {variable.meaning for variable in others if meaning_of_variable(variable)} == {"sample size"}
    assert meaning_of_setting("Stored examples m") is None


@pytest.mark.parametrize(
    ("fact", "in_the_field"),
    [
        ("ln(500)", "500"),
        ("10*ln(3)", "59049"),
        (repr(log(64)), "64"),
        ("6.9", "992.27"),
        ("ln", "ln"),
    ],
)
def test_a_logarithm_is_the_number_of_things_where_that_is_whole(fact: str, in_the_field: str) -> None:
    meaning = meaning_of_setting("Hypotheses")
    assert meaning is not None and meaning.to_field(fact).startswith(in_the_field)


@pytest.mark.parametrize(
    ("fact", "in_the_field"),
    [
        ("2000", "e^2000"),
        ("1e9", "e^(1e9)"),
        ("ln(2^2000)", "2^2000"),
        ("2^2000", "e^(2^2000)"),
        ("9999*ln(2)", "e^(9999*ln(2))"),
    ],
)
def test_a_count_beyond_all_doubles_is_written_as_it_was_typed(fact: str, in_the_field: str) -> None:
    meaning = meaning_of_setting("Hypotheses")
    assert meaning is not None and meaning.to_field(fact) == in_the_field


def test_what_is_counted_becomes_its_logarithm() -> None:
    meaning, plain = meaning_of_setting("Hypotheses"), Meaning(QUANTITIES[0], "m")
    assert meaning is not None and meaning.to_fact(" 64 ") == "ln(64)"
    assert plain.to_fact(" 64 ") == plain.to_field("64") == "64"
