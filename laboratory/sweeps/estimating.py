"""What a sweep will take: hours and bytes, from one timed run of each cell at every size."""

import tempfile
from dataclasses import dataclass
from pathlib import Path

from laboratory.sweeps.store import Block, Store
from laboratory.sweeps.working import rows_of, seconds_of


@dataclass(frozen=True)
class WorkAhead:
    """`seconds` of one run of each cell at each size, in the plan's order; the work of all runs on one core, in
    seconds; bytes on disk; blocks still to be done, and runs in them."""

    seconds: dict[str, dict[int, float]]
    core_seconds: float
    bytes: int
    blocks: int
    runs: int

    def hours(self, workers: int) -> float:
        """On so many cores, if none of them ever waits."""
        return self.core_seconds / workers / 3600


def estimate(store: Store, shard: tuple[int, int] = (1, 1)) -> WorkAhead:
    """Time one run of each cell at each size, the first of them twice: what is compiled or loaded is not counted."""
    cells = store.plan.cells
    seconds: dict[str, dict[int, float]] = {}
    size = 0
    for place, cell in enumerate(cells):
        seconds_of(cell.plan, cell.plan.sizes[0])
        seconds[cell.name] = {m: seconds_of(cell.plan, m) for m in cell.plan.sizes}
        size = size or _bytes(store, place)
    left = store.left(shard)
    work = sum(block.runs * sum(seconds[cells[block.place].name].values()) for block in left)
    return WorkAhead(seconds, work, size * len(left), len(left), sum(block.runs for block in left))


def _bytes(store: Store, place: int) -> int:
    """The size of a block's file, judged by one run written so many times."""
    block = store.blocks[0]
    _, rows = rows_of(Block(place, 0, 1), store.plan.cells[place].plan)
    with tempfile.TemporaryDirectory() as folder:
        trial = Store(Path(folder), store.plan)
        (Path(folder) / "blocks").mkdir()
        trial.keep(block, [{**row, "run": run} for run in range(block.runs) for row in rows], "estimate")
        return sum(path.stat().st_size for path in Path(folder).rglob("*.parquet"))
