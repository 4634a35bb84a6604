"""The kinds of slips that change a formula, one a file: each lists its edits of a task's tree."""

from collections.abc import Iterator

from bounds.diagnosis.kinds import (
    brackets,
    class_sizes,
    early_rounding,
    exponents,
    factors,
    independent_tests,
    inputs,
    log_bases,
    margins,
    null_variances,
    outputs,
    p_values,
    roots,
    several_runs,
    sibling_constants,
    sides,
    signs,
    special_functions,
    terms,
)
from bounds.diagnosis.slip import Edit
from bounds.diagnosis.task import Task
from bounds.formula.patience import patiently

KINDS = (
    log_bases, sides, factors, roots, exponents, terms, signs, brackets, special_functions, inputs, outputs,
    early_rounding, class_sizes, margins, p_values, sibling_constants,
    independent_tests, several_runs, null_variances,
)  # fmt: skip
EDITING = 40  # steps


def edits(task: Task) -> Iterator[Edit]:
    """Every single edit of the task's tree."""
    for kind in KINDS:
        yield from patiently(kind.edits(task), EDITING)
