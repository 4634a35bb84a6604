"""A tree as a formula and as a code word, in words."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from bounds.numbers import at_most, in_words
from laboratory.topics.trees.formula.run import DELTA, QUESTIONS, TABLE, Day, Golf, promised
from learners.trees.prefix_code import CodeField

DAYS = 1_000  # of a second promise, beside that for the table
COLOURS = {"nodes": "#8a63d2", "end": "#7a7a7a", "test": "#1c83e1", "label": "#c2571a"}


def headline_of(one: Golf, day: Day) -> tuple[str, str]:
    """What the tree says of the day."""
    outlook, humidity, wind = day
    about = f"on a {outlook}, {wind} day with humidity {in_words(humidity)}"
    return ("Play" if one.plays(day) else "Stay"), about


def table_sentence(one: Golf) -> str:
    """How the tree does on the table."""
    mistakes = one.mistakes()
    judged = f"judges all {len(TABLE)} days of the table rightly" if mistakes == 0 else f"misjudges {mistakes} days"
    if one.form == "grown":
        return (
            f"Grown by Gini's index, always the best next question, the tree {judged}. It asks one question more than "
            "the usual tree: the best next question need not lead to the smallest tree."
        )
    return f"This tree {judged}."


def formula_lines(one: Golf, day: Day, shorter: bool) -> str:
    """The clauses as a list; where `shorter` is not asked, the one that holds for the day is marked."""
    holding = None if shorter else one.holding(day)
    lines = []
    for at, clause in enumerate(one.clauses(shorter)):
        said = f"**{clause}**: holds for this day" if at == holding else clause
        lines.append(f"- {'or ' if at else ''}{said}")
    return "\n".join(lines)


def formula_head(one: Golf, day: Day) -> str:
    """What stands above the clauses."""
    clauses = one.clauses()
    kind = "one clause holds" if one.holding(day) is not None else "no clause holds, so stay"
    return f"**Play where** one of {len(clauses)} clauses holds, one for each path to a leaf that says *play* ({kind}):"


def code_html(fields: Sequence[CodeField], read: int) -> str:
    """The code word in colours; what is read is dark, the field read last underlined."""
    spans = []
    for at, field in enumerate(fields):
        line = "text-decoration:underline;text-underline-offset:0.3em;" if at == read - 1 else ""
        faint = "" if at < read else "opacity:0.35;"
        colour = COLOURS[field.meaning.split()[0]]
        spans.append(f'<span style="color:{colour};{line}{faint}">{escape(field.bits)}</span>')
    return (
        '<div style="font-family:monospace;font-size:1.3rem;font-weight:600;line-height:1.7">'
        + " ".join(spans)
        + "</div>"
    )


def field_sentence(fields: Sequence[CodeField], read: int) -> str:
    """What the field read last says."""
    if read == 0:
        return "Nothing is read yet."
    field = fields[read - 1]
    bits = sum(len(one.bits) for one in fields[:read])
    return f"`{field.bits}` says *{_meaning(field, fields)}*. Read so far: {bits} of {length(fields)} bits."


def code_sentence(fields: Sequence[CodeField]) -> str:
    """The length of the code word, taken apart."""
    nodes = len(fields) - 2
    width = len(fields[-1].bits)
    return (
        f"The code word has **{length(fields)} bits**: {len(fields[0].bits)} for the number of nodes, and "
        f"{nodes + 1} × {width} for {nodes} nodes and the end, each one of {len(QUESTIONS) + 3} symbols."
    )


def promise_sentence() -> str:
    """What so few bits are worth."""
    (given, few), (_, many) = promised(len(TABLE)), promised(DAYS)
    empty = ", which says nothing" if few >= 1 else ""
    return (
        f"Had the {len(QUESTIONS)} questions been fixed before the days were seen, and were the days independent, then "
        f"with probability at least {in_words(100 * (1 - DELTA))} % a tree of {given['bits']} bits would have a risk "
        f"within {at_most(few)} of its training error after {len(TABLE)} days{empty}, and within "
        f"{at_most(many)} after {in_words(DAYS)}."
    )


def length(fields: Sequence[CodeField]) -> int:
    """Bits of the code word."""
    return sum(len(field.bits) for field in fields)


def table_rows() -> dict[str, list[str]]:
    """The table as columns of words."""
    return {
        "outlook": [row.outlook for row in TABLE],
        "humidity (%)": [in_words(row.humidity) for row in TABLE],
        "wind": [row.wind for row in TABLE],
        "golf": ["play" if row.plays else "stay" for row in TABLE],
    }


def python_snippet(form: str, day: Day) -> str:
    """Python that asks the same tree, and prints its answer and its clauses."""
    return (
        "from laboratory.topics.trees.formula.run import golf\n\n"
        f"tree = golf({form!r})\n"
        f"print(tree.plays({day!r}))\n"
        'print(" or ".join(f"({clause})" for clause in tree.clauses()))\n'
    )


def _meaning(field: CodeField, fields: Sequence[CodeField]) -> str:
    kind, _, number = field.meaning.partition(" ")
    if kind == "nodes":
        return f"{len(fields) - 2} nodes follow"
    if kind == "test":
        return f"ask: {QUESTIONS[int(number[2:-1])]}? (first the no side, then the yes side)"
    if kind == "label":
        return "a leaf: play" if number == "1" else "a leaf: stay"
    return "the end"
