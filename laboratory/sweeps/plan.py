"""The plan of a sweep: learners x data distributions x their settings, at all sizes and in all runs, read from TOML."""

import inspect
import itertools
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bounds.reading.ranges import read_range
from bounds.vocabulary.near import SHOWN, unknown
from laboratory.experiments import Plan, bound_adapters
from laboratory.experiments.plan import ALL, NONE, YOURS
from laboratory.sweeps.judging import judge
from laboratory.sweeps.tables import FILE, YourTable, names_a_file, with_tables
from laboratory.worlds import worlds
from laboratory.worlds.data_sets import DATA_SETS
from learners import learners

EXAMPLE = """\
# Every learner is trained on every data distribution; a list among their settings means each of its values in turn.
seed = 1
runs = 200
sizes = "20:2000:log8"        # or a list: [20, 100, 500]
delta = 0.05
bounds = "all"                # all that apply; or a list of names, or "none"

[[learner]]
name = "perceptron"
fit_intercept = [true, false]

[[learner]]
name = "knn"
n_neighbors = [1, 5]

[[world]]
name = "margin_halfspace"
features = 5
margin = [0.05, 0.1]

# A table of your own may be a data distribution, too. The path of its file is relative to this file. It is read as
# `ltlab curve` reads it; drawn = "with_replacement" draws from its rows as the distribution.
# [[world]]
# file = "mine.csv"
# label = "diagnosis"
# positive = "benign"
# as.age = "numbers"
"""
REAL = "real_world"  # the distribution of the data sets
BLOCK = 20  # runs that are kept together: what a kill may lose, and what a file holds
MOST_RUNS = 10_000_000
MOST_SIZES = 1_000  # a curve has as many points
KNOWN = ("seed", "runs", "sizes", "delta", "bounds", "block", "learner", "world")


@dataclass(frozen=True)
class Cell:
    """One learner on one data distribution, both with all their settings; `left_out` are bounds that do not apply.

    `world` is the distribution's name in the plan, or the path of its file.
    """

    name: str
    world: str
    plan: Plan
    left_out: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class SweepPlan:
    """What decides the table. `misfits` are the impossible pairs, each with the reason.

    `spec` is the plan as it was read; a table is in it with the digest of its content.
    """

    spec: Mapping[str, Any]
    cells: tuple[Cell, ...]
    misfits: tuple[tuple[str, str], ...]
    runs: int
    block: int
    tables: tuple[YourTable, ...] = ()


def read_plan(path: Path) -> SweepPlan:
    """The plan in a file, with the tables whose files it names, relative to its folder. Raises ValueError in one
    sentence."""
    try:
        spec = tomllib.loads(path.read_text("utf-8"))
    except OSError:
        raise ValueError(f"{path} is no file that can be read") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"{path} is not TOML: {error}") from None
    return plan_of(with_tables(spec, path.parent.joinpath, path))


def plan_of(spec: Mapping[str, Any], begun: bool = False) -> SweepPlan:
    """The plan of a file's content; among its worlds may be a `YourTable`, and no name of a file: none is opened here.
    Raises ValueError, in one sentence, for what is wrong with it.

    The learners' arguments are checked by trying each, which takes a moment; not again where a sweep has `begun`.
    """
    for name in spec:
        if name not in KNOWN:
            raise ValueError(unknown("part of a plan", name, KNOWN))
    runs = _whole(spec, "runs", "runs of each pair", None, MOST_RUNS)
    block = _whole(spec, "block", "runs kept together", BLOCK)
    seed = _whole(spec, "seed", "seed of the generators", 0, 2**63 - 1, least=0)
    sizes, delta = _sizes(spec), _delta(spec)
    wanted = _bounds(spec)
    cells: list[Cell] = []
    misfits: list[tuple[str, str]] = []
    for learner, arguments in _settled(_entries(spec, "learner"), "learner", learners):
        for world, settings, table in _worlds(spec):
            plan = Plan(learner, world, sizes, seed, delta, arguments, settings, table.world if table else None)
            called = table.file if table else world
            name = f"{_written(learner, arguments)} in {_written(called, settings)}"
            if name in {*(cell.name for cell in cells), *(pair for pair, _ in misfits)}:
                raise ValueError(f"{name} is twice in this plan")
            if why := _misfit(plan):
                misfits.append((name, why))
            else:
                if not begun:
                    judge(plan)
                cells.append(_cell(name, called, plan, wanted))
    if not cells:
        raise ValueError(f"no learner fits any data distribution of this plan: {misfits[0][0]}: {misfits[0][1]}")
    tables = tuple(entry for entry in spec["world"] if isinstance(entry, YourTable))
    plain = {**spec, "world": [entry.spec if isinstance(entry, YourTable) else entry for entry in spec["world"]]}
    return SweepPlan(plain, tuple(cells), tuple(misfits), runs, min(block, runs), tables)


def _misfit(plan: Plan) -> str | None:
    """Why these two do not fit. Raises ValueError for a setting outside its domain."""
    plan.source()
    return plan.misfit()


def _cell(name: str, world: str, plan: Plan, wanted: tuple[str, ...] | None) -> Cell:
    applicable = plan.applicable_adapters()
    held = tuple(applicable) if wanted is None else tuple(bound for bound in wanted if bound in applicable)
    refused = plan.refusals() if wanted else {}
    left_out = tuple((bound, refused[bound]) for bound in wanted or () if bound not in applicable)
    return Cell(name, world, Plan(**{**vars(plan), "held": held}), left_out)


def _worlds(spec: Mapping[str, Any]) -> Iterator[tuple[str, Any, YourTable | None]]:
    """Each distribution of the plan with each combination of its settings, and the table where it is one."""
    for entry in _entries(spec, "world"):
        if isinstance(entry, YourTable):
            yield YOURS, entry.settings, entry
        else:
            yield from ((world, settings, None) for world, settings in _settled([entry], "world", worlds))


def _entries(spec: Mapping[str, Any], kind: str) -> list[Any]:
    """The plan's entries for its learners, or distributions."""
    entries = spec.get(kind)
    if (
        not isinstance(entries, list)
        or not entries
        or not all(isinstance(entry, Mapping | YourTable) for entry in entries)
    ):
        raise ValueError(f"a plan needs at least one [[{kind}]] with a name")
    return entries


def _settled(entries: Sequence[Mapping[str, Any]], kind: str, known: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Each learner (or distribution) of the plan with each combination of its settings, as pairs."""
    sets = DATA_SETS if kind == "world" else {}
    for entry in entries:
        if kind == "world" and names_a_file(entry):
            raise ValueError(f"the table {entry[FILE]!r} must lie beside a plan in a file: read_plan opens both"[:200])
        name = entry.get("name")
        if not isinstance(name, str) or (name not in known and name not in sets):
            raise ValueError(unknown(kind, str(name), [*known, *sets]))
        # A data set is a distribution of its own here: the setting that names it has the entry's name.
        fixed = (("name", name),) if name in sets else ()
        made = REAL if fixed else name
        taken = [setting for setting in settings_of(known[made]) if setting != "name"]
        others = {setting: value for setting, value in entry.items() if setting != "name"}
        for setting in others:
            if setting not in taken:
                raise ValueError(f"{name}: {unknown('setting', setting, taken)}")
        values = [value if isinstance(value, list) else [value] for value in others.values()]
        if not all(values):
            raise ValueError(f"{name}: a setting has no value")
        for chosen in itertools.product(*values):
            yield made, (*fixed, *zip(others, chosen, strict=True))


def settings_of(made: Callable[..., Any]) -> list[str]:
    """The settings of a learner or a distribution in a plan, by name."""
    return [parameter for parameter in inspect.signature(made).parameters if parameter != "random_state"]


def _written(name: str, pairs: Sequence[tuple[str, Any]]) -> str:
    return f"{name}({', '.join(f'{key}={value}' for key, value in pairs)})" if pairs else name


def _whole(
    spec: Mapping[str, Any], name: str, meaning: str, usual: int | None, most: int = 10**6, least: int = 1
) -> int:
    value = spec.get(name, usual)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"{name} of a plan ({meaning}) must be an integer in [{least}, {most}]; got {value!r}")
    return value


def _delta(spec: Mapping[str, Any]) -> float:
    value = spec.get("delta", 0.05)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < 1:
        raise ValueError(f"delta of a plan (failure probability) must be a real in (0, 1); got {value!r}")
    return float(value)


def _sizes(spec: Mapping[str, Any]) -> tuple[int, ...]:
    value = spec.get("sizes")
    if isinstance(value, str):
        value = read_range("sizes", value, whole=True, most=MOST_SIZES)
    if isinstance(value, list) and len(value) > MOST_SIZES:
        raise ValueError(f"sizes of a plan (sample sizes) must be at most {MOST_SIZES:,}; these are {len(value):,}")
    if not isinstance(value, list) or not value or not all(type(m) is int and m >= 1 for m in value):
        text = "sizes of a plan (sample sizes) must be integers >= 1, or a range such as 20:2000:log8"
        raise ValueError(f"{text}; got {str(value)[:SHOWN]}")
    if len(set(value)) < len(value):
        raise ValueError("sizes of a plan (sample sizes) must differ from each other; one is there twice")
    return tuple(value)


def _bounds(spec: Mapping[str, Any]) -> tuple[str, ...] | None:
    """The names of the bounds; None for all that apply."""
    value = spec.get("bounds", ALL)
    if value in (ALL, NONE):
        return None if value == ALL else ()
    if not isinstance(value, list):
        raise ValueError(f'bounds of a plan must be "{ALL}", "{NONE}" or a list of names; got {value!r}')
    for name in value:
        if not isinstance(name, str) or name not in bound_adapters():
            raise ValueError(unknown("bound", str(name), bound_adapters()))
    return tuple(value)
