"""What the four views share: a guarantee at growing strengths of one violation."""

from collections.abc import Callable, Mapping
from typing import Any

from bounds.numbers import format_number
from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.broken_assumptions import text
from laboratory.topics.broken_assumptions.figures import errors, errors_in_words, rates, rates_in_words, rates_table
from laboratory.topics.broken_assumptions.run import BrokenRun
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Guarantee, Player, View


def violation(
    run: Callable[..., BrokenRun], own: Number, presets: Mapping[str, Mapping[str, Any]], mended: bool = False
) -> View:
    """A view of `run`; `own` is the field that only this violation has, `mended` whether another theorem holds."""
    return View(
        fields=(
            Number("m", "Sample size m", "examples m of each run", integers(10, 1_000), 100, (10, 1_000), log=True),
            own,
            Number(
                "delta",
                "Failure probability δ",
                "allowed failure probability",
                Interval(0.001, 0.5),
                0.05,
                (0.001, 0.5),
                log=True,
            ),
            Number("runs", "Runs", "runs at each strength", integers(50, 1_000), 200, advanced=True),
            Seed(meaning="seed of the runs"),
        ),
        run=run,
        player=Player(
            "Strength of the violation (first: assumption holds)",
            lambda run: run.last,
            _start,
            whole_run={"sentence": "it tells from which strength on the guarantee fails"},
            step_text=lambda run, step: format_number(float(run.strengths[step]), 3),
        ),
        drawings=(
            Drawing(rates, rates_in_words, text.caption),
            Drawing(errors, errors_in_words, text.measured_caption),
        ),
        text=text,
        table=rates_table,
        snippet_outputs=("run.strengths", "[verdict.failures for verdict in run.verdicts]"),
        guarantees=(
            Guarantee(lambda run: run.slug, lambda run: run.inputs, "bound with the violated assumption"),
            *(
                (
                    Guarantee(
                        lambda run: run.repair.slug, lambda run, step: run.repair.inputs[step], "bound that still holds"
                    ),
                )
                if mended
                else ()
            ),
        ),
        presets=presets,
        progress_text="Increasing the violation …",
    )


def _start(run: BrokenRun) -> int:
    """Where the guarantee is first seen to fail too often."""
    return run.last if run.first_beyond is None else run.first_beyond
