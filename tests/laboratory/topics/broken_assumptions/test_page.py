"""The page on broken assumptions: its figures are the runs' numbers, every control moves them, mistakes are told."""

from typing import Any

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.topics.broken_assumptions import BrokenRun, drifting_run, looked_run, noisy_run, repeating_run
from laboratory.topics.broken_assumptions.figures import histogram
from tests.opening import NEVER_SHOWN, as_read, decoded, opened, shown, traces

REPEATING = repeating_run(100, 0.05, 0.3, 200, 0)


def check(app: AppTest, run: BrokenRun, step: int | None = None) -> None:
    """Calm, and both figures show this run, at its first strength beyond chance unless told."""
    assert not app.exception and not app.error
    assert not NEVER_SHOWN.search(shown(app))
    at = (run.last if run.first_beyond is None else run.first_beyond) if step is None else step
    assert app.slider(key="strength").value == at
    np.testing.assert_array_equal(decoded(traces(app, 0)["measured"]["x"]), run.strengths)
    np.testing.assert_array_equal(decoded(traces(app, 0)["measured"]["y"]), [v.rate for v in run.verdicts])
    if run.exact is not None:
        np.testing.assert_array_equal(decoded(traces(app, 0)["exact"]["y"]), run.exact)
    for name, heights in zip(("kept", "failed"), histogram(run, at), strict=True):
        np.testing.assert_array_equal(decoded(traces(app, 1)[name]["y"]), heights)


def test_it_opens_on_examples_that_repeat_and_says_when_it_first_fails() -> None:
    app = opened("broken_assumptions")
    check(app, REPEATING)
    first = REPEATING.first_beyond
    assert first is not None
    told = shown(app)
    assert f"**With a chance of {REPEATING.strengths[first]:.1f} to repeat** the promise fails beyond chance" in told
    assert f"{REPEATING.verdicts[first].failures} of 200 runs" in told
    assert "“The examples are drawn independently from one distribution $\\mathcal D$.” Here it fails." in told
    link = app.get("page_link")[0].proto.query_string
    assert all(part in link for part in ("theorem=validation_two_sided", "m=100", "delta=0.05"))


def test_the_strengths_are_walked_through() -> None:
    app = opened("broken_assumptions", strength="8")
    check(app, REPEATING, 8)
    app.button(key="_From the start_strength").click().run()
    check(app, REPEATING, 0)
    assert "Here it holds." in shown(app)
    app.button(key="_Step_strength").click().run()
    check(app, REPEATING, 1)


@pytest.mark.parametrize(
    ("kind", "run", "says"),
    [
        ("drift", drifting_run(100, 0.05, 0.1, 200, 0), "a drift of "),
        ("noise", noisy_run(100, 0.05, 101, 200, 0), "**Finite class, uniform convergence** does not assume this."),
        ("look", looked_run(100, 0.05, 0.3, 200, 0), "**Validation set, selection among models** does not assume"),
    ],
)
def test_each_violation_shows_its_run(kind: str, run: BrokenRun, says: str) -> None:
    app = opened("broken_assumptions", show=kind)
    check(app, run)
    assert says in shown(app)
    app.button(key="_From the start_strength").click().run()
    check(app, run, 0)


def test_each_preset_shows_its_run() -> None:
    app = opened("broken_assumptions", **{"run.m": "20"})
    for name, run in (
        ("More examples, and a drift", drifting_run(1_000, 0.05, 0.1, 200, 0)),
        ("The luckiest of 1,000 coins", looked_run(50, 0.05, 0.5, 200, 0)),
        ("Copies among the examples", REPEATING),
    ):
        app.button(key=f"_preset_{name}").click().run()
        check(app, run)
        assert app.button(key=f"_preset_{name}").proto.type == "primary"


def test_each_field_makes_other_runs() -> None:
    app = opened("broken_assumptions", show="look")
    asked: dict[str, Any] = {"run.m": 100, "run.delta": 0.05, "look.risk": 0.3, "run.runs": 200, "run.seed": 0}
    for key, value in {"run.m": 30, "run.delta": 0.2, "look.risk": 0.9, "run.runs": 60, "run.seed": 4}.items():
        asked[key] = value
        app.text_input(key=key).set_value(str(value)).run()
        check(app, looked_run(*asked.values()))
    app.button(key="_another_run.seed").click().run()
    check(app, looked_run(30, 0.2, 0.9, 60, 5))


@pytest.mark.parametrize(
    "address",
    [
        {"show": "noise", "run.m": "10", "noise.size": "1001", "run.delta": "0.001", "run.runs": "50"},
        {"show": "noise", "noise.size": "3", "run.delta": "0.5", "run.runs": "50", "strength": "0"},
        {"show": "drift", "drift.noise": "0", "run.m": "10", "run.runs": "50", "strength": "0"},
        {"show": "repeat", "repeat.risk": "0.01", "run.m": "10", "run.delta": "0.001", "run.runs": "50"},
    ],
)
def test_promises_vacuous_and_certain_are_drawn(address: dict[str, str]) -> None:
    app = opened("broken_assumptions", **address)
    assert not app.exception and not app.error
    assert not NEVER_SHOWN.search(shown(app))


def test_a_wrong_value_gets_its_sentence_and_stays() -> None:
    app = opened("broken_assumptions", show="noise")
    for key, value, says in (
        ("noise.size", "100", "Class size |H| must be an odd integer"),
        ("run.m", "5", "Examples m must be an integer"),
        ("run.delta", "0", "Failure prob. δ must be a real in [0.001, 0.5]; got 0."),
        ("run.runs", "1e9", "Runs must be an integer"),
    ):
        app.text_input(key=key).set_value(value).run()
        assert not app.exception
        assert any(says in as_read(error.value) for error in app.error)
        assert app.text_input(key=key).value == value
    assert "Mend the field" in shown(app)


def test_the_snippet_prints_the_failures(capsys: pytest.CaptureFixture[str]) -> None:
    app = opened("broken_assumptions")
    exec(next(block.value for block in app.code if block.language == "python"), {})
    printed = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [int(failures) for _, failures in printed] == [verdict.failures for verdict in REPEATING.verdicts]
