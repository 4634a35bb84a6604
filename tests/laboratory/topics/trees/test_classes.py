"""Questions about several classes: textbook gains, the notes' worked split, scikit-learn's roots, bars by counting."""

from math import log2

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal
from sklearn.datasets import load_iris
from sklearn.tree import DecisionTreeClassifier

from laboratory.topics import views
from laboratory.topics.trees.classes.nearest import mistakes
from laboratory.topics.trees.classes.run import MEASURES, at_share, best_questions, cuts_of, groups_of
from laboratory.topics.trees.classes.tables import PATIENTS, TABLES
from tests.sentences import facts

VIEW = views["trees.classes"]


def test_golf_has_the_textbooks_gains() -> None:
    """Quinlan (1993), C4.5, section 2.2: .940 bits before, .246 gained by the outlook (.247 rounded), .048 by wind."""
    run = best_questions("golf", "entropy", "branches")
    assert run.before == pytest.approx(0.940, abs=5e-4)
    assert_allclose(run.gains[[0, 2]], [0.2467, 0.0481], atol=5e-5)
    assert run.best == 0 and run.wording(0) == "outlook?"
    assert run.answers(0) == ["overcast", "rainy", "sunny"]
    shares = np.array([[4, 0], [3, 2], [2, 3]])
    assert sorted(run.questions[0].children.sum(axis=1)) == sorted(shares.sum(axis=1))
    assert run.after(0) == pytest.approx(10 / 14 * -(0.4 * log2(0.4) + 0.6 * log2(0.6)))


@pytest.mark.parametrize(("measure", "criterion"), [("gini", "gini"), ("entropy", "entropy")])
def test_iris_is_split_as_by_scikit_learn(measure: str, criterion: str) -> None:
    run = best_questions("iris", measure, "branches")
    X, y = load_iris(return_X_y=True)
    tree = DecisionTreeClassifier(criterion=criterion, max_depth=1, random_state=0).fit(X, y).tree_
    assert run.before == pytest.approx(tree.impurity[0])
    children = tree.n_node_samples[1:] / 150 @ tree.impurity[1:]
    assert run.gains.max() == pytest.approx(tree.impurity[0] - children)
    assert run.before == pytest.approx({"gini": 2 / 3, "entropy": log2(3)}[measure])


def test_the_notes_split_stalls_for_mistakes_and_their_four_gains_are_told() -> None:
    result = VIEW(**VIEW.view.presets["Misclassification stalls"])
    assert result.run.gains[0] == 0
    assert "misclassification 0, gini 0.08, 0.1182, 0.1551" in facts(result.more)
    assert best_questions("stall", "entropy", "groups").gains[0] == pytest.approx(2 * 0.1182263988)
    assert best_questions("stall", "gini", "groups").gains[0] == pytest.approx(0.08)


def test_nine_and_one_halved_as_printed_and_whole() -> None:
    result = VIEW(table="nine", measure="gini")
    assert "Gini 0.18 0.09" in facts(result.more)
    assert best_questions("nine", "entropy", "groups").before == pytest.approx(0.468995593589)
    assert best_questions("nine", "mistakes", "groups").before == pytest.approx(0.1)


@pytest.mark.parametrize("c", [2, 3, 7])
def test_impurities_are_largest_where_all_classes_are_equal(c: int) -> None:
    tops = {"entropy": log2(c), "gini": 1 - 1 / c, "mistakes": 1 - 1 / c}
    for name, top in tops.items():
        heights = [at_share(name, c, share) for share in np.linspace(0, 1, 43)]
        assert max(heights) <= top + 1e-12
        assert at_share(name, c, 1 / c) == pytest.approx(top) == pytest.approx(MEASURES[name].most(c))
        assert at_share(name, c, 1) == pytest.approx(0)


@pytest.mark.parametrize("table", list(TABLES))
@pytest.mark.parametrize("measure", list(MEASURES))
def test_gains_lie_between_0_and_all_and_groups_are_whole(table: str, measure: str) -> None:
    run = best_questions(table, measure, "groups")
    assert len(run.questions) == len(run.records.features)
    assert ((run.gains >= 0) & (run.gains <= run.before + 1e-12)).all()
    for feature, question in enumerate(run.questions):
        assert_array_equal(question.children.sum(axis=0), run.counts)
        assert run.after(feature) == pytest.approx(run.before - run.gains[feature])
        assert len(run.answers(feature)) == len(question.children) == 2


def test_figures_count_records_and_show_every_gain() -> None:
    result = VIEW(table="patients")
    left, right = result.figures
    assert [trace.name for trace in left.data] == ["none", "antibiotics", "cortisone"]
    smokers = {"ex": (1, 0, 3), "no": (3, 0, 1), "yes": (0, 4, 0)}
    assert list(left.data[0].y) == ["all", *smokers]
    assert [tuple(trace.x[1 + at] for trace in left.data) for at in range(3)] == list(smokers.values())
    assert_allclose(right.data[0].x, result.run.gains)
    assert result.step_text(1) == "smoker"


def test_of_two_questions_with_one_gain_neither_is_better() -> None:
    """Both petal questions tell setosa from the others: 2/3 − (100/150)(1/2) = 1/3."""
    result = views["trees.classes"](table="iris", measure="gini")
    equal = [step for step, gain in enumerate(result.run.gains) if gain == pytest.approx(1 / 3)]
    assert len(equal) == 2
    for step in range(4):
        assert ("no feature" in result.at(step).sentence) == (step in equal)


def test_a_question_without_gain_leaves_the_impurity_where_it_is() -> None:
    result = views["trees.classes"](table="stall", measure="mistakes")
    assert "leaves 0.2" in facts(result.sentence.replace("**", "")) and "changes" not in result.sentence


def test_three_intervals_of_the_doses_by_hand() -> None:
    """Ill, ill, well, ill x 3, well x 2, ill x 2: the best cut is not one of the best two."""

    def bits(well: int, ill: int) -> float:
        return -sum(n * log2(n / (well + ill)) for n in (well, ill) if n) / 10

    before = bits(3, 7)
    run = best_questions("dose", "entropy", "branches", "three")
    assert run.gains[0] == pytest.approx(before - bits(1, 5))
    assert run.answers(0) == ["≤ 6.5", "> 6.5, ≤ 8.5", "> 8.5"]
    gains = cuts_of(run, 0)
    assert gains is not None
    assert gains.once == pytest.approx(before - bits(3, 5))
    assert gains.greedily == pytest.approx(before - bits(3, 3))
    assert gains.together == pytest.approx(run.gains[0])
    assert cuts_of(best_questions("golf", "entropy", "branches", "three"), 0) is None


@pytest.mark.parametrize("measure", list(MEASURES))
def test_three_intervals_gain_at_least_what_two_cuts_one_by_one_do(measure: str) -> None:
    for table in ("iris", "dose") if measure == "gini" else ("patients", "dose"):
        run = best_questions(table, measure, "branches", "three")
        for feature in range(len(run.questions)):
            if gains := cuts_of(run, feature):
                assert gains.together >= gains.greedily - 1e-12 >= gains.once - 2e-12
                assert run.gains[feature] == pytest.approx(gains.together)


def by_distances(age_unit: float, weight_unit: float) -> int:
    """Patients whose nearest other one, written out by hand, has another therapy."""

    def apart(a: tuple[int, str, int, str, str], b: tuple[int, str, int, str, str]) -> float:
        numbers = ((a[0] - b[0]) / age_unit) ** 2 + ((a[2] - b[2]) / weight_unit) ** 2
        return numbers + 2 * (a[1] != b[1]) + 2 * (a[3] != b[3])

    return sum(min((b for b in PATIENTS if b is not a), key=lambda b: apart(a, b))[-1] != a[-1] for a in PATIENTS)


def test_a_nearest_neighbours_mistakes_change_with_the_units_and_a_trees_do_not() -> None:
    ages, weights = [row[0] for row in PATIENTS], [row[2] for row in PATIENTS]
    units = {
        "thousandths": (1, 1e-3), "measured": (1, 1), "sd": (float(np.std(ages)), float(np.std(weights))),
        "unit": (max(ages) - min(ages), max(weights) - min(weights)),
    }  # fmt: skip
    wrong = mistakes("patients")
    assert {name: nearest for name, (nearest, _) in wrong.items()} == {
        name: by_distances(*both) for name, both in units.items()
    }
    assert len({nearest for nearest, _ in wrong.values()}) == 4 and len({tree for _, tree in wrong.values()}) == 1
    result = VIEW(beside="distances")
    assert "10 9 7 5" in facts(result.more) and "5 5 5 5" in facts(result.more)
    assert list(result.figures[1].data[0].x) == [10, 9, 7, 5]


def test_three_groups_of_four_letters_lose_nothing() -> None:
    """Of 2, 1, 0 twice, 0, 3, 0 and 0, 1, 2 the first two belong together."""

    def bits(*counts: int) -> float:
        return -sum(n * log2(n / sum(counts)) for n in counts if n) / 12

    run = best_questions("letters", "entropy", "three")
    assert run.answers(0) == ["a or b", "c", "d"]
    assert run.gains[0] == pytest.approx(bits(4, 6, 2) - bits(4, 2) - bits(1, 2))
    gains = groups_of(run, 0)
    assert gains is not None
    assert gains["three"] == pytest.approx(run.gains[0]) == pytest.approx(gains["branches"])
    pairs = [((4, 2), (0, 4, 2)), ((2, 4), (2, 2, 2)), ((2, 2, 2), (2, 4)), ((2, 1), (2, 5, 2)), ((3,), (4, 3, 2))]
    ends = [bits(*first) + bits(*second) for first, second in (*pairs, ((1, 2), (4, 5)))]
    assert gains["groups"] == pytest.approx(bits(4, 6, 2) - min(ends))
    assert groups_of(best_questions("golf", "entropy", "three"), 0) is None
