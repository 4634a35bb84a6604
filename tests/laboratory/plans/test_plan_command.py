"""`ltlab plan` says what the function says; bad input is one sentence and exit code 2, no answer exit code 1."""

import json

import pytest
from click.testing import CliRunner, Result

from laboratory import ask
from laboratory.command_line import main
from laboratory.plans import PLANS, plan
from laboratory.plans.copying import command, python_snippet
from tests.laboratory.test_completion import completed
from tests.sentences import facts


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["plan", *words])


def test_it_is_the_plan_of_the_library() -> None:
    answer = plan("same_items", other_alone=0.05, difference=0.2, power=0.9, level=0.05)
    said = run("same_items", "other_alone=5%", "difference=0.2", "power=90%", "level=1/20", "--json")
    assert said.exit_code == 0 and json.loads(said.stdout) == json.loads(json.dumps(answer.to_dict()))
    in_words = run("same_items", "other_alone=5%", "difference=0.2", "power=90%", "level=1/20")
    number, words = answer.headline
    assert in_words.stdout.splitlines()[0] == f"{number} {words}" and answer.certificate in in_words.stdout


@pytest.mark.parametrize("name", PLANS)
def test_every_question_is_answered_and_what_is_usual_stands_aside(name: str) -> None:
    names = {quantity.name for quantity in PLANS[name].quantities}
    first = next(first for first in ("margin", "difference", "power") if first in names)
    said = run(name, "items=60", f"solve={first}")
    assert said.exit_code == 0 and said.stdout.split(" ")[0] == plan(name, first, items=60).read(first)
    assert "items" not in said.stderr and first not in said.stderr and "=0.0" in said.stderr


def test_without_a_question_it_lists_them() -> None:
    said = run()
    assert said.exit_code == 0 and all(f"{name}:" in said.stdout for name in PLANS)
    assert list(json.loads(run("--json").stdout)) == list(PLANS)


def test_no_answer_is_a_no() -> None:
    said = run("same_items", "items=3", "solve=difference")
    assert said.exit_code == 1 and "0.999" in facts(said.stdout)
    assert json.loads(run("same_items", "items=3", "solve=difference", "--json").stdout)["value"] is None


@pytest.mark.parametrize(
    "words",
    [("nothing",), ("same_items", "power"), ("same_items", "=3"), ("same_items", "power=2"), ("same_items", "powr=0.8"),
     ("same_items", "power=0.8", "power=0.9"), ("same_items", "solve=powr"), ("same_items", "solve=power", "power=0.8"),
     ("same_items", "items=9", "power=0.8", "level=0.05", "difference=0.1"), ("same_items", "sides=three"),
     ("own_samples", "accuracy=0.98", "difference=0.5"), ("clusters", "items=1", "cluster_size=9", "correlation=1"),
     ("same_items", "power=nan"), ("same_items", "items=1.5", "solve=power"), ("one_accuracy", "margin=")],
)  # fmt: skip
def test_bad_input_is_one_sentence(words: tuple[str, ...]) -> None:
    said = run(*words)
    assert said.exit_code == 2 and len(said.stderr.strip().splitlines()) == 1 and not said.stdout


def test_questions_and_fields_are_completed() -> None:
    assert completed("ltlab plan sa") == ["same_items"]
    assert completed("ltlab plan same_items di") == ["difference="]


@pytest.mark.parametrize("name", PLANS)
def test_the_same_in_python_and_as_a_command(name: str) -> None:
    unknown = PLANS[name].quantities[2].name  # a difference, or a failure probability
    answer = plan(name, unknown, items=900)
    space: dict[str, object] = {}
    exec(compile(python_snippet(answer).replace("print(", "said = ("), "snippet", "exec"), space)
    assert space["said"] == answer.report() == repr(answer)
    said = CliRunner().invoke(main, command(answer).split()[1:])
    assert said.exit_code == 0 and said.stdout.split(" ")[0] == answer.read(unknown) and not said.stderr


@pytest.mark.parametrize(
    ("question", "view"),
    [
        ("how many examples to show the new model is not worse", "evaluation.noninferiority"),
        ("non-inferiority sample size", "evaluation.noninferiority"),
        ("label only part of the pool", "evaluation.pools"),
    ],
)
def test_everyday_questions_lead_to_the_planner_and_its_view(question: str, view: str) -> None:
    assert {answer.name for answer in ask(question).answers[:2]} == {"plan", view}
