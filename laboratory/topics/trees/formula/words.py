"""A tree as a formula and as a code word, in words."""

from collections.abc import Sequence

from bounds.numbers import at_most, in_words, percent
from laboratory.topics.trees.formula.run import DELTA, QUESTIONS, TABLE, Day, Golf, code_of, promised
from laboratory.views.view import Headline
from learners.trees.prefix_code import CodeField

MEANING = """
Every path from the root to a leaf that says *play* is a clause: all its answers must hold. The tree says *play* where
one of these clauses holds: a formula in **disjunctive normal form**, an "or" of "and"s. Paths of a tree exclude each
other, so at most one clause holds for any day.

**Writing a tree down.** Let all tests be yes-or-no questions about d attributes. The code first says how many nodes
there are, N, in Elias's gamma code: N in binary, after as many zeros as it has digits beyond the first. Then
come the nodes, each before its children, as symbols of ⌈log₂(d + 3)⌉ bits: the d questions, the two labels, and a sign
for the end. Nobody needs a mark to see where a word ends, so no code word begins another. (The end sign and the count
are luxuries: from the root down, a tree tells itself where it ends.)

**Why care about bits?** What takes few bits to write down may be trusted more: there are few short words, so a short
tree that fits the sample is less likely to do so by luck. The questions must be fixed before the sample is seen. Here
*humidity at most 70* came from the table itself, so for these 14 days the theorem would not even apply.

**The table** is Quinlan's example of 14 days. The tree usually drawn for it asks for the outlook first, with three
answers, then for humidity where it is sunny and for wind where it rains.
"""
CAPTION = "The thick line is the day's path."
DAYS = 1_000  # of a second guarantee, beside that for the table


def headline(run: Golf, day: Day) -> Headline:
    """What the tree says of the day."""
    outlook, humidity, wind = day
    about = f"on a {outlook}, {wind} day with humidity {in_words(humidity)}"
    said = "Play" if run.plays(day) else "Stay"
    return Headline(float(run.plays(day)), about, shown=said, by="no guarantee: a question came from the table itself")


def sentence(run: Golf, day: Day) -> str:
    """The clause that holds for the day, if one does."""
    clauses, holding = run.clauses(), run.holding(day)
    if holding is None:
        return f"None of the {len(clauses)} clauses holds for this day, so **stay**."
    return f"**Play**, because **{clauses[holding]}** holds, one of the formula's {len(clauses)} clauses."


def code_caption(run: Golf, read: int) -> str:
    """What the field read last says."""
    if read == 0:
        return "Nothing is read yet."
    fields = code_of(run)
    bits, of = _length(fields[:read]), _length(fields)
    return f"`{fields[read - 1].bits}` says *{_said(fields[read - 1], fields)}*. Read so far: {bits} of {of} bits."


def more(run: Golf, day: Day) -> str:
    """The formula, how it does on the table, what its code word is worth, and the table."""
    told = [_head(run, day), _clauses(run, run.holding(day))]
    if run.clauses(shorter=True) != run.clauses():
        told += ["Without what can be left out:", _clauses(run, None, shorter=True)]
    told.append(_on_the_table(run))
    if run.form == "code":
        told += [_code(code_of(run)), _guaranteed()]
    return "\n\n".join((*told, "**The table of 14 days.**", _table()))


def _head(run: Golf, day: Day) -> str:
    """What stands above the clauses."""
    kind = "one clause holds" if run.holding(day) is not None else "no clause holds, so stay"
    paths = f"{len(run.clauses())} clauses holds, one for each path to a leaf that says *play*"
    return f"**Play where** one of {paths} ({kind}):"


def _clauses(run: Golf, holding: int | None, shorter: bool = False) -> str:
    """The clauses as a list; the one that holds for the day is marked."""
    lines = []
    for at, clause in enumerate(run.clauses(shorter)):
        said = f"**{clause}**: holds for this day" if at == holding else clause
        lines.append(f"- {'or ' if at else ''}{said}")
    return "\n".join(lines)


def _on_the_table(run: Golf) -> str:
    """How the tree does on the table."""
    mistakes = run.mistakes()
    right = f"classifies all {len(TABLE)} days of the table rightly"
    done = right if mistakes == 0 else f"misclassifies {mistakes} days"
    if run.form == "grown":
        return (
            f"Grown by Gini's index, always the best next question, the tree {done}. It asks one question more than "
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


def _guaranteed() -> str:
    """What so few bits are worth."""
    (given, few), (_, many) = promised(len(TABLE)), promised(DAYS)
    empty = ", which says nothing" if few >= 1 else ""
    return (
        f"Had the {len(QUESTIONS)} questions been fixed before the days were seen, and were the days independent, then "
        f"with probability at least {percent(1 - DELTA)} a tree of {given['bits']} bits would have a risk "
        f"within {at_most(few)} of its training error after {len(TABLE)} days{empty}, and within "
        f"{at_most(many)} after {in_words(DAYS)}."
    )


def _table() -> str:
    """The table in Markdown."""
    rows = [
        f"| {row.outlook} | {in_words(row.humidity)} | {row.wind} | {'play' if row.plays else 'stay'} |"
        for row in TABLE
    ]
    return "\n".join(("| outlook | humidity (%) | wind | golf |", "|---|---|---|---|", *rows))


def _length(fields: Sequence[CodeField]) -> int:
    """Bits of the code word, or of its beginning."""
    return sum(len(field.bits) for field in fields)


def _said(field: CodeField, fields: Sequence[CodeField]) -> str:
    kind, _, number = field.meaning.partition(" ")
    if kind == "nodes":
        return f"{len(fields) - 2} nodes follow"
    if kind == "test":
        return f"ask: {QUESTIONS[int(number[2:-1])]}? (first the no side, then the yes side)"
    if kind == "label":
        return "a leaf: play" if number == "1" else "a leaf: stay"
    return "the end"
