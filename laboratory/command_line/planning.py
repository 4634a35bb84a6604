"""`plan`: the sample size of an evaluation, or what so many items can show."""

import click

from bounds.command_line.as_json import echo_json
from bounds.command_line.asking import tell_aside
from bounds.command_line.refusing import Refused, answer_is_no, json_option, known, sentences
from laboratory.plans import PLANS, PlanAnswer, plan

SOLVE = "solve"


def _questions(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    return [name for name in PLANS if name.startswith(incomplete)]


def _entries(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """The fields of the question that stands before them."""
    question = str(context.params.get("question"))
    names = [field.name for field in PLANS[question].fields] if question in PLANS else []
    return [f"{name}=" for name in (*names, SOLVE) if name.startswith(incomplete)]


@click.command("plan")
@click.argument("question", required=False, shell_complete=_questions)
@click.argument("entries", nargs=-1, shell_complete=_entries, metavar="[FIELD=VALUE]...")
@json_option
def plan_evaluation(question: str | None, entries: tuple[str, ...], as_json: bool) -> None:
    """Plan an evaluation: how many items it takes, or what so many can show.

    Without QUESTION it lists the questions with their fields. Of the quantities the one that is left out is solved
    for, the number of items before others; solve=power names another. What is not set is as usual, which is written to
    standard error.

    Example: ltlab plan same_items difference=0.03 other_alone=7% power=80%

    Example: ltlab plan one_accuracy items=1000 solve=margin

    Exit code 1 where nothing reaches what is wanted.
    """
    if question is None:
        _tell_questions(as_json)
        return
    known(question, PLANS, "plan", "ltlab plan")
    values, solve_for = _values(question, entries)
    with sentences(ValueError):
        answer = plan(question, solve_for, **values)
    if as_json:
        echo_json(**answer.to_dict())
    else:
        _tell(answer)
    if answer.value is None:
        answer_is_no()


def _values(question: str, entries: tuple[str, ...]) -> tuple[dict[str, object], str]:
    """The values by field, and what is to be solved for, if the line says so."""
    fields = {field.name: field for field in PLANS[question].fields}
    values: dict[str, object] = {}
    solve_for = ""
    for entry in entries:
        name, equals, text = entry.partition("=")
        if not equals or not name:
            raise Refused(f"a field is written FIELD=VALUE; got {entry[:60] or 'nothing'}")
        if name in values or (name == SOLVE and solve_for):
            raise Refused(f"{name} is set twice; leave out one of the two")
        if name == SOLVE:
            solve_for = text.strip()
        else:
            with sentences(ValueError):
                values[name] = fields[name].parse(text) if name in fields else text
    return values, solve_for


def _tell(answer: PlanAnswer) -> None:
    """The number with its condition, what holds, and the proof."""
    if answer.assumed:
        usual = ", ".join(f"{name}={_text(answer, name)}" for name in answer.assumed)
        tell_aside(f"as usual: {usual}")
    if answer.value is None:
        click.echo(answer.sentence)
        return
    number, words = answer.headline
    click.echo(f"{number} {words}")
    for line in (f"{answer.stated}.", answer.certificate, *answer.more):
        click.echo(line)


def _text(answer: PlanAnswer, name: str) -> str:
    field = next(field for field in answer.question.fields if field.name == name)
    return field.to_text(answer.settings[name])


def _tell_questions(as_json: bool) -> None:
    if as_json:
        fields = {name: {field.name: field.label for field in each.fields} for name, each in PLANS.items()}
        echo_json(**fields)
        return
    for name, each in PLANS.items():
        click.echo(f"{name}: {each.about}")
        click.echo(f"    {', '.join(field.name for field in each.fields)}")
