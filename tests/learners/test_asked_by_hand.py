"""What exercises ask to be worked out by hand, beside published answers: votes, weights, impurities, naive Bayes."""

from collections.abc import Callable
from math import e, log
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose
from sklearn.naive_bayes import CategoricalNB
from sklearn.tree import DecisionTreeClassifier

from learners.bayes.naive import naive_bayes, naive_bayes_of_shares
from learners.ensembles.reweighing import boosting_rounds, reweighed
from learners.ensembles.stumps import stump_table
from learners.ensembles.voting import hard_vote, soft_vote
from learners.trees.impurity import after_split, entropy, gain_ratio, gini_impurity, information_gain, majority_error
from tests.sentences import facts

TENNIS = {
    "outlook": [[2, 3], [4, 0], [3, 2]],
    "humidity": [[3, 4], [6, 1]],
    "wind": [[6, 2], [3, 3]],
    "temperature": [[2, 2], [4, 2], [3, 1]],
}


def test_gains_of_the_tennis_days() -> None:
    """Mitchell, chapter 3; the conditional entropies as another course prints them."""
    assert entropy([9, 5]) == pytest.approx(0.940, abs=5e-4)
    gains = [information_gain(TENNIS[name]) for name in ("outlook", "humidity", "wind", "temperature")]
    assert_allclose(gains, [0.2467, 0.1518, 0.0481, 0.0292], atol=6e-5)
    conditional = [after_split(TENNIS[name]) for name in ("outlook", "temperature", "humidity", "wind")]
    assert_allclose(conditional, [0.693, 0.911, 0.788, 0.892], atol=6e-4)
    assert gain_ratio(TENNIS["outlook"]) == pytest.approx(0.156, abs=6e-4)  # Quinlan's C4.5: 0.246/1.577
    assert entropy([3, 4]) == pytest.approx(0.9852281360343)


def test_gini_and_entropy_of_ten_customers() -> None:
    """A public course: the gains of four questions, Gini halved there, entropies in bits."""
    splits = [[[0, 3], [5, 2]], [[4, 1], [1, 4]], [[3, 5], [2, 0]], [[2, 4], [3, 1]]]
    assert_allclose([information_gain(s, gini_impurity) for s in splits], [0.2143, 0.18, 0.125, 0.0833], atol=1e-4)
    assert_allclose([information_gain(s) for s in splits], [0.3958, 0.2781, 0.2364, 0.1245], atol=1e-4)
    u, v = [[1, 0], [1, 6]], [[2, 2], [0, 4]]
    assert_allclose([after_split(u, gini_impurity), after_split(v, gini_impurity)], [0.2143, 0.25], atol=5e-5)
    assert_allclose([after_split(u), after_split(v)], [0.5177, 0.5], atol=5e-5)


def test_impurities_of_many_classes() -> None:
    assert entropy([1, 1, 1, 1]) == pytest.approx(2)
    assert entropy([1, 1, 1], base=e) == pytest.approx(log(3))
    assert gini_impurity([5, 3, 2]) == pytest.approx(1 - 0.38)
    assert majority_error([5, 3, 2]) == pytest.approx(0.5)
    assert entropy([0, 7, 0]) == 0 and gini_impurity([0, 7]) == 0


def test_impurities_are_scikit_learns() -> None:
    rng = np.random.default_rng(0)
    X, y = rng.normal(size=(60, 2)), rng.integers(4, size=60)
    counts = np.bincount(y)
    for criterion, ours in (("entropy", entropy), ("gini", gini_impurity)):
        root = DecisionTreeClassifier(criterion=criterion, max_depth=1).fit(X, y).tree_
        assert ours(counts) == pytest.approx(root.impurity[0])


def test_soft_and_hard_votes() -> None:
    """Raschka, Python Machine Learning, chapter 7."""
    shares, weights = [[0.9, 0.1], [0.8, 0.2], [0.4, 0.6]], [0.2, 0.2, 0.6]
    assert_allclose(soft_vote(shares, weights), [0.58, 0.42])
    assert hard_vote([0, 0, 1]) == 0 and hard_vote([0, 0, 1], weights) == 1
    assert hard_vote([["a", "b"], ["b", "b"], ["a", "a"]]).tolist() == ["a", "b"]


def test_votes_from_given_errors() -> None:
    """A public implementation's worked example: errors 2/9, 1/7, 1/8."""
    rounds = boosting_rounds([2 / 9, 1 / 7, 1 / 8])
    assert_allclose(rounds.alphas, [0.6264, 0.8959, 0.9730], atol=5e-5)
    assert_allclose(np.exp(2 * rounds.alphas), [7 / 2, 6, 7])
    assert_allclose(rounds.training_error_bounds[-1], np.sqrt(56 / 81 * 24 / 49 * 28 / 64))


def test_weights_of_the_ten_points() -> None:
    """Li Hang, Statistical Learning Methods, example 8.1: stumps at 2.5, 8.5 and 5.5."""
    x, y = np.arange(10), np.array([1, 1, 1, -1, -1, -1, 1, 1, 1, -1])
    answers = [np.where(x < 2.5, 1, -1), np.where(x < 8.5, 1, -1), np.where(x < 5.5, -1, 1)]
    weights = [np.full(10, 0.1)]
    for answer in answers:
        weights.append(reweighed(weights[-1], answer != y))
    published = [0.07143, 0.07143, 0.16666, 0.0455, 0.1667, 0.1061, 0.125, 0.1019, 0.0648]
    assert_allclose([w[place] for w in weights[1:] for place in (0, 3, 6)], published, atol=6.1e-5)
    rounds = boosting_rounds([0.3, 3 / 14, 2 / 11])
    assert_allclose([rounds.weight([a[i] != y[i] for a in answers], 0.1) for i in range(10)], weights[-1])


def test_weight_after_many_misses() -> None:
    """By hand: each miss at error 1/4 doubles the weight."""
    assert boosting_rounds([0.25] * 5).weight([True] * 5, 0.01) == pytest.approx(0.32)
    assert boosting_rounds([0.25, 0.25]).factor([True, True]) == pytest.approx(3)  # alpha = ln(3)/2
    assert boosting_rounds([0.25, 0.25]).factor([True, False]) == pytest.approx(1)


def test_stumps_on_boolean_features() -> None:
    """By hand: x1 and x2, of which the label is the conjunction."""
    X, y = [[0, 0], [0, 1], [1, 0], [1, 1]], [-1, -1, -1, 1]
    table = stump_table(X, y)
    assert len(table) == 6 and len(stump_table(X, y, constant=False)) == 4
    assert (table[0].feature, table[0].sign, table[0].error) == (0, -1, 0.25)  # always -1: the threshold is -inf
    best = stump_table(X, y, constant=False)[0]
    assert (best.feature, best.threshold, best.sign, best.error) == (0, 0.5, 1, 0.25)
    assert stump_table(X, y, [1, 1, 5, 5], constant=False)[0].feature == 1


OUTLOOK = "s s o r r r o s s r s o o r".split()
TEMPERATURE = "h h h m c c c m c m m m h m".split()
HUMIDITY = "h h h h n n n h n n n h n h".split()
WIND = "w s w w w s s w w w s s w s".split()
PLAY = "n n y y y n y n y y y y y n".split()


def test_naive_bayes_of_the_tennis_days() -> None:
    """Mitchell, section 6.9.1: sunny, cool, high, strong is .0053 against .0206, and no with probability .795."""
    days = np.column_stack([OUTLOOK, TEMPERATURE, HUMIDITY, WIND])
    posterior = naive_bayes(days, PLAY, ["s", "c", "h", "s"])
    assert posterior.classes.tolist() == ["n", "y"] and posterior.answer == "n"
    assert_allclose(posterior.scores, [0.0206, 0.0053], atol=5e-5)
    assert posterior.posterior[0] == pytest.approx(0.795, abs=5e-4)
    again = naive_bayes_of_shares([5 / 14, 9 / 14], [[3 / 5, 1 / 5, 4 / 5, 3 / 5], [2 / 9, 3 / 9, 3 / 9, 3 / 9]])
    assert_allclose(again.posterior, posterior.posterior)


def test_smoothing_is_scikit_learns() -> None:
    rng = np.random.default_rng(3)
    X, y = rng.integers(3, size=(40, 3)), rng.integers(2, size=40)
    theirs = CategoricalNB(alpha=1.0, min_categories=3).fit(X, y)
    for query in ([0, 1, 2], [2, 2, 0]):
        ours = naive_bayes(X, y, query, smoothing=1, values=[3, 3, 3])
        assert_allclose(ours.posterior, theirs.predict_proba([query])[0])


def test_an_unseen_value_without_smoothing_has_no_posterior() -> None:
    posterior = naive_bayes([[0], [1]], [0, 1], [7])
    assert posterior.scores.tolist() == [0, 0] and np.isnan(posterior.posterior).all()


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: entropy([-1, 2]), "counts entropy"),
        (lambda: entropy([1, 2], base=1), "base entropy"),
        (lambda: information_gain([1, 2]), "children split"),
        (lambda: soft_vote([[0.5, 0.6]]), "probabilities soft_vote"),
        (lambda: soft_vote([[0.5, 0.5]], [0]), "weights soft_vote"),
        (lambda: boosting_rounds([0.0]), "errors boosting_rounds"),
        (lambda: reweighed([1, 1], [True, True]), "wrong reweighed"),
        (lambda: boosting_rounds([0.2]).weight([True, False], 0.1), "wrong weight"),
        (lambda: stump_table([[0]], [2]), "y of stump_table"),
        (lambda: naive_bayes([[0]], [0], [0], smoothing=-1), "smoothing naive_bayes"),
        (lambda: naive_bayes([[0]], [0], [0, 1]), "X y query naive_bayes"),
        (lambda: naive_bayes([[0], [1]], [0, 1], [0], values=[1]), "values naive_bayes"),
        (lambda: naive_bayes_of_shares([0.5], [0.5]), "likelihoods naive_bayes_of_shares"),
        (lambda: hard_vote([[[1]]]), "answers hard_vote"),
    ],
)
def test_bad_input_gets_its_sentence(call: Callable[..., Any], sentence: str) -> None:
    with pytest.raises(ValueError, match="; got ") as refused:
        call()
    assert sentence in facts(str(refused.value)) and "\n" not in str(refused.value)
