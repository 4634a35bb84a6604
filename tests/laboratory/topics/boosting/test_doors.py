"""Bagging's guarantee opens with bagging's numbers, the forest's with the forest's."""

import pytest

from bounds import theorems
from laboratory.topics import views

BAGGING = views["boosting.bagging"]


def test_each_vote_has_a_door_of_its_own() -> None:
    result = BAGGING(world="circles", trees=25, m=100, seed=3)
    run = result.run
    doors = [(door, result.theorem_of(door)) for door in BAGGING.view.guarantees if door.theorem == "forest_strength"]
    votes = {"bound of bagging": run.bagging.vote, "bound of the forest": run.forest.vote}
    assert [door.what for door, _ in doors] == list(votes)
    for door, opened in doors:
        vote = votes[door.what]
        assert opened == ("forest_strength", {"strength": vote.strength, "correlation": vote.correlation})
    by_hand = run.bagging.vote.correlation * (1 - run.bagging.vote.strength**2) / run.bagging.vote.strength**2
    (_, opened), _ = doors
    assert opened is not None
    assert theorems["forest_strength"](**opened[1]) == pytest.approx(by_hand)
    if by_hand < 1:
        assert result.headline.at_most == pytest.approx(by_hand)
