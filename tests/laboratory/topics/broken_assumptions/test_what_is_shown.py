"""The views of broken assumptions: their figures are the runs' numbers, and the words follow the intervals."""

from functools import cache, partial
from typing import Any

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.broken_assumptions.drift.run import drifting_run
from laboratory.topics.broken_assumptions.figures import histogram
from laboratory.topics.broken_assumptions.look.run import looked_run
from laboratory.topics.broken_assumptions.noise.run import noisy_run
from laboratory.topics.broken_assumptions.repeat.run import repeating_run
from laboratory.topics.broken_assumptions.run import BrokenRun
from laboratory.views.view_result import ViewResult
from tests.sentences import facts
from tests.showing import trace


@cache
def repeating() -> BrokenRun:
    return repeating_run(100, 0.05, 0.3, 200, 0)


def check(answer: ViewResult, run: BrokenRun, step: int | None = None) -> None:
    """Both figures show this run, at its first strength beyond chance unless told."""
    at = (run.last if run.first_beyond is None else run.first_beyond) if step is None else step
    assert answer.step == at
    strengths, rates = trace(answer, 0, "measured")
    np.testing.assert_array_equal(strengths, run.strengths)
    np.testing.assert_array_equal(rates, [verdict.rate for verdict in run.verdicts])
    if run.exact is not None:
        np.testing.assert_array_equal(trace(answer, 0, "exact")[1], run.exact)
    for name, heights in zip(("held", "failed"), histogram(run, at), strict=True):
        np.testing.assert_array_equal(trace(answer, 1, name)[1], heights)


@pytest.mark.parametrize(
    ("kind", "run", "says"),
    [
        ("repeat", repeating, "independently D. Here"),
        ("drift", partial(drifting_run, 100, 0.05, 0.1, 200, 0), "a drift of "),
        ("noise", partial(noisy_run, 100, 0.05, 101, 200, 0), "uniform not assume"),
        ("look", partial(looked_run, 100, 0.05, 0.3, 200, 0), "Validation not assume"),
    ],
    indirect=["run"],
)
def test_each_violation_shows_its_run_at_every_strength(kind: str, run: BrokenRun, says: str) -> None:
    entry = views[f"broken_assumptions.{kind}"]
    check(entry(), run)
    check(entry(step=0), run, 0)
    check(entry(step=run.last), run, run.last)
    assert says in facts(entry().more) and "Here it" not in entry(step=1).sentence


def test_too_often_means_that_the_interval_lies_above_delta() -> None:
    first = next(i for i, verdict in enumerate(repeating().verdicts) if verdict.low > 0.05)
    assert repeating().first_seen == first
    answer = views["broken_assumptions.repeat"]()
    assert f"probability {repeating().strengths[first]:.1f}" in facts(answer.sentence)
    assert f"{repeating().verdicts[first].failures} of 200 runs" in answer.sentence
    beyond = repeating().first_beyond
    assert beyond is not None and beyond >= first
    assert f"probability {repeating().strengths[beyond]:.1f} rejects" in facts(answer.more)


def test_the_luckiest_of_a_thousand_is_shown_at_a_thousand() -> None:
    entry = views["broken_assumptions.look"]
    values: dict[str, Any] = dict(entry.view.presets["The luckiest of 1,000 coins"])
    answer = entry(**values)
    assert answer.run.strengths[answer.step] == 1_000 and "1,000 candidates" in answer.more


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("noise", {"m": 10, "size": 1_001, "delta": 0.001, "runs": 50}),
        ("noise", {"size": 3, "delta": 0.5, "runs": 50, "step": 0}),
        ("drift", {"noise": 0, "m": 10, "runs": 50, "step": 0}),
        ("repeat", {"risk": 0.01, "m": 10, "delta": 0.001, "runs": 50}),
    ],
)
def test_guarantees_vacuous_and_certain_are_drawn(kind: str, fields: dict[str, Any]) -> None:
    answer = views[f"broken_assumptions.{kind}"](**fields)
    assert len(answer.figures) == 2 and "nan" not in answer.more


def test_each_field_makes_other_runs() -> None:
    look = views["broken_assumptions.look"]
    fields: dict[str, Any] = {"m": 100, "delta": 0.05, "risk": 0.3, "runs": 200, "seed": 0}
    for key, value in {"m": 30, "delta": 0.2, "risk": 0.9, "runs": 60, "seed": 4}.items():
        fields[key] = value
        check(look(**fields), looked_run(**fields))


def test_the_mean_test_error_is_the_risk_and_copies_only_spread_it() -> None:
    """The mean within 4.9 standard errors (false alarm 1e-6); one test error as a binomial share where none repeats."""
    result, run = views["broken_assumptions.repeat"](step=0), repeating()
    spreads = [float(np.std(errors, ddof=1)) for errors in run.measured]
    for errors, spread in zip(run.measured, spreads, strict=True):
        assert abs(sum(errors) / 200 - 0.3) <= 4.9 * spread / 200**0.5
    independent = (0.3 * 0.7 / 100) ** 0.5
    assert spreads[0] == pytest.approx(independent, rel=0.25) and spreads[-1] > 2 * independent
    mean = float(np.mean(run.measured[0]))
    assert f"{mean:.3g} {spreads[0] / 200**0.5:.3g} {spreads[0]:.3g}" in facts(result.more)
    assert f"= {independent:.3g}" in facts(result.more)
