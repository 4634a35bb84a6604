"""What holds of every world of regression: draws, exact squared risks, settings, errors.

Statistical checks use fixed seeds; on fresh seeds each would raise a false alarm with probability 1e-6.
"""

import dataclasses
import math
import pickle
from typing import Any

import numpy as np
import pytest
from scipy.stats import norm

from bounds.vocabulary.assumptions import BOUNDED_EXAMPLES, IID
from laboratory import worlds as worlds_of_labels
from laboratory.worlds.regression import worlds
from tests.sentences import pattern

MORE: dict[str, list[dict[str, Any]]] = {
    "polynomial": [{"degree": 0, "noise": 0.0}, {"degree": 10, "noise": 1.0}],
    "sine": [{"periods": 4.5, "noise": 0.0}],
    "linear": [{"features": 1, "noise": 0.0}, {"features": 40, "signal": 3.0}],
}
DRAWS = 40_000
every_world = pytest.mark.parametrize(
    "world", [worlds[name](**arguments) for name in worlds for arguments in [{}, *MORE.get(name, [])]], ids=repr
)
every_class = pytest.mark.parametrize("cls", worlds.values(), ids=worlds.keys())


class Weights:
    """Predicts `<coef, x> + intercept`."""

    def __init__(self, coef: Any, intercept: float) -> None:
        self.coef_, self.intercept_ = np.asarray(coef, dtype=float), intercept

    def predict(self, X: Any) -> Any:
        return X @ self.coef_ + self.intercept_


def some_predictors(world: Any) -> list[Weights]:
    rng = np.random.default_rng(7)
    return [Weights(np.zeros(world.features), 0.3), *(Weights(rng.normal(size=world.features), 0.1) for _ in range(3))]


def test_there_are_worlds_and_they_are_no_classification_sources() -> None:
    assert {"polynomial", "sine", "linear", "diabetes"} <= set(worlds)
    assert not set(worlds) & set(worlds_of_labels.worlds)


@every_class
def test_settings_are_told_once_and_bad_values_get_their_sentence(cls: Any) -> None:
    assert cls.title
    assert cls.description.endswith(".")
    assert [s.name for s in cls.settings] == [f.name for f in dataclasses.fields(cls)]
    for setting in cls.settings:
        assert setting.allows(setting.default)
        for bad in (math.nan, "x", True, None, setting.domain.low - 1, math.inf):
            with pytest.raises(ValueError, match="must be") as caught:
                cls(**{setting.name: bad})
            assert str(caught.value).startswith(f"{setting.name} of {cls.__name__} ({setting.meaning}) ")
    for m in (0, 1.5, True, None):
        with pytest.raises(ValueError, match=pattern("integer ≥ 1")):
            cls().draw(np.random.default_rng(0), m)


@every_world
def test_draws_have_the_stated_shape_and_follow_the_seed(world: Any) -> None:
    X, y = world.draw(np.random.default_rng(3), 50)
    assert X.shape == (50, world.features)
    assert y.shape == (50,)
    assert X.dtype == y.dtype == np.float64
    again, other = (world.draw(np.random.default_rng(seed), 50) for seed in (3, 4))
    assert np.array_equal(again.X, X)
    assert np.array_equal(again.y, y)
    assert not np.array_equal(other.X, X)
    before = world.squared_risk(some_predictors(world)[0])
    X[:], y[:] = 0, 0  # a sample belongs to whoever drew it
    assert world.squared_risk(some_predictors(world)[0]) == before


@every_world
def test_a_world_is_a_value(world: Any) -> None:
    again = pickle.loads(pickle.dumps(world))
    assert again == world
    assert hash(again) == hash(world)
    assert IID in world.satisfies
    if BOUNDED_EXAMPLES in world.satisfies:
        assert np.abs(world.draw(np.random.default_rng(0), 1000).X).max() <= 1


@every_world
def test_the_exact_squared_risk_agrees_with_a_big_draw(world: Any) -> None:
    X, y = world.draw(np.random.default_rng(11), DRAWS)
    for predictor in some_predictors(world):
        assert world.knows(predictor)
        losses = (predictor.predict(X) - y) ** 2
        error = abs(losses.mean() - world.squared_risk(predictor))
        assert error <= norm.isf(5e-7) * losses.std() / math.sqrt(DRAWS) + 1e-12
        assert world.squared_risk(predictor) >= world.bayes_risk >= 0


@every_world
def test_predictions_in_a_column_are_refused(world: Any) -> None:
    class Column(Weights):
        def predict(self, X: Any) -> Any:
            return super().predict(X)[:, np.newaxis]

    with pytest.raises(ValueError, match=pattern("predict shape")):
        world.squared_risk(Column(np.ones(world.features), 0.0))
