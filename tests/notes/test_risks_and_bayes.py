"""Definitions of the notes' first chapters, worked out on domains small enough to enumerate."""

import itertools
from fractions import Fraction
from math import prod

import numpy as np
import pytest
from scipy.integrate import quad
from scipy.stats import norm

from bounds import theorems

ATOMS = (Fraction(1, 2), Fraction(3, 10), Fraction(1, 5))  # masses of three points
ETA = (Fraction(9, 10), Fraction(4, 10), Fraction(2, 10))  # chance of label 1 at each
CLASSIFIERS = tuple(itertools.product((0, 1), repeat=3))
EXAMPLES = tuple(itertools.product(range(3), (0, 1)))


def mass(example: tuple[int, int]) -> Fraction:
    point, label = example
    return ATOMS[point] * (ETA[point] if label else 1 - ETA[point])


def true_risk(h: tuple[int, ...]) -> Fraction:
    return sum((mass(z) for z in EXAMPLES if h[z[0]] != z[1]), Fraction(0))


def empirical_risk(h: tuple[int, ...], sample: tuple[tuple[int, int], ...]) -> Fraction:
    return Fraction(sum(h[x] != y for x, y in sample), len(sample))


def test_true_risk_is_the_mass_where_a_hypothesis_is_wrong() -> None:
    """Padova 1.1: uniform on [0, 1], threshold 0.42 for 0.5: risk 0.08; and 0 for what differs at 0.5 alone."""
    from laboratory.worlds.uniform_threshold import UniformThreshold

    class Below:
        def __init__(self, end: float, closed: bool = False) -> None:
            self.end, self.closed, self.breakpoints_ = end, closed, np.array([end])

        def predict(self, x: np.ndarray) -> np.ndarray:
            return (x[:, 0] > self.end if self.closed else x[:, 0] >= self.end).astype(int)

    world = UniformThreshold(noise=0.0, threshold=0.5)
    assert world.risk(Below(0.42)) == pytest.approx(0.08, abs=1e-15)
    assert world.risk(Below(0.5, closed=True)) == 0  # another function, the same but for mass 0


def test_no_training_error_is_not_no_risk() -> None:
    """The summary reads risk 0 as agreement on the training set; that leaves the mass of all other points."""
    seen, target = {0, 1}, (1, 0, 1)
    memory = tuple(target[x] if x in seen else 0 for x in range(3))
    assert all(memory[x] == target[x] for x in seen)
    assert sum(ATOMS[x] for x in range(3) if memory[x] != target[x]) == Fraction(1, 5)


def test_empirical_risk_is_the_rate_of_mistakes() -> None:
    """Padova 1.2 says the rate of correct predictions; three of twenty wrong is a risk of 0.15, not 0.85."""
    sample = tuple((0, 1) for _ in range(17)) + tuple((0, 0) for _ in range(3))
    assert empirical_risk((1, 0, 0), sample) == Fraction(3, 20)
    correct = Fraction(sum((1, 0, 0)[x] == y for x, y in sample), 20)
    assert correct == Fraction(17, 20) != Fraction(3, 20)


def test_empirical_risk_of_a_fixed_hypothesis_is_unbiased() -> None:
    for h in CLASSIFIERS:
        mean = sum(prod(map(mass, s)) * empirical_risk(h, s) for s in itertools.product(EXAMPLES, repeat=2))
        assert mean == true_risk(h)


def test_bayes_predictor_is_best() -> None:
    """Padova 2.2: no classifier has a risk below 0.21. It prints that any other's is lower; here all are higher."""
    bayes = tuple(int(eta >= Fraction(1, 2)) for eta in ETA)
    by_formula = sum(p * min(eta, 1 - eta) for p, eta in zip(ATOMS, ETA, strict=True))
    by_distance = Fraction(1, 2) - sum(p * abs(2 * eta - 1) for p, eta in zip(ATOMS, ETA, strict=True)) / 2
    assert true_risk(bayes) == by_formula == by_distance == Fraction(21, 100)
    assert all(true_risk(h) > true_risk(bayes) for h in CLASSIFIERS if h != bayes)


def test_bayes_risk_of_two_gaussians() -> None:
    overlap, _ = quad(lambda x: min(norm.pdf(x, -1), norm.pdf(x, 1)) / 2, -12, 12, points=[0], epsabs=1e-12)
    assert overlap == pytest.approx(norm.cdf(-1), abs=1e-11)
    assert overlap == pytest.approx(0.158655253931, abs=1e-11)


def test_erm_on_representative_samples() -> None:
    """Padova, theorem 3.1, over all samples of three: twice the largest gap bounds the excess; once does not."""
    worst = Fraction(0)
    best = min(map(true_risk, CLASSIFIERS))
    for sample in itertools.product(EXAMPLES, repeat=3):
        gap = max(abs(true_risk(h) - empirical_risk(h, sample)) for h in CLASSIFIERS)
        least = min(empirical_risk(h, sample) for h in CLASSIFIERS)
        excess = max(true_risk(h) - best for h in CLASSIFIERS if empirical_risk(h, sample) == least)
        assert excess <= 2 * gap
        assert float(2 * gap) == pytest.approx(theorems["representative_sample"](gap=float(gap)))
        worst = max(worst, excess / gap)
    assert worst > 1  # an ε-representative sample does not give accuracy ε, as printed after the theorem


@pytest.mark.parametrize(("epsilon", "delta", "ln_size"), [(0.1, 0.05, 6.907755278982137), (0.3, 0.2, 40.0)])
def test_agnostic_learning_costs_uniform_convergence_at_half_the_accuracy(
    epsilon: float, delta: float, ln_size: float
) -> None:
    """Padova, proposition 3.1; for 1,000 hypotheses, ε = 0.1, δ = 0.05 the 2,120 examples of both notes."""
    inputs = dict(delta=delta, ln_size=ln_size)
    uniform = theorems["finite_agnostic"].solve("m", at_most=epsilon / 2, **inputs).value
    assert theorems["finite_agnostic_excess"].solve("m", at_most=epsilon, **inputs).value == uniform
    if epsilon == 0.1:
        assert uniform == 2120


def test_risk_is_approximation_plus_estimation_error() -> None:
    """Padova 4.1: a larger class approximates no worse; whatever is learnt, its estimation error is not negative."""
    small = [h for h in CLASSIFIERS if h[0] >= h[1] >= h[2]]  # thresholds
    larger = [h for h in CLASSIFIERS if h[0] >= h[1]]
    errors = [min(map(true_risk, hypotheses)) for hypotheses in (small[:1], small, larger, CLASSIFIERS)]
    assert errors == sorted(errors, reverse=True)
    assert errors[0] > errors[-1] == Fraction(21, 100)  # all classifiers: nothing but the Bayes risk is left
    for h in small:
        estimation = true_risk(h) - errors[1]
        assert estimation >= 0
        assert errors[1] + estimation == true_risk(h)


def test_true_risk_in_three_terms_may_have_a_negative_middle() -> None:
    """Padova 7.3, with 1,000 held out: L_V - L_S = 0.15 may as well be -0.1; only the first term needs a theorem."""
    theorem = theorems["error_decomposition"]
    bound = theorems["validation_two_sided"](m=1000, delta=0.05)
    for seen, held_out in ((0.05, 0.2), (0.3, 0.2)):
        value = theorem(m=1000, delta=0.05, training_error=seen, validation_error=held_out)
        assert value - seen - (held_out - seen) == pytest.approx(bound, abs=1e-15)
    assert bound == pytest.approx(0.0429469408347, abs=1e-13)
