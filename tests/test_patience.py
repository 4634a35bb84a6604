"""What hangs is ended, and what does not is left alone."""

import signal
import time

import pytest

from tests import patience
from tests.patience import at_most
from tests.sentences import pattern


def test_what_hangs_is_ended_even_where_it_hangs_again_while_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "AGAIN", 0.05)
    ended = []
    began = time.monotonic()
    with pytest.raises(TimeoutError, match=pattern("not 0.05 s")), at_most(0.05):  # noqa: PT012 - hangs twice
        try:
            time.sleep(60)
        finally:
            ended.append(True)
            time.sleep(60)
    assert ended and time.monotonic() - began < 30


def test_nothing_rings_afterwards() -> None:
    before = signal.getsignal(signal.SIGALRM)
    with at_most(60):
        assert signal.getitimer(signal.ITIMER_REAL)[0] > 0
    assert signal.getitimer(signal.ITIMER_REAL)[0] == 0
    assert signal.getsignal(signal.SIGALRM) == before
