"""Answers as a notebook shows them: the sentence one would quote, or a table."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from bounds.numbers import at_least, at_most, in_words
from bounds.words.statement import RELATIONS

if TYPE_CHECKING:
    from bounds.comparing.row import Comparison, Row
    from bounds.counting.counted import Count
    from bounds.diagnosing.slip import Diagnosis
    from bounds.shattering import Shattering
    from bounds.solving.question import Solution
    from bounds.vc_dimension._record import VCDimension

DIGITS = 7
MOST = 12  # slips that a table tells


def solution(about: Solution) -> str:
    """The value, the promise there, and what is proved."""
    question = about.question
    if np.ndim(about.value):
        return f"{np.size(about.value):,} answers; {about.why}. `to_frame()` is a table of them."
    if about.value is None or question is None:
        return f"No answer: {about.why}."
    theorem = question.theorem
    sign, promise = RELATIONS[theorem.relation], _promise(about.achieved, theorem.relation)
    proof = "Proved" if about.certified else "Not certified"
    why = about.why.removeprefix("proved: ")
    return (
        f"**{question.named(about.value)}** ({question.unknown.meaning}): then "
        f"${theorem.returns.symbol} {sign} {promise}$, by *{theorem.title}*. {proof}: {why}."
    )


def diagnosis(about: Diagnosis) -> str:
    """Right or not, the right number, and the slips that give the wrong one."""
    value = "there is no such value" if about.value is None else f"{about.value:.{DIGITS}g}"
    if about.right:
        return f"**Right**: {value}" + (f", with {about.form}." if about.form else ".")
    slips = "".join(f"\n- what was handed in is what one gets with: {slip.words}" for slip in about.slips[:MOST])
    return f"**Not quite**: the right answer is {value}." + (slips or " No single slip that we know of gives that.")


def count(about: Count) -> str:
    """How many hypotheses, and why."""
    sign = r"\le" if about.at_most else "="
    logarithm = f"{float(about):.{DIGITS}g}"
    return f"$|\\mathcal H| {sign} {about.latex}$, so $\\ln|\\mathcal H| {sign} {logarithm}$. {about.argument}"


def dimension(about: VCDimension) -> str:
    """The dimension with both halves of its proof."""
    given = ", ".join(f"{name} = {in_words(value)}" for name, value in about.parameters.items())
    title = f"{about.cls.title}{f', {given}' if given else ''}"
    return f"**{title}**: ${about.latex}$\n\nAt least: {about.cls.why_lower}\n\nAt most: {about.cls.why_upper}"


def shattering(about: Shattering) -> str:
    """How many labellings the class gives, and the first that it does not."""
    verdict = "shatters" if about.shattered else "does not shatter"
    labellings = f"{about.realised:,} of {about.total:,} labellings"
    told = f"`{about.cls}` {verdict} these {len(about.points)} points: {labellings}."
    why = f" {about.certificate.words}" if about.certificate is not None else ""
    return f"{told}{why}"


def comparison(about: Comparison) -> str:
    """One table an event, best first."""
    if not about.rows:
        return "<p>No theorem answers: these facts do not suffice for one.</p>"
    tables = (_table(event, rows, about.asked) for event, rows in about.groups.items())
    left = f"<p>{len(about.left_out)} more left out; <code>.left_out</code> says why each.</p>"
    return "".join(tables) + (left if about.left_out else "")


def _promise(value: float, relation: str) -> str:
    """Rounded to its safe side, so that it stays true."""
    if relation == "=":
        return in_words(value, DIGITS)
    return at_most(value, DIGITS) if relation == "<=" else at_least(value, DIGITS)


def _table(event: str, rows: Sequence[Row], asked: str) -> str:
    word = "examples m" if asked == "m" else "value"
    head = "".join(f'<th scope="col">{name}</th>' for name in ("theorem", word, "why it differs", "source"))
    body = "".join(f"<tr>{_cells(row)}</tr>" for row in rows)
    return f"<table><caption>{html.escape(event)}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _cells(row: Row) -> str:
    theorem, value = row.theorem, row.value
    shown = in_words(value) if isinstance(value, int) else _promise(value, theorem.relation)
    vacuous = " (no promise)" if row.vacuous else ""
    head = f'<th scope="row" title="{html.escape(theorem.slug)}">{html.escape(theorem.title)}</th>'
    texts: Iterable[str] = (f"{shown}{vacuous}", row.why, str(theorem.source))
    return head + "".join(f"<td>{html.escape(text)}</td>" for text in texts)
