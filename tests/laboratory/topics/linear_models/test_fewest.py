"""Fewest misclassified examples: against a search over all splits by lines, and one outlier that no factor survives."""

from itertools import combinations

import numpy as np
import pytest

from laboratory.topics import views

VIEW = views["linear_models.fewest"]


def fewest(points: np.ndarray, labels: np.ndarray) -> int:
    """Lines through two points, moved and turned a little to each side: all splits that lines make."""
    best = min(labels.sum(), len(labels) - labels.sum())
    for i, j in combinations(range(len(points)), 2):
        along = points[j] - points[i]
        normal = np.array([-along[1], along[0]])
        away = (points - points[i]) @ normal
        for first in (-1, 1):
            for second in (-1, 1):
                side = np.sign(away)
                side[i], side[j] = first, second
                wrong = int(((side > 0) != (labels == 1)).sum())
                best = min(best, wrong, len(labels) - wrong)
    return best


@pytest.mark.parametrize("values", [{}, {"sample": "xor"}, {"sample": "clouds", "distance": 1}])
def test_no_split_by_a_line_misclassifies_fewer(values: dict) -> None:
    run = VIEW(m=16, **values).run
    assert run.least == fewest(run.points, run.labels)
    assert min(run.mistakes.values()) == run.least


def test_one_far_outlier_turns_least_squares_round() -> None:
    """Milan, theorem 2: no factor bounds its mistakes."""
    run = VIEW().run
    squares = np.linalg.lstsq(np.column_stack([run.points, np.ones(40)]), 2.0 * run.labels - 1)[0]
    wrong = (np.column_stack([run.points, np.ones(40)]) @ squares > 0) != (run.labels == 1)
    assert run.mistakes["squares"] == wrong.sum() > 5 * run.least


def test_candidates_are_counted_by_hand() -> None:
    """40 choose 2 = 780 lines; 40 choose 10 = 847,660,528 hyperplanes."""
    run = VIEW().run
    assert run.tried == run.candidates[1] == 780
    assert run.candidates[9] == 847_660_528


def test_every_mistake_of_the_best_line_is_marked_and_counted_and_both_lines_have_names() -> None:
    result = VIEW()
    fig = result.figures[0]
    crosses = next(trace for trace in fig.data if trace.name == "misclassified")
    dots = next(trace for trace in fig.data if trace.name == "positive")
    assert len(crosses.x) == result.run.least and crosses.marker.size > 2 * dots.marker.size
    assert f"{len(crosses.x)} crosses" in result.text_of(result.view.drawings[0].caption)
    assert {note.text for note in fig.layout.annotations} == {"fewest misclassified", "least squares"}
