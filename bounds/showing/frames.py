"""Answers as pandas tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from bounds.comparing.row import Comparison
    from bounds.solving.question import Solution


def of_solution(solution: Solution) -> Any:
    """A row a question: inputs, target, `value`, `achieved`, `certified`, `why`. Raises ValueError without question."""
    question = solution.question
    if question is None:
        raise ValueError("this solution does not know its question: ask theorem.solve for one that does")
    told = {
        **question.given, f"{question.theorem.returns.name} {question.relation}": question.target,
        question.unknown.name: solution.value, "achieved": solution.achieved,
    }  # fmt: skip
    columns = np.broadcast_arrays(*(np.asarray(value) for value in told.values()))
    table = _pandas().DataFrame({name: column.ravel() for name, column in zip(told, columns, strict=True)})
    return table.assign(certified=solution.certified, why=solution.why)


def of_comparison(comparison: Comparison) -> Any:
    """A row a theorem: `event`, `theorem`, `title`, `value`, `vacuous`, `certified`, `why`, `source`."""
    rows = [
        {
            "event": row.event, "theorem": row.slug, "title": row.theorem.title, "value": row.value,
            "vacuous": row.vacuous, "certified": row.certified, "why": row.why, "source": str(row.theorem.source),
        }
        for row in comparison
    ]  # fmt: skip
    names = ["event", "theorem", "title", "value", "vacuous", "certified", "why", "source"]
    return _pandas().DataFrame(rows, columns=names)


def _pandas() -> Any:
    """pandas, which the theorems themselves do not need."""
    try:
        import pandas as pd
    except ModuleNotFoundError as missing:
        told = "a table needs pandas, which is not installed (the extra [lab]): pip install pandas"
        raise ModuleNotFoundError(told, name=missing.name) from None
    return pd
