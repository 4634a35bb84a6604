"""Numbers that nobody expects, in every field of every page and in everything a link can choose: sentences, no more."""

from collections.abc import Sequence

import pytest

from pages import Found
from tests.opening import PAGES, SOON, opened
from tests.strangers import choices, fields

STRANGE = ("", "nan", "-1", "1e308", "10**400", "9**9999", "9**9999*ln(3)", "1e-308", "٣", "7" * 5000)
FEW = ("nan", "9**9999*ln(3)")  # where an empty field, or 1e-308, begins long work


each_page = pytest.mark.parametrize("entry", PAGES, ids=lambda entry: entry.slug)


@each_page
def test_a_strange_number_gets_a_sentence(entry: Found) -> None:
    gets_a_sentence(entry, STRANGE[PAGES.index(entry) % 2 :: 2])


@each_page
@pytest.mark.exhaustive("on each page the strange numbers that are every day the next page's")
def test_the_other_strange_numbers_get_a_sentence(entry: Found) -> None:
    gets_a_sentence(entry, STRANGE[(PAGES.index(entry) + 1) % 2 :: 2])


def gets_a_sentence(entry: Found, numbers: Sequence[str]) -> None:
    for strange in FEW if entry.slug == "learning_curves" else numbers:
        app = opened(entry.slug, **dict.fromkeys(fields(entry.slug), strange))
        assert not app.exception, strange
    app = opened(entry.slug, **dict.fromkeys(choices(entry.slug), STRANGE[-1]) | SOON.get(entry.slug, {}))
    assert not app.exception
