"""Doing a sweep: each block by some worker, kept as soon as it is finished."""

from collections.abc import Iterator

from laboratory.experiments import Plan, Row, one_run
from laboratory.sweeps.engines import Engine
from laboratory.sweeps.store import Block, Store


def work(store: Store, engine: Engine | None = None, shard: tuple[int, int] = (1, 1)) -> Iterator[Block]:
    """Do what is left of the shard; yields each block when it is on disk. Ended at any moment, nothing kept is lost.

    Without an engine the processes of this machine do it. Raises ValueError for a shard that is none, or of which a
    finished block is damaged or another's, and Unreachable.
    """
    mine, of = shard
    if not 1 <= mine <= of:
        raise ValueError(f"a shard is written k/n with 1 <= k <= n; got {mine}/{of}")
    worker = f"{mine}of{of}"
    store.clear_up(worker)
    store.check(shard)
    cells = store.plan.cells
    tasks = ((block, cells[block.place].plan) for block in store.left(shard))
    for block, rows in (engine or Engine()).done(rows_of, tasks):
        store.keep(block, rows, worker)
        yield block


def rows_of(block: Block, plan: Plan) -> tuple[Block, list[Row]]:
    """The rows of a block."""
    learner, world = plan.estimator(), plan.source()
    held = tuple(plan.adapters().values())
    numbers = range(block.first, block.first + block.runs)
    runs = (one_run(learner, world, plan.sizes, run, plan.seed, held, plan.delta, "row") for run in numbers)
    return block, [row for rows in runs for row in rows]
