"""What nobody foresaw ends in one sentence and an exit code of its own, which no script takes for an answer."""

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bounds.command_line import main as bounds_main
from bounds.command_line import statements
from bounds.command_line.refusing import TRACEBACK, UNFORESEEN
from laboratory.command_line import main
from tests.sentences import facts

FAULTS = [
    ZeroDivisionError("float division by zero"), AssertionError(), RecursionError("maximum recursion\ndepth"),
    MemoryError(), KeyError("m"), ModuleNotFoundError("No module named 'bounds.gone'", name="bounds.gone"),
]  # fmt: skip


@pytest.fixture(params=FAULTS, ids=lambda fault: type(fault).__name__)
def failing(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Exception:
    """`ltlab show` fails like this."""

    def fail(*_: Any, **__: Any) -> None:
        raise request.param

    monkeypatch.setattr(statements.show, "callback", fail)
    fault: Exception = request.param
    return fault


def show(*words: str, **entries: str) -> Result:
    return CliRunner().invoke(main, ["show", "sauer", *words], env=entries)


def test_a_fault_of_ours_is_one_sentence_and_neither_an_answer_nor_bad_input(failing: Exception) -> None:
    ended = show()
    assert ended.exit_code == UNFORESEEN == 70 and not ended.stdout
    (sentence,) = ended.stderr.splitlines()
    assert type(failing).__name__ in sentence and TRACEBACK in sentence and "report" in facts(sentence)
    assert json.loads(show("--json").stdout)["error"] == sentence.removeprefix("Error: ")
    assert CliRunner().invoke(bounds_main, ["show", "sauer"]).exit_code == UNFORESEEN


def test_who_asks_for_it_sees_where_it_arose(failing: Exception) -> None:
    ended = show(**{TRACEBACK: "1"})
    assert ended.exit_code == UNFORESEEN and "Traceback" in ended.stderr and "in fail" in ended.stderr


def test_help_and_documents_name_the_code() -> None:
    for group in (main, bounds_main):
        assert str(UNFORESEEN) in CliRunner().invoke(group, ["-h"]).output
