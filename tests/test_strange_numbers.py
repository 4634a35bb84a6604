"""Numbers that nobody expects, in every field of every page and in everything a link can choose: sentences, no more."""

import pytest

from pages import Found
from tests.opening import PAGES, SOON, opened
from tests.strangers import choices, fields

STRANGE = ("", "nan", "-1", "1e308", "10**400", "9**9999", "9**9999*ln(3)", "1e-308", "٣", "7" * 5000)
FEW = ("nan", "9**9999*ln(3)")  # where an empty field, or 1e-308, begins long work


@pytest.mark.parametrize("found", PAGES, ids=lambda found: found.slug)
def test_a_strange_number_gets_a_sentence(found: Found) -> None:
    for strange in FEW if found.slug == "learning_curves" else STRANGE:
        app = opened(found.slug, **dict.fromkeys(fields(found.slug), strange))
        assert not app.exception, strange
    app = opened(found.slug, **dict.fromkeys(choices(found.slug), STRANGE[-1]) | SOON.get(found.slug, {}))
    assert not app.exception
