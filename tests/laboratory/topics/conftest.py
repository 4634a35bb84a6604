"""What the tests of laboratories share."""

from typing import Any

import pytest


@pytest.fixture
def run(request: pytest.FixtureRequest) -> Any:
    """The run that a case's function makes, asked for indirectly: when tests are collected, nothing runs."""
    return request.param()
