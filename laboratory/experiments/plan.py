"""A plan: all that decides a table of learning curves but the number of runs, in plain values."""

import inspect
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from laboratory.experiments._bound_adapters import bound_adapters
from laboratory.experiments.bound_adapter import BoundAdapter
from laboratory.experiments.matches import applicable, misfit
from laboratory.experiments.occam import prepared
from laboratory.worlds import World, worlds
from laboratory.worlds.files import HeldOutTable, TableWorld
from laboratory.worlds.files.as_told import readings_told
from learners import learners
from learners.shared.words import FromSample, Option

Arguments = tuple[tuple[str, Any], ...]  # (name, value) pairs
ALL, NONE = "all", "none"  # of the bounds: those that apply, or no bound
YOURS = "yours"  # the name of the world that a user's own table is
NOT_ASKED = {"random_state", "labels", "path_limit"}  # how a learner draws and records, not what it learns
SMALLEST, LARGEST, STEPS = 20, 2_000, 8  # the usual sample sizes
IDLE = {"perceptron": {"eta0"}}  # from w = 0 it scales w, and changes no answer; other beginnings are not offered


@dataclass(frozen=True)
class Plan:
    """`learner` and `world` are names of `learners.learners` and `laboratory.worlds.worlds`.

    With the world `yours` the examples are those of `table`, which is drawn from with replacement or in part held
    out; the settings then record how the table was read:
    the column of the `label`, the reading of a column (`as.size`) where one was chosen, and the class that is
    `positive` against all others, and of a workbook the `sheet`. Only the bounds `held` are
    evaluated, None being all whose assumptions hold.
    """

    learner: str
    world: str
    sizes: tuple[int, ...]
    seed: int = 0
    delta: float = 0.05
    arguments: Arguments = ()
    settings: Arguments = ()
    table: TableWorld | HeldOutTable | None = None
    held: tuple[str, ...] | None = None

    def source(self) -> World:
        """The data distribution. Raises ValueError, in one sentence, for a setting outside its domain."""
        if self.table is not None:
            return self.table
        world: World = worlds[self.world](**dict(self.settings))
        return world

    def estimator(self) -> Any:
        """The learner, ready for this distribution: with its labels, and the code-length penalty where it has one."""
        return prepared(learners[self.learner](**dict(self.arguments)), self.delta, self.source())

    def adapters(self) -> dict[str, BoundAdapter]:
        """The adapters of the bounds that are evaluated: those `held`, of those whose assumptions hold."""
        applicable = self.applicable_adapters()
        return {name: applicable[name] for name in applicable if self.held is None or name in self.held}

    def applicable_adapters(self) -> dict[str, BoundAdapter]:
        """The adapters whose assumptions hold for learner and distribution, by name; those for any learner last."""
        return applicable(self.estimator(), self.source())

    def refusals(self) -> dict[str, str]:
        """The reasons why the others do not apply."""
        learner, source = self.estimator(), self.source()
        reasons = {name: adapter.refusal(learner, source) for name, adapter in bound_adapters().items()}
        return {name: reason for name, reason in reasons.items() if reason is not None}

    def misfit(self) -> str | None:
        """Why this learner cannot be trained on this distribution, in a sentence; None if it can."""
        return misfit(self.estimator(), self.source())

    def numbers_drawn(self, runs: int) -> int:
        """How many feature values so many runs draw and train on: the work is proportional to it."""
        return runs * sum(self.sizes) * self.source().features

    def python(self, runs: int) -> str:
        """A Python script that makes the table of so many runs."""
        held = ", ".join(f'"{name}"' for name in self.adapters())
        reader, made = self._world_in_python()
        return SCRIPT.format(
            delta=self.delta, reader=reader, made=made, learner=self.learner,
            arguments=_spelled(self.arguments), held=f"[{held}]", sizes=list(self.sizes), runs=runs, seed=self.seed,
        )  # fmt: skip

    def _world_in_python(self) -> tuple[str, str]:
        """What is imported, and the expression that makes the world."""
        if self.table is None:
            return "from laboratory.worlds import worlds", f'worlds["{self.world}"]({_spelled(self.settings)})'
        settings = dict(self.settings)
        readings = readings_told(settings)
        read_as = f", readings={readings!r}" if readings else ""
        sheet = f", workbook_sheet={settings['sheet']!r}" if "sheet" in settings else ""
        read = f'from_csv(Path("your_table.csv").read_bytes(), label={settings.get("label")!r}{read_as}{sheet}).world'
        positive = settings.get("positive")
        read += f".against_the_rest({positive!r})" if positive else ""
        held_out = isinstance(self.table, HeldOutTable)
        names = "HeldOutTable, from_csv" if held_out else "from_csv"
        reader = f"from pathlib import Path\n\nfrom laboratory.worlds.files import {names}"
        return reader, f"HeldOutTable({read})" if held_out else read


SCRIPT = """\
from laboratory.experiments import bound_adapters, learning_curve, prepared, summary
from learners import learners
{reader}

delta = {delta!r}
source = {made}
learner = prepared(learners["{learner}"]({arguments}), delta, source)
held = [bound_adapters()[name] for name in {held}]
table = learning_curve(
    learner, source, sizes={sizes}, runs={runs}, seed={seed}, adapters=held, delta=delta, workers=2
)
print(summary(table).to_string())
"""


def arguments_of(learner: str, **chosen: str) -> dict[str, bool | int | float | str]:
    """The yes-or-no and numeric arguments of a learner and those with `options`, with their defaults.

    A numeric default may be a word for what is worked out from the sample, of `from_sample_of`. Arguments that change
    nothing with the options `chosen`, or else the default ones, are left out.
    """
    parameters = inspect.signature(learners[learner]).parameters.values()
    idle = NOT_ASKED | IDLE.get(learner, set())
    usual = {parameter.name: parameter.default for parameter in parameters if parameter.name not in idle}
    options, words = options_of(learner), from_sample_of(learner)
    some = {argument for values in options.values() for option in values.values() for argument in option.reads}
    read = {argument for name, values in options.items() for argument in values[chosen.get(name, usual[name])].reads}
    return {
        name: value
        for name, value in usual.items()
        if name in options
        or ((isinstance(value, bool | int | float) or name in words) and (name in read or name not in some))
    }


def options_of(learner: str) -> Mapping[str, Mapping[str, Option]]:
    """The arguments of a learner that are chosen by name, and their values."""
    options: Mapping[str, Mapping[str, Option]] = getattr(learners[learner], "options", {})
    return options


def from_sample_of(learner: str) -> Mapping[str, FromSample]:
    """The numeric arguments of a learner that may be a word, worked out from the sample."""
    words: Mapping[str, FromSample] = getattr(learners[learner], "from_sample", {})
    return words


def logarithmic_sizes(smallest: int, largest: int, steps: int) -> tuple[int, ...]:
    """Up to `steps` different sample sizes from `smallest` to `largest`, evenly spaced on a logarithmic axis."""
    import numpy as np

    return tuple(int(m) for m in np.unique(np.rint(np.geomspace(smallest, largest, steps)).astype(np.int64)))


def fitting_range(rows: int) -> tuple[int, int]:
    """The usual sizes for a table of so many rows: up to half of them, so that as many estimate the error."""
    return max(1, min(SMALLEST, rows // 6)), rows // 2


def usual_sizes(source: World) -> tuple[int, ...]:
    """The sample sizes of a learning curve for which nobody asks."""
    rows = source.rows if isinstance(source, TableWorld | HeldOutTable) else None
    return logarithmic_sizes(*(fitting_range(rows) if rows else (SMALLEST, LARGEST)), STEPS)


def _spelled(pairs: Arguments) -> str:
    return ", ".join(f"{name}={value!r}" for name, value in pairs)
