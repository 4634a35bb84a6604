"""Networks at the ends of their fields: patience that ends too early, one of each thing, and slopes of flat ends."""

from math import exp, isclose

import pytest

from laboratory.topics import views
from laboratory.topics.networks.backward.numbers import in_node
from learners.networks.activations import ACTIVATIONS
from tests.sentences import facts
from tests.showing import captions, heard

ACTIVATIONS_VIEW, BACKWARD, CASCADE = (views[f"networks.{name}"] for name in ("activations", "backward", "cascade"))
STOPPING, RATES, RESTARTS = (views[f"networks.{name}"] for name in ("stopping", "rates", "restarts"))


def test_the_smallest_loss_before_patience_ran_out_is_told_as_such() -> None:
    early, patient = STOPPING(patience=1, epochs=60), STOPPING(patience=60, epochs=60)
    assert early.run.validation_loss.min() < early.run.validation_loss[early.run.best] and early.run.is_early
    for text in (early.sentence, early.more.split("\n")[0], captions(early)[0], heard(early)[0]):
        assert "before patience" in text.lower()
    assert not patient.run.is_early and "before patience" not in f"{patient.sentence} {captions(patient)[0]}".lower()


def test_one_epoch_unit_and_run_are_singular() -> None:
    assert "1 epoch the" in heard(STOPPING(epochs=1))[0] and "1 epoch." in STOPPING(epochs=1).more
    assert "1 epoch η" in RATES(epochs=1).more
    assert "1 hidden unit:" in heard(CASCADE(units=1, m=20).at(1))[0]
    assert "1 network " in heard(RESTARTS(runs=1, units=2, epochs=20))[0]


def test_without_noise_no_unit_fits_noise() -> None:
    result = CASCADE(m=5, noise=0)
    assert result.run.best < result.run.units and "the noise" not in result.more
    assert "the noise" in CASCADE(m=60, noise=0.3, units=12).more


def test_rounding_leaves_no_residual() -> None:
    """Five examples, and as many weights: the residual is 0."""
    result = CASCADE(m=5, noise=0)
    assert 0 < result.run.residuals[-1] < 1e-20 and "10⁻" not in result.more and "0.194 to 0." in result.more


@pytest.mark.parametrize("net", [0.5, 4.0])
def test_the_logistic_slope_is_even(net: float) -> None:
    """α e^(−αa) / (1 + e^(−αa))², on both sides, also where f is 1 in doubles."""
    slopes = [ACTIVATIONS_VIEW(slope=20, net=place).headline.value for place in (-net, net)]
    for slope in slopes:
        assert isclose(slope, 20 * exp(-20 * net) / (1 + exp(-20 * net)) ** 2, rel_tol=1e-12)
    assert ACTIVATIONS["logistic"].title in heard(ACTIVATIONS_VIEW(slope=20, net=4))[0]
    assert "e-" not in heard(ACTIVATIONS_VIEW(slope=20, net=4))[0]


def test_a_small_step_is_read_as_a_step() -> None:
    result = BACKWARD(x2=-5, rate=0.001)
    run = result.run
    assert run.error_after < run.error
    assert f"{run.error:.5f} {run.error_after:.5f}" in facts(result.at(result.last).sentence)
    assert result.headline.measured == f"{run.error_after:.5f}"


@pytest.mark.parametrize(("number", "text"), [(-0.0004, "0"), (-0.25, "−0.25"), (10.0, "10"), (-0.0996, "−0.1")])
def test_a_node_has_no_negative_zero(number: float, text: str) -> None:
    assert in_node(number) == text


def test_a_difference_below_one_is_told_as_one() -> None:
    """A net input is 0, where ReLU has no slope."""
    assert "at most 1." in BACKWARD(hidden="relu", x1=-5).more
