"""The arguments of a learning curve as people write them: names instead of records, one size instead of several."""

import inspect
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import numpy as np

from bounds.theorem import Theorem
from bounds.vocabulary.near import unknown
from laboratory.experiments._bound_adapters import bound_adapters
from laboratory.experiments.bound_adapter import BoundAdapter
from laboratory.experiments.matches import applicable, misfit
from laboratory.experiments.occam import prepared
from laboratory.experiments.own_rows import held_out, with_rows
from laboratory.experiments.plan import ALL, NONE
from laboratory.worlds import World, worlds
from laboratory.worlds.data_sets import DATA_SETS
from laboratory.worlds.real_world import RealWorld
from learners import learners

AskedWorld: TypeAlias = World | type[World] | str
AdapterChoice: TypeAlias = BoundAdapter | Theorem | str
AdapterChoices: TypeAlias = AdapterChoice | Iterable[AdapterChoice]


def learner_and_world(learner: Any, source: Any, y: Any, groups: Any, delta: float) -> tuple[Any, World]:
    """The learner and the distribution of `source`, or of the rows `source` with labels `y`. Raises ValueError."""
    if y is not None:
        rows = held_out(learner, source, y, groups)
        return with_rows(learner_of(learner, rows, delta), source, rows), rows
    if groups is not None:
        raise ValueError("groups of learning_curve (which rows belong together) needs rows: learning_curve of X and y")
    world = world_of(source)
    return learner_of(learner, world, delta), world


def world_of(source: Any) -> World:
    """The distribution; one named by its name, its class or a data set has its default settings. Raises ValueError."""
    if isinstance(source, tuple | list) or hasattr(source, "shape"):
        raise ValueError("y (labels) must stand beside X: learning_curve(learner, X, y); got rows without labels")
    if isinstance(source, str):
        if source not in worlds and source not in DATA_SETS:
            raise ValueError(unknown("world", source, [*worlds, *DATA_SETS], "laboratory.worlds.worlds"))
        source = RealWorld(source) if source in DATA_SETS else worlds[source]
    world: Any = source() if isinstance(source, type) else source
    if hasattr(world, "squared_risk"):
        raise ValueError(f"learning_curve counts wrong labels, and {str(world)[:60]} has real labels: no such curve")
    if not (hasattr(world, "draw") and hasattr(world, "risk")):
        raise ValueError(f"source of learning_curve must be a data distribution or its name; got {str(source)[:60]}")
    distribution: World = world
    return distribution


def learner_of(learner: Any, world: World, delta: float) -> Any:
    """The learner; one given by name or class has its default arguments, prepared for the data. Raises ValueError."""
    if isinstance(learner, str):
        if learner not in learners:
            raise ValueError(unknown("learner", learner, learners, "learners.learners"))
        learner = learners[learner]
    if not hasattr(learner, "fit"):
        raise ValueError(f"learner of learning_curve must be a learner or a learner's name; got {str(learner)[:60]}")
    estimator = prepared(learner(), delta, world) if inspect.isclass(learner) else learner
    if why := misfit(estimator, world):
        raise ValueError(why)
    return estimator


def sizes_of(sizes: int | Sequence[int]) -> Sequence[int]:
    """The sample sizes; a single one may be a number."""
    return (sizes,) if np.ndim(sizes) == 0 else sizes  # type: ignore[return-value]  # a number has no dimensions


def adapters_of(wanted: AdapterChoices, learner: Any, world: World) -> tuple[BoundAdapter, ...]:
    """The adapters; a theorem or its slug selects its adapter, `"all"` all that apply, `"none"` none, as in a plan.
    Raises ValueError where there is none of a name."""
    if isinstance(wanted, str) and wanted in (ALL, NONE):
        return tuple(applicable(learner, world).values()) if wanted == ALL else ()
    several = wanted if isinstance(wanted, Iterable) and not isinstance(wanted, str) else (wanted,)
    return tuple(each if isinstance(each, BoundAdapter) else _adapter(each) for each in several)


def _adapter(theorem: Theorem | str) -> BoundAdapter:
    name = theorem.slug if isinstance(theorem, Theorem) else str(theorem)
    known = {adapter.theorem: adapter for adapter in bound_adapters().values()} | dict(bound_adapters())
    if name not in known:
        raise ValueError(unknown("bound of learning curves", name, known, "laboratory.experiments.bound_adapters()"))
    return known[name]
