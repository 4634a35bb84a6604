"""What a shell completes, asked as a shell asks."""

import os
import select
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from bounds import theorems
from laboratory.command_line import COMMANDS, main
from laboratory.experiments import bound_adapters
from laboratory.topics import views

ROOT = Path(__file__).parents[2]


def completed(typed: str) -> list[str]:
    """What bash is offered for the last word of a line."""
    return [word for kind, word in offers(typed) if kind == "plain"]


def kinds(typed: str) -> set[str]:
    """Of what kinds that is: plain words, or files."""
    return {kind for kind, _ in offers(typed)}


def offers(typed: str) -> list[tuple[str, str]]:
    words = typed.split(" ")
    env = {"_LTLAB_COMPLETE": "bash_complete", "COMP_WORDS": typed, "COMP_CWORD": str(len(words) - 1)}
    result = CliRunner(env=env).invoke(main, prog_name="ltlab")
    return [(kind, word) for kind, _, word in (line.partition(",") for line in result.output.splitlines())]


def test_commands_theorems_variables_classes_and_views_are_completed() -> None:
    assert completed("ltlab so") == ["solve"]
    assert set(completed("ltlab ")) == set(COMMANDS)
    assert completed("ltlab value finite_reali") == [slug for slug in theorems if slug.startswith("finite_reali")]
    assert completed("ltlab solve finite_realizable ") == ["m", "delta", "ln_size"]
    assert completed("ltlab solve finite_realizable m ") == ["delta=", "ln_size=", "at_most=", "at_least="]
    assert completed("ltlab solve finite_realizable m delta=0.1 ln") == ["ln_size="]
    assert completed("ltlab vc bo") == ["boolean_functions", "boolean_stumps", "boxes"]
    assert completed("ltlab count conj") == ["conjunctions", "conjunctions_of", "conjunctions_up_to"]
    assert completed("ltlab view perceptron_lab.") == [view for view in views if view.startswith("perceptron_lab.")]


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("ltlab compare d", {"d=", "delta="}), ("ltlab compare d=3 d", {"delta="}), ("ltlab compare ln_", {"ln_size="}),
        ("ltlab exercises --notes pad", {"padova2020"}), ("ltlab exercises --notes l", {"list"}),
        ("ltlab exercises --notes padova2020 --chapter pa", {"pac"}),
        ("ltlab curve knn gaussian_pair --bound no", {"none"}),
        ("ltlab curve knn gaussian_pair --bound test_", {slug for slug in bound_adapters() if slug[:5] == "test_"}),
        ("ltlab curve knn gaussian_pair learner.n_neighbors", {"learner.n_neighbors="}),
        ("ltlab curve knn gaussian_pair world.dis", {"world.distance="}),
        ("ltlab curve knn gaussian_pair learner.n_neighbors=3 learner.n_neighbors", set()),
        ("ltlab view perceptron_lab.updates mar", {"margin="}),
        ("ltlab view perceptron_lab.updates margin=0.1 mar", set()), ("ltlab view nothing.here mar", set()),
        ("ltlab audit novik", {"novikoff"}), ("ltlab audit perceptron_mis", {"perceptron_mistakes"}),
    ],
)  # fmt: skip
def test_what_a_command_takes_is_completed(typed: str, offered: set[str]) -> None:
    text = completed(typed)
    assert offered <= set(text) and len(set(text)) == len(text)
    assert offered or not text
    assert all(sentence.startswith(typed.rpartition(" ")[2]) for sentence in text)


def test_a_world_may_be_a_file_which_the_shell_finds() -> None:
    for begun, names in (("my_tab", []), ("gaussian_p", ["gaussian_pair"])):
        typed = f"ltlab curve knn {begun}"
        assert "file" in kinds(typed) and completed(typed) == names
    assert "file" not in kinds("ltlab curve kn") and "file" not in kinds("ltlab curve knn iris --bound no")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_says_where_it_belongs(shell: str) -> None:
    said = CliRunner().invoke(main, ["completion", shell])
    assert said.exit_code == 0
    assert "_LTLAB_COMPLETE" in said.output and said.output.splitlines()[-1].startswith("# Once: ltlab completion")
    if shell == "zsh":
        assert said.output.startswith("#compdef ltlab")  # else zsh does not find it


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """`ltlab`, installed in a folder. Its name tells click which variable to read."""
    program, inside = tmp_path / "ltlab", tmp_path / "inside.py"
    inside.write_text(
        f'import sys\nsys.path.insert(0, {str(ROOT)!r})\n'
        'from laboratory.command_line import main\nmain(prog_name="ltlab")\n', "utf-8",
    )  # fmt: skip
    # A first line #!python ends at a space of the path.
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} {shlex.quote(str(inside))} "$@"\n', "utf-8")
    program.chmod(0o755)
    return program


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no terminal of this kind")
def test_bash_completes_what_is_typed(program: Path) -> None:
    """In a real terminal, key by key; after `at_most=` its number follows without a space."""
    import pty

    start = program.with_name("start")
    start.write_text(CliRunner().invoke(main, ["completion", "bash"]).output + "PS1='ready> '\n", "utf-8")
    terminal, inside = pty.openpty()
    path = f"{program.parent}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": path, "TERM": "dumb", "COLUMNS": "200"}
    shell = subprocess.Popen(
        ["bash", "--rcfile", str(start), "-i"], env=env, stdin=inside, stdout=inside, stderr=inside,
        start_new_session=True,
    )  # fmt: skip
    os.close(inside)
    try:
        shown_after(terminal, "", "ready> ")
        shown_after(terminal, "ltlab sol\t", "solve ")
        shown_after(terminal, "hoeffding_two_s\t", "hoeffding_two_sided ")
        shown_after(terminal, "m del\t", "delta=")
        shown_after(terminal, "0.1 at_m\t", "at_most=")
        shown_after(terminal, "0.1\n", "m = 150")  # ln(2/0.1)/(2 0.01) = 149.8
        shown_after(terminal, f"ltlab curve knn {program.parent}/ins\t", "inside.py ")
    finally:
        shell.kill()
        shell.wait()
        os.close(terminal)


def shown_after(terminal: int, keys: str, expected: str) -> None:
    """Type `keys`, and wait until the terminal shows what is expected."""
    os.write(terminal, keys.encode())
    text, end = "", time.monotonic() + 300
    while expected not in text and time.monotonic() < end:
        if select.select([terminal], [], [], 0.1)[0]:
            text += os.read(terminal, 4096).decode()
    assert expected in text, text
