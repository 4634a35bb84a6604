"""What holds of every world there is: draws, exact risks, settings, errors.

Statistical checks use fixed seeds; on fresh seeds each would raise a false alarm with probability 1e-6.
"""

import dataclasses
import math
import pickle
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.stats import binomtest

import laboratory.worlds as package
from bounds.vocabulary.assumptions import BINARY_LABELS, BOOLEAN_FEATURES, BOUNDED_EXAMPLES, IID, REALIZABLE, Assumption
from laboratory.worlds import UnknownRiskError, discover, estimated_risk, worlds
from tests.all_told import keeps
from tests.sentences import pattern
from tests.world_cases import BREAK_IID, MORE

FALSE_ALARM = 1e-6
DRAWS = 40_000
CASES = [(name, arguments) for name in worlds for arguments in [{}, *MORE.get(name, [])]]
every_world = pytest.mark.parametrize("world", [worlds[n](**g) for n, g in CASES], ids=repr)
every_class = pytest.mark.parametrize("cls", worlds.values(), ids=worlds.keys())


class Linear:
    """Label 1 where `<coef, x> + intercept > 0`, with all that worlds read a structure from."""

    def __init__(self, coef: Any, intercept: float) -> None:
        self.coef_, self.intercept_ = np.asarray(coef, dtype=float)[np.newaxis], np.array([intercept])
        self.breakpoints_ = -self.intercept_ / self.coef_[0] if self.coef_.size == 1 else np.array([np.nan])

    def predict(self, X: Any) -> Any:
        return (np.asarray(X, dtype=float) @ self.coef_[0] + self.intercept_[0] > 0).astype(int)


class Opaque:
    """Predicts like another, and shows nothing."""

    def __init__(self, inner: Linear) -> None:
        self.predict = inner.predict


def some_predictors(world: Any) -> list[Linear]:
    """Hyperplanes through the examples, from a constant label to random directions."""
    rng = np.random.default_rng(7)
    X = world.draw(rng, 500).X.astype(float)
    directions = [np.eye(world.features)[0], *rng.normal(size=(3, world.features))]
    through = [Linear(w, -float(np.quantile(X @ w, level))) for w in directions for level in (0.3, 0.5)]
    constant = Linear(np.ones(world.features), 2 * math.sqrt(world.features) * min(world.radius, 1e6))
    return [constant, *through]


def test_there_are_sources_and_nobody_can_change_the_list() -> None:
    assert set(MORE) <= set(worlds)
    with pytest.raises(TypeError):
        worlds["mine"] = object  # type: ignore[index]  # wrong on purpose


def test_importing_the_sources_brings_neither_sklearn_nor_pandas() -> None:
    heavy = "{'sklearn', 'pandas', 'streamlit', 'plotly', 'numba'}"
    code = f"import sys, laboratory.worlds; print(*sorted({heavy} & set(sys.modules)))"
    root = Path(package.__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("import no_such_module_here", "not ModuleNotFoundError"),
        ("x = 1", "one Broken none"),
        ("from dataclasses import dataclass\n@dataclass\nclass Broken:\n    a: int = 1", "found none"),
        ("from dataclasses import dataclass\n@dataclass(frozen=True)\nclass Other:\n    a: int = 1", "found Other"),
        ("from dataclasses import dataclass\n@dataclass(frozen=True)\nclass Broken:\n    a: int = 1", "it lacks "),
    ],
)
def test_a_broken_file_is_named_in_one_sentence(
    text: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"worlds_of_{tmp_path.name}"  # a name of its own: Python remembers what it imported
    folder = tmp_path / name
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "_helper.py").write_text("raise RuntimeError('helpers are no worlds')")
    (folder / "broken.py").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ImportError, match=pattern(sentence)) as caught:
        discover(name)
    assert f"{name}.broken" in str(caught.value)
    assert "\n" not in str(caught.value)


RULES: list[Callable[[Any], None]] = []


def rule(check: Callable[[Any], None]) -> Callable[[Any], None]:
    """One more rule for every world."""
    RULES.append(check)
    return check


@every_world
def test_it_keeps_every_rule(world: Any) -> None:
    keeps(world, RULES)


@rule
def draws_have_the_stated_shape(world: Any) -> None:
    for m in (1, np.int64(50)):
        X, y = world.draw(np.random.default_rng(0), m)
        assert (X.shape, y.shape) == ((m, world.features), (m,))
        assert y.dtype == np.int64
        assert set(y.tolist()) <= set(world.classes)
        assert np.isfinite(X).all()
        assert X.dtype == (np.bool_ if BOOLEAN_FEATURES in world.satisfies else np.float64)


@rule
def equal_seeds_give_equal_samples_and_other_seeds_others(world: Any) -> None:
    first, same, other = (world.draw(np.random.default_rng(seed), 60) for seed in (3, 3, 4))
    assert np.array_equal(first.X, same.X) and np.array_equal(first.y, same.y)
    assert not np.array_equal(first.X, other.X)


@rule
def a_sample_belongs_to_whoever_drew_it(world: Any) -> None:
    X, y = world.draw(np.random.default_rng(3), 60)
    before = world.risk(some_predictors(world)[1])
    X[:], y[:] = 0, 0
    assert world.risk(some_predictors(world)[1]) == before
    assert not np.array_equal(world.draw(np.random.default_rng(3), 60).X, X)


@rule
def a_source_is_a_value(world: Any) -> None:
    again = pickle.loads(pickle.dumps(world))
    assert again == world
    assert hash(again) == hash(world)
    assert dataclasses.replace(world) == world
    with pytest.raises(dataclasses.FrozenInstanceError):
        world.anything = 1


@rule
def grants_are_about_the_world(world: Any) -> None:
    satisfied = world.satisfies
    assert isinstance(satisfied, frozenset)
    assert all(isinstance(assumption, Assumption) and assumption.about == "world" for assumption in satisfied)
    assert IID in satisfied or type(world).__name__ in BREAK_IID
    assert (BINARY_LABELS in satisfied) == (len(world.classes) == 2)
    assert (REALIZABLE in satisfied) == bool(world.realizable_by)
    assert REALIZABLE not in satisfied or world.bayes_risk == 0


@rule
def no_example_is_longer_than_the_radius(world: Any) -> None:
    assert (BOUNDED_EXAMPLES in world.satisfies) == math.isfinite(world.radius)
    X = world.draw(np.random.default_rng(5), 20_000).X.astype(float)
    assert np.linalg.norm(X, axis=1).max() <= world.radius


@rule
def the_exact_risk_agrees_with_a_big_draw(world: Any) -> None:
    if IID not in world.satisfies:
        return
    X, y = world.draw(np.random.default_rng(11), DRAWS)
    for predictor in some_predictors(world):
        assert world.knows(predictor)
        risk = world.risk(predictor)
        assert isinstance(risk, float)
        wrong = int((predictor.predict(X) != y).sum())
        # binomtest refuses a probability of 1.0000000000000002, which a sum may round to.
        assert binomtest(wrong, DRAWS, min(risk, 1.0)).pvalue > FALSE_ALARM


@rule
def the_bayes_risk_is_not_beaten(world: Any) -> None:
    assert 0 <= world.bayes_risk < 1
    for predictor in some_predictors(world):
        assert world.bayes_risk - 1e-12 <= world.risk(predictor) <= 1 + 1e-12


@rule
def a_label_that_does_not_exist_is_always_wrong(world: Any) -> None:
    class Nonsense:
        breakpoints_ = ()

        def predict(self, X: Any) -> Any:
            return np.full(len(X), 99)

    if world.knows(Nonsense()):
        assert world.risk(Nonsense()) == pytest.approx(1.0, abs=1e-15)


@rule
def predictions_in_a_column_are_refused(world: Any) -> None:
    class Column(Linear):
        def predict(self, X: Any) -> Any:
            return super().predict(X)[:, np.newaxis]

    with pytest.raises(ValueError, match=pattern("predict shape")):
        world.risk(Column(np.ones(world.features), -0.5))


@rule
def a_predictor_that_shows_nothing_is_summed_or_refused_never_guessed(world: Any) -> None:
    predictor = some_predictors(world)[2]
    hidden = Opaque(predictor)
    if world.knows(hidden):
        assert world.risk(hidden) == world.risk(predictor)
    else:
        with pytest.raises(UnknownRiskError, match=pattern(f"{type(world).__name__} predictor")):
            world.risk(hidden)
    if IID not in world.satisfies:  # the interval is for independent draws of one law
        return
    estimate = estimated_risk(world, hidden, np.random.default_rng(2), draws=5_000, confidence=1 - FALSE_ALARM)
    assert estimate.low <= world.risk(predictor) <= estimate.high
    assert estimate.low <= estimate.value <= estimate.high


@rule
def labels_that_are_right_have_the_bayes_risk(world: Any) -> None:
    """Where a generic oracle can be had: the most frequent label of each distinct example, on finite worlds."""
    if not hasattr(world, "support"):
        return
    X, y, weights, *_ = world.support()
    votes: dict[bytes, Counter[int]] = defaultdict(Counter)
    for row, label, weight in zip(X, y, weights, strict=True):
        votes[row.tobytes()][int(label)] += weight
    assert sum(weights) == pytest.approx(1, abs=1e-12)
    assert 1 - sum(max(labels.values()) for labels in votes.values()) == pytest.approx(world.bayes_risk, abs=1e-12)
