"""Doing a sweep: each block by some worker, kept as soon as it is finished."""

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from laboratory.experiments import Plan, Row, one_run
from laboratory.sweeps.engines import Engine
from laboratory.sweeps.store import Block, Store

SHORT = 3.0  # seconds of work, in which other processes have hardly started


def work(store: Store, engine: Engine | None = None, shard: tuple[int, int] = (1, 1)) -> Iterator[Block]:
    """Do what is left of the shard; yields each block when it is on disk. Ended at any moment, nothing kept is lost.

    Without an engine the processes of this machine do it; where nobody says how many, this one alone does what is
    short. The estimate of that decides where the work is done, and nothing else. Raises ValueError for a shard that is
    none, or of which a finished block is damaged or another's, and Unreachable.
    """
    mine, of = shard
    if not 1 <= mine <= of:
        raise ValueError(f"a shard is written k/n with 1 <= k <= n; got {mine}/{of}")
    worker = f"{mine}of{of}"
    store.clear_up(worker)
    store.check(shard)
    cells = store.plan.cells
    tasks = ((block, cells[block.place].plan) for block in store.left(shard))
    engine = engine or Engine()
    if engine.may_stay and is_short(store, shard):
        engine = Engine("sequential")
    for block, rows in engine.done(rows_of, tasks):
        store.keep(block, rows, worker)
        yield block


def rows_of(block: Block, plan: Plan) -> tuple[Block, list[Row]]:
    """The rows of a block."""
    learner, world = plan.estimator(), plan.source()
    held = tuple(plan.adapters().values())
    numbers = range(block.first, block.first + block.runs)
    runs = (one_run(learner, world, plan.sizes, run, plan.seed, held, plan.delta, "row") for run in numbers)
    return block, [row for rows in runs for row in rows]


def is_short(store: Store, shard: tuple[int, int] = (1, 1)) -> bool:
    """Would one process do what is left in less than SHORT, by a run of each cell at each size, the smallest first?"""
    left: Counter[int] = Counter()
    for block in store.left(shard):
        left[block.place] += block.runs
    seconds = 0.0
    for place, runs in left.items():
        plan = store.plan.cells[place].plan
        seconds_of(plan, min(plan.sizes))  # what is compiled or loaded is not counted
        for m in sorted(plan.sizes):
            seconds += runs * seconds_of(plan, m)
            if seconds >= SHORT:
                return False
    return True


def seconds_of(plan: Plan, m: int) -> float:
    """How long one run at one size takes."""
    began = time.perf_counter()
    rows_of(Block(0, 0, 1), replace(plan, sizes=(m,)))
    return time.perf_counter() - began
