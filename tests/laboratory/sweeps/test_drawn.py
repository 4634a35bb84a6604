"""The tables of a store draw themselves."""

from pathlib import Path

import pandas as pd
import pytest

from laboratory.experiments import allow_plotting
from laboratory.sweeps import Engine, Store, plan_of, work

PLAN = {"runs": 2, "sizes": [20, 60], "learner": [{"name": "threshold_erm"}], "world": [{"name": "uniform_threshold"}]}


def test_what_a_store_gives_can_be_drawn_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By who has opened a store and asked for no other curve before."""
    monkeypatch.delattr(pd.DataFrame, "learning_curves", raising=False)
    allow_plotting.cache_clear()
    assert len(list(work(Store.of(tmp_path, plan_of(PLAN)), Engine("sequential")))) == 1
    fig = Store.open(tmp_path).of_cell(0).learning_curves.plot()
    sizes = {line.name: list(line.x) for line in fig.data}
    assert sizes["true risk"] == sizes["training error"] == [20, 60]
