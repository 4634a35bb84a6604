"""The tree with the path of one day, and its code word, field by field."""

from collections.abc import Sequence

from laboratory.figures.figure import Figure
from laboratory.figures.marks import outline
from laboratory.figures.names import words
from laboratory.figures.roles import QUIET, Role
from laboratory.figures.theme import figure
from laboratory.topics.trees.figures import FAINT, NO, WAY, YES, tree
from laboratory.topics.trees.formula.run import QUESTIONS, Day, Golf, code_of, golf_places
from learners.trees.prefix_code import CodeField

HEIGHT = 330
A_ROW = 4  # fields beside each other
COLORS = {"nodes": WAY, "end": None, "test": YES, "label": NO}  # places in the palette
BITS, MEANING = 18, 12  # pixels


def golf_tree(run: Golf, day: Day, read: int, theme: str = "light") -> Figure:
    """The tree; of the code word's fields, the first counts the nodes and the last is no node."""
    nodes = golf_places(run)
    written = min(max(read - 1, 0), len(nodes)) if run.form == "code" else None
    return tree(nodes, run.path(day), written, theme)


def code_word(run: Golf, read: int, theme: str = "light") -> Figure:
    """Each field with its meaning; unread fields are faint, the field read last is ringed."""
    fields = code_of(run)
    places = [(at % A_ROW, -(at // A_ROW)) for at in range(len(fields))]
    fig = figure(
        theme, height=HEIGHT, hovermode=False, xaxis={"visible": False, "range": [-0.5, A_ROW - 0.5]},
        yaxis={"visible": False, "range": [places[-1][1] - 0.6, 0.6]},
    )  # fmt: skip
    strengths = [1.0 if at < read else FAINT for at in range(len(fields))]
    roles = [
        Role(field.bits, COLORS[field.meaning.split()[0]], alpha=share)
        for field, share in zip(fields, strengths, strict=True)
    ]
    x, y = zip(*places, strict=True)
    for name, texts, position, size in (
        ("bits", [f"<b>{field.bits}</b>" for field in fields], "top center", BITS),
        ("meaning", [_brief(field, fields) for field in fields], "bottom center", MEANING),
    ):
        words(fig, x, y, texts, roles, name=name, size=size, textposition=position)
    if read:
        u, v = places[read - 1]
        outline(fig, (u - 0.48, v - 0.45), (u + 0.48, v + 0.45), QUIET.but(width=1.5, dash="solid"))
    return fig


def code_in_words(run: Golf, read: int) -> str:
    """The code word as text."""
    return f"The code word of the tree: {_spoken(code_of(run))}. {read} of its {len(code_of(run))} fields are read."


def _spoken(fields: Sequence[CodeField]) -> str:
    return ", ".join(f"{field.bits} for {_brief(field, fields)}".replace("<br>", " ") for field in fields)


def _brief(field: CodeField, fields: Sequence[CodeField]) -> str:
    """The meaning of a field, in a word or two; the count and the end are no nodes."""
    kind, _, number = field.meaning.partition(" ")
    if kind == "test":
        return f"{QUESTIONS[int(number[2:-1])]}?".replace(" above", "<br>above")
    return {"nodes": f"{len(fields) - 2} nodes", "label": "play" if number == "1" else "stay"}.get(kind, "end")
