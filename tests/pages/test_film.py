"""Frames of a film: laid over each other they are every step's figures, and its words are the step's own."""

import json
import re
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from laboratory.figures.theme import on_page
from laboratory.testing.runs import runs_of
from laboratory.topics import views
from pages.widgets import frames
from pages.widgets.drawings import fitted, names_of
from pages.widgets.film import MOST
from pages.widgets.frames import Reel, frames_of
from pages.widgets.headline import headline_html
from pages.widgets.symbols import unbroken
from tests.opening import opened, page_text

STANDING = {"optimisation.conditions", "trees.formula"}  # at their usual values there is no step to go
PLAYED = [place for place in views if views[place].view.player is not None and place not in STANDING]
LOOKED_AT = 6  # steps of each view
SIMPLE = re.compile(r"\$|`|\]\(|\n|^[#>-]")


def film_of(app: AppTest) -> list[Any]:
    return [item.proto for item in app.get("bidi_component") if item.proto.component_name == "film"]


def laid_over(before: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in {**before, **change}.items() if value is not None}


def unfolded(texts: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The figures of each step, as the browser puts them together."""
    now: list[dict[str, Any]] = [{"data": [], "layout": {}} for _ in texts[0]["figures"]]
    steps = []
    for frame in texts:
        following = []
        for figure, change in zip(now, frame["figures"], strict=True):
            if change is None:
                following.append(figure)
                continue
            kept = [*figure["data"][: change["traces"]], *[{}] * (change["traces"] - len(figure["data"]))]
            data = [laid_over(trace, change["data"].get(str(i), {})) for i, trace in enumerate(kept)]
            following.append({"data": data, "layout": laid_over(figure["layout"], change["layout"])})
        now = following
        steps.append(now)
    return steps


def without_gaps(value: Any) -> Any:
    """A property that is null is one that is not there."""
    if isinstance(value, dict):
        return {name: without_gaps(item) for name, item in value.items() if item is not None}
    return value


@pytest.mark.parametrize("place", PLAYED)
def test_a_film_shows_what_each_step_shows(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = views[place]
    run = runs_of(entry).at({})
    data: list[dict[str, Any]] = []
    assert 0 < run.last <= MOST
    last = min(run.last, LOOKED_AT)
    monkeypatch.setattr(frames, "AT_ONCE", 0.0)
    reel = Reel()
    monkeypatch.setattr(frames, "_reel", lambda _: reel)
    while len(data) <= last:
        data += json.loads(frames_of(run, entry, "", len(data)))
    assert len(names_of(run, entry)) == len(data[0]["figures"])
    for step, figures in enumerate(unfolded(data[: last + 1])):
        now = run.at(step)
        assert figures == [without_gaps(json.loads(on_page(item, "light").to_json())) for item in fitted(now, entry)]
        assert {figure["layout"]["meta"]["footer"] for figure in figures} <= {now.headline.sentence}
        assert data[step]["headline"] == headline_html(now.headline)
        assert data[step]["sentence"] == unbroken(now.sentence)
        assert not SIMPLE.search(now.sentence), "film.js knows bold and italics only"


def test_frames_are_made_once_and_sent_from_where_one_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def step(at: int) -> tuple[list[Any], str, str]:
        made.append(at)
        return [{"data": [{"x": [at]}], "layout": {}}], str(at), ""

    monkeypatch.setattr(frames, "AT_ONCE", 0.0)
    reel = Reel()
    assert len(reel.frames(step, 0, 3)) == 1
    assert len(reel.frames(step, 1, 3)) == 1 and len(reel.frames(step, 0, 3)) == 2
    monkeypatch.setattr(frames, "AT_ONCE", 60.0)
    whole = reel.frames(step, 0, 3)
    assert made == [0, 1, 2, 3] and [json.loads(item)["headline"] for item in whole] == ["0", "1", "2", "3"]
    assert reel.frames(step, 2, 3) == whole[2:]


def test_a_view_with_steps_has_a_film_and_makes_no_frames_before_somebody_plays() -> None:
    (proto,) = film_of(opened("perceptron_lab"))
    data = json.loads(proto.json)
    assert data["label"] == "After update" and data["last"] == views["perceptron_lab.updates"]().last
    assert data["frames"] is None


def test_a_view_without_steps_has_none() -> None:
    app = opened("optimisation", show="conditions")
    assert not app.exception and film_of(app) == []
    assert film_of(opened("metrics")) == []


def test_a_run_of_too_many_steps_keeps_its_slider(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pages.widgets.film.MOST", 2)
    app = opened("perceptron_lab")
    assert film_of(app) == [] and app.slider and "Bound" in page_text(app)
