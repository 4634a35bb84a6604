"""Work is counted in calls, and what goes on for ever is ended."""

import pytest

from tests.work import at_most_calls


def call(number: int) -> None:
    for _ in range(number):
        len("")


def test_what_is_within_its_limit_goes_through() -> None:
    with at_most_calls(110):
        call(100)


def test_what_goes_beyond_it_or_on_for_ever_is_ended() -> None:
    with pytest.raises(AssertionError, match="50"), at_most_calls(50):
        call(100)
    with pytest.raises(AssertionError), at_most_calls(1_000):
        call(10**12)
