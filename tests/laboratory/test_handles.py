"""Handles by themselves: beyond their ends, beyond the slider, on rails; and what runs along an axis."""

from dataclasses import replace

import pytest

from bounds.vocabulary.domain import Interval
from bounds.vocabulary.prose import in_a_sentence
from laboratory.topics import views
from laboratory.views.fields import Number
from laboratory.views.handles import AxisRange, Handle, Stops, axis_range, how_to_drag
from laboratory.views.view import Drawing
from tests.sentences import pattern


def test_a_handle_may_be_dragged_beyond_its_end_and_stays_there() -> None:
    held = Handle("point", AxisRange("a", 1, 0, 2, 0.1), 5.0, sets=lambda a: {"a": a})
    assert [held.moved(at)["a"] for at in (-3, 1.5, 7)] == [0, 1.5, 2]
    assert held.now == (1,) and held.spec["y"] == 5.0


def test_a_field_beyond_its_slider_has_a_way_to_where_it_was_typed() -> None:
    field = Number("w", "Weight", "weight", Interval(-1000, 1000), 0, (-10, 10))
    assert vars(axis_range(field, 50.0)) == vars(AxisRange("Weight", 50.0, -10, 50.0))


def test_on_rails_it_sets_its_field_alone() -> None:
    held = Handle("threshold", sets="t", stops=Stops(0, [0, 1], [0.0, 0.5], [1.0, 0.5], ["none", "all"]))
    assert held.moved(1.0) == {"t": 1.0} and held.now == (0,)


def test_a_drawing_runs_along_numbers_of_its_view_only() -> None:
    view = views["perceptron_lab.updates"].view
    stranger = Drawing(lambda run: None, "nothing", along="nowhere")
    with pytest.raises(ValueError, match=pattern("along nowhere no")):
        replace(view, drawings=(*view.drawings, stranger))


def test_a_caption_says_what_can_be_dragged() -> None:
    alike = [Handle(f"Example {number}", quiet=True) for number in (1, 2)]
    ends = [Handle("Your line"), Handle("Armijo's α"), Handle("Cost of a false positive")]
    words = how_to_drag([*ends, *alike])
    assert how_to_drag([]) == "" and words.count("example") == 1, "any of those that are alike"
    assert all(in_a_sentence(handle.label) in words for handle in ends)
    assert words.count("the ") == 1, "what is somebody's has no article"
