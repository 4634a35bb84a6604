"""The likelihood of labels: the worked maximum, its uniqueness, and the printed product that has none."""

import numpy as np
import pytest
from scipy.special import expit
from sklearn.linear_model import LogisticRegression

from laboratory.topics import views
from tests.sentences import pattern

VIEW = views["linear_models.labels"]


def test_the_worked_maximum() -> None:
    """Companion, row logistic_mle_equivalence: w = (-1.3623, 0.9082); scikit-learn is the other route."""
    run = VIEW().run
    assert run.best == pytest.approx((-1.362276, 0.908184), abs=2e-6)
    library = LogisticRegression(C=np.inf, tol=1e-12, max_iter=1000).fit(run.points[:, np.newaxis], run.signs)
    assert run.best == pytest.approx((library.intercept_[0], library.coef_[0, 0]), abs=1e-5)


def test_the_log_likelihood_is_a_product_label_by_label() -> None:
    run = VIEW(intercept=0.3, slope=-0.7).run
    product = 1.0
    for x, y in zip(run.points, run.signs, strict=True):
        product *= expit(0.3 - 0.7 * x) if y == 1 else 1 - expit(0.3 - 0.7 * x)
    assert run.log_likelihood(run.yours) == pytest.approx(np.log(product))
    assert run.loss == pytest.approx(-np.log(product) / 4)


@pytest.mark.parametrize("seed", range(3))
def test_no_model_is_more_likely(seed: int) -> None:
    run = VIEW(sample="drawn", seed=seed).run
    top = run.log_likelihood(run.best)
    steps = np.random.default_rng(seed).normal(size=(200, 2))
    assert max(run.log_likelihood((run.best[0] + b, run.best[1] + w)) for b, w in steps) < top


def test_without_the_label_it_grows_for_ever_and_half_the_labels_are_wrong() -> None:
    run = VIEW(intercept=30, slope=0).run
    sums = [run.printed((float(b), 0.0)) for b in (1, 5, 25, 30)]
    assert sums == sorted(sums) and sums[-1] > -1e-11 and run.mistakes(run.yours) == 2


def test_separable_labels_have_no_most_likely_model() -> None:
    run = VIEW(sample="separable").run
    values = [run.log_likelihood((-c, c)) for c in (1.0, 10.0, 100.0)]
    assert run.separable and values == sorted(values)


def test_one_label_only_gets_a_sentence() -> None:
    alike = next(seed for seed in range(50) if len(set(_two(seed))) == 1)
    view = VIEW(sample="drawn", m=2, seed=alike)
    with pytest.raises(ValueError, match=pattern("All same")):
        view.run  # noqa: B018


def _two(seed: int) -> list[bool]:
    """The labels of two examples: uniform inputs, then coins of the logistic probability."""
    rng = np.random.default_rng(seed)
    points = rng.uniform(-2, 4, 2)
    return (rng.random(2) < expit(-1 + 1.2 * points)).tolist()
