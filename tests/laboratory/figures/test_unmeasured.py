"""What is known beforehand stays in sight; of what was measured only the reach of the axes is left."""

import numpy as np

from laboratory.figures.axes import error_axis, examples_axis
from laboratory.figures.curves import band, curve, dot, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.hidden_measurement import axes_in_words, unmeasured
from laboratory.figures.names import label_ends
from laboratory.figures.plane import empty_plane, examples, window_around
from laboratory.figures.roles import BAYES, GUARANTEE, TRAINING, TRUTH, guarantee, known, one_of
from laboratory.figures.theme import figure
from tests.sentences import facts


def curves() -> Figure:
    fig = figure(xaxis=examples_axis(log=True), yaxis=error_axis())
    m = np.array([10, 100])
    ends = [curve(fig, m, [0.3, 0.21], TRUTH), curve(fig, m, [0.1, 0.2], TRAINING)]
    ends += [curve(fig, m, [0.9, 0.4], GUARANTEE.called("VC bound")), hline(fig, 0.05, BAYES)]
    vline(fig, 37, "chosen", logarithmic=True)
    dot(fig, (37, 0.25), TRUTH, "here", "0.25")
    label_ends(fig, ends)
    return fig


def test_guarantees_and_the_bayes_risk_stay_with_their_names() -> None:
    left = unmeasured(curves())
    seen = [trace["name"] for trace in left.traces if trace.get("opacity") != 0]
    assert seen == ["VC bound"]
    assert [word["text"] for word in left.words] == ["VC bound", "Bayes risk"]
    assert [item["y0"] for item in left.look["shapes"]] == [0.05]


def test_of_what_was_measured_only_its_reach_is_left() -> None:
    fig, left = curves(), unmeasured(curves())
    assert len(left.traces) == len(fig.traces)
    hidden = [trace for trace in left.traces if trace.get("opacity") == 0]
    assert len(hidden) == 3
    for item in hidden:
        assert not {"name", "text", "hovertemplate"} & item.keys() and item["hoverinfo"] == "skip"
    for axis in ("xaxis", "yaxis"):
        assert left.look[axis] == fig.look[axis]
    assert left.plotly is not None and fig.to_json() == curves().to_json(), "the figure itself is as it was"


def test_given_examples_stay_and_what_was_learnt_of_them_goes() -> None:
    points = np.array([[0.0, 0.0], [1.0, 1.0], [0.5, 0.2]])
    fig = empty_plane(window_around(points), "dark")
    examples(fig, points, [1, 0, 1], np.array([True, False, False]))
    kept = [trace.get("name") for trace in unmeasured(fig).traces if trace.get("opacity") != 0]
    assert kept == ["positive", "negative"]


def test_every_guarantee_is_known_and_nothing_else_of_several() -> None:
    for index in range(12):
        assert guarantee(index).known and guarantee(index).called("bound").known
        assert not one_of(index, "learner").known
    assert known({"line": GUARANTEE.line("light")}) and not known({"line": dict(GUARANTEE.line("light"))})
    assert known({"marker": BAYES.dots("dark")}) and not known({})


def test_a_guarantee_that_is_the_number_goes_with_it() -> None:
    fig = figure(xaxis=examples_axis(), yaxis=error_axis())
    label_ends(fig, [curve(fig, [1, 2, 3], [0.5, 1 / 3, 0.25], GUARANTEE.called("identity"))])
    assert [word["text"] for word in unmeasured(fig, 0.3).words] == ["identity"]
    assert unmeasured(fig, 1 / 3).words == [] and unmeasured(fig, 1 / 3).traces[0]["opacity"] == 0
    assert [word["text"] for word in unmeasured(fig, 0.0).words] == ["identity"]


def test_what_is_filled_goes_too() -> None:
    fig = figure()
    band(fig, [1, 2], [0.1, 0.2], [0.3, 0.4], TRUTH)
    assert all("fill" not in trace and trace["line"] == {"width": 0} for trace in unmeasured(fig).traces)


def test_axes_are_told_in_words() -> None:
    assert facts(axes_in_words(curves())) == "examples m"
    assert axes_in_words(figure()) == ""
