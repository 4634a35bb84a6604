"""Guess first, on a page: nothing tells what was measured until somebody has guessed, and then all is as without."""

import re
from collections.abc import Iterable
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from laboratory.topics import ViewEntry, views
from laboratory.views.guess import both, read_guess, tells
from laboratory.views.view import Tasks
from pages.widgets.drawings import UNSEEN
from pages.widgets.running import of
from tests.opening import charts, link_of, messages, opened, page_text
from tests.running.sampling import sampled
from tests.sentences import facts

FAR = "987654321987654321"  # above all axes, where no line is drawn for a guess
MARGIN = "perceptron_lab.updates"
QUICKEST = "svm_and_kernels.grid"  # of the long runs in pieces, which show their figures in the same way
HEADLINE = re.compile(r'<div class="headline".*?</div>', re.DOTALL)
TAG = re.compile(r"<[^>]*>")
pytestmark = pytest.mark.usefixtures("_views_run_once")
TWICE = re.compile(r"(%|points|of [\d,]+)\s*\1")


def is_long(place: str) -> bool:
    return isinstance(views[place].view.run, Tasks)


def on_its_page(entry: ViewEntry, **address: str) -> AppTest:
    app = opened(entry.address, show=entry.question, **address)
    assert not app.exception and not messages(app), messages(app)
    return app


def headline(app: AppTest) -> str:
    hit = HEADLINE.search(page_text(app))
    assert hit
    return " ".join(TAG.sub(" ", hit[0]).split())


def words_of(figures: Iterable[dict[str, Any]]) -> str:
    """What can be read in figures: words at places, on axes and over traces."""
    names: list[str] = []
    for figure in figures:
        layout = figure["layout"]
        names += [layout["meta"].get("footer", "")]
        names += [item["text"] for item in layout.get("annotations", ())]
        axes = [axis for name, axis in layout.items() if name.startswith(("xaxis", "yaxis"))]
        names += [str(word) for axis in axes for word in axis.get("ticktext", ())]
        for trace in figure["data"]:
            names += [str(trace.get(name, "")) for name in ("name", "text", "hovertext", "hovertemplate")]
    return " | ".join(TAG.sub("", result) for result in names)


def guess(app: AppTest, words: str) -> None:
    (field,) = [field for field in app.text_input if field.label.startswith("Your guess")]
    field.set_value(words)
    next(item for item in app.button if item.label == "Show").click().run()
    assert not app.exception


QUICK = [place for place in views if not is_long(place) or place == QUICKEST]


@pytest.mark.parametrize("place", sampled(QUICK, 8, adds="a guess made in seven views more of eight"))
def test_nothing_tells_the_number_until_it_is_guessed_and_then_all_is_as_without(place: str) -> None:
    entry = views[place]
    app = on_its_page(entry)
    open_figures, open_headline = [chart.spec for chart in charts(app)], headline(app)
    open_words = {text.value for text in app.markdown}
    plain = entry() if is_long(place) else of(entry, entry.view.checked_inputs({}))  # known since the page was opened
    measured = plain.headline
    assert open_headline.startswith(measured.measured.replace("\xa0", " "))
    read_guess(measured, measured.measured)  # what it writes it reads
    assert not TWICE.search(both(measured, measured.measured)) and not TWICE.search(measured.sentence)

    app.toggle(key="_guess").set_value(True).run()
    assert not app.exception and not messages(app)
    assert headline(app).startswith("?") and not tells(headline(app), measured)
    assert len(charts(app)) == len(open_figures)
    for chart in charts(app):
        assert chart.alt.endswith(UNSEEN) and not tells(chart.alt, measured)
    assert not tells(words_of(chart.spec for chart in charts(app)), measured)
    assert plain.sentence not in {text.value for text in app.markdown}
    assert not app.get("download_button")

    guess(app, "1" if " of " in measured.measured else FAR)
    assert headline(app) == open_headline
    assert [chart.spec for chart in charts(app)] == open_figures
    assert {text.value for text in app.markdown} >= open_words
    assert any(text.value.startswith("**You guessed") for text in app.markdown)


def test_a_new_seed_asks_anew_a_step_does_not_and_what_was_guessed_is_kept() -> None:
    entry = views[MARGIN]
    app = on_its_page(entry, guess="1")
    assert headline(app).startswith("?")
    guess(app, "20")
    first = headline(app)
    app.button(key=f"_Back_{entry.key('step')}").click().run()
    assert "You guessed 20" in page_text(app)
    app.button(key=f"_another_{entry.key('seed')}").click().run()
    assert headline(app).startswith("?") and "You guessed" not in page_text(app)
    app.text_input(key=entry.key("seed")).set_value(str(entry.view.defaults()["seed"])).run()
    assert headline(app) == first and "You guessed 20" in page_text(app)
    app.toggle(key="_guess").set_value(False).run()
    assert headline(app) == first and "You guessed" not in page_text(app)


def test_a_guess_stands_in_the_figure_whose_axis_has_it() -> None:
    app = on_its_page(views["neighbours.line"], guess="1")
    assert not any("your guess" in words_of([chart.spec]) for chart in charts(app))
    guess(app, "0.3")
    assert ["your guess" in words_of([chart.spec]) for chart in charts(app)] == [False, True]


def test_what_is_no_number_is_refused_and_stays_in_the_field() -> None:
    app = on_its_page(views[MARGIN], guess="1")
    guess(app, "many")
    assert facts(messages(app)) == "finite many"
    assert headline(app).startswith("?")
    assert [field.value for field in app.text_input if field.label == "Your guess"] == ["many"]
    guess(app, "")
    assert facts(messages(app)) == "guess first"


def test_a_link_for_a_class_may_set_it_without_its_switch() -> None:
    app = on_its_page(views[MARGIN], guess="1", hide="guess")
    assert headline(app).startswith("?")
    assert "_guess" not in {item.key for item in app.toggle}


def test_the_link_to_a_view_tells_that_one_guesses_first() -> None:
    app = on_its_page(views[MARGIN], guess="1")
    assert "guess=1" in link_of(app)
    app.toggle(key="_guess").set_value(False).run()
    assert "guess=" not in link_of(app)
