"""What is said of runs that raised an error: how many, which, at which size, and what they raised."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bounds.vocabulary.prose import shortened
from laboratory.experiments import FailedRun, failed_runs
from laboratory.experiments import promises as every_promise

if TYPE_CHECKING:
    import pandas as pd

LONGEST = 400  # letters of a reason, which may repeat what was typed


def failures(table: pd.DataFrame) -> str:
    """In how many runs some size ended in an error, and the first of them; nothing where none did."""
    told = failed_runs(table)
    if not told:
        return ""
    runs, all_runs = len({one.run for one in told}), table["run"].nunique()
    some_stand = len({(one.run, one.m) for one in told}) < len(table[["run", "m"]].drop_duplicates())
    first = f"The first (run {told[0].run}, m = {told[0].m}): {_why(told[0])}."
    return f"{runs} of {all_runs} runs failed at some size. {first}{' The rest stands.' if some_stand else ''}"


def every_failure(table: pd.DataFrame) -> list[dict[str, str]]:
    """A row for each run and size that raised an error: both numbers, and the error."""
    return [{"run": str(one.run), "m": str(one.m), "error": _why(one)} for one in failed_runs(table)]


def _why(one: FailedRun) -> str:
    label = f"the promise by {every_promise()[one.theorem].label}, " if one.theorem in every_promise() else ""
    return label + shortened(one.why.rstrip("."), LONGEST)
