"""What is asked of a learning curve as people write it: names in place of records, one size in place of several."""

import inspect
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import numpy as np

from bounds.theorem import Theorem
from bounds.vocabulary.near import unknown
from laboratory.experiments._promises import promises
from laboratory.experiments.occam import prepared
from laboratory.experiments.promise import Promise
from laboratory.worlds import World, worlds
from laboratory.worlds.data_sets import DATA_SETS
from laboratory.worlds.real_world import RealWorld
from learners import learners

AskedWorld: TypeAlias = World | type[World] | str
AskedPromise: TypeAlias = Promise | Theorem | str
AskedPromises: TypeAlias = AskedPromise | Iterable[AskedPromise]


def world_of(asked: AskedWorld) -> World:
    """The world; one told by its name, its class or a data set's name has its usual settings. Raises ValueError."""
    if isinstance(asked, str):
        if asked not in worlds and asked not in DATA_SETS:
            raise ValueError(unknown("world", asked, [*worlds, *DATA_SETS], "laboratory.worlds.worlds"))
        asked = RealWorld(asked) if asked in DATA_SETS else worlds[asked]
    world: Any = asked() if isinstance(asked, type) else asked
    if not (hasattr(world, "draw") and hasattr(world, "risk")):
        raise ValueError(f"source of learning_curve must be a world or a world's name; got {str(asked)[:60]}")
    found: World = world
    return found


def learner_of(asked: Any, world: World, delta: float) -> Any:
    """The learner; one told by its name or class has its usual arguments, ready for the world. Raises ValueError."""
    if isinstance(asked, str):
        if asked not in learners:
            raise ValueError(unknown("learner", asked, learners, "learners.learners"))
        asked = learners[asked]
    if not hasattr(asked, "fit"):
        raise ValueError(f"learner of learning_curve must be a learner or a learner's name; got {str(asked)[:60]}")
    return prepared(asked(), delta, world) if inspect.isclass(asked) else asked


def sizes_of(asked: int | Sequence[int]) -> Sequence[int]:
    """The sample sizes; one may stand by itself."""
    return (asked,) if np.ndim(asked) == 0 else asked  # type: ignore[return-value]  # a number has no dimensions


def promises_of(asked: AskedPromises) -> tuple[Promise, ...]:
    """The promises; a theorem or its slug stands for the promise about it. Raises ValueError where there is none."""
    several = asked if isinstance(asked, Iterable) and not isinstance(asked, str) else (asked,)
    return tuple(one if isinstance(one, Promise) else _promise(one) for one in several)


def _promise(asked: Theorem | str) -> Promise:
    name = asked.slug if isinstance(asked, Theorem) else str(asked)
    known = {promise.theorem: promise for promise in promises().values()} | dict(promises())
    if name not in known:
        raise ValueError(unknown("promise of learning curves", name, known, "laboratory.experiments.promises()"))
    return known[name]
