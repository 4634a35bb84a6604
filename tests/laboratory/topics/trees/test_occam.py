"""Occam's choice: risks by going through the whole cube, bounds by the formula, best trees by trying all."""

import re
from itertools import product
from math import ceil, comb, floor, log, log2, sqrt

import numpy as np
import pytest
from sklearn.tree import DecisionTreeClassifier

from bounds.numbers import at_most
from laboratory.topics import views
from laboratory.topics.trees.occam.run import KEPT, SAMPLES, fixed_sizes, occam_run, other_samples
from laboratory.topics.trees.occam.text import more
from laboratory.worlds.boolean_cube import BooleanCube
from laboratory.worlds.real_world import RealWorld
from tests.sentences import facts

CUBE = BooleanCube(6, "dnf", 0.1)
POINTS = np.array(list(product([False, True], repeat=6)))
TRUTH = (POINTS[:, 0] & POINTS[:, 1]) | (POINTS[:, 2] & ~POINTS[:, 3])


def noisy(share_wrong: float) -> float:
    return 0.1 * (1 - share_wrong) + 0.9 * share_wrong


def answers(rules: str, X: np.ndarray) -> np.ndarray:
    """What a tree written in preorder, `yes` before `no`, says of each row."""
    lines = iter(rules.splitlines())

    def below(rows: np.ndarray, says: np.ndarray) -> None:
        line = next(lines)
        if test := re.search(r"x\[(\d+)\] <= 0\.5\?", line):
            zero = ~X[:, int(test[1])]
            below(rows & zero, says)
            below(rows & ~zero, says)
        else:
            says[rows] = bool(re.search(r"\b1 \(\d+ examples", line))

    says = np.zeros(len(X), dtype=bool)
    below(np.ones(len(X), dtype=bool), says)
    return says


def test_trees_of_fifteen_nodes_are_counted_as_by_hand() -> None:
    """M = 7 tests: Catalan's 429 shapes, d^7 questions, 2^8 answers; 14 over 7 is 3,432, (2e)^7 = 140,369.04."""
    run = occam_run(CUBE, 300, 0.05, 0)
    size = list(run.nodes).index(15)
    exact, relaxed = run.ln_trees(size)
    assert exact == pytest.approx(log(429 * 6**7 * 2**8))
    assert relaxed == pytest.approx(15 * (1 + log(12)))
    assert "7 8" in facts(more(run, size))
    assert "(14 choose 7) = 3,432 ≤ $(en/k)^k$ = 140,370." in more(run, size)
    assert "1 leaf" in more(run, 0) and "0/0" in more(run, 0)


@pytest.mark.parametrize(("m", "seed"), [(60, 2), (300, 0), (300, 7)])
def test_risks_of_the_choice_the_leaf_and_the_grown_tree(m: int, seed: int) -> None:
    run = occam_run(CUBE, m, 0.05, seed)
    sample = CUBE.draw(np.random.default_rng(seed), m)
    majority = sample.y.mean() >= 0.5
    assert run.risk[0] == pytest.approx(noisy(float(np.mean(majority != TRUTH))), abs=1e-12)
    assert run.risk[run.chosen] == pytest.approx(noisy(float(np.mean(answers(run.rules, POINTS) != TRUTH))), abs=1e-12)
    grown = DecisionTreeClassifier(random_state=0).fit(sample.X, sample.y)
    assert grown.tree_.node_count == run.grown


def test_without_noise_the_last_size_is_scikit_learns_tree() -> None:
    world = BooleanCube(6, "dnf", 0.0)
    run = occam_run(world, 40, 0.05, 3)
    sample = world.draw(np.random.default_rng(3), 40)
    grown = DecisionTreeClassifier(random_state=0).fit(sample.X, sample.y)
    assert (run.nodes[-1], run.training[-1]) == (run.grown, 0)
    assert run.risk[-1] == pytest.approx(np.mean(grown.predict(POINTS) != TRUTH), abs=1e-12) != 0


@pytest.mark.parametrize("world", [CUBE, RealWorld("breast_cancer", 4)], ids=["cube", "cancer"])
def test_the_bound_is_the_formula_and_the_choice_its_minimum(world: BooleanCube | RealWorld) -> None:
    run = occam_run(world, 200, 0.1, 1)
    for size, nodes in enumerate(run.nodes.tolist()):
        bits = (nodes + 1) * ceil(log2(world.features + 3)) + 2 * floor(log2(nodes)) + 1
        assert run.bits(size) == bits
        gap = sqrt((bits * log(2) + log(2 / 0.1)) / 400)
        assert run.bound[size] == pytest.approx(run.training[size] + gap, rel=1e-12)
    assert run.chosen == int(np.argmin(run.bound))
    assert run.risk[run.best] == pytest.approx(run.risk.min())
    assert (np.diff(run.training) <= 0).all()
    assert len(run.nodes) <= KEPT


def test_other_samples_are_the_same_choice_again() -> None:
    samples = other_samples(CUBE, 150, 0.05)
    assert len(samples.risk) == SAMPLES
    for seed in (0, 3, 99):
        run = occam_run(CUBE, 150, 0.05, seed)
        at = run.chosen
        choice = (samples.nodes[seed], samples.training[seed], samples.risk[seed], samples.bound[seed])
        assert choice == pytest.approx((run.nodes[at], run.training[at], run.risk[at], run.bound[at]), abs=1e-12)
    # 20 or more of 100 samples may exceed a bound that holds with probability 0.95 less than once in a million times.
    assert samples.failures < 20


def test_sizes_fixed_beforehand_against_all_trees_with_one_test() -> None:
    run = fixed_sizes(CUBE, 200, 0.05, 4)
    sample = CUBE.draw(np.random.default_rng(4), 200)
    # By tests: training error and exact risk of every tree.
    wrong: dict[int, list[tuple[float, float]]] = {0: [], 1: []}
    for zero, nonzero in product([False, True], repeat=2):
        for feature in range(6):
            here = (np.where(X[:, feature], nonzero, zero) for X in (sample.X, POINTS))
            seen, everywhere = (float(np.mean(a != y)) for a, y in zip(here, (sample.y == 1, TRUTH), strict=True))
            wrong[1].append((seen, noisy(everywhere)))
            if zero == nonzero:
                wrong[0].append((seen, noisy(everywhere)))
    for tests, trees in wrong.items():
        assert run.training[tests] == pytest.approx(min(seen for seen, _ in trees))
        assert run.smallest_risk[tests] == pytest.approx(min(risk for _, risk in trees))
        fewest = [risk for seen, risk in trees if seen == pytest.approx(run.training[tests])]
        assert any(run.risk[tests] == pytest.approx(risk) for risk in fewest)
    for tests, excess in enumerate(run.excess):
        count = comb(2 * tests, tests) // (tests + 1) * 6**tests * 2 ** (tests + 1)
        assert excess == pytest.approx(sqrt(2 * (log(count) + log(40)) / 200), rel=1e-9)
    assert (run.risk >= run.smallest_risk - 1e-12).all() and (run.smallest_risk >= 0.1 - 1e-12).all()


def test_the_target_of_nine_nodes_is_found_by_the_best_tree() -> None:
    assert fixed_sizes(BooleanCube(5, "tree", 0.2), 50, 0.05, 0).smallest_risk[-1] == pytest.approx(0.2)


def test_the_tree_names_features_as_the_world_does() -> None:
    """The cube's "if x1 then x2" begins with its first column."""
    run = occam_run(BooleanCube(4, "tree", 0.0), 1_000, 0.05, 0)
    text = more(run, int(run.chosen))
    columns = {int(column) + 1 for column in re.findall(r"x\[(\d+)\]", run.rules)}
    assert {int(number) for number in re.findall(r"\bx(\d+)\b", text.split("```")[1])} == columns
    assert "x[" not in text


def test_a_bound_above_1_is_vacuous_wherever_it_is_told() -> None:
    result = views["trees.occam"](m=2, step=0)
    assert result.run.bound[0] >= 1 and "(vacuous)" in result.sentence
    assert "(vacuous)" not in views["trees.occam"](step=0).sentence


def test_the_bound_for_a_size_fixed_beforehand_says_how_often_it_holds() -> None:
    result = views["trees.occam"](beside="fixed", delta=0.1)
    caption = result.text_of(result.drawings[1].caption)
    excess = at_most(fixed_sizes(result.run.world, 400, 0.1, 0).excess[-1])
    assert f"≥ 90 % ≤ {excess}" in facts(caption)
