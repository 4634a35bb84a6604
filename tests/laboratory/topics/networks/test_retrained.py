"""Stopping rules and retraining: trainings by a loop of our own, rules read epoch by epoch, risks on the support."""

from typing import Any, NamedTuple

import numpy as np
import pytest
from numpy.testing import assert_allclose

from bounds.numbers import format_short, percent
from laboratory.topics import views
from laboratory.topics.networks.retrained.rules import RULES, Ending, Limits, ending
from laboratory.topics.networks.retrained.run import Retraining, retraining
from laboratory.worlds.xor import Xor
from learners.networks.network import initial
from learners.networks.training import Rules, retrained, train
from tests.showing import trace

VIEW = views["networks.retrained"]
QUICK: dict[str, Any] = {
    "world": "xor", "noise": 0.1, "m": 22, "parts": 3, "patience": 8, "rise": 15.0, "level": 0.5, "slope": 0.06,
    "units": 4, "rate": 0.3, "epochs": 70, "seed": 2,
}  # fmt: skip
Parts = list[np.ndarray]


class Losses(NamedTuple):
    flats: np.ndarray
    training: list[float]
    validation: list[float]
    slopes: list[float]


def said(parts: Parts, X: np.ndarray) -> np.ndarray:
    w, v, b, c = parts
    return np.asarray(1 / (1 + np.exp(-(np.tanh(X @ w.T + b) @ v + c))))


def entropy(parts: Parts, X: np.ndarray, y: np.ndarray) -> float:
    out = said(parts, X)
    return float(-np.mean(y * np.log(out) + (1 - y) * np.log(1 - out)))


def by_a_loop(run: Retraining, X: np.ndarray, y: np.ndarray, held: tuple[np.ndarray, np.ndarray] | None) -> Losses:
    """Batch descent with momentum 0.9 on the mean cross entropy, by the chain rule written out."""
    W, V = run.start.weights
    b, c = run.start.biases
    parts: Parts = [W.copy(), V[0].copy(), b.copy(), c.copy()]
    speed = [np.zeros_like(part) for part in parts]
    record = Losses(np.empty(0), [], [], [])
    flats = []
    for _ in range(QUICK["epochs"] + 1):
        w, v, b, _c = parts
        hidden = np.tanh(X @ w.T + b)
        error = (said(parts, X) - y) / len(y)
        back = np.outer(error, v) * (1 - hidden**2)
        slopes = [back.T @ X, hidden.T @ error, back.sum(axis=0), np.array([error.sum()])]
        record.training.append(entropy(parts, X, y))
        record.validation.append(entropy(parts, *held) if held else np.nan)
        record.slopes.append(float(np.sqrt(sum((slope**2).sum() for slope in slopes))))
        flats.append(np.concatenate([part.ravel() for part in parts]))
        speed = [0.9 * before - 0.3 * slope for before, slope in zip(speed, slopes, strict=True)]
        parts = [part + step for part, step in zip(parts, speed, strict=True)]
    return record._replace(flats=np.array(flats))


def scaled(X: np.ndarray, by: np.ndarray) -> np.ndarray:
    return np.asarray((X - by.mean(axis=0)) / by.std(axis=0))


def courses(run: Retraining) -> list[Losses]:
    done = []
    for part in range(3):
        out = run.held == part
        X = run.points[~out]
        held = (scaled(run.points[out], X), run.labels[out])
        done.append(by_a_loop(run, scaled(X, X), run.labels[~out], held))
    return done


def risk(run: Retraining, flat: np.ndarray, trained_on: np.ndarray) -> float:
    X, y, weights = Xor(noise=0.1).support()
    net = run.start.at(flat)
    parts: Parts = [net.weights[0], net.weights[1][0], net.biases[0], net.biases[1]]
    return float(weights[(said(parts, scaled(X, trained_on)) >= 0.5) != (y == 1)].sum())


def read(rule: str, record: Losses) -> Ending:
    """A rule, epoch by epoch."""
    best, last = 0, len(record.training) - 1
    for epoch in range(last + 1):
        if record.validation[epoch] < record.validation[best]:
            best = epoch
        holds = {
            "patience": epoch - best >= 8,
            "rise": 100 * (record.validation[epoch] / record.validation[best] - 1) > 15,
            "level": record.training[epoch] <= 0.5,
            "slope": record.slopes[epoch] <= 0.06,
            "fixed": epoch == last,
        }[rule]
        if holds:
            return Ending(epoch, best if rule in ("patience", "rise") else epoch, True)
    return Ending(last, best if rule in ("patience", "rise") else last, False)


def test_parts_are_disjoint_and_of_nearly_one_size() -> None:
    assert sorted(np.bincount(retraining(**QUICK).held).tolist()) == [7, 7, 8]


def test_trainings_are_those_of_a_loop() -> None:
    run = retraining(**QUICK)
    for course, own in zip(run.courses, courses(run), strict=True):
        assert_allclose(course.flats, own.flats, rtol=1e-8, atol=1e-11)
        assert_allclose(course.training, own.training, rtol=1e-9)
        assert_allclose(course.validation, own.validation, rtol=1e-8)
        assert_allclose(course.done.history["gradient_norm"], own.slopes, rtol=1e-7)


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_ends_where_it_first_holds(rule: str) -> None:
    run = retraining(**QUICK)
    own = [read(rule, record) for record in courses(run)]
    assert run.outcomes[rule].endings == tuple(own)


def test_a_rule_that_never_holds_leaves_all_epochs() -> None:
    falling, limits = np.linspace(1, 0.5, 11), Limits(3, 0.1, 0.4, 0.01)
    for rule in ("patience", "rise", "level", "slope"):
        assert ending(rule, limits, falling, falling, falling) == Ending(10, 10, False)
    rising = falling[::-1]
    assert ending("patience", limits, falling, rising, falling) == Ending(3, 0, True)
    assert ending("rise", limits, falling, rising, falling) == Ending(2, 0, True)  # 0.55 is not above 1.1 · 0.5
    assert ending("fixed", limits, falling, rising, falling) == Ending(10, 10, True)


@pytest.mark.parametrize("rule", RULES)
def test_retraining_goes_as_long_or_as_low(rule: str) -> None:
    run = retraining(**QUICK)
    outcome, own = run.outcomes[rule], courses(run)
    X = run.points
    whole = by_a_loop(run, scaled(X, X), run.labels, None)
    kept = [read(rule, record).kept for record in own]
    level = sum(record.training[epoch] for record, epoch in zip(own, kept, strict=True)) / 3
    assert outcome.level == pytest.approx(level, rel=1e-9)
    assert outcome.validation == pytest.approx(np.mean([r.validation[k] for r, k in zip(own, kept, strict=True)]))
    assert outcome.epochs == round(sum(kept) / 3)
    low = [epoch for epoch, value in enumerate(whole.training) if value <= level]
    assert (outcome.needed, outcome.reached) == ((low[0], True) if low else (70, False))
    before = [
        risk(run, record.flats[epoch], X[run.held != part])
        for part, (record, epoch) in enumerate(zip(own, kept, strict=True))
    ]
    assert outcome.risks.tolist() == pytest.approx(before, abs=1e-12)
    assert outcome.by_epochs == pytest.approx(risk(run, whole.flats[outcome.epochs], X), abs=1e-12)
    assert outcome.by_error == pytest.approx(risk(run, whole.flats[outcome.needed], X), abs=1e-12)


def test_several_stopped_runs_give_the_mean_of_their_losses() -> None:
    random = np.random.RandomState(3)
    X, y = random.normal(size=(12, 2)), random.normal(size=(12, 1))
    start, rules = initial((2, 3, 1), random), Rules(rate=0.1, epochs=30)
    runs = [train(start, (X[rows], y[rows]), rules, "squared", random) for rows in (slice(0, 8), slice(4, 12))]
    target = (runs[0].history["training_loss"][30] + runs[1].history["training_loss"][30]) / 2
    again = retrained(start, (X, y), runs, Rules(rate=0.1, epochs=2000), "squared", random)
    losses = again.history["training_loss"]
    assert again.history["stopped_by"] == "tolerance" and losses[-1] <= target < losses[-2]


def test_the_numbers_are_shown() -> None:
    result, run = VIEW(**QUICK, rule="level"), retraining(**QUICK)
    outcome = run.outcomes["level"]
    assert result.headline.value == outcome.by_error
    assert f"**{percent(outcome.before)}**" in result.sentence and f"**{percent(outcome.by_error)}**" in result.sentence
    for each in run.outcomes.values():
        row = f"| {format_short(each.level)} | {format_short(each.validation)} | {percent(each.before)} |"
        assert row in result.more
    x, y = trace(result, 0, "weights kept")
    assert x.tolist() == [end.kept for end in outcome.endings]
    assert y.tolist() == [course.validation[epoch] for course, epoch in zip(run.courses, x, strict=True)]
    assert trace(result, 1, "threshold")[1].tolist() == [outcome.before, outcome.by_epochs, outcome.by_error]
    assert trace(result, 0, "retrained")[0].tolist() == [outcome.epochs, outcome.needed]
