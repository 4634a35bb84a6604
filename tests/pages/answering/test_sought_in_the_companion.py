"""The link to the Companion has the words of the question, as the search in the header has."""

import pytest

from pages.answering.answer_links import in_the_companion, sought_in_the_companion
from pages.looking_up.companion_search import matching
from tests.opening import opened


@pytest.mark.parametrize(
    ("question", "sought"),
    [
        ("errata about Hoeffding", "Hoeffding"),
        ("which misprints are in the lecture notes", ""),
        ("misprints about zzyzx", ""),
    ],
)
def test_the_subject_of_the_question_is_sought(question: str, sought: str) -> None:
    assert sought_in_the_companion(question) == sought
    assert in_the_companion(question) == {"only": "misprints"} | ({"find": sought} if sought else {})
    assert matching(sought)


def test_what_no_misprint_is_wanted_of_shows_everything() -> None:
    assert in_the_companion("where is Hoeffding in the lecture notes").keys() == {"find"}
    only = opened("companion", **in_the_companion("errata about Hoeffding"))
    assert not only.exception and not only.warning and only.segmented_control(key="only").value == "misprints"
