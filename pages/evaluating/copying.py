"""What is taken away: a paragraph to quote, tables, numbers, figures, and the same in Python and as a command."""

import json
import shlex
from collections.abc import Mapping

import streamlit as st

from laboratory.evaluations import Evaluation, ResultFile, curve_drawing, drawing
from laboratory.evaluations.accuracies import ModelAccuracy
from laboratory.evaluations.areas import drawing as area_drawing
from laboratory.evaluations.areas.areas import ModelArea
from laboratory.evaluations.examples import FILES
from laboratory.evaluations.intervals import ConfidenceInterval
from pages.widgets.downloads import csv_text, downloads, file_name

NAME = "evaluation"
EXAMPLES = {file_name: name for name, _, file_name, _ in FILES}


def python_snippet(files: tuple[ResultFile, ...], delta: float, columns: Mapping[str, str], is_example: bool) -> str:
    """Python that prints the report."""
    more = "".join(f", {role}={column!r}" for role, column in columns.items())
    lines = ["from laboratory.evaluations import evaluate"]
    if is_example:
        lines.append("from laboratory.evaluations.examples import example_file")
        data = f'example_file("{EXAMPLES[files[0].name]}").file'
    else:
        names = [file.name for file in files]
        data = repr(names[0] if len(names) == 1 else names)
    lines += ["", f"evaluation = evaluate({data}, delta={delta!r}{more})", "print(evaluation.report())"]
    return "\n".join(lines)


def command(files: tuple[ResultFile, ...], delta: float, columns: Mapping[str, str], is_example: bool) -> str:
    """The same on the command line."""
    chosen = ["--example", EXAMPLES[files[0].name]] if is_example else [file.name for file in files]
    options = [word for role, column in columns.items() for word in (f"--{role}", column)]
    return shlex.join(["ltlab", "evaluate", *chosen, *options, "--delta", repr(delta)])


def take_away(
    evaluation: Evaluation, files: tuple[ResultFile, ...], columns: Mapping[str, str], is_example: bool
) -> None:
    """The paragraph, the files, and the code."""
    with st.expander("A paragraph to quote"):
        st.code(evaluation.report(), language=None, wrap_lines=True)
    figures = [drawing.accuracies(evaluation)] if evaluation.models else []
    if evaluation.areas:
        figures.append(area_drawing.areas(evaluation))
    if drawing.difference_lines(evaluation):
        figures.append(drawing.differences(evaluation))
    if evaluation.curves:
        figures.append(curve_drawing.accuracy_by_size(evaluation))
    downloads(NAME, lambda: csv_text(_columns(evaluation)), *figures, report=evaluation.report)
    with st.container(horizontal=True):
        for label, suffix, kind, text in (
            ("Markdown", "md", "text/markdown", evaluation.to_markdown),
            ("JSON", "json", "application/json", lambda: json.dumps(evaluation.to_dict(), ensure_ascii=False)),
        ):
            st.download_button(
                label, text, file_name(NAME, suffix), kind, key=f"{NAME}_{suffix}", on_click="ignore",
                icon=":material/description:",
            )  # fmt: skip
    with st.expander("The same in Python"):
        st.code(python_snippet(files, evaluation.delta, columns, is_example), language="python", wrap_lines=True)
        st.code(command(files, evaluation.delta, columns, is_example), language="bash", wrap_lines=True)


def _columns(evaluation: Evaluation) -> dict[str, list[object]]:
    """Every interval of every model, its ends in full."""
    models: list[ModelAccuracy | ModelArea] = [*evaluation.models, *evaluation.areas]
    rows: list[tuple[ModelAccuracy | ModelArea, ConfidenceInterval]] = [
        (model, interval) for model in models for interval in model.intervals
    ]
    return {
        "measure": ["AUC" if isinstance(model, ModelArea) else "accuracy" for model, _ in rows],
        "model": [model.model for model, _ in rows],
        "items": [len(m.scored.items) if isinstance(m, ModelArea) else m.items for m, _ in rows],
        "value": [m.area if isinstance(m, ModelArea) else m.accuracy for m, _ in rows],
        "interval": [interval.name for _, interval in rows],
        "low": [interval.low for _, interval in rows],
        "high": [interval.high for _, interval in rows],
        "kind": [interval.kind for _, interval in rows],
        "condition": [interval.rests_on.removeprefix(", ") for _, interval in rows],
        "contradicted": [interval.contradicted for _, interval in rows],
    }
