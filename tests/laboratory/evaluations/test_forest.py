"""The figures of an evaluation: every interval at its numbers, and 0 among the differences."""

import pytest

from laboratory.evaluations import drawing, evaluate
from laboratory.evaluations.examples import TITLES, example_file
from laboratory.figures.forest import ForestLine, forest
from tests.sentences import facts


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", TITLES)
def test_every_interval_is_drawn_at_its_numbers(name: str, theme: str) -> None:
    evaluation = evaluate(example_file(name).file)
    lines = drawing.accuracy_lines(evaluation)
    fig = drawing.accuracies(evaluation, theme).plotly
    ends = {}
    for trace in fig.data:
        for place, x, up, down in zip(trace.y, trace.x, trace.error_x.array, trace.error_x.arrayminus, strict=True):
            ends[place] = (x - down, x + up)
    for place, line in enumerate(lines):
        assert ends[place] == pytest.approx((line.low, line.high), abs=1e-12)
        assert fig.layout.xaxis.range[0] < line.low <= line.high < fig.layout.xaxis.range[1]
    assert str(len(lines)) in facts(drawing.accuracies_in_words(evaluation))


def test_0_is_on_the_axis_of_differences() -> None:
    evaluation = evaluate(example_file("two_models").file)
    (line,) = drawing.difference_lines(evaluation)
    low, high = drawing.differences(evaluation).plotly.layout.xaxis.range
    assert low < 0 < line.low < high


def test_what_the_file_contradicts_is_a_mark_of_its_own_and_long_names_are_cut() -> None:
    lines = [ForestLine("a" * 60, 0.1, 0.2, 0.3, pale=True), ForestLine("b", 0.2, 0.3, 0.3)]
    fig = forest(lines, drawing.ACCURACY, "light").plotly
    assert len(fig.data) == 2 and {trace.marker.symbol for trace in fig.data} == {"circle", "circle-open"}
    assert max(len(name) for name in fig.layout.yaxis.ticktext) <= 26
