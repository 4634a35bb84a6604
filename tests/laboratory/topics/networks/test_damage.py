"""Graceful degradation: errors counted image by image, what is damaged counted and measured."""

import numpy as np
import pytest
from sklearn.datasets import load_digits
from sklearn.tree import DecisionTreeClassifier

from laboratory.topics import views
from laboratory.topics.networks.damage.run import DRAWS, Damaged, damage, damaged, without_units
from tests.showing import trace

VIEW = views["networks.damage"]


@pytest.fixture(scope="module")
def missing() -> Damaged:
    return damage("missing", 0.25, 30, 0)


def answer(run: Damaged, image: np.ndarray) -> int:
    """Of the network, written out."""
    (w, v), (b, c) = run.network.weights, run.network.biases
    return int(np.argmax(v @ np.tanh(w @ (image - run.mean) + b) + c))


def parts() -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Training images and digits, test images and digits, of seed 0."""
    X, y = load_digits(return_X_y=True)
    order = np.random.default_rng(0).permutation(len(y))
    return X[order[:1078]] / 16, y[order[:1078]], X[order[1078:]] / 16, y[order[1078:]]


def test_images_are_those_of_scikit_learn_in_two_parts(missing: Damaged) -> None:
    X, _, tested, digits = parts()
    np.testing.assert_array_equal(missing.images, tested)
    np.testing.assert_array_equal(missing.digits, digits)
    np.testing.assert_allclose(missing.mean, X.mean(axis=0), atol=1e-12)


def test_errors_are_counted_image_by_image(missing: Damaged) -> None:
    assert missing.shares.tolist() == [0, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
    X, y, tested, digits = parts()
    tree = DecisionTreeClassifier(random_state=0).fit(X, y)
    for draw, share in ((0, 0.0), (1, 0.25), (4, 0.7)):
        images = damaged(tested, "missing", share, missing.mean, draw)
        wrong = sum(answer(missing, image) != digit for image, digit in zip(images, digits, strict=True))
        place = missing.shares.tolist().index(share)
        assert missing.errors[draw, place] == wrong / 719
        assert missing.tree is not None and missing.tree[draw, place] == np.mean(tree.predict(images) != digits)
    assert missing.error(0.25) == pytest.approx(missing.errors[:, 3].mean())


def test_so_many_pixels_are_missing_and_the_noise_has_its_deviation() -> None:
    """40,000 pixels: five deviations of a mean, a false alarm rate below 1e-6."""
    images, mean = np.full((625, 64), 2.0), np.full(64, -1.0)
    gone = damaged(images, "missing", 0.3, mean, 1) == -1
    assert abs(gone.mean() - 0.3) < 5 * (0.3 * 0.7 / 40_000) ** 0.5
    noise = damaged(images, "noise", 0.4, mean, 1) - images
    assert abs(noise.mean()) < 5 * 0.4 / 200 and abs(noise.std() - 0.4) < 5 * 0.4 / 80_000**0.5
    assert damaged(images, "noise", 0.0, mean, 1).tolist() == images.tolist()


def test_a_removed_unit_says_nothing(missing: Damaged) -> None:
    bare = without_units(missing.network, 0.4, 3)
    gone = np.flatnonzero((bare.weights[1] == 0).all(axis=0))
    assert len(gone) == 12
    kept = [unit for unit in range(30) if unit not in gone]
    np.testing.assert_array_equal(bare.weights[1][:, kept], missing.network.weights[1][:, kept])
    assert (without_units(missing.network, 1.0, 0).weights[1] == 0).all()


def test_with_everything_gone_one_digit_is_answered(missing: Damaged) -> None:
    digit = answer(missing, missing.mean)
    assert set(missing.errors[:, -1]) == {np.mean(missing.digits != digit)}
    units = damage("units", 1.0, 10, 0)
    constant = int(np.argmax(units.network.biases[1]))
    assert units.errors.shape == (DRAWS, 11) and units.tree is None
    assert set(units.errors[:, -1]) == {np.mean(units.digits != constant)}


def test_it_degrades_by_and_by_where_the_tree_fails(missing: Damaged) -> None:
    """As measured at this seed, with room: from 2.5 % to 4 % where the tree goes from 15 % to 27 %."""
    assert missing.error(0) < 0.05 and missing.error(0.1) < 0.07
    assert missing.tree is not None and missing.tree[:, 1].mean() > missing.tree[:, 0].mean() + 0.08
    assert np.all(np.diff(missing.mean_errors) > 0)


def test_figures_and_texts_hold_the_errors(missing: Damaged) -> None:
    result = VIEW(share=0.25)
    np.testing.assert_array_equal(trace(result, 0, "network")[1], missing.mean_errors)
    assert missing.tree is not None
    np.testing.assert_array_equal(trace(result, 0, "decision tree")[1], missing.tree.mean(axis=0))
    image = damaged(missing.images[:1], "missing", 0.25, missing.mean, 0).reshape(8, 8)
    np.testing.assert_array_equal(result.figures[1].data[0].z, image)
    assert result.headline.value == missing.error(0.25)
    assert len(VIEW(damage="units").figures) == 1
