"""The learning curves fill in, run by run: each step is what so many runs alone would show."""

import json
from typing import Any

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.experiments import Plan, learning_curve, summary
from pages.by_hand.learning_curves.filling import MOST, counts
from tests.opening import calm, decoded, elements, opened, page_text, traces
from tests.pages.test_film import film_of, unfolded
from tests.sentences import facts

ASKED = {"learner": "threshold_erm", "world": "uniform_threshold", "runs": "6", "to": "200", "steps": "3"}
PLAN = Plan(
    "threshold_erm", "uniform_threshold", (20, 63, 200), 1, 0.05, (("feature", 0), ("both_signs", False)),
    (("noise", 0.1), ("threshold", 0.5)),
)  # fmt: skip


def _alone(runs: int) -> Any:
    """The summary of so many runs, run by themselves."""
    held = tuple(PLAN.adapters().values())
    table = summary(
        learning_curve(
            PLAN.estimator(),
            PLAN.source(),
            sizes=PLAN.sizes,
            runs=runs,
            seed=PLAN.seed,
            adapters=held,
            delta=PLAN.delta,
        )
    )
    return table[table["theorem"] == "vc_vapnik"]


def _read_film(app: AppTest) -> dict[str, Any]:
    (film,) = film_of(app)
    entries: dict[str, Any] = json.loads(film.json)
    return entries


@pytest.mark.parametrize("step", [0, 2, 5])
def test_a_step_shows_what_so_many_runs_alone_would(step: int) -> None:
    app = opened("learning_curves", after=str(step), **ASKED)
    calm(app)
    expected = _alone(step + 1)
    assert decoded(traces(app, 0)["true risk"]["y"]).tolist() == expected["true_risk"].tolist()
    assert decoded(traces(app, 0)["VC"]["y"]).tolist() == expected["bound"].tolist()
    assert _read_film(app)["at"] == step and _read_film(app)["last"] == 5
    assert _read_film(app)["step_texts"][step] == f"{step + 1} of 6"
    assert f"0 {step + 1}" in facts(page_text(app)) or step, "the sentence speaks of the same runs"


def test_its_frames_are_those_steps() -> None:
    app = opened("learning_curves", **ASKED)
    run, data = _read_film(app)["run"], list[Any]()
    for _ in range(6):  # a film asks again until it has all; each time one is made, or more
        if len(data) < 6:
            app.session_state["_film_after_wants"] = {"run": run, "from": len(data)}
            data += json.loads(_read_film(app.run())["frames"])
    assert len(data) == 6
    for step, (figure,) in enumerate(unfolded(data)):
        (truth,) = (trace for trace in figure["data"] if trace["name"] == "true risk")
        assert decoded(truth["y"]).tolist() == _alone(step + 1)["true_risk"].tolist()
    assert "1 median 200" in facts(data[0]["sentence"])
    assert data[5]["sentence"].startswith("After 6 runs ")


def test_where_nothing_fills_in_there_is_no_player() -> None:
    assert not film_of(opened("learning_curves", **{**ASKED, "runs": "1"}))
    assert not film_of(opened("learning_curves", compare="learner", **ASKED))
    app = opened("learning_curves", **ASKED)
    assert [element.type for element in elements(app.main)].count("bidi_component") >= 2 and len(film_of(app)) == 1


@pytest.mark.parametrize("done", [1, 2, 60, 61, 1000])
def test_steps_are_few_and_end_with_the_last_run(done: int) -> None:
    steps = counts(done)
    assert steps[-1] == done and len(steps) <= MOST and steps == sorted(set(steps)) and steps[0] == 1
    assert done > MOST or steps == list(range(1, done + 1))
