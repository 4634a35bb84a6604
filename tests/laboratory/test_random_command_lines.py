"""Random command lines, most of them nonsense: each ends in an answer, a no, or one sentence that refuses it."""

import pytest
from click.testing import CliRunner

from laboratory.command_line import COMMANDS, main
from tests.running.command_lines import ANSWERED, KINDS, NO, REFUSED, command_line, fault
from tests.running.sampling import sampled
from tests.work import at_most_calls

BATCH, BATCHES, DAILY = 40, 40, 5
MOST = 60_000_000  # calls of a batch: less than a tenth of it is usual
FOR_THE_SCRIPT = "`python -m tests.running.command_lines` tries as many more as it is told to"


@pytest.mark.parametrize("batch", sampled(range(BATCHES), DAILY, f"four times as many; {FOR_THE_SCRIPT}"))
def test_none_ends_in_a_fault_of_ours_and_none_takes_for_ever(batch: int) -> None:
    wrong = {}
    with at_most_calls(MOST):
        for number in range(batch * BATCH, (batch + 1) * BATCH):
            if what := fault(command_line(number)):
                wrong[number] = what
    assert not wrong


def test_every_command_is_tried() -> None:
    assert set(COMMANDS) - set(KINDS) == {"table", "views"}, "what takes nothing that could be nonsense"


def test_they_are_the_same_every_day_and_end_in_every_way() -> None:
    lines = [command_line(number) for number in range(BATCH)]
    assert lines == [command_line(number) for number in range(BATCH)] != [command_line(n, 1) for n in range(BATCH)]
    assert {CliRunner().invoke(main, words, input="").exit_code for words in lines} == {ANSWERED, NO, REFUSED}


@pytest.mark.parametrize("word", ["\x00", "m=\x00", "\ud800"])
@pytest.mark.parametrize("command", ["sweep", "show sauer", "ask", "value hoeffding_two_sided"])
def test_what_no_system_hands_over_is_refused(command: str, word: str) -> None:
    """From Python it may come; on the command line of Linux such bytes are letters of their own."""
    ended = CliRunner().invoke(main, [*command.split(), word])
    assert ended.exit_code == REFUSED and len(ended.stderr.splitlines()) == 1
