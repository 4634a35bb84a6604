"""Runs that raised an error: how many, which, at which size, and what they raised."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bounds.vocabulary.prose import shortened
from laboratory.experiments import FailedRun, bound_adapters, failed_runs

if TYPE_CHECKING:
    import pandas as pd

LONGEST = 400  # letters of a reason, which may repeat what was typed


def failures(table: pd.DataFrame) -> str:
    """In how many runs some size ended in an error, and the first of them; nothing where none did."""
    failed = failed_runs(table)
    if not failed:
        return ""
    runs, all_runs = len({run.run for run in failed}), table["run"].nunique()
    others_succeeded = len({(run.run, run.m) for run in failed}) < len(table[["run", "m"]].drop_duplicates())
    first = f"The first (run {failed[0].run}, m = {failed[0].m}): {_why(failed[0])}."
    kept = " All other results are kept." if others_succeeded else ""
    return f"{runs} of {all_runs} runs failed at some size. {first}{kept}"


def every_failure(table: pd.DataFrame) -> list[dict[str, str]]:
    """A row for each run and size that raised an error: both numbers, and the error."""
    return [{"run": str(run.run), "m": str(run.m), "error": _why(run)} for run in failed_runs(table)]


def _why(run: FailedRun) -> str:
    label = f"the bound by {bound_adapters()[run.theorem].label}, " if run.theorem in bound_adapters() else ""
    return label + shortened(run.why.rstrip("."), LONGEST)
