"""A simulation: a small distribution whose true values are known, drawn many times beside a theorem's bound."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np

from bounds import theorems
from bounds.theorem import Theorem
from laboratory.experiments._sweep import ROUNDING
from laboratory.serving.ending import beside

if TYPE_CHECKING:
    import pandas as pd

Kind = Literal["sure", "confident", "average"]
Setting = Mapping[str, Any]
COLUMNS = ("theorem", "setting", "run", "seed", "measured", "bound", "holds")


class Measured(NamedTuple):
    """What one run measured, and the theorem's inputs for it."""

    value: float
    inputs: Mapping[str, Any]


@dataclass(frozen=True)
class Misprinted:
    """A false form, of lecture notes or a usual slip: the audit shows it failing.

    `formula` takes the theorem's inputs by name; `where` names the notes and the place in them, or the slip.
    """

    where: str
    formula: Callable[..., float]


@dataclass(frozen=True, kw_only=True)
class Simulation:
    """One theorem tested on distributions whose true values are known.

    `one_run(rng, setting)` draws everything anew, measures the quantity of the theorem and returns the theorem's
    inputs. `kind`: a `sure` bound never fails; a `confident` one fails with probability at most the `delta` among
    its inputs; an `average` one is about the mean over runs. The theorem's assumptions hold by the simulation's own
    construction: `world` is a sentence on why they hold. The `theorem` is the one that the
    file is named after, unless it names another.
    """

    theorem: str = ""
    title: str
    claim: str  # what is compared with what, and how often it may fail
    world: str  # why the theorem's assumptions hold here
    kind: Kind
    one_run: Callable[[np.random.Generator, Setting], Measured]
    settings: tuple[Setting, ...] = ({},)
    runs: int = 200
    misprint: Misprinted | None = None

    @property
    def statement(self) -> Theorem:
        """The theorem itself."""
        return theorems[self.theorem]

    def run(self, seed: int, runs: int | None = None, workers: int | None = None) -> pd.DataFrame:
        """A tidy table with the columns of `COLUMNS`; one seed gives one table whatever the number of workers.

        `bound` is the theorem's value about the run; with a misprint, its value is in `misprinted`.
        """
        import pandas as pd
        from joblib import Parallel, delayed

        tasks = [(index, run) for index in range(len(self.settings)) for run in range(runs or self.runs)]
        rows = Parallel(n_jobs=workers)(delayed(beside)(os.getpid(), row_of, self, seed, *task) for task in tasks)
        columns = [*COLUMNS, *(["misprinted"] if self.misprint else [])]
        return pd.DataFrame(rows, columns=columns)


def row_of(simulation: Simulation, seed: int, index: int, run: int) -> dict[str, Any]:
    """One run of one setting: its generator depends on seed, setting and run only, not on who does the work."""
    rng = np.random.default_rng(np.random.SeedSequence(seed, spawn_key=(index, run)))
    measured, inputs = simulation.one_run(rng, simulation.settings[index])
    theorem = simulation.statement
    bound = float(theorem(**inputs))
    row = {
        "theorem": simulation.theorem, "setting": index, "run": run, "seed": seed,
        "measured": float(measured), "bound": bound, "holds": holds(theorem, float(measured), bound),
    }  # fmt: skip
    return row | ({"misprinted": float(simulation.misprint.formula(**inputs))} if simulation.misprint else {})


def holds(theorem: Theorem, measured: float, bound: float) -> bool:
    """Does the bound hold in the run? The last digits of a double are forgiven."""
    slack = ROUNDING * max(1.0, abs(bound))
    if theorem.relation == ">=":
        return measured >= bound - slack
    return measured <= bound + slack
