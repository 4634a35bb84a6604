"""Bring your predictions: what the page shows is what the library says, of examples, files and pasted rows."""

import io
import shlex
from contextlib import redirect_stdout
from typing import Any

import pytest
import streamlit as st

from laboratory.evaluations import Evaluation, ResultFile, evaluate
from laboratory.evaluations.examples import TITLES, example_file
from laboratory.serving.apart import apart
from pages.evaluating import copying, sources
from tests.opening import as_read, charts, messages, opened, page_text
from tests.sentences import facts

SLUG = "evaluate"


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    st.cache_resource.clear()


def of_example(name: str, **more: Any) -> Evaluation:
    return evaluate(example_file(name).file, **more)


@pytest.mark.parametrize("name", TITLES)
def test_every_example_shows_what_the_library_says(name: str) -> None:
    evaluation, app = of_example(name), opened(SLUG, example=name)
    assert not app.exception and not app.error
    text = as_read(page_text(app))
    for accuracy in evaluation.models:
        assert accuracy.interval.ends in text
    assert set(evaluation.warnings) <= set(messages(app))
    assert all(line in text for line in evaluation.understood)
    more = (evaluation.comparisons, evaluation.curves, evaluation.areas)
    assert len(charts(app)) == 1 + sum(map(bool, more))
    assert any(evaluation.report() in block.value for block in app.code)


def test_delta_and_columns_are_in_the_address() -> None:
    app = opened(SLUG, example="passages", delta="0.1", **{"as.cluster": "prefix"})
    assert not app.exception and not app.warning
    expected = of_example("passages", delta=0.1, cluster="prefix").models[0].interval
    assert expected.ends in as_read(page_text(app))


def test_an_impossible_delta_is_one_sentence() -> None:
    for typed in ("2", "much", ""):
        app = opened(SLUG, delta=typed)
        assert not app.exception and len(app.error) == 1 and "delta" in app.error[0].value


def test_pasted_rows_are_evaluated_and_bad_ones_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "apart", lambda what, work, *inputs: work(*inputs))
    app = opened(SLUG, **{"from": "paste"})
    assert not app.exception and app.info
    app.text_area[0].set_value("item,correct\nq1,1\nq2,0\nq3,1\n").run()
    assert not app.exception and "2 of 3" in facts(page_text(app))
    app.text_area[0].set_value("item,colour\nq1,red\n").run()
    assert not app.exception and len(app.error) == 1
    assert not any("red" in value for values in app.query_params.values() for value in values)


def test_files_wait_for_an_upload() -> None:
    app = opened(SLUG, **{"from": "files"})
    assert not app.exception and not app.error and app.info


def test_what_is_sent_is_read_in_another_process() -> None:
    file = ResultFile("mine.csv", "", b"id,correct\n1,1\n2,0\n3,1\n")
    assert apart("This file", evaluate, [file]).report() == evaluate(file).report()
    with pytest.raises(ValueError, match="JSON"):
        apart("This file", evaluate, [ResultFile("mine.json", "", b'{"id":')])


@pytest.mark.parametrize("columns", [{}, {"cluster": "prefix"}])
def test_the_same_in_python_prints_the_report(columns: dict[str, str]) -> None:
    code = copying.python_snippet((example_file("passages").file,), 0.1, columns, is_example=True)
    text = io.StringIO()
    with redirect_stdout(text):
        exec(compile(code, "snippet", "exec"), {})
    assert text.getvalue().strip() == of_example("passages", delta=0.1, **columns).report()


def test_the_command_names_the_files() -> None:
    file = ResultFile("my results.jsonl", "", b"")
    words = copying.command((file,), 0.05, {"correct": "passed"}, is_example=False)
    assert shlex.split(words)[2:] == ["my results.jsonl", "--correct", "passed", "--delta", "0.05"]


def test_scores_without_predictions_have_an_area_and_a_threshold_by_the_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sources, "apart", lambda what, work, *inputs: work(*inputs))
    rows = "label,logit\n" + "".join(f"{n % 2},{n % 5 - 1.5 + n % 2}\n" for n in range(40))
    app = opened(SLUG, **{"from": "paste"})
    app.text_area[0].set_value(rows).run()
    evaluation = evaluate(ResultFile("pasted.csv", "", rows.encode()))
    text = as_read(page_text(app))
    assert not app.exception and not app.error and not evaluation.models
    assert all(interval.ends in text for interval in evaluation.areas[0].intervals) and len(charts(app)) == 1
    (field,) = [each for each in app.text_input if each.label == "Threshold"]
    field.set_value("0").run()
    with_threshold = evaluate(ResultFile("pasted.csv", "", rows.encode()), threshold=0)
    assert with_threshold.models[0].interval.ends in as_read(page_text(app)) and len(charts(app)) == 2
    assert any("threshold='0'" in block.value for block in app.code)
