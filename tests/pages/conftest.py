"""What the tests of pages share."""

import pytest

from laboratory.testing.runs import runs_of
from pages.widgets import running


@pytest.fixture
def _views_run_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a view shows is run once, whether a page or a check asks for it."""
    monkeypatch.setattr(running, "_keep", lambda entry, *query: runs_of(entry).keep(*query))
