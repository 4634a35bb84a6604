"""Uniform convergence beside the excess of ERM: by counting every outcome in exact fractions."""

from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.no_free_lunch.erm.run import consistency_run
from tests.sentences import facts

ERM = views["no_free_lunch.erm"]


def counted(risks: list[Fraction], m: int, epsilon: Fraction) -> tuple[Fraction, Fraction]:
    """Probabilities that a sample is not epsilon/2-representative, and that ERM ends more than epsilon above the best.

    Of hypotheses with equally few errors the worst is taken.
    """
    uneven = above = Fraction(0)
    for wrong in product(product((0, 1), repeat=m), repeat=len(risks)):
        weight = Fraction(1)
        for risk, errors in zip(risks, wrong, strict=True):
            for error in errors:
                weight *= risk if error else 1 - risk
        training = [Fraction(sum(errors), m) for errors in wrong]
        chosen = max(risk for risk, error in zip(risks, training, strict=True) if error == min(training))
        uneven += weight * any(abs(risk - error) > epsilon / 2 for risk, error in zip(risks, training, strict=True))
        above += weight * (chosen > min(risks) + epsilon)
    return uneven, above


@pytest.mark.parametrize("epsilon", [Fraction(1, 10), Fraction(3, 10), Fraction(1, 2)])
@pytest.mark.parametrize("m", [1, 2, 4])
def test_both_probabilities_by_every_outcome(m: int, epsilon: Fraction) -> None:
    run = consistency_run(3, 0.2, 0.6, 10, float(epsilon))
    uneven, above = counted([Fraction(3, 5), Fraction(2, 5), Fraction(1, 5)], m, epsilon)
    at = run.sizes.tolist().index(m)
    assert run.uneven[at] == pytest.approx(float(uneven), abs=1e-12)
    assert run.above[at] == pytest.approx(float(above), abs=1e-12)


@pytest.mark.parametrize("epsilon", [0.02, 0.1, 0.4])
@pytest.mark.parametrize("hypotheses", [2, 20])
def test_no_excess_without_an_uneven_sample(hypotheses: int, epsilon: float) -> None:
    run = consistency_run(hypotheses, 0.1, 0.5, 500, epsilon)
    assert (run.above <= run.uneven + 1e-12).all()
    assert run.uneven.min() >= 0 and run.uneven.max() <= 1


def test_sure_errors_are_always_representative() -> None:
    assert consistency_run(3, 1.0, 1.0, 10, 0.1).uneven.max() == 0


def test_they_are_told() -> None:
    result = ERM(epsilon=0.1)
    uneven, above = result.run.uneven[-1], result.run.above[-1]
    assert 0.01 < uneven < 0.02 and 0 < above < uneven
    assert f"{uneven:.3g}" in facts(result.more)
    np.testing.assert_array_equal(result.table["probability_not_representative"], result.run.uneven)
    np.testing.assert_array_equal(result.table["probability_above_the_best"], result.run.above)
