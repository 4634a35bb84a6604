"""What a shell completes, asked as a shell asks."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from bounds import theorems
from laboratory.command_line import COMMANDS, main
from laboratory.topics import views

ROOT = Path(__file__).parents[2]


def completed(typed: str) -> list[str]:
    """What bash is offered for the last word of a line."""
    words = typed.split(" ")
    env = {"_LTLAB_COMPLETE": "bash_complete", "COMP_WORDS": typed, "COMP_CWORD": str(len(words) - 1)}
    told = CliRunner(env=env).invoke(main, prog_name="ltlab")
    return [line.partition(",")[2] for line in told.output.splitlines() if line.startswith("plain,")]


def test_commands_theorems_variables_classes_and_views_are_completed() -> None:
    assert completed("ltlab so") == ["solve"]
    assert set(completed("ltlab ")) == set(COMMANDS)
    assert completed("ltlab value finite_reali") == [slug for slug in theorems if slug.startswith("finite_reali")]
    assert completed("ltlab solve finite_realizable ") == ["m", "delta", "ln_size"]
    assert completed("ltlab solve finite_realizable m ") == ["delta=", "ln_size=", "at_most=", "at_least="]
    assert completed("ltlab solve finite_realizable m delta=0.1 ln") == ["ln_size="]
    assert completed("ltlab vc bo") == ["boolean_functions", "boolean_stumps", "boxes"]
    assert completed("ltlab count conj") == ["conjunctions", "conjunctions_of", "conjunctions_up_to"]
    assert completed("ltlab view perceptron_lab.") == [one for one in views if one.startswith("perceptron_lab.")]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_says_where_it_belongs(shell: str) -> None:
    said = CliRunner().invoke(main, ["completion", shell])
    assert said.exit_code == 0
    assert "_LTLAB_COMPLETE" in said.output and said.output.splitlines()[-1].startswith("# Once: ltlab completion")
    if shell == "zsh":
        assert said.output.startswith("#compdef ltlab")  # else zsh does not find it


def test_bash_completes_with_the_script(tmp_path: Path) -> None:
    bash = shutil.which("bash") or "bash"
    program = tmp_path / "ltlab"
    # The program's own name tells click which variable to read, and `python -m laboratory` has another.
    program.write_text(
        f'#!{sys.executable}\nimport sys\nsys.path.insert(0, "{ROOT}")\n'
        'from laboratory.command_line import main\nmain(prog_name="ltlab")\n', "utf-8",
    )  # fmt: skip
    program.chmod(0o755)
    script = CliRunner().invoke(main, ["completion", "bash"]).output
    typed = 'COMP_WORDS=(ltlab solve finite_realizab); COMP_CWORD=2; _ltlab_completion ltlab; echo "${COMPREPLY[@]}"'
    env = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    said = subprocess.run(
        [bash, "-c", f"{script}\n{typed}"], env=env, capture_output=True, text=True, timeout=60, check=True
    )
    assert said.stdout.split()[:1] == ["finite_realizable"], said.stderr
