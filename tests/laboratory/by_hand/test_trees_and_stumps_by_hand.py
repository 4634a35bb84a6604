"""Decision trees and boosted stumps of typed tables, as books print them, by fractions, and by scikit-learn."""

from math import log, log2, sqrt

import numpy as np
import pytest
from sklearn.tree import DecisionTreeClassifier

from bounds.diagnosis.verdict import Verdict
from laboratory.by_hand import QUANTITIES, check
from tests.laboratory.by_hand.on_paper import Case, hold

RIGHT, FEW, WRONG = Verdict.RIGHT, Verdict.TOO_FEW_DIGITS, Verdict.WRONG
# Mitchell's fourteen days, chapter 3: gains 0.246, 0.029, 0.151 and 0.048, five leaves.
DAYS = [
    row.split()
    for row in """Outlook Temperature Humidity Wind PlayTennis; sunny hot high weak no; sunny hot high strong no
overcast hot high weak yes; rain mild high weak yes; rain cool normal weak yes; rain cool normal strong no
overcast cool normal strong yes; sunny mild high weak no; sunny cool normal weak yes; rain mild normal weak yes
sunny mild normal strong yes; overcast mild high strong yes; overcast hot normal weak yes
rain mild high strong no""".replace("\n", ";").split(";")
]
NAMES = "(Outlook,Temperature,Humidity,Wind)"
ASKED = [*DAYS, "sunny cool high strong ?".split()]

# Both columns gain as much; the first is tested.
ABSENT = ["p x a", "p y b", "q z c", "q z c", "q x c"]


def h(*counts: int) -> float:
    """Entropy in bits, by its definition."""
    return -sum(c / sum(counts) * log2(c / sum(counts)) for c in counts if c)


OUTLOOK = h(9, 5) - 10 / 14 * h(2, 3)
HUMIDITY = h(9, 5) - h(3, 4) / 2 - h(6, 1) / 2
GINI = 2 * 9 / 14 * 5 / 14 - 10 / 14 * 12 / 25
# Li Hang's ten points, Statistical Learning Methods, example 8.1: α = 0.4236, 0.6496, 0.7514.
TEN = [[x, label] for x, label in zip(range(10), "+++---+++-", strict=True)]
# The weights after round 1 are 1/14, and 1/6 at 6, 7, 8; the second stump misses 3, 4, 5, the third 0, 1, 2 and 9.
SECOND, THIRD = 3 / 14, 2 / 11
BOUND = 2 * sqrt(0.21) * 2 * sqrt(SECOND * (1 - SECOND))
VOTES = log(7 / 3) / 2, log((1 - SECOND) / SECOND) / 2, log((1 - THIRD) / THIRD) / 2
DOSES = [f"{dose} {'well' if dose in (3, 7, 8) else 'ill'}" for dose in range(1, 11)]
CASES: tuple[Case, ...] = (
    (OUTLOOK, "tree_gain", DAYS, {}, RIGHT, ""),
    (OUTLOOK, "tree_gain", DAYS[1:], {"names": NAMES}, RIGHT, ""),
    (HUMIDITY, "tree_gain", DAYS, {}, WRONG, "Humidity"),
    (OUTLOOK * log(2), "tree_gain", DAYS, {}, WRONG, "natural"),
    (h(9, 5) - (h(2, 3) + h(3, 2)) / 3, "tree_gain", DAYS, {}, WRONG, "plain mean"),
    (h(9, 5) - OUTLOOK, "tree_gain", DAYS, {}, WRONG, "after the test"),
    (GINI, "tree_gain", DAYS, {}, WRONG, "Gini"),
    (GINI, "tree_gain", DAYS, {"impurity": "gini"}, RIGHT, ""),
    ("0.2", "tree_gain", DAYS, {}, FEW, ""),
    ("outlook", "tree_root", DAYS, {}, RIGHT, ""),
    ("Wind", "tree_root", DAYS, {}, WRONG, ""),
    (5, "grown_tree_leaves", DAYS, {}, RIGHT, ""),
    (8, "grown_tree_leaves", DAYS, {}, WRONG, "all nodes"),
    (3, "grown_tree_leaves", DAYS, {"depth": 1}, RIGHT, ""),
    (14, "grown_tree_leaves", DAYS, {}, WRONG, "examples"),
    ("no", "tree_label", ASKED, {}, RIGHT, ""),
    ("Yes", "tree_label", ASKED, {}, WRONG, ""),
    # one test alone: the majority of the five sunny days
    ("no", "tree_label", ASKED, {"depth": 1}, RIGHT, ""),
    ("yes", "tree_label", ASKED, {"depth": 0}, RIGHT, ""),
    # exclusive or: no test gains, and the tree has four leaves all the same
    (4, "grown_tree_leaves", ["0 0 a", "0 1 b", "1 0 b", "1 1 a"], {}, RIGHT, ""),
    (1, "grown_tree_leaves", ["0 0 a", "0 1 b", "1 0 b", "1 1 a"], {}, RIGHT, "none gains"),
    # at p there is no z, and so ID3 has a leaf more
    (3, "grown_tree_leaves", ABSENT, {}, RIGHT, ""),
    (4, "grown_tree_leaves", ABSENT, {}, RIGHT, "occurs"),
    # ill ill well, ill three times, well well, ill ill: two cuts at once leave 5 to 1 below, and pure sides
    (h(7, 3) - 0.6 * h(5, 1), "tree_gain", DOSES, {"intervals": 3}, RIGHT, ""),
    (h(7, 3) - 0.8 * h(5, 3), "tree_gain", DOSES, {}, RIGHT, ""),
    (h(7, 3) - 0.8 * h(5, 3), "tree_gain", DOSES, {"intervals": 2}, RIGHT, ""),
    (5, "grown_tree_leaves", DOSES, {"intervals": 3}, RIGHT, ""),
    (2, "grown_tree_leaves", DOSES, {"intervals": 3}, WRONG, "tests"),
    (4, "grown_tree_leaves", DOSES, {}, WRONG, "tests"),
    ("well", "tree_label", [*DOSES, "8.2 ?"], {"intervals": 3, "depth": 1}, RIGHT, ""),
    ("ill", "tree_label", [*DOSES, "8.6 ?"], {"intervals": 3, "depth": 1}, RIGHT, ""),
    (VOTES[0], "stumps_vote", TEN, {"rounds": 1}, RIGHT, ""),
    (VOTES[1], "stumps_vote", TEN, {"rounds": 2}, RIGHT, ""),
    (VOTES[2], "stumps_vote", TEN, {"rounds": 3}, RIGHT, ""),
    (log(7 / 3) / 2, "stumps_vote", TEN, {"rounds": 2}, WRONG, "counted"),
    (VOTES[1], "stumps_vote", TEN, {"rounds": 3}, WRONG, "rule 2"),
    (2 * VOTES[0], "stumps_vote", TEN, {"rounds": 1}, WRONG, "1/2"),
    (THIRD, "stumps_vote", TEN, {"rounds": 3}, WRONG, "weighted error"),
    ("0", "stumps_training_error", TEN, {"rounds": 3}, RIGHT, ""),
    ("0.30", "stumps_training_error", TEN, {"rounds": 2}, RIGHT, ""),
    (BOUND, "stumps_training_error", TEN, {"rounds": 2}, WRONG, "bounds"),
    (VOTES[0] + VOTES[1] - VOTES[2], "stumps_score", [*TEN, [2.2, "?"]], {"rounds": 3}, RIGHT, ""),
    (sum(VOTES), "stumps_score", [*TEN, [7, "?"]], {"rounds": 3}, WRONG, ""),
    (-VOTES[0] + VOTES[1] + VOTES[2], "stumps_score", [*TEN, [7, "?"]], {"rounds": 3}, RIGHT, ""),
)  # fmt: skip


def test_on_paper() -> None:
    hold(
        (answer, name, [row.split() if isinstance(row, str) else row for row in rows], *rest)
        for answer, name, rows, *rest in CASES
    )


def test_the_books_print_the_same_numbers() -> None:
    gains = QUANTITIES["tree_gain"].works_out(*DAYS).table
    printed = {"Outlook": 0.246, "Temperature": 0.029, "Humidity": 0.151, "Wind": 0.048}
    for test, gain in zip(gains["test"], gains["gain"], strict=True):
        assert not test or gain == pytest.approx(printed[test], abs=1e-3)
    table = QUANTITIES["stumps_vote"].works_out(*TEN, rounds=3).table
    assert table["vote"] == pytest.approx([0.4236, 0.6496, 0.7514], abs=1e-3)  # he rounds the last ε to 0.1820
    assert table["training error"] == pytest.approx([0.3, 0.3, 0])


def test_trees_of_numbers_as_scikit_learn_grows_them() -> None:
    """Of columns without equal gains: the root's gain, and the number of leaves, as its tree has them."""
    random = np.random.default_rng(4)
    for criterion, impurity in (("entropy", "entropy"), ("gini", "gini")):
        for _ in range(6):
            X, y = random.normal(size=(12, 2)).round(3), random.integers(0, 3, 12)
            tree = DecisionTreeClassifier(criterion=criterion, random_state=0).fit(X, y).tree_
            children = [tree.children_left[0], tree.children_right[0]]
            after = sum(tree.n_node_samples[child] * tree.impurity[child] for child in children) / 12
            table = [[*map(float, row), f"c{label}"] for row, label in zip(X, y, strict=True)]
            gain = QUANTITIES["tree_gain"].works_out(*table, impurity=impurity).value
            assert gain == pytest.approx(tree.impurity[0] - after)


def test_votes_and_scores_by_trying_every_stump() -> None:
    """Weights that are multiplied by exp(±α) and divided by their sum, as the algorithm is first stated."""
    random = np.random.default_rng(9)
    for _ in range(5):
        X, y = random.normal(size=(15, 2)).round(3), random.choice((-1, 1), 15)
        weights, point, score = np.full(15, 1 / 15), X.mean(axis=0), 0.0
        for _round in range(3):
            cuts = [(k, cut) for k in (0, 1) for cut in (-np.inf, *(np.sort(X[:, k])[:-1] + np.sort(X[:, k])[1:]) / 2)]
            stumps = [(k, cut, sign) for k, cut in cuts for sign in (1, -1)]
            errors = [float(weights[sign * np.where(X[:, k] > cut, 1, -1) != y].sum()) for k, cut, sign in stumps]
            k, cut, sign = stumps[int(np.argmin(errors))]
            alpha = log((1 - min(errors)) / min(errors)) / 2
            weights = weights * np.exp(-alpha * y * sign * np.where(X[:, k] > cut, 1, -1))
            weights, score = weights / weights.sum(), score + alpha * sign * (1 if point[k] > cut else -1)
        table = [[*map(float, row), int(label)] for row, label in zip(X, y, strict=True)]
        asked_about = [*map(float, point), "?"]
        assert QUANTITIES["stumps_vote"].works_out(*table, rounds=3).value == pytest.approx(alpha)
        assert QUANTITIES["stumps_score"].works_out(*table, asked_about, rounds=3).value == pytest.approx(score)


def test_a_value_that_no_branch_has_gets_the_label_of_its_node() -> None:
    """A header is no row."""
    worked = QUANTITIES["tree_label"].works_out(*DAYS, "foggy cool high strong ?".split())
    assert worked.value == "yes" and "foggy" in worked.steps[-2]


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("tree_gain", "a b yes; a b yes", "two labels"), ("tree_gain", "a b yes; a b no", "divides"),
        ("tree_gain", "impurity=error; a b yes; c b no", "gini"),
        ("grown_tree_leaves", "depth=-1; a yes; b no", "depth"),
        ("grown_tree_leaves", "names=(sky); a b yes; c d no", "names"), ("tree_label", "1 yes; 2 no; x ?", "number"),
        ("stumps_vote", "rounds=1; 1 +; 2 -", "infinite"), ("stumps_vote", "rounds=2; 1 +; 1 -; 2 +; 2 -", "half"),
        ("stumps_vote", "rounds=0; 1 +; 2 -; 3 +", "rounds"), ("stumps_score", "rounds=1; 1 +; 2 -; 3 +", "?"),
        ("stumps_vote", "rounds=1; 1 +; 2 +", "both"),
    ],
)  # fmt: skip
def test_what_is_no_question(name: str, text: str, sentence: str) -> None:
    rows, settings = QUANTITIES[name].read(text)
    with pytest.raises(ValueError, match=sentence.replace("?", r"\?")):
        _ = QUANTITIES[name].works_out(*rows, **settings)


def test_of_equal_stumps_another_choice_is_right_too() -> None:
    """The stump x > 8.5 errs as often as x > 2.5 at first; whoever takes it has another second round."""
    other = next(each for each in QUANTITIES["stumps_vote"].works_out(*TEN, rounds=2).also if "last" in each.words)
    assert check(f"{other.value:.5g}", "stumps_vote", *TEN, rounds=2)


def test_of_equally_many_labels_in_a_leaf_the_tables_most_frequent_is_taken() -> None:
    """At x = 1 stand one a and one b; of the whole table b is the more frequent, and a the first."""
    worked = QUANTITIES["tree_label"].works_out(["1", "a"], ["1", "b"], ["2", "b"], ["2", "b"], ["1", "?"])
    assert worked.value == "b"
