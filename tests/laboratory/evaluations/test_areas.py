"""Areas under the ROC curve: a published example, loops over all pairs, scikit-learn, relative entropies by hand."""

import math
import random
from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import binom, norm

from laboratory.evaluations import evaluate
from laboratory.evaluations.areas.placements import placements, standard_error

# The ROC curve of NDKA in the data aSAH of pROC: true positives of 41 and true negatives of 72 at each threshold, from
# its tests (helper-roc-expected.R), and its interval by DeLong (test-ci.auc.R): computed in R.
TRUE_POSITIVES = (
    "41 41 40 40 40 39 38 37 37 37 37 37 37 37 37 37 37 36 36 36 36 36 36 36 35 34 34 34 33 33 33 33 32 31 31 31 31 31 "
    "30 30 30 29 29 29 29 29 29 29 28 27 26 26 25 25 25 24 24 24 24 24 24 23 23 22 22 22 21 21 21 20 19 19 18 17 17 17 "
    "16 15 14 14 14 14 13 13 13 13 13 12 11 10 9 9 9 8 8 8 8 7 6 5 4 4 4 3 3 2 2 1 1 0"
)
TRUE_NEGATIVES = (
    "0 1 1 2 3 3 3 3 4 5 6 7 8 9 10 11 12 12 13 14 15 16 17 18 18 18 19 20 20 21 23 24 24 25 26 27 28 29 29 30 31 31 "
    "32 33 34 35 36 37 37 37 37 38 38 39 40 40 41 42 43 44 45 45 46 47 48 49 49 50 51 51 51 52 52 52 53 54 55 55 55 56 "
    "57 58 58 59 60 61 62 62 62 62 62 63 64 64 65 66 67 67 67 67 67 68 69 69 70 70 71 71 72 72"
)
R_AREA, R_LOW, R_HIGH = 0.611957994579946, 0.501244999271703, 0.722670989888189
GENERATOR = random.Random(2711)
DELTA = 0.05


def of_a_curve(positives: str, negatives: str) -> list[dict[str, object]]:
    """Scores that have this ROC curve: the number of the threshold below each."""
    rows: list[dict[str, object]] = []
    steps = [list(map(int, line.split())) for line in (positives, negatives)]
    for at in range(1, len(steps[0])):
        gone, met = steps[0][at - 1] - steps[0][at], steps[1][at] - steps[1][at - 1]
        rows += [{"label": label, "score": at + 0.5} for label in [1] * gone + [0] * met]
    return rows


def rows_of(n: int, share: float, levels: int) -> list[dict[str, object]]:
    """Two models' scores with ties."""
    rows: list[dict[str, object]] = []
    for place in range(n):
        label = int(GENERATOR.random() < share)
        a, b = (min(max(label * shift + GENERATOR.gauss(0, 1), -2), 3) for shift in (1.2, 0.6))
        scores = {name: (round((value + 2) / 5 * levels) + 0.25) / (levels + 1) for name, value in (("a", a), ("b", b))}
        rows.append({"id": place, "y_true": label, **{f"prob_{name}": value for name, value in scores.items()}})
    return rows


def by_pairs(rows: list[dict[str, object]], column: str) -> tuple[Fraction, list[Fraction], list[Fraction]]:
    """The area and the structural components, exactly, from every pair."""
    above = [row[column] for row in rows if row["y_true"] == 1]
    below = [row[column] for row in rows if row["y_true"] == 0]

    def psi(x: object, y: object) -> Fraction:
        return Fraction(1, 2) if x == y else Fraction(int(x > y))  # type: ignore[operator]

    first = [mean([psi(x, y) for y in below]) for x in above]
    second = [mean([psi(x, y) for x in above]) for y in below]
    return mean(first), first, second


def mean(values: list[Fraction]) -> Fraction:
    total = Fraction(0)
    for value in values:
        total += value
    return total / len(values)


def covariance(first: list[Fraction], second: list[Fraction]) -> Fraction:
    middle = mean(first), mean(second)
    products = [(x - middle[0]) * (y - middle[1]) for x, y in zip(first, second, strict=True)]
    return mean(products) * len(products) / (len(products) - 1)


def test_a_published_curve_has_its_area_and_interval() -> None:
    (area,) = evaluate(of_a_curve(TRUE_POSITIVES, TRUE_NEGATIVES)).areas
    assert (area.positives, area.negatives) == (41, 72)
    assert area.area == pytest.approx(R_AREA, abs=1e-14)
    assert area.approximate is not None
    assert (area.approximate.low, area.approximate.high) == pytest.approx((R_LOW, R_HIGH), abs=1e-13)


def test_areas_and_delongs_test_are_those_of_all_pairs() -> None:
    from sklearn.metrics import roc_auc_score

    rows = rows_of(120, 0.35, 12)
    evaluation = evaluate(rows)
    parts = {name: by_pairs(rows, f"prob_{name}") for name in "ab"}
    errors = {}
    for area, (name, (exact, first, second)) in zip(evaluation.areas, parts.items(), strict=True):
        assert area.area == pytest.approx(float(exact), abs=1e-14)
        assert area.area == pytest.approx(
            roc_auc_score([r["y_true"] for r in rows], [r[f"prob_{name}"] for r in rows]), abs=1e-12
        )
        errors[name] = covariance(first, first) / len(first) + covariance(second, second) / len(second)
        assert area.standard_error == pytest.approx(math.sqrt(errors[name]), rel=1e-12)
    (compared,) = evaluation.area_comparisons
    (_, up, down), (_, other_up, other_down) = parts.values()
    shared = covariance(up, other_up) / len(up) + covariance(down, other_down) / len(down)
    variance = errors["a"] + errors["b"] - 2 * shared
    assert compared.difference == pytest.approx(float(parts["a"][0] - parts["b"][0]), abs=1e-14)
    z = float(parts["a"][0] - parts["b"][0]) / math.sqrt(variance)
    assert compared.p_value == pytest.approx(2 * norm.sf(abs(z)), rel=1e-9)


def test_clusters_of_copies_say_no_more_than_the_items() -> None:
    rows = rows_of(60, 0.4, 8)
    single = evaluate(rows).areas[0]
    twice = [{**row, "id": f"{row['id']} {copy}", "patient": row["id"]} for row in rows for copy in "xy"]
    copies = evaluate(twice).areas[0]
    assert copies.standard_error == pytest.approx(single.standard_error, rel=1e-12)
    assert copies.interval.kind == "approximate" and copies.intervals[-1].contradicted
    alone = evaluate(twice, cluster="id").areas[0]
    errors = alone.standard_error, copies.standard_error
    assert errors[0] is not None and errors[1] is not None and errors[0] < 0.75 * errors[1]


def test_clusters_of_both_labels_are_those_of_a_double_loop() -> None:
    """Obuchowski's sums over clusters, from every pair of items in a cluster."""
    rng = np.random.default_rng(5)
    labels, clusters, scores = rng.random(40) < 0.5, rng.integers(0, 12, 40), rng.integers(0, 9, 40) / 8
    clusters = np.unique(clusters, return_inverse=True)[1]
    placed = placements(scores, labels)
    total = 0.0
    values = np.zeros(40)
    values[labels], values[~labels] = placed.positives - placed.area, placed.negatives - placed.area
    for i in range(40):
        for j in range(40):
            if clusters[i] == clusters[j]:
                kinds = {bool(labels[i]), bool(labels[j])}
                occupied = len(set(clusters.tolist() if len(kinds) == 2 else clusters[labels == labels[i]].tolist()))
                sizes = [int((labels == labels[at]).sum()) for at in (i, j)]
                total += occupied / (occupied - 1) * values[i] * values[j] / (sizes[0] * sizes[1])
    assert standard_error(placed, labels, clusters) == pytest.approx(math.sqrt(total), rel=1e-12)


def test_the_guaranteed_interval_ends_where_the_relative_entropy_says() -> None:
    rows = rows_of(90, 0.3, 30)
    area = evaluate(rows).areas[0]
    k = min(area.positives, area.negatives)
    sure, *_ = area.intervals
    for end in (sure.low, sure.high):
        entropy = area.area * math.log(area.area / end) + (1 - area.area) * math.log((1 - area.area) / (1 - end))
        assert k * entropy == pytest.approx(math.log(2 / DELTA), rel=1e-9)
    hoeffding = math.sqrt(math.log(2 / DELTA) / (2 * k))
    mcdiarmid = math.sqrt(math.log(2 / DELTA) * (1 / area.positives + 1 / area.negatives) / 2)
    assert area.area - hoeffding <= sure.low and sure.high <= area.area + hoeffding
    assert hoeffding < mcdiarmid
    (compared,) = evaluate(rows).area_comparisons
    assert compared.intervals[-1].width == pytest.approx(4 * hoeffding, rel=1e-12)


def test_the_guaranteed_interval_holds_the_true_area() -> None:
    """Two labels that take few values, the area of which is known: false alarm 1e-6."""
    rng, runs, missed = np.random.default_rng(8), 1000, 0
    up, down = np.array([0.05, 0.15, 0.8]), np.array([0.7, 0.2, 0.1])
    truth = sum(up[i] * down[j] * (1.0 if i > j else 0.5 if i == j else 0.0) for i in range(3) for j in range(3))
    for _ in range(runs):
        labels = [1] * 12 + [0] * 40
        scores = [*rng.choice(3, 12, p=up), *rng.choice(3, 40, p=down)]
        (area,) = evaluate({"label": labels, "score": [value / 2 + 0.01 for value in scores]}, threshold=0.5).areas
        missed += not area.intervals[0].low <= truth <= area.intervals[0].high
    assert binom.sf(missed - 1, runs, DELTA) > 1e-6


def test_three_models_are_compared_by_holm() -> None:
    rows = [{**row, "prob_c": 0.5 + 0.1 * (int(str(row["id"])) % 3)} for row in rows_of(100, 0.5, 20)]
    compared = evaluate(rows).area_comparisons
    raw = sorted(each.p_value for each in compared if each.p_value is not None)
    adjusted = sorted(each.p_holm for each in compared)
    expected = [min(1.0, raw[0] * 3), min(1.0, max(raw[0] * 3, raw[1] * 2))]
    assert len(raw) == 3 and adjusted[:2] == pytest.approx(expected)
    against = evaluate(rows, baseline="prob_b").area_comparisons
    assert [(each.first, each.second) for each in against] == [("prob_a", "prob_b"), ("prob_c", "prob_b")]


def test_perfect_scores_have_no_standard_error_and_still_an_interval() -> None:
    (area,) = evaluate({"label": [0, 0, 1, 1, 1], "score": [0.1, 0.2, 0.7, 0.8, 0.9]}).areas
    assert (area.area, area.standard_error, area.approximate) == (1.0, 0.0, None)
    assert area.interval.low == pytest.approx((DELTA / 2) ** (1 / 2), rel=1e-12)  # k kl(1||p) = k ln(1/p), k = 2


def test_a_single_label_has_no_area() -> None:
    evaluation = evaluate({"y_true": [1, 1, 1], "y_prob": [0.3, 0.8, 0.9]})
    assert evaluation.models[0].right == 2 and not evaluation.areas
    assert "ROC" in " ".join(evaluation.notes)


def test_estimators_of_two_labels_have_the_area_of_scikit_learn() -> None:
    from sklearn.datasets import load_breast_cancer, load_iris
    from sklearn.linear_model import LogisticRegression
    from sklearn.metrics import roc_auc_score
    from sklearn.naive_bayes import GaussianNB
    from sklearn.svm import LinearSVC

    X, y = load_breast_cancer(return_X_y=True)
    X = (X - X.mean(0)) / X.std(0)
    for estimator, method in ((LogisticRegression(), "predict_proba"), (LinearSVC(), "decision_function")):
        evaluation = evaluate(estimator, X, y, seed=3)
        test = evaluation.split.test  # type: ignore[attr-defined]
        scores = getattr(evaluation.fitted, method)(X[test])  # type: ignore[attr-defined]
        scores = scores[:, 1] if scores.ndim == 2 else scores
        assert evaluation.areas[0].area == pytest.approx(roc_auc_score(y[test], scores), abs=1e-12)
        assert evaluation.to_dict()["areas"][0]["positive"] == "1"
    assert not evaluate(GaussianNB(), *load_iris(return_X_y=True)).areas
