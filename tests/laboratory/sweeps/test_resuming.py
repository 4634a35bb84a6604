"""A sweep that goes on does what is left, and nothing again."""

from collections.abc import Generator
from pathlib import Path
from typing import Any

from laboratory.sweeps import Engine, Store, plan_of, work

PLAN: dict[str, Any] = {
    "seed": 3, "runs": 5, "block": 2, "sizes": [20], "bounds": "none",
    "learner": [{"name": "knn"}], "world": [{"name": "margin_halfspace"}],
}  # fmt: skip


def test_what_is_finished_is_not_done_again(tmp_path: Path) -> None:
    store, engine = Store.of(tmp_path / "store", plan_of(PLAN)), Engine("sequential")
    begun = work(store, engine)
    first = next(iter(begun)).name
    assert isinstance(begun, Generator)
    begun.close()
    later = [block.name for block in work(Store.of(tmp_path / "store", plan_of(PLAN)), engine)]
    assert first not in later
    assert sorted([first, *later]) == sorted(block.name for block in store.blocks)
    assert not list(work(store, engine)) and not store.left()
