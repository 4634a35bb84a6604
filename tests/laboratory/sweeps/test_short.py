"""Short work stays in this process: where it is done depends on an estimate, what comes out does not."""

from pathlib import Path

import pandas as pd
import pytest

from laboratory.sweeps import Engine, Store, plan_of, work, working
from laboratory.sweeps.engines import Task
from tests.laboratory.sweeps.test_resuming import PLAN


def table(folder: Path, engine: Engine | None = None) -> pd.DataFrame:
    store = Store.of(folder, plan_of(PLAN))
    assert len(list(work(store, engine))) > 0
    return store.table()


@pytest.fixture
def engines(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The engines that worked; those of several processes work in this one, so that a test is quick."""
    names: list[str] = []

    def done(self: Engine, task: Task, arguments: object) -> object:
        names.append(self.name)
        return (task(*argument) for argument in arguments)  # type: ignore[attr-defined]

    monkeypatch.setattr(Engine, "done", done)
    return names


@pytest.mark.parametrize(("seconds", "engine"), [(1e-6, "sequential"), (1e6, "loky")])
def test_an_estimate_says_where_and_no_more(
    tmp_path: Path, engines: list[str], monkeypatch: pytest.MonkeyPatch, seconds: float, engine: str
) -> None:
    monkeypatch.setattr(working, "seconds_of", lambda plan, m: seconds)
    drawn = table(tmp_path / "estimated")
    assert engines == [engine]
    pd.testing.assert_frame_equal(drawn, table(tmp_path / "alone", Engine("sequential")), check_exact=True)


def test_an_estimate_ends_where_work_is_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    monkeypatch.setattr(working, "seconds_of", lambda plan, m: sizes.append(m) or 1e6)  # type: ignore[func-returns-value]
    store = Store.of(tmp_path, plan_of(PLAN))
    assert not working.is_short(store)
    assert sizes == [min(store.plan.cells[0].plan.sizes)] * 2


def test_who_says_how_many_gets_them(tmp_path: Path, engines: list[str]) -> None:
    table(tmp_path, Engine("loky", workers=2))
    assert engines == ["loky"]
