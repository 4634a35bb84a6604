"""A tree as a formula and as a code word, in words."""

from collections.abc import Sequence

from bounds.numbers import at_most, format_number, percent, pluralize
from laboratory.topics.trees.formula.run import DELTA, QUESTIONS, TABLE, Day, Golf, code_bound, code_of
from laboratory.views.headline import Headline
from learners.trees.prefix_code import CodeField

MEANING = """
Every path from the root to a leaf with label *play* is a clause: all its answers must hold. The tree predicts *play*
where one of these clauses holds: a formula in **disjunctive normal form**, an "or" of "and"s. Paths of a tree exclude
each other, so at most one clause holds for any day.

**The code of a tree.** Let all tests be binary questions about d attributes. The code word begins with the number of
nodes N in Elias's gamma code: N in binary, after as many zeros as it has digits beyond the first. Then follow the
nodes, each before its children, as symbols of ⌈log₂(d + 3)⌉ bits: the d questions, the two labels, and a sign for the
end. The code is prefix-free: no code word begins another. (The end sign and the count are redundant: read from the root
down, the nodes alone determine the end.)

**Why bits matter.** A tree with a short code word has a smaller bound: there are few short words, so a short tree that
fits the sample is less likely to do so by luck. The questions must be fixed before the sample is seen. Here
*humidity at most 70* came from the table itself, so for these 14 days the theorem would not even apply.

**The table** is Quinlan's example of 14 days. The usual tree tests the outlook first, with three answers, then humidity
where it is sunny and wind where it rains.
"""
CAPTION = "The thick line is the day's path."
DAYS = 1_000  # of a second bound, beside that for the table


def headline(run: Golf, day: Day) -> Headline:
    """The tree's prediction for the day."""
    outlook, humidity, wind = day
    about = f"on {'an' if outlook == 'overcast' else 'a'} {outlook}, {wind} day with humidity {format_number(humidity)}"
    prediction = "Play" if run.plays(day) else "Stay"
    return Headline(
        float(run.plays(day)), about, measured_text=prediction, by="no guarantee: a question came from the table itself"
    )


def sentence(run: Golf, day: Day) -> str:
    """The clause that holds for the day, if one does."""
    clauses, holding = run.clauses(), run.holding(day)
    if holding is None:
        return f"None of the {len(clauses)} clauses holds for this day, so **stay**."
    return f"**Play**, because **{clauses[holding]}** holds, one of the formula's {len(clauses)} clauses."


def code_caption(run: Golf, read: int) -> str:
    """The meaning of the field read last."""
    if read == 0:
        return "Nothing is read yet."
    fields = code_of(run)
    bits, of = _length(fields[:read]), _length(fields)
    return f"`{fields[read - 1].bits}` means *{_meaning(fields[read - 1], fields)}*. Read so far: {bits} of {of} bits."


def more(run: Golf, day: Day) -> str:
    """The formula, its errors on the table, the bound by its code word, and the table."""
    parts = [_head(run, day), _clauses(run, run.holding(day))]
    if run.clauses(shorter=True) != run.clauses():
        few, all_of = run.conditions(shorter=True), run.conditions()
        shorter = f"**A shorter equivalent formula**, {few} conditions in place of {all_of}:"
        parts += [shorter, _clauses(run, None, shorter=True)]
    parts.append(_on_the_table(run))
    if run.form == "code":
        parts += [_code(code_of(run)), _bound()]
    return "\n\n".join((*parts, "**The table of 14 days.**", _table()))


def _head(run: Golf, day: Day) -> str:
    """The line above the clauses."""
    kind = "one clause holds" if run.holding(day) is not None else "no clause holds, so stay"
    paths = f"{len(run.clauses())} clauses holds, one for each path to a leaf with label *play*"
    return f"**Play where** one of {paths} ({kind}):"


def _clauses(run: Golf, holding: int | None, shorter: bool = False) -> str:
    """The clauses as a list; the one that holds for the day is marked."""
    lines = []
    for at, clause in enumerate(run.clauses(shorter)):
        text = f"**{clause}**: holds for this day" if at == holding else clause
        lines.append(f"- {'or ' if at else ''}{text}")
    return "\n".join(lines)


def _on_the_table(run: Golf) -> str:
    """The tree's errors on the table."""
    misclassified = run.misclassified()
    right = f"classifies all {len(TABLE)} days of the table correctly"
    done = right if misclassified == 0 else f"misclassifies {pluralize(misclassified, 'day')}"
    if run.form == "grown":
        return (
            f"Grown by Gini's index, always the best next question, the tree {done}. It has one question more than "
            "the usual tree: the best next question need not lead to the smallest tree."
        )
    return f"This tree {done}."


def _code(fields: Sequence[CodeField]) -> str:
    """The length of the code word, taken apart."""
    nodes = len(fields) - 2
    return (
        f"The code word has **{_length(fields)} bits**: {len(fields[0].bits)} for the number of nodes, and "
        f"{nodes + 1} × {len(fields[-1].bits)} for {nodes} nodes and the end, each one of {len(QUESTIONS) + 3} symbols."
    )


def _bound() -> str:
    """The bound by code length."""
    (inputs, few), (_, many) = code_bound(len(TABLE)), code_bound(DAYS)
    vacuous = ", which is vacuous" if few >= 1 else ""
    return (
        f"If the {len(QUESTIONS)} questions were fixed before the days were seen, and the days independent, then with "
        f"probability at least {percent(1 - DELTA)} a tree of {inputs['bits']} bits would have a risk "
        f"within {at_most(few)} of its training error after {len(TABLE)} days{vacuous}, and within "
        f"{at_most(many)} after {format_number(DAYS)}."
    )


def _table() -> str:
    """The table in Markdown."""
    rows = [
        f"| {row.outlook} | {format_number(row.humidity)} | {row.wind} | {'play' if row.plays else 'stay'} |"
        for row in TABLE
    ]
    return "\n".join(("| outlook | humidity (%) | wind | golf |", "|---|---|---|---|", *rows))


def _length(fields: Sequence[CodeField]) -> int:
    """Bits of the code word, or of its beginning."""
    return sum(len(field.bits) for field in fields)


def _meaning(field: CodeField, fields: Sequence[CodeField]) -> str:
    kind, _, number = field.meaning.partition(" ")
    if kind == "nodes":
        return f"{len(fields) - 2} nodes follow"
    if kind == "test":
        return f"question: {QUESTIONS[int(number[2:-1])]}? (first the no side, then the yes side)"
    if kind == "label":
        return "a leaf: play" if number == "1" else "a leaf: stay"
    return "the end"
