"""Split votes and the default label: by hand, and by counting the votes of all that are no farther than the k-th."""

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.neighbours.line.run import DEFAULTS, MOST, SPLIT, NeighboursOnLine, line
from tests.sentences import facts
from tests.showing import trace

VIEW = views["neighbours.line"]


def label(run: NeighboursOnLine, place: float, k: int, default: int) -> int:
    away = np.abs(run.x - place)
    votes = run.y[away <= np.sort(away)[k - 1]]
    ones, zeros = int(votes.sum()), int((1 - votes).sum())
    return default if ones == zeros else int(ones > zeros)


def test_the_five_points_by_hand() -> None:
    """k = 2: at 0 vote 0 and 1, at 7 and 9 both of them, which are split; at 2 and 3 both are 1."""
    assert [int(line("split", 40, 0.1, 0.3, 0, of).wrong(2).sum()) for of in DEFAULTS] == [2, 1, 2]
    assert line("split", 40, 0.1, 0.3, 0).split(2) == 3
    assert (VIEW(task="split", k=2, default="0").headline.measured, VIEW(task="split", k=2).headline.measured) == (
        "1 of 5",
        "2 of 5",
    )
    assert "3 of 5" in facts(VIEW(task="split", k=2).more)
    assert "0 1 of 5 1 2" in facts(VIEW(task="split", k=2).more)


@pytest.mark.parametrize("default", ["0", "1"])
@pytest.mark.parametrize("task", ["labels", "split", "nine"])
def test_predictions_are_those_of_counted_votes(task: str, default: str) -> None:
    result = VIEW(task=task, k=4, default=default)
    x, y = trace(result, 0, "prediction, 4")
    for place in range(5, 800, 31):
        assert y[place] == label(result.run, x[place], 4, int(default))


def test_the_default_is_no_matter_where_no_vote_is_split() -> None:
    runs = [line("labels", 40, 0.15, 0.3, 0, default) for default in DEFAULTS]
    assert len({run.errors(5) for run in runs}) == 1 and runs[0].split(5) == 0
    assert len({run.errors(4) for run in runs}) > 1


def test_the_most_frequent_label_is_the_learners_own_rule() -> None:
    run = line("split", 40, 0.1, 0.3, 0, MOST)
    frequent = int(sum(y for _, y in SPLIT) * 2 > len(SPLIT))
    places = np.linspace(-1, 10, 23)
    assert run.rule(2).predict(places[:, np.newaxis]).tolist() == [label(run, x, 2, frequent) for x in places]


def test_the_risk_with_a_default_is_exact() -> None:
    """Against 800 places of an even grid, at most a step of which each change of the prediction can be wrong."""
    run = line("labels", 40, 0.15, 0.3, 3, "1")
    places = (np.arange(8_000) + 0.5) / 8_000
    truth, says = run.truth(places), run.rule(4).predict(places[:, np.newaxis])
    assert truth is not None
    counted = float(np.mean(np.where(says == 1, 1 - truth, truth)))
    assert run.errors(4)[1] == pytest.approx(counted, abs=(run.changes(4) + 4) / 8_000)
