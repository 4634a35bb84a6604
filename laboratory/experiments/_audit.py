"""The audit: every bound compared with the truth, in one table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds import theorems
from laboratory.experiments._discovery import experiments, simulations
from laboratory.experiments._sweep import Errors, failure
from laboratory.experiments._unaudited import why_not
from laboratory.experiments.experiment import Experiment
from laboratory.experiments.simulation import Simulation
from laboratory.experiments.verdict import Verdict, of_a_mean, of_failures

if TYPE_CHECKING:
    import pandas as pd

# The columns of an audit, each with its type in a store.
AUDITED = {
    "theorem": "string", "experiment": "string", "kind": "string", "setting": "string", "allowed_rate": "float64",
    "runs": "int64", "failures": "int64", "rate": "float64", "rate_low": "float64", "rate_high": "float64",
    "bound": "float64", "measured": "float64", "tightness": "float64", "holds": "bool_", "form": "string",
    "why": "string",
}  # fmt: skip
PROVED = "as proved"


def audit(
    which: str = "all", seed: int = 0, runs: int | None = None, workers: int | None = None, errors: Errors = "raise"
) -> pd.DataFrame:
    """Run every experiment and simulation about theorem `which` (or all), and count how often each bound failed.

    An experiment may be chosen by its own name, too.

    A row an experiment and setting: `allowed_rate` (how often it may fail: 0, delta, or nan for a statement about
    a mean), `rate` with its exact 95 % interval (for a mean: the mean, within 4.9 standard errors), `bound` and
    `measured` (the median bound and the quantile of what was measured that it is about, the 1 - δ quantile or for a
    sure bound the extreme; or both means), `tightness` their ratio, `holds` by
    an exact test with a false-alarm rate of 10⁻⁶. `form` is "as proved", or where notes print a form that fails.
    What raises ends the audit, or with `errors` "row" is a row that is not kept, with the error in `why`.
    Raises KeyError for a theorem that no record audits.
    """
    import pandas as pd

    options: dict[str, Any] = {"seed": seed, "runs": runs, "workers": workers, "errors": errors}
    return pd.DataFrame([row for part in parts_of(which) for row in audited(*part, **options)], columns=list(AUDITED))


def auditable() -> tuple[str, ...]:
    """The theorems that some experiment or simulation compares with the truth."""
    return tuple(sorted({record.theorem for _, record in _every()}))


def unaudited() -> dict[str, str]:
    """The other theorems, each with the word of `REASONS` for why no run can test it."""
    held = set(auditable())
    return {slug: why_not(theorem) for slug, theorem in sorted(theorems.items()) if slug not in held}


def audited(
    slug: str, record: Experiment | Simulation, *, seed: int, runs: int | None = None, workers: int | None = None,
    errors: Errors = "raise",
) -> list[dict[str, Any]]:  # fmt: skip
    """The audit's rows about one experiment or simulation; where it fails and `errors` is "row", one with the error."""
    try:
        return _rows_about(slug, record, seed, runs, workers)
    except Exception as error:
        if errors == "raise":
            raise
        return [_failed(slug, record, failure(error))]


def _rows_about(
    slug: str, record: Experiment | Simulation, seed: int, runs: int | None, workers: int | None
) -> list[dict[str, Any]]:
    table = record.run(seed, runs=runs, workers=workers)
    if isinstance(record, Experiment):
        about, kind, allowed = record.theorem, record.kind, record.allowed_failure_rate
        return [_row(about, slug, kind, f"m = {m}", group, allowed) for m, group in table.groupby("m")]
    groups = [(index, table[table["setting"] == index]) for index in range(len(record.settings))]
    return [row for index, group in groups for row in _of_setting(slug, record, index, group)]


def parts_of(which: str) -> Iterator[tuple[str, Experiment | Simulation]]:
    """The experiments and simulations about a theorem, of one by its own name, or all. Raises KeyError for none."""
    parts = [(slug, record) for slug, record in _every() if which in ("all", slug, record.theorem)]
    if not parts:
        raise KeyError(f"no record audits {which}; audited are {', '.join(auditable())}")
    yield from parts


def _every() -> tuple[tuple[str, Experiment | Simulation], ...]:
    return (*experiments().items(), *simulations().items())


def _of_setting(slug: str, record: Simulation, index: int, group: pd.DataFrame) -> Iterator[dict[str, Any]]:
    setting = record.settings[index]
    allowed = 0.0 if record.kind == "sure" else float(setting.get("delta", np.nan))
    words = " ".join(f"{name}={value}" for name, value in setting.items())
    yield _row(record.theorem, slug, record.kind, words, group, allowed, record.statement.relation)
    if record.misprint is not None:
        beyond = group["measured"] > group["misprinted"]
        if record.statement.relation == ">=":
            beyond = group["measured"] < group["misprinted"]
        printed = group.assign(bound=group["misprinted"], holds=~beyond)
        row = _row(record.theorem, slug, record.kind, words, printed, allowed, record.statement.relation)
        yield row | {"form": record.misprint.where}


def _row(
    theorem: str, slug: str, kind: str, setting: str, group: pd.DataFrame, allowed: float, relation: str = "<="
) -> dict[str, Any]:
    measured, bound = group["measured"].to_numpy(float), float(group["bound"].median())
    if kind == "average":
        bound = float(group["bound"].mean())  # a theorem about means may get each run's own inputs
        allowed, verdict = np.nan, of_a_mean(measured, bound, relation)
        level = verdict.rate
    else:
        verdict = of_failures(int((~group["holds"]).sum()), len(group), allowed)
        level = float(np.quantile(measured, allowed if relation == ">=" else 1 - allowed))
    return {
        "theorem": theorem, "experiment": slug, "kind": kind, "setting": setting, "allowed_rate": allowed,
        **_rates(verdict), "bound": bound, "measured": level,
        "tightness": bound / level if level else np.inf, "holds": verdict.holds, "form": PROVED,
        "why": "",
    }  # fmt: skip


def _failed(slug: str, record: Experiment | Simulation, why: str) -> dict[str, Any]:
    """The row of a record without a result."""
    nothing = {name: np.nan for name, kind in AUDITED.items() if kind == "float64"}
    return nothing | {
        "theorem": record.theorem, "experiment": slug, "kind": record.kind, "setting": "", "runs": 0, "failures": 0,
        "holds": False, "form": PROVED, "why": why,
    }  # fmt: skip


def _rates(verdict: Verdict) -> dict[str, Any]:
    return {
        "runs": verdict.runs, "failures": verdict.failures, "rate": verdict.rate,
        "rate_low": verdict.low, "rate_high": verdict.high,
    }  # fmt: skip
