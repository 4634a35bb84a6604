"""What is computed beside a run is kept by all that it depends on, and by nothing else."""

import math
import pickle
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from html import escape
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import plotly.graph_objects as go
import pytest

from bounds.vocabulary.assumptions import ADABOOST, WEAK_EDGE
from bounds.vocabulary.domain import integers
from laboratory.figures.theme import background
from laboratory.testing.fields import ends
from laboratory.topics import views
from laboratory.views.conditions import resting
from laboratory.views.fields import Number
from laboratory.views.headline import Headline
from laboratory.views.offline import as_html
from laboratory.views.view import Player, Tasks, View
from laboratory.views.view_result import ViewResult
from tests.all_told import over
from tests.sentences import facts, pattern

ROOT = Path(__file__).parents[2]
FIELDS = tuple(Number(name, name, name, integers(0, 9), 1, (0, 9)) for name in "abc")


def showing(run: Any, **besides: Callable[..., Any]) -> View:
    words: Any = SimpleNamespace(
        headline=lambda run: Headline(0, "things"), sentence=lambda last: f"{last}", MEANING=""
    )
    player = Player("Step", 3) if "step" in besides else None
    made = {name: call for name, call in besides.items() if name != "step"}
    return View(FIELDS, run, (), words, lambda run: {}, derived=made, player=player)


def kept(view: View, *names: str, **inputs: int) -> dict[str, Mapping[str, Any]]:
    seen: dict[str, Mapping[str, Any]] = {}

    def keep(name: str, make: Callable[[], Any], by: Mapping[str, Any]) -> Any:
        seen[name] = dict(by)
        return make()

    result = ViewResult(view, {"a": 1, "b": 2, "c": 3} | inputs, 2, keep=keep)
    assert result.sentence
    return {name: seen[name] for name in names if name in seen}


def test_a_computation_depends_on_what_the_others_it_names_depend_on() -> None:
    view = showing(lambda a: a, first=lambda run, b: run + b, last=lambda first: first)
    assert kept(view, "first", "last") == {"first": {"a": 1, "b": 2}, "last": {"a": 1, "b": 2}}


def test_a_computation_of_a_step_is_kept_for_that_step() -> None:
    view = showing(lambda a: a, last=lambda step, c: step + c, step=lambda: 0)
    assert kept(view, "last") == {"last": {"c": 3, "step": 2}}


def test_what_is_made_of_a_run_in_pieces_is_made_anew_as_it_grows() -> None:
    work = Tasks("sum", lambda a: [a] * a, abs, lambda result: sum(result) or 0, str)
    assert kept(showing(work, last=lambda run: run), "last", a=4) == {}


def test_each_is_made_once_for_all_that_name_it() -> None:
    made: list[int] = []

    def last(b: int) -> int:
        made.append(b)
        return b

    result = ViewResult(showing(lambda a: a, last=last), {"a": 1, "b": 2, "c": 3})
    assert [result.sentence, result.sentence] == ["2", "2"] and made == [2]


def test_a_notebook_is_shown_the_figures_and_what_is_said_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of IPython, which whoever calls this has, nothing but these two is asked for."""
    seen: list[Any] = []
    notebook = SimpleNamespace(display=lambda *things: seen.extend(things), Markdown=str)
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(display=notebook))
    monkeypatch.setitem(sys.modules, "IPython.display", notebook)
    result = views["perceptron_lab.updates"](margin=0.25, m=100)
    result._ipython_display_()
    *figures, words = seen
    assert figures == result.figures and all(isinstance(figure, go.Figure) for figure in figures)
    assert all(figure.layout.paper_bgcolor == background("light") for figure in figures)  # no page lends them a ground
    assert result.headline.sentence in words and words.endswith(result.sentence)
    assert "margin=0.25" in repr(result) and len(repr(result)) < 1_000


@over(list(views))
def test_every_view_is_pickled_with_what_is_asked_of_it(place: str) -> None:
    result = views[place](theme="dark")
    again = pickle.loads(pickle.dumps(result))
    assert again.view is result.view
    assert (repr(again), again.identity, again.theme) == (repr(result), result.identity, "dark")


def test_another_process_shows_the_same(tmp_path: Path) -> None:
    """One that has loaded nothing yet, at a step and with a preset's values; there Plotly's templates are its own."""
    result = views["perceptron_lab.updates"](step=3, **views["perceptron_lab.updates"].view.presets["Wide margin"])
    fig = result.figure.update_layout(template="none").to_json()
    file = tmp_path / "shown"
    file.write_bytes(pickle.dumps(result))
    script = (
        "import pickle, sys\n"
        "from plotly.io import templates\n"
        "from laboratory.figures.theme import on_paper\n"
        "one = pickle.load(open(sys.argv[1], 'rb'))\n"
        "looks = [on_paper(one.figures_with_roles[0], theme).plotly.layout.template for theme in ('light', 'dark')]\n"
        "plotlys = [len(look.data.scatter) == 1 and len(look.layout.colorway) > 5 for look in looks]\n"
        "named = looks == [templates['plotly_white'], templates['plotly_dark']] and looks[0] != looks[1]\n"
        "drawn = one.figure.update_layout(template='none').to_json()\n"
        "told = (one.run.updates, one.step, one.sentence, drawn, plotlys, named)\n"
        "sys.stdout.buffer.write(pickle.dumps(told))\n"
    )
    ran = subprocess.run([sys.executable, "-c", script, str(file)], cwd=ROOT, capture_output=True, check=True)
    texts = (result.run.updates, result.step, result.sentence, fig, [True, True], True)
    assert pickle.loads(ran.stdout) == texts


def test_a_view_of_no_file_says_so() -> None:
    with pytest.raises(pickle.PicklingError, match=pattern("VIEW view.py")):
        pickle.dumps(showing(lambda a: a, last=lambda a: a))


def test_a_guarantee_is_rounded_to_its_safe_side() -> None:
    assert Headline(0.5, "rate", at_least=0.123456, by="a theorem").bound_text == "at least 0.1234"
    assert Headline(0.1, "rate", at_most=0.123412, by="a theorem").bound_text == "at most 0.1235"


def test_a_guarantee_without_a_theorem_says_what_it_rests_on_itself() -> None:
    """One assumption, two, and none: a fact about what was run."""
    headline = Headline(0, "training error", at_most=0.1, by="product of Z")
    for rests in ((), (ADABOOST,), (ADABOOST, WEAK_EDGE)):
        sentence = resting(replace(headline, rests_on=rests), ()).sentence
        assert all(rest.clause in sentence for rest in rests) and (", if " in sentence) == bool(rests)
    bound = ("adaboost_training_error", {"gamma": 0.1, "rounds": 50})
    for result in (replace(headline, at_most=0.96**25), replace(headline, theorem=bound[0])):
        sentence = resting(result, [("sauer", {"m": 9, "d": 2}), bound]).sentence
        assert ADABOOST.clause in sentence and WEAK_EDGE.clause in sentence
    assert ", if " not in resting(replace(headline, at_most=0.36), [bound]).sentence


def test_a_guarantee_that_may_fail_says_how_often_it_holds() -> None:
    """By hand: √(ln(2/δ)/(2m)), and 1 - δ; of one that is about δ itself there is nothing to add."""
    headline = Headline(0.1, "gap")
    for delta, often in ((0.05, "95%"), (0.1, "90%"), (1e-6, "99.9999%"), (0.025, "97.5%")):
        door = ("hoeffding_two_sided", {"m": 200, "delta": delta})
        bound = math.sqrt(math.log(2 / delta) / 400)
        sentence = resting(replace(headline, at_most=bound), [door]).sentence
        assert f"probability ≥ {often}" in facts(sentence), sentence
        named = replace(headline, at_most=0.2 + bound, theorem=door[0])
        assert f"probability ≥ {often}" in facts(resting(named, [door]).sentence)
        failing = resting(replace(headline, at_most=delta, theorem=door[0]), [door]).sentence
        assert "probability" not in failing and ", if " in failing
    sure = resting(replace(headline, at_most=100), [("perceptron_mistakes", {"radius": 1, "gamma": 0.1})])
    assert ", if " in sure.sentence and "probability" not in sure.sentence


def test_what_says_nothing_is_no_guarantee() -> None:
    """By hand: √((ln 20 + ln 40)/2) = 1.828 bounds a distance of shares, which is 1 at most anyway."""
    door = ("finite_agnostic", {"m": 1, "delta": 0.05, "ln_size": math.log(20)})
    bound = math.sqrt((math.log(20) + math.log(40)) / 2)
    headline = resting(Headline(0.9, "distance", at_most=bound), [door])
    assert (
        not headline.bound_text and "1.829 never exceeds 1" in facts(headline.by) and ", if " not in headline.sentence
    )
    other = resting(Headline(0.9, "distance", at_most=bound / 4, theorem=door[0]), [door])
    assert other.bound_text  # something else that the theorem guarantees


def test_what_a_view_does_not_ask_for_stays_as_usual() -> None:
    """Fields that stand for some values of others only."""
    tried = 0
    for entry in views.values():
        usual = entry.view.defaults()
        for number in entry.view.numbers:
            others = [] if number.is_visible(usual) else [end for end in ends(number) if end != usual[number.name]]
            tried += len(others)
            assert all(entry.view.checked_inputs({number.name: other}) == usual for other in others)
    assert tried > 10


def test_a_title_of_ones_own_is_text_in_a_file() -> None:
    title = "<b>Mine</b> & yours"
    page = as_html(title, views["perceptron_lab.updates"]())
    assert page.count(escape(title)) == 2 and title not in page


def test_a_figure_on_a_page_of_its_own_has_no_camera_that_leaves_its_condition_out() -> None:
    page = as_html("Updates", views["perceptron_lab.updates"]())
    assert page.count('"modeBarButtonsToRemove": ["toImage"]') == page.count("Plotly.newPlot(") >= 1
