"""What the page on evaluations answers: each command is run, and says what stands under it."""

import doctest
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from docs_builder.evidence import _replayed
from laboratory.command_line import main
from laboratory.experiments.replays.scoring import FILE

PAGE = Path(__file__).parents[2] / "docs" / "evaluations.md"
BLOCK = re.compile(r"^    ltlab (.+)\n\n((?:→ .+\n)+)", re.MULTILINE)
ANSWERS = [(command, says.split("\n")) for command, says in BLOCK.findall(PAGE.read_text("utf-8"))]
KINDS = 6  # of question that users of evaluation programs ask, by the issue: each is answered, and two more


@pytest.mark.parametrize(("command", "says"), ANSWERS, ids=[command for command, _ in ANSWERS])
def test_a_command_answers_what_stands_under_it(command: str, says: list[str]) -> None:
    result = CliRunner().invoke(main, shlex.split(command))
    assert result.exit_code == 0, result.output
    answered = re.sub(r"[\u00a0\u202f]", " ", result.output)
    for line in filter(None, says):
        assert line.removeprefix("→ ") in answered, result.output


def test_every_question_has_a_command_with_its_answer() -> None:
    """None is left without one, and each command of the page stands above an answer."""
    page = PAGE.read_text("utf-8")
    questions = page.split("\n## ")[1:]
    assert len(questions) >= KINDS and all(BLOCK.search(question) or "\n    >>> " in question for question in questions)
    assert len(ANSWERS) == page.count("\n    ltlab ")


def test_python_answers_what_stands_under_it() -> None:
    python = doctest.DocTestParser().get_doctest(PAGE.read_text("utf-8"), {}, PAGE.name, str(PAGE), 0)
    result = doctest.DocTestRunner().run(python)
    assert result.attempted > KINDS and not result.failed


def test_every_replayed_learner_and_distribution_has_its_row_with_its_sums() -> None:
    """Added up here from the file's lines."""
    lines = [line.split(",") for line in FILE.read_text("utf-8").splitlines()[1:]]
    table = [line for line in _replayed().splitlines() if "refused |" in line]
    assert len(table) == len({line[0] for line in lines}) + len({line[1] for line in lines})
    for place, name in {(place, line[place]) for line in lines for place in (0, 1)}:
        cells = []
        for factor in ("2", "4", "10"):
            of = [list(map(int, line[3:])) for line in lines if (line[place], line[2]) == (name, factor)]
            refused, held, others = (
                sum(sum(row[part]) for row in of) for part in (slice(0, 1), slice(1, 2), slice(2, None))
            )
            cells.append(f"{held} of {held + others}, {refused} refused")
        assert any(" | ".join(cells) in row for row in table), name
