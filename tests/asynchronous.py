"""Coroutines run to their end from a test, whatever else its thread does."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any


def result_of(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """What it returns. It runs in a thread of its own: Playwright's loop may run in the test's."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()
