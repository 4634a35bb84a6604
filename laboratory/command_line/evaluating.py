"""`evaluate`: intervals for the accuracy of the models whose results are in a file."""

from pathlib import Path
from typing import Any

import click

from bounds.command_line.as_json import echo_json
from bounds.command_line.asking import tell_aside
from bounds.command_line.refusing import Refused, json_option, sentences
from laboratory.evaluations import ResultsError, evaluate, words
from laboratory.evaluations.examples import TITLES, example_file
from laboratory.evaluations.reading.files import flat_of, opened

COLUMN = {
    "correct": "right or wrong; of a harness, the metric",
    "item": "the item's name",
    "model": "which model answered",
    "run": "which run, epoch or seed",
    "cluster": "which items belong together; prefix takes the beginning of the item's name",
    "label": "the true label",
    "prediction": "the predicted label",
    "score": "a score of a label, or the probability that the answer is right",
    "size": "how many examples the model was trained on",
}


def _columns(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """The columns of the first file on the line."""
    files = context.params.get("files") or context.args  # an option without its value leaves them unread
    try:
        names = flat_of(opened(Path(files[0]))).columns if files else ()
    except ValueError:
        names = ()
    return [name for name in names if name.startswith(incomplete)]


def _column_options(command: Any) -> Any:
    for name, about in reversed(COLUMN.items()):
        says = f"Column: {about}."
        command = click.option(f"--{name}", metavar="COLUMN", shell_complete=_columns, help=says)(command)
    return command


@click.command("evaluate")
@click.argument("files", nargs=-1, type=click.Path(path_type=Path, allow_dash=False), metavar="[FILE]...")
@_column_options
@click.option("--example", type=click.Choice(list(TITLES)), help="In the place of FILE.")
@click.option("--delta", default=0.05, show_default=True, help="Failure probability of each interval.")
@click.option("--baseline", metavar="MODEL", help="Compare every model with this; else every two.")
@click.option("--keep", multiple=True, metavar="COLUMN=WORD", help="Only rows with this word (several times for more).")
@click.option(
    "--threshold", type=float, metavar="NUMBER", help="From which score on a label is predicted; 0.5 for probabilities."
)
@click.option("--positive", metavar="LABEL", help="The label that the scores are of, where its name does not say it.")
@click.option("--header/--no-header", default=None, help="Whether the first line of a CSV names its columns.")
@click.option("--markdown", is_flag=True, help="Print tables in Markdown.")
@json_option
def evaluate_files(
    files: tuple[Path, ...], example: str | None, delta: float, baseline: str | None, keep: tuple[str, ...],
    threshold: float | None, positive: str | None, header: bool | None, markdown: bool, as_json: bool,
    **columns: str | None,
) -> None:  # fmt: skip
    """Say what follows from FILE, results of models on the items of a test set: accuracies, intervals, comparisons.

    A file is a CSV, JSON, JSON lines or Parquet with a column of 0 and 1 (or a label and a prediction, or a label and
    a probability: of two labels the area under the ROC curve is worked out, too), or one of
    lm-evaluation-harness (samples), inspect (a log), HumanEval, HELM (statistics per instance or displayed
    predictions), OpenAI evals, promptfoo, SWE-bench (a report) or AlpacaEval (annotations). Several files are several
    models. How they were read is written to standard error; no file leaves this machine.

    Example: ltlab evaluate --example passages --cluster passage

    Where the file contradicts an assumption, as repeated items do, the report says so.
    """
    if markdown and as_json:
        raise Refused("--markdown writes tables and --json an object: choose between them")
    if bool(files) == bool(example):
        raise Refused("ltlab evaluate needs a file of results, or else --example and a name")
    sources = [example_file(example).file] if example else list(files)
    kept = dict(_word(entry) for entry in keep)
    named: dict[str, Any] = dict(columns)
    with sentences(ResultsError, ValueError):
        evaluation = evaluate(
            sources, delta=delta, header=header, keep=kept, baseline=baseline, threshold=threshold, positive=positive,
            **named,
        )  # fmt: skip
    if as_json:
        echo_json(**evaluation.to_dict())
        return
    tell_aside(*evaluation.understood)
    click.echo(evaluation.to_markdown() if markdown else words.lines(evaluation), nl=False)


def _word(entry: str) -> tuple[str, str]:
    column, equals, word = entry.partition("=")
    if not equals or not column:
        raise Refused(f"--keep is written COLUMN=WORD; got {entry[:60]}")
    return column, word.strip()
