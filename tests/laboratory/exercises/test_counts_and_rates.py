"""Questions that count: tables, rates, version spaces, labellings, code words, weights; in fractions or by listing."""

from fractions import Fraction
from itertools import combinations, product
from math import log, log2

import pytest

from laboratory.exercises.drawing import make_problem
from laboratory.exercises.problem import Problem

SEEDS = range(40)


def every(kind: str) -> list[Problem]:
    return [make_problem(kind, seed) for seed in SEEDS]


def test_empirical_risk_example_by_example() -> None:
    for item in every("empirical_risk"):
        pairs = list(zip(item.inputs["truth"].tolist(), item.inputs["said"].tolist(), strict=True))
        costs = [{(0, 1): item.inputs["dear"], (1, 0): 1}.get(pair, 0) for pair in pairs]
        assert item.answer == pytest.approx(float(Fraction(sum(costs), len(pairs))), rel=1e-12)


def test_rates_of_a_confusion_matrix() -> None:
    queries = set()
    for item in every("confusion_rates"):
        tp, fp, fn, tn = (item.inputs["counts"][name] for name in ("TP", "FP", "FN", "TN"))
        precision, recall = Fraction(tp, tp + fp), Fraction(tp, tp + fn)
        by_hand = {
            "precision": precision, "recall": recall, "specificity": 1 - Fraction(fp, fp + tn),
            "false_positive_rate": Fraction(fp, fp + tn), "f1": 2 / (1 / precision + 1 / recall),
            "accuracy": 1 - Fraction(fp + fn, tp + fp + fn + tn),
        }  # fmt: skip
        assert item.answer == pytest.approx(float(by_hand[item.inputs["asked"]]), rel=1e-12)
        queries.add(item.inputs["asked"])
    assert len(queries) == 6


def test_votes_of_neighbours() -> None:
    for item in every("knn_vote"):
        (a, b), points = item.inputs["query"].tolist(), item.inputs["X"].tolist()
        near = sorted(zip([(x - a) ** 2 + (z - b) ** 2 for x, z in points], item.inputs["y"].tolist(), strict=True))
        assert item.answer == sum(label for _, label in near[: item.inputs["k"]])


def test_mean_of_neighbours() -> None:
    for item in every("knn_mean"):
        pairs = zip(item.inputs["x"].tolist(), item.inputs["y"].tolist(), strict=True)
        near = sorted((abs(x - item.inputs["query"]), y) for x, y in pairs)[: item.inputs["k"]]
        assert item.answer == pytest.approx(float(Fraction(sum(y for _, y in near), len(near))), rel=1e-12)


def test_bayes_risk_is_the_least_of_all_sixteen_predictors() -> None:
    for item in every("bayes_risk"):
        chances = [Fraction(p).limit_denominator(10) for p in item.inputs["chances"].tolist()]
        eta = [Fraction(p).limit_denominator(10) for p in item.inputs["eta"].tolist()]
        assert sum(chances) == 1
        risks = [
            sum(p * (1 - q if said else q) for p, q, said in zip(chances, eta, answers, strict=True))
            for answers in product((0, 1), repeat=4)
        ]
        assert item.answer == pytest.approx(float(min(risks)), rel=1e-12)


def test_functions_that_agree_with_what_was_seen_are_listed() -> None:
    for item in every("unbiased_count"):
        points, seen = 2 ** item.inputs["n"], item.inputs["seen"]
        if points <= 8:
            agreeing = [f for f in product((0, 1), repeat=points) if all(f[i] == i % 2 for i in range(seen))]
            assert item.answer == len(agreeing)
        assert item.answer * 2**seen == 2**points


def test_conjunctions_by_the_sets_they_accept() -> None:
    for item in every("conjunction_count"):
        values = item.inputs["values"]
        expected = 1
        for v in values:
            expected *= v + 1
        assert item.answer == expected + 1
    small = min(every("conjunction_count"), key=lambda entry: entry.answer)
    domains = [range(v) for v in small.inputs["values"]]
    demands = product(*[[{v} for v in domain] + [set(domain)] for domain in domains])
    accepted = {frozenset(product(*map(sorted, demand))) for demand in demands}
    assert small.answer == len(accepted | {frozenset()})


def test_labellings_by_formula_and_by_cutting_at_every_place() -> None:
    queries = set()
    for item in every("labellings_count"):
        m, slug = item.inputs["m"], item.inputs["slug"]
        cuts = range(m + 1)
        thresholds = {tuple(i < a for i in range(m)) for a in cuts}
        intervals = {tuple(a <= i < b for i in range(m)) for a, b in product(cuts, cuts)}
        # On a parabola a line cuts off a run of points at one side, or one inside: runs and their complements.
        runs = {tuple(a <= i < b for i in range(m)) for a, b in combinations(cuts, 2)}
        halfplanes = runs | {tuple(not label for label in run) for run in runs}
        assert item.answer == len({"thresholds": thresholds, "intervals": intervals, "halfspaces": halfplanes}[slug])
        queries.add(slug)
    assert queries == {"thresholds", "intervals", "halfspaces"}


def test_code_words_of_trees() -> None:
    """For 8 leaves (15 nodes) on 20 features the notes' code takes 16 · 5 + 2 · 3 + 1 = 87 bits."""
    results = {
        (made.inputs["leaves"], made.inputs["d"]): made.answer
        for made in (make_problem("tree_code", s) for s in range(200))
    }
    for (leaves, d), bits in results.items():
        nodes = 2 * leaves - 1
        block = next(b for b in range(1, 9) if 2**b >= d + 3)
        assert bits == (nodes + 1) * block + 2 * int(log2(nodes)) + 1


def test_weights_unit_by_unit() -> None:
    for item in every("network_weights"):
        layers = item.inputs["layers"]
        assert item.answer == sum(1 + layers[i - 1] for i in range(1, len(layers)) for _ in range(layers[i]))


def test_area_under_roc_pair_by_pair() -> None:
    for item in every("area_under_roc"):
        pairs = list(zip(item.inputs["scores"].tolist(), item.inputs["truth"].tolist(), strict=True))
        compared = [p > n for p, is_positive in pairs for n, other in pairs if is_positive and not other]
        assert item.answer == pytest.approx(float(Fraction(sum(compared), len(compared))), rel=1e-12)


def test_find_s_column_by_column() -> None:
    for item in every("find_s_cover"):
        positives = [x for x, positive in zip(item.inputs["X"], item.inputs["y"], strict=True) if positive]
        covered = 1
        for column, values in zip(zip(*positives, strict=True), item.inputs["values"], strict=True):
            covered *= values if len({*column}) > 1 else 1
        assert item.answer == covered


def test_log_loss_is_the_logarithm_of_the_forecasts_probability() -> None:
    for item in every("log_loss"):
        product_of_all = 1.0
        for p, y in zip(item.inputs["chances"].tolist(), item.inputs["rain"].tolist(), strict=True):
            product_of_all *= p if y else 1 - p
        assert item.answer == pytest.approx(-log(product_of_all) / 4, rel=1e-9)
