"""Views on the command line: numbers on the screen, figures and table in files, bad input a sentence and code 2."""

import csv
import json
import re
import shlex
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from laboratory.command_line import COMMANDS, main
from laboratory.command_line.views import OPTIONS, view
from laboratory.topics import views
from tests.sentences import facts

VIEW = "perceptron_lab.updates"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def test_every_view_is_listed() -> None:
    text = run("views").output
    assert all(place in text for place in views)
    assert "audit laboratory.experiments.audit" in facts(text)


def test_a_view_tells_its_numbers() -> None:
    result = run("view", VIEW, "margin=0.25", "m=1e2")
    assert result.exit_code == 0
    assert "margin = 0.25, m = 100" in result.output
    assert views[VIEW](margin=0.25, m=100).headline.sentence in result.output


def test_json_holds_the_same() -> None:
    data = json.loads(run("view", VIEW, "seed=3", "--step", "2", "--json").output)
    assert data["asked"]["seed"] == "3"
    assert data["more"] == views[VIEW](seed=3, step=2).more


def test_figures_and_numbers_go_to_files(tmp_path: Path) -> None:
    page, table = tmp_path / "out.html", tmp_path / "out.csv"
    assert run("view", VIEW, "--html", str(page), "--csv", str(table)).exit_code == 0
    text = page.read_text(encoding="utf-8")
    assert text.count('class="plotly-graph-div"') == len(views[VIEW]().figures)
    assert "<script src=" not in text and "updates" in text
    with table.open(encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines))
    assert [int(row["update"]) for row in rows] == list(range(views[VIEW]().run.kept + 1))


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (("view", "nothing.here"), "no view nothing.here"),
        (("view", VIEW, "margin=2"), "γ between 0.001 0.9 2"),
        (("view", VIEW, "nonsense=2"), "no field nonsense"),
        (("view", VIEW, "margin"), "= value margin"),
    ],
)
def test_bad_input_is_a_sentence_and_exit_code_two(arguments: tuple[str, ...], text: str) -> None:
    refused = run(*arguments)
    assert refused.exit_code == 2 and text in facts(refused.output) and "Traceback" not in refused.output


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (("solv", "finite_agnostic"), "solve"), (("conut", "5"), "count"), (("veiws",), "views"),
        (("view", "perceptron_lab.update"), "perceptron_lab.updates"),
        (("audit", "fanno"), "fano"), (("audit", "novikof"), "novikoff"),
    ],
)  # fmt: skip
def test_what_was_meant_is_suggested_and_each_name_once(arguments: tuple[str, ...], meant: str) -> None:
    refused = run(*arguments)
    assert refused.exit_code == 2 and len(refused.output.splitlines()) == 1
    suggested = re.findall(r"did you mean (.+)\?", refused.output)[0].split(", ")
    assert meant in suggested and len(set(suggested)) == len(suggested)


@pytest.mark.parametrize("step", [-1, 10**6])
@pytest.mark.parametrize("place", ["perceptron_lab.updates", "boosting.geometry", "dimensions.worked", "trees.formula"])
def test_a_step_that_the_run_does_not_have_is_refused(place: str, step: int) -> None:
    last = views[place]().last
    result = run("view", place, "--step", str(step))
    assert result.exit_code == 2 and f"integer [0, {last}]; {step}" in facts(result.output)
    assert all(views[place](step=at).headline.sentence for at in (0, last))


def test_a_view_without_steps_has_no_step() -> None:
    result = run("view", "metrics.roc", "--step", "1")
    assert result.exit_code == 2 and "metrics.roc not" in facts(result.output)


@pytest.mark.parametrize(
    ("place", "typed"),
    [(VIEW, "step=2"), (VIEW, "updates.step=2"), ("linear_models.lines", "push=2"), ("linear_models.lines", "step=2")],
)
def test_a_step_may_be_set_as_the_address_has_it(place: str, typed: str) -> None:
    assert run("view", place, typed).output == run("view", place, "--step", "2").output
    assert run("view", place, typed, "--step", "2").exit_code == 0
    twice = run("view", place, typed, "--step", "3")
    assert twice.exit_code == 2 and "step 3 2" in facts(twice.output)


def test_a_field_may_be_named_as_the_address_has_it() -> None:
    assert run("view", VIEW, "updates.seed=3").output == run("view", VIEW, "seed=3").output


def test_no_field_is_named_like_an_option_and_what_is_typed_so_is_a_sentence() -> None:
    options = {name.lstrip("-") for option in view.params for name in option.opts if name.startswith("--")}
    assert options == OPTIONS
    assert not [place for place, entry in views.items() if {field.name for field in entry.view.fields} & OPTIONS]
    for place in (VIEW, "metrics.roc", "linear_models.lines"):
        for name in options:
            result = run("view", place, f"{name}=dark")
            assert (result.exit_code, name in result.output) == (2, True)


def test_a_theorem_that_nothing_audits_says_why() -> None:
    """The same reason as in the list of them all."""
    text = dict(line.split(maxsplit=1) for line in run("audit", "--not").output.splitlines())
    for slug in ("wilson_upper", "sauer", "ehkv_lower"):
        reason, _, why = text[slug].partition(": ")
        refused = run("audit", slug)
        assert refused.exit_code == 2 and f"nothing {slug}" in facts(refused.output)
        assert refused.output.endswith(f"({reason}): {why}\n")


def told_by(command: str) -> list[str]:
    """The examples in a command's help."""
    result = main.get_command(click.Context(main), command)
    return re.findall(r"^ *Example: ltlab (.+)$", (result and result.help) or "", re.MULTILINE)


WITHOUT_ARGUMENTS = {"views"}
SAYING_NO = {"check", "shatters"}  # their examples show what a wrong answer, and an unshattered set, look like


def test_every_command_has_an_example() -> None:
    assert {name for name in COMMANDS if not told_by(name)} == WITHOUT_ARGUMENTS


@pytest.mark.parametrize("typed", [example for name in COMMANDS for example in told_by(name)])
def test_every_example_in_a_help_text_works_as_it_stands(
    typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    command, *words = shlex.split(typed)
    done = run(command, *words)
    assert done.exit_code == (1 if command in SAYING_NO else 0), done.output
    assert done.stdout.strip() or any(path.stat().st_size for path in tmp_path.iterdir())


def test_where_the_app_listens_is_no_business_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the environment it waits for the app, as in the container; on the command line it is a mistake."""
    monkeypatch.setenv("LTLAB_PORT", "8600")
    monkeypatch.setenv("LTLAB_ADDRESS", "0.0.0.0")
    assert run("vc", "boxes", "n=3").exit_code == 0
    refused = run("--address", "0.0.0.0", "vc", "boxes", "n=3")
    assert refused.exit_code == 2
    assert "ltlab without command" in facts(refused.output)
