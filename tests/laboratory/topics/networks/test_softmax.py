"""Softmax of typed scores beside the activations: shares by powers of e, slopes by differences and by 50 digits."""

from decimal import Decimal, localcontext
from math import exp

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.networks.activations.run import Activated, format_scores, scores_of
from learners.networks.activations import softmax_jacobian
from tests.sentences import facts, pattern
from tests.showing import trace

VIEW = views["networks.activations"]


def exactly(scores: list[float]) -> list[Decimal]:
    with localcontext() as context:
        context.prec = 60
        powers = [Decimal(score).exp() for score in scores]
        return [power / sum(powers) for power in powers]


@pytest.mark.parametrize("scores", [(2.0, 1.0, 0.0), (0.0, 0.0), (50.0, -50.0), (-3.0, 7.5, 7.5, -20.0)])
def test_shares_are_powers_over_their_sum(scores: tuple[float, ...]) -> None:
    run = Activated(1.0, 0.0, scores)
    assert run.shares.tolist() == pytest.approx([float(share) for share in exactly(list(scores))], rel=1e-13)
    with localcontext() as context:
        context.prec = 60
        shares = exactly(list(scores))
        slopes = [shares[0] * ((place == 0) - share) for place, share in enumerate(shares)]
    assert run.share_slopes.tolist() == pytest.approx([float(slope) for slope in slopes], rel=1e-12)
    np.testing.assert_allclose(run.share_slopes, softmax_jacobian(run.shares)[0], atol=1e-15)


def test_slopes_by_differences() -> None:
    base, step = [0.7, -0.2, 1.1], 1e-6
    for place, slope in enumerate(Activated(1.0, 0.0, (0.7, -0.2, 1.1)).share_slopes):
        up, down = list(base), list(base)
        up[place] += step
        down[place] -= step
        first = [exp(each[0]) / sum(map(exp, each)) for each in (up, down)]
        assert slope == pytest.approx((first[0] - first[1]) / (2 * step), abs=1e-9)


def test_typed_scores_are_shown_with_their_shares() -> None:
    """e⁰, e^-1, e^-2 are 1, 0.3679, 0.1353; their sum is 1.5032."""
    result = VIEW(scores="2, 1, 0")
    assert "1 0.3679 0.1353 1.503" in facts(result.more)
    assert "0.6652 0.2447 0.09003" in facts(result.more)
    assert trace(result, 1, "share")[1].tolist() == result.run.shares.tolist()
    assert "0.2227 −0.1628 −0.05989" in facts(result.more)


def test_scores_read_back() -> None:
    assert scores_of("1, -2.5,3") == (1.0, -2.5, 3.0) and scores_of(format_scores((1.0, -2.5))) == (1.0, -2.5)


@pytest.mark.parametrize(
    ("text", "message"),
    [("", "2 8 numbers; nothing"), ("1", "2 8 numbers; 1"), ("1,2,3,4,5,6,7,8,9", "2 8 numbers; 9"), ("1, x", "x"),
     ("1, 99", "99")],
)  # fmt: skip
def test_what_are_no_scores_is_refused(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=pattern(message)):
        VIEW(scores=text)
