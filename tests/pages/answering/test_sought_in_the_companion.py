"""The link to the Companion has the words of the question, as the search in the header has."""

import pytest

from pages.answering.answer_links import sought_in_the_companion
from pages.looking_up.companion_search import matching


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
    assert matching(sought)
