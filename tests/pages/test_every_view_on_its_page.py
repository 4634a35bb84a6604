"""Every view on its page: it opens calmly, its presets and sample button work, a wrong field keeps the last figure."""

from collections.abc import Iterable
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from laboratory.testing.runs import runs_of
from laboratory.topics import ViewEntry, views
from laboratory.views.fields import Number
from laboratory.views.handles import how_to_drag
from laboratory.views.view import Tasks
from tests.opening import charts, messages, opened
from tests.running.sampling import sampled
from tests.running.turns import preset_by_turns

pytestmark = pytest.mark.usefixtures("_views_run_once")
each_view = pytest.mark.parametrize("place", views)


def on_its_page(entry: ViewEntry, **address: str) -> AppTest:
    return opened(entry.address, show=entry.question, **address)


def calm(app: AppTest) -> None:
    assert not app.exception and not messages(app), messages(app)


def figures(app: AppTest) -> list[Any]:
    return [chart.spec for chart in charts(app)]


@pytest.mark.parametrize("place", sampled(views, 2, adds="every other view on its page"))
def test_it_opens_with_a_preset_and_keeps_the_last_figure(place: str) -> None:
    it_opens_with(place, preset_by_turns(place))


@pytest.mark.exhaustive("all presets of a view on its page, not one of them by turns")
@each_view
def test_it_opens_with_its_presets(place: str) -> None:
    it_opens_with(place, views[place].view.presets)


def it_opens_with(place: str, presets: Iterable[str]) -> None:
    entry = views[place]
    if isinstance(entry.view.run, Tasks):
        pytest.skip("runs for minutes; its own test opens it")
    app = on_its_page(entry)
    calm(app)
    assert figures(app) and all(chart.alt for chart in charts(app))
    result = runs_of(entry).at({})
    assert {chart.footer for chart in charts(app)} == {result.headline.sentence}
    captions = [caption.value for caption in app.caption]
    for drawing in result.drawings:
        if how := how_to_drag(result.handles(drawing)):
            assert [words for words in captions if words.endswith(how)], f"no caption says {how!r}"
    if (seed := entry.view.seed) is not None and seed.is_visible(entry.view.defaults()):
        app.button(key=f"_another_{entry.key(seed.name)}").click().run()
        calm(app)
    _a_wrong_field_keeps_the_last_figure(app, entry)
    for name in presets:
        app.button(key=f"_preset_{name}").click().run()
        calm(app)
        assert app.button(key=f"_preset_{name}").proto.type == "primary", name


def _a_wrong_field_keeps_the_last_figure(app: AppTest, entry: ViewEntry) -> None:
    standing = {field.key for field in app.text_input}
    for setting in entry.view.fields:
        if isinstance(setting, Number) and entry.key(setting.name) in standing:
            before = len(figures(app))
            app.text_input(key=entry.key(setting.name)).set_value("x").run()
            assert not app.exception
            assert any(setting.domain.words in sentence for sentence in messages(app))
            assert len(figures(app)) == before
            return


def test_a_preset_may_set_what_is_usual_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """0.2 is the usual rate of the logistic loss, from which the preset leads away."""
    entry = views["optimisation.race"]
    monkeypatch.setitem(entry.view.presets, "Odd", {"valley": "quadratic", "rate": 0.2})
    app = on_its_page(entry)
    app.button(key="_preset_Odd").click().run()
    assert app.text_input(key=entry.key("rate")).value == "0.2"
    assert app.button(key="_preset_Odd").proto.type == "primary"
