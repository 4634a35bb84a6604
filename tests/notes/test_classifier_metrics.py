"""Rates of a confusion matrix and the ROC curve: facts of Matteoni's notes, against scikit-learn."""

import numpy as np
import pytest
from sklearn.datasets import load_breast_cancer
from sklearn.metrics import accuracy_score, precision_score, recall_score, roc_auc_score, roc_curve


def test_rates_of_a_confusion_matrix() -> None:
    """TP 40, FN 10, FP 30, TN 920; guessing the larger class beats 50% wherever classes are unequal."""
    true = np.repeat([1, 1, 0, 0], [40, 10, 30, 920])
    said = np.repeat([1, 0, 1, 0], [40, 10, 30, 920])
    specificity, sensitivity = 920 / 950, 40 / 50
    assert recall_score(true, said) == sensitivity
    assert recall_score(1 - true, 1 - said) == pytest.approx(specificity)
    assert specificity == pytest.approx(0.9684210526, abs=5e-11)
    assert precision_score(true, said) == pytest.approx(0.5714285714, abs=5e-11)
    assert accuracy_score(true, said) == 0.96
    prevalence = 0.05  # Bayes' rule gives precision back from the other three
    alarms = sensitivity * prevalence + (1 - specificity) * (1 - prevalence)
    assert sensitivity * prevalence / alarms == pytest.approx(40 / 70)
    labels = load_breast_cancer().target
    assert max(labels.mean(), 1 - labels.mean()) == pytest.approx(0.6274, abs=5e-5)


SCORES = np.array([0.9, 0.8, 0.4, 0.7, 0.3, 0.2, 0.1])
LABELS = np.array([1, 1, 1, 0, 0, 0, 0])


def test_area_under_the_curve_counts_pairs() -> None:
    """11 of 12 pairs are in order; ties count half."""
    pairs = [(p > n) + (p == n) / 2 for p in SCORES[LABELS == 1] for n in SCORES[LABELS == 0]]
    assert np.mean(pairs) == pytest.approx(roc_auc_score(LABELS, SCORES)) == pytest.approx(11 / 12)
    assert roc_auc_score(LABELS, np.ones(7)) == 0.5
    assert roc_auc_score(LABELS, -SCORES) == pytest.approx(1 / 12)  # worse than chance, and the diagonal is chance


def test_chance_is_the_diagonal_of_false_positives() -> None:
    """Over 1 - specificity, chance is the rising diagonal and a perfect score passes (0, 1); as printed neither."""
    labels = np.array([1, 0] * 50)
    blind = np.arange(100) // 2  # each score once in either class: it tells nothing
    false_positives, sensitivity, _ = roc_curve(labels, blind, drop_intermediate=False)
    assert np.allclose(false_positives, sensitivity)
    assert np.allclose((1 - false_positives) + sensitivity, 1)  # the falling diagonal of the printed axis
    false_positives, sensitivity, _ = roc_curve(labels, labels)
    corners = set(zip(false_positives, sensitivity, strict=True))
    assert (0.0, 1.0) in corners
    assert (1.0, 1.0) in {(1 - x, y) for x, y in corners}  # where a perfect classifier passes on the printed axis
