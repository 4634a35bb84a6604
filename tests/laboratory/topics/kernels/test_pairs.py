"""Two vectors both ways: the notes' worked numbers, brute force over index tuples, scikit-learn and Poisson's law."""

from itertools import product
from math import exp, factorial

import numpy as np
import pytest
from scipy.stats import poisson
from sklearn.preprocessing import PolynomialFeatures

from laboratory.topics import views
from laboratory.topics.kernels.pairs.run import LARGEST, MOST_ENTRIES, different, name_of, ordered, two_vectors
from laboratory.topics.kernels.pairs.text import read_vector, write_vector
from tests.sentences import facts, pattern

X, Z = (1.0, 2.0, 3.0), (4.0, 5.0, 6.0)
view = views["kernels.pairs"]


def test_the_notes_example_is_1024_both_ways() -> None:
    run = two_vectors("polynomial", X, Z)
    nine = [a * b * c * d for (a, c), (b, d) in product(zip(X, Z, strict=True), repeat=2)]
    assert nine == [16, 40, 72, 40, 100, 180, 72, 180, 324]  # as the notes add them up
    assert sum(nine) == run.value == pytest.approx(run.through) == 1024
    assert (run.ordered, run.different, run.multiplications) == (9, 6, 4)
    assert dict(zip((term.powers for term in run.monomials), run.parts, strict=True)) == {
        (2, 0, 0): 16, (1, 1, 0): 80, (1, 0, 1): 144, (0, 2, 0): 100, (0, 1, 1): 360, (0, 0, 2): 324,
    }  # fmt: skip


def test_two_kernels_of_degree_two_by_hand() -> None:
    quadratic, polynomial = two_vectors("quadratic", X, Z), two_vectors("polynomial", X, Z, 2, 1)
    assert quadratic.value == pytest.approx(quadratic.through) == 1 + 32 + 32**2 == 1057
    assert polynomial.value == pytest.approx(polynomial.through) == 33**2 == 1089
    assert quadratic.ordered == 1 + 3 + 9
    assert (polynomial.ordered, polynomial.different) == (16, 10)
    assert "would be 473" in view(kernel="quadratic").more  # 1 + 32 + 16 + 100 + 324
    assert two_vectors("linear", X, Z).value == 32


@pytest.mark.parametrize(("degree", "offset", "size"), [(3, 1.0, 2), (4, 0.5, 3), (3, 0.0, 4), (10, 1.0, 1)])
def test_parts_are_those_of_the_expansion(degree: int, offset: float, size: int) -> None:
    rng = np.random.default_rng(degree)
    x, z = (tuple(rng.normal(size=size).tolist()) for _ in range(2))
    run = two_vectors("polynomial", x, z, degree, offset)
    factors = [offset, *np.multiply(x, z)]
    expected: dict[tuple[int, ...], float] = {}
    for chosen in product(range(size + 1), repeat=degree):
        powers = tuple(chosen.count(j) for j in range(1, size + 1))
        expected[powers] = expected.get(powers, 0.0) + float(np.prod([factors[j] for j in chosen]))
    added = dict(zip((term.powers for term in run.monomials), run.parts, strict=True))
    kept = {powers: part for powers, part in expected.items() if offset or sum(powers) == degree}
    assert added == pytest.approx(kept)
    assert run.through == pytest.approx(run.value)
    assert run.different == len(run.monomials)
    assert run.ordered == (size if offset == 0 else size + 1) ** degree


def test_counts_are_those_of_scikit_learn() -> None:
    for size, degree in product((1, 2, 3, 4), (1, 2, 5)):
        library = PolynomialFeatures(degree).fit(np.ones((1, size)))
        assert different(False, size, degree) == library.n_output_features_
        assert different(True, size, degree) == int((library.powers_.sum(axis=1) == degree).sum())
        assert ordered("quadratic", False, size, degree) == sum(size**power for power in range(degree + 1))


def test_the_gaussians_series_on_the_line() -> None:
    run = two_vectors("gaussian", (1.0,), (2.0,), gamma=0.5, terms=10)
    features = [[exp(-x * x / 2) * x**n / factorial(n) ** 0.5 for n in range(10)] for x in (1.0, 2.0)]
    assert run.through == pytest.approx(np.dot(features[0], features[1])) == pytest.approx(0.6065024572, abs=1e-10)
    assert run.value == pytest.approx(0.606530659713)
    assert run.left_out == pytest.approx(run.value - run.through, rel=1e-9)
    assert run.different == run.ordered == 10


@pytest.mark.parametrize("terms", [1, 5, 20, 60])
@pytest.mark.parametrize("gamma", [0.01, 0.3, 2.0])
def test_what_is_left_out_is_poissons_tail_and_keeps_its_bound(gamma: float, terms: int) -> None:
    for x, z in ((X, Z), ((0.5, -1.0), (1.0, 2.0)), ((1.0, 2.0), (-2.0, 1.0))):
        run = two_vectors("gaussian", x, z, gamma=gamma, terms=terms)
        mean = 2 * gamma * run.inner
        if mean >= 0:
            assert run.left_out == pytest.approx(run.value * poisson.sf(terms - 1, mean), rel=1e-9)
        assert run.left_out == pytest.approx(abs(run.value - run.through), abs=1e-14)
        assert (run.left_out_at_most is None) == (abs(mean) >= terms + 1)
        if run.left_out_at_most is not None:
            assert run.left_out <= run.left_out_at_most * (1 + 1e-12)


def test_two_widths_of_the_notes() -> None:
    """sigma = 2 at squared distance 27: 0.00117 as a variance, 0.0342 as a standard deviation."""
    answer = view(kernel="gaussian", gamma=0.25)
    assert answer.run.value == pytest.approx(exp(-27 / 4))
    assert exp(-27 / 8) == pytest.approx(0.0342, abs=5e-5)
    assert "0.00117088" in answer.more
    assert "σ = 2 standard 0.0342" in facts(answer.more)


def test_the_lost_plus_sign() -> None:
    answer = view(x="1, 1", z="1, 2", offset=1)
    assert answer.run.value == (1 + 1 + 2) ** 2 == 16
    assert "18 instead 16" in facts(answer.more)  # 1 + 1 + 4 + 2·4 + 4
    assert "instead" not in facts(view(x="1, 1", z="1, 2", offset=2).more)


def test_whole_values_have_all_their_digits() -> None:
    """An identity of rounded numbers would be false: 5 to the power 10 is 9,765,625."""
    answer = views["kernels.pairs"](x="1, 2, 1, 1", z="1, 0.5, 1, 1", degree=10, offset=1)
    assert answer.headline.measured == f"{5**10:,}" and answer.more.count(f"{5**10:,}") == 3
    constant = views["kernels.pairs"](offset=5).more
    assert "\n| 5 | 25 | 25 |" in constant  # (5 + s)² has the feature 5


def test_features_have_names() -> None:
    assert [name_of(powers) for powers in ((0, 0), (1, 0), (2, 1), (0, 10))] == ["1", "x₁", "x₁²x₂", "x₂¹⁰"]
    assert name_of((3,)) == "x³"


def test_vectors_are_read_or_refused_in_one_sentence() -> None:
    assert read_vector("Vector x", " 1; 2.5,-3 ") == (1.0, 2.5, -3.0)
    assert read_vector("Vector x", write_vector((1.0, 0.1, -20.0))) == (1.0, 0.1, -20.0)
    for text in ("", "1, 2, 3, 4, 5", "a", "1,, 2", "nan", "inf", "21", "1e999", "True", "1 2", "," * 1000):
        with pytest.raises(ValueError, match=rf"^Vector x .*\b1 to {MOST_ENTRIES} .* {LARGEST} .*\.$"):
            read_vector("Vector x", text)
    with pytest.raises(ValueError, match=pattern("Vectors x z equally; 2 and 3")):
        view(x="1, 2")


def test_figures_hold_the_counts_and_the_parts() -> None:
    bars, counts = view(offset=1).figures
    assert sum(bars.data[0].x) == pytest.approx(1089)
    curves = {curve.name: list(curve.y) for curve in counts.data}
    assert curves["features"][1] == 10 and curves["products in order"][1] == 16
    assert curves["the kernel's multiplications"][:3] == [3, 4, 5]
    sums, _ = view(kernel="gaussian", x="1", z="2").figures
    assert sums.data[0].y[5] == pytest.approx(0.5745949904, abs=1e-10)
    assert sums.data[0].y[-1] == pytest.approx(0.6065024572, abs=1e-10)
    assert sum(view(x="-1, 2", z="1, 1", degree=3).table["adds"]) == pytest.approx(1)
