"""What a table of learning curves lacks, and why: a theorem not defined at a size, a learner that refuses a sample."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from bounds import theorems
from laboratory.experiments._sweep import FAILED, raised_in
from laboratory.experiments.measures import measure_of

if TYPE_CHECKING:
    import pandas as pd

FARTHEST = 10**6  # examples up to which a theorem's first size is searched


@dataclass(frozen=True)
class Missing:
    """`runs` of `of` runs at size `m` lack the bound of `theorem`, or where that is empty any result at all.

    `why` is the reason of the first of them, in a sentence; `begins` the smallest sample size at which the theorem
    is defined for its other inputs, None where that does not depend on the sample size.
    """

    theorem: str
    m: int
    runs: int
    of: int
    why: str
    begins: int | None = None

    def sentence(self, learner: str = "the learner") -> str:
        """In a line."""
        lacks = f"missing in {self.runs} of {self.of} runs"
        return f"{self.theorem or learner} at m = {self.m}: {lacks}: {self.why}"


def missing(table: pd.DataFrame) -> list[Missing]:
    """What the table of `learning_curve` lacks: first what the learner refused, then theorem by theorem, by size.

    Errors have lines of their own; `failed_runs` names every such run.
    """
    entries, measured = [], measure_of(table).column
    for _, group in table.groupby(["theorem", "m"], sort=False):
        theorem, m = str(group["theorem"].iloc[0]), int(group["m"].iloc[0])
        raised = raised_in(group)
        undefined = group[group[measured].notna() & (group["why"] != "") & ~raised]
        refused = (group[group[measured].isna() & mask] for mask in (~raised, raised))
        entries += [Missing("", m, len(some), len(group), some["why"].iloc[0]) for some in refused if len(some)]
        if len(undefined):
            first = undefined.iloc[0]
            begins = _begins(theorem, m, first["inputs"])
            entries.append(Missing(theorem, m, len(undefined), len(group), first["why"], begins))
    unique = list(dict.fromkeys(entries))  # a refusal is in the rows of every theorem
    return sorted(unique, key=lambda entry: entry.theorem != "")


@dataclass(frozen=True)
class FailedRun:
    """Run `run` raised an error at size `m`, when `theorem` was evaluated or, where that is empty, before any was."""

    run: int
    m: int
    theorem: str
    why: str


def failed_runs(table: pd.DataFrame) -> list[FailedRun]:
    """The runs of the table of `learning_curve` that raised an error, each once, in the order of their numbers."""
    raised = table[raised_in(table)].sort_values(["run", "m"], kind="stable")
    columns = (raised[name].tolist() for name in ("run", "m", "theorem", measure_of(table).column, "why"))
    failed = [
        FailedRun(run, m, "" if np.isnan(risk) else theorem, why.removeprefix(FAILED).strip())
        for run, m, theorem, risk, why in zip(*columns, strict=True)
    ]
    return list(dict.fromkeys(failed))


def _begins(theorem: str, m: int, text: str) -> int | None:
    """The first size beyond `m` at which the theorem is defined for these inputs, `m=20 delta=0.05 d=121`."""
    inputs = {name: float(value) for name, value in (pair.split("=") for pair in text.split())}
    if inputs.pop("m", None) != m:
        return None
    low = m + 1
    while low < FARTHEST:
        sizes = np.arange(low, 2 * low)
        defined = np.isfinite(theorems[theorem].grid(m=sizes, **inputs))
        if defined.any():
            return int(sizes[defined.argmax()])
        low *= 2
    return None
