"""Coding for networks: names as one of k, and decisions that refuse in their zone."""

import pytest

from learners.networks.coding import decided, one_of_k
from tests.sentences import pattern


def test_names_are_coded_one_of_k_by_the_training_sample() -> None:
    coding = one_of_k([["red", 1], ["blue", 2], ["red", 2]])
    assert coding.categories == (("blue", "red"), (1, 2))
    assert coding.coded([["blue", 2], ["green", 1]]).tolist() == [[1, 0, 0, 1], [0, 0, 1, 0]]
    with pytest.raises(ValueError, match=pattern("table 2 columns")):
        coding.coded([["red"]])
    with pytest.raises(ValueError, match=pattern("rows one_of_k")):
        one_of_k([])


def test_decisions_refuse_in_their_zone() -> None:
    assert decided([0.2, 0.4, 0.5, 0.6, 0.9], zone=0.1).tolist() == [0, -1, -1, -1, 1]
    assert decided([0.49, 0.5, 0.51]).tolist() == [0, 1, 1]
    with pytest.raises(ValueError, match=pattern("zone decided")):
        decided([0.1], zone=-1)
