"""Running tests in a copy of the checkout."""

import json
import os
import subprocess
import sys
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.faults.checkout import Checkout

NOTHING_RUN = {4, 5}  # pytest's codes for tests that are not there, and for none chosen
QUIET = ("-q", "--no-header", "--tb=short", "-p", "no:cacheprovider", "-p", "tests.faults.hearing")
NOT_OURS = "--ignore=tests/faults"  # each fault is stale where it is made
PATIENCE = 1800  # seconds: a fault may make a loop endless


@dataclass(frozen=True)
class Failure:
    """A test that failed, and what pytest says of it."""

    test: str
    description: str


class UnrunError(RuntimeError):
    """Pytest stopped for another reason than a failing test."""


def failures(
    checkout: Checkout, tests: Collection[str], more: Sequence[str] = (), exactly: bool = False
) -> list[Failure]:
    """What fails of these files, folders or tests; with `exactly`, of these very tests, those that are still there.

    Raises UnrunError.
    """
    with TemporaryDirectory() as folder:
        report, only = Path(folder, "failures"), Path(folder, "only")
        arguments = [*QUIET, NOT_OURS, f"--failures={report}", *more]
        if exactly:
            only.write_text(json.dumps(sorted(tests)), encoding="utf-8")
            arguments.append(f"--only={only}")
            tests = list(dict.fromkeys(test.partition("::")[0] for test in tests))
        there = [test for test in tests if (checkout.folder / test.partition("::")[0]).exists()]
        if not there:
            return []
        _run(checkout, [*arguments, *there])
        lines = report.read_text(encoding="utf-8").splitlines() if report.exists() else []
    return [Failure(**json.loads(line)) for line in lines]


def _run(checkout: Checkout, arguments: list[str]) -> None:
    paths = {"PYTHONPATH": str(checkout.folder), "OMP_NUM_THREADS": "1"}
    command = [sys.executable, "-m", "pytest", *arguments]
    try:
        done = subprocess.run(
            command, check=False, cwd=checkout.folder, env={**os.environ, **paths}, capture_output=True, text=True,
            timeout=PATIENCE,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        raise UnrunError(f"the tests had not ended after {PATIENCE} seconds") from None
    if done.returncode > 1 and done.returncode not in NOTHING_RUN and "error" not in done.stdout.lower():
        raise UnrunError(done.stdout[-2000:] + done.stderr[-2000:])
