"""One seed, one table: runs and sizes are independent of each other and of who does the work."""

from typing import Any

import numpy as np
import pytest

from laboratory.experiments import COLUMNS, Plan, Row, bound_adapters, learning_curve, sweep
from laboratory.experiments.trial import Trial, run_trial
from laboratory.worlds import World
from laboratory.worlds.uniform_threshold import UniformThreshold
from learners import learners

THRESHOLDS = learners["threshold_erm"]()
WORLD = UniformThreshold(noise=0.1)
HELD = (bound_adapters()["vc_vapnik"], bound_adapters()["validation_one_sided"])


def rows(sizes: tuple[int, ...] = (10, 40), runs: int = 4, seed: int = 3, **more: Any) -> list[list[Row]]:
    return list(sweep(THRESHOLDS, WORLD, sizes, runs, seed, HELD, **more))


def test_one_worker_or_two_give_the_same_rows() -> None:
    assert rows(workers=2) == rows(workers=1)


def test_runs_can_be_done_in_parts() -> None:
    assert rows(runs=1) + rows(runs=3, first=1) == rows(runs=4)


def test_a_size_does_not_feel_the_others() -> None:
    alone = [row for run in rows(sizes=(40,)) for row in run]
    among = [row for run in rows(sizes=(10, 40, 25)) for row in run if row["m"] == 40]
    assert alone == among


def test_no_size_begins_with_the_random_numbers_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []

    def noted(learner: Any, source: World, m: int, rng: np.random.Generator) -> Trial:
        begun.append(rng.bit_generator.state["state"]["state"])
        return run_trial(learner, source, m, rng)

    monkeypatch.setattr("laboratory.experiments._sweep.run_trial", noted)
    rows(sizes=(10, 25, 40), runs=4, workers=1)
    assert len(set(begun)) == len(begun) == 3 * 4


def test_a_bound_does_not_feel_the_others() -> None:
    alone = learning_curve(THRESHOLDS, WORLD, sizes=(30,), runs=5, seed=3, adapters=HELD[1:])
    both = learning_curve(THRESHOLDS, WORLD, sizes=(30,), runs=5, seed=3, adapters=HELD)
    both = both[both["theorem"] == "validation_one_sided"].reset_index(drop=True)
    assert alone.equals(both)


def test_runs_and_seeds_differ() -> None:
    risks = {row["true_risk"] for seed in (3, 4) for run in rows(seed=seed) for row in run if row["m"] == 40}
    assert len(risks) == 8


def test_table_has_a_row_for_each_run_size_and_bound() -> None:
    table = learning_curve(THRESHOLDS, WORLD, sizes=(10, 40), runs=4, seed=3, adapters=HELD)
    assert tuple(table.columns) == COLUMNS
    assert len(table) == 4 * 2 * 2
    assert not table.drop(columns="theorem").isna().any(axis=None)


def test_without_bounds_the_risk_alone_is_told() -> None:
    table = learning_curve(THRESHOLDS, WORLD, sizes=(10,), runs=3, seed=3, adapters="none")
    assert table["theorem"].tolist() == [""] * 3
    assert table["bound"].isna().all()


def test_what_the_theorem_was_asked_gives_the_bound_back() -> None:
    table = learning_curve(THRESHOLDS, WORLD, sizes=(10, 40), runs=4, seed=3, adapters=HELD)
    for row in table.to_dict("records"):
        inputs = {name: float(value) for name, value in (pair.split("=") for pair in row["inputs"].split())}
        inputs["m"] = int(inputs["m"])
        inputs |= {"d": int(inputs["d"])} if "d" in inputs else {}
        assert row["bound"] == row["start"] + float(bound_adapters()[row["theorem"]].statement(**inputs))


def test_measured_is_the_true_risk_and_holds_compares_it() -> None:
    table = learning_curve(THRESHOLDS, WORLD, sizes=(10, 40), runs=20, seed=3, adapters=HELD)
    assert (table["measured"] == table["true_risk"]).all()
    assert (table["holds"] == (table["measured"] <= table["bound"] + 1e-12)).all()
    assert np.all(table["true_risk"] >= 0.1)  # nobody beats the noise


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"sizes": ()}, "sizes"),
        ({"sizes": (0,)}, "sizes .* got 0"),
        ({"sizes": (1.5,)}, "got 1.5"),
        ({"sizes": (10, 10)}, "differ"),
        ({"runs": 0}, "runs .* got 0"),
        ({"runs": True}, "got True"),
        ({"seed": -1}, "seed .* got -1"),
        ({"workers": 0}, "workers .* got 0"),
    ],
)
def test_impossible_plans_are_refused_in_a_sentence(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        rows(**wrong)


def test_a_sample_of_one_label_is_learned_from() -> None:
    plan = Plan("perceptron", "margin_halfspace", (1,), arguments=(("fit_intercept", False),))
    table = learning_curve(
        plan.estimator(), plan.source(), sizes=(1,), runs=10, seed=0, adapters=tuple(plan.adapters().values())
    )
    assert table["true_risk"].between(0, 1).all()
    assert (table["training_error"] == 0).all()
