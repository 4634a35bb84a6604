"""Whether golf is played: Quinlan's table of 14 days, trees for it, their formulas, and the code word of one."""

from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from bounds import code_bits, theorems
from laboratory.topics.trees.places import NodePlace, places
from learners.trees.dnf import Formula, Segment, tree_to_dnf
from learners.trees.node import Branches, Inner, Leaf, Member, Node, Test, Threshold, route
from learners.trees.prefix_code import HALF, CodeField, encode

ATTRIBUTES = ("outlook", "humidity", "wind")
OUTLOOKS = ("sunny", "overcast", "rainy")
WINDS = ("calm", "windy")
QUESTIONS = ("overcast", "sunny", "humidity above 70", "windy")  # of the form with a code word
MOST_HUMID = 70.0
PLAY, STAY = 1, 0
DELTA = 0.05
THEOREM = "tree_code_length"

Day: TypeAlias = tuple[str, float, str]


class PlayedDay(NamedTuple):
    """A day of the table; humidity in per cent."""

    outlook: str
    humidity: float
    wind: str
    plays: int


# Quinlan (1993), C4.5, without the temperature, which the usual tree does not use.
TABLE = tuple(
    PlayedDay(outlook, humidity, wind, plays)
    for outlook, humidity, wind, plays in (
        ("sunny", 85.0, "calm", STAY), ("sunny", 90.0, "windy", STAY), ("overcast", 78.0, "calm", PLAY),
        ("rainy", 96.0, "calm", PLAY), ("rainy", 80.0, "calm", PLAY), ("rainy", 70.0, "windy", STAY),
        ("overcast", 65.0, "windy", PLAY), ("sunny", 95.0, "calm", STAY), ("sunny", 70.0, "calm", PLAY),
        ("rainy", 80.0, "calm", PLAY), ("sunny", 70.0, "windy", PLAY), ("overcast", 90.0, "windy", PLAY),
        ("overcast", 75.0, "calm", PLAY), ("rainy", 80.0, "windy", STAY),
    )
)  # fmt: skip


@dataclass(frozen=True)
class Golf:
    """A tree for the table in one of its forms.

    `form` is "notes" (the outlook has three answers), "code" (binary questions) or "grown" (by Gini's index).
    `names` are the features that its tests number.
    """

    form: str
    tree: Node
    names: tuple[str, ...]

    def features(self, day: Day) -> tuple[Any, ...]:
        """The day as this tree's features."""
        outlook, humidity, wind = day
        if self.form != "code":
            return day
        return (outlook == "overcast", outlook == "sunny", humidity > MOST_HUMID, wind == "windy")

    def path(self, day: Day) -> tuple[int, ...]:
        """The answers (child numbers) that lead the day to its leaf."""
        return tuple(child for _, child in route(self.tree, self.features(day))[1])

    def plays(self, day: Day) -> bool:
        """The tree's prediction for the day."""
        return bool(route(self.tree, self.features(day))[0] == PLAY)

    def misclassified(self) -> int:
        """Days of the table that the tree misclassifies."""
        return sum(self.plays((row.outlook, row.humidity, row.wind)) != (row.plays == PLAY) for row in TABLE)

    def clauses(self, shorter: bool = False) -> tuple[str, ...]:
        """The clauses, joined by "or", that hold where the tree predicts play; `shorter` drops redundant literals."""
        return tuple(self._worded(clause) for clause in tree_to_dnf(self.tree, PLAY, simplify=shorter).clauses)

    def conditions(self, shorter: bool = False) -> int:
        """The literals of these clauses."""
        return tree_to_dnf(self.tree, PLAY, simplify=shorter).literals

    def holding(self, day: Day) -> int | None:
        """Which of the clauses holds for the day, None if the tree predicts stay."""
        held = [Formula((clause,)).holds(self.features(day)) for clause in tree_to_dnf(self.tree, PLAY).clauses]
        return held.index(True) if any(held) else None

    def _worded(self, clause: Any) -> str:
        if self.form != "code":
            return Formula((clause,)).said(self.names).replace("<=", "≤").replace("!=", "≠")
        return " and ".join(_yes_or_no(self.names[i], allowed) for i, allowed in sorted(clause.items()))


def golf(form: str) -> Golf:
    """The tree in one of its forms."""
    if form == "code":
        return Golf(form, _in_questions(), QUESTIONS)
    return Golf(form, _as_drawn() if form == "notes" else _grown(), ATTRIBUTES)


def golf_places(run: Golf) -> tuple[NodePlace, ...]:
    """The positions of the nodes, each before its children."""
    return places(run.tree, partial(_test_words, run), lambda label: "play" if label == PLAY else "stay")


def code_of(run: Golf) -> tuple[CodeField, ...]:
    """The code word of the tree in binary questions, field by field: the count, the nodes, the end."""
    return encode(run.tree, len(QUESTIONS), (STAY, PLAY))


def code_bound(days: int, nodes: int = 9) -> tuple[dict[str, Any], float]:
    """The inputs of the code-length theorem for so many days, and its bound on the gap."""
    inputs = {"m": days, "delta": DELTA, "bits": int(code_bits(nodes, len(QUESTIONS)))}
    return inputs, float(theorems[THEOREM](**inputs))


def _as_drawn() -> Node:
    sunny = Inner(Threshold(1, MOST_HUMID), (Leaf(PLAY), Leaf(STAY)))
    rainy = Inner(Member(2, frozenset({"windy"})), (Leaf(STAY), Leaf(PLAY)))
    return Inner(Branches(0, tuple(frozenset({outlook}) for outlook in OUTLOOKS)), (sunny, Leaf(PLAY), rainy))


def _in_questions() -> Node:
    """The same tree; child 0 is no, as in the code."""
    humid = Inner(Threshold(2, HALF), (Leaf(PLAY), Leaf(STAY)))
    windy = Inner(Threshold(3, HALF), (Leaf(PLAY), Leaf(STAY)))
    return Inner(Threshold(0, HALF), (Inner(Threshold(1, HALF), (windy, humid)), Leaf(PLAY)))


def _grown() -> Node:
    from learners.trees.decision_tree import DecisionTree  # brings scikit-learn, which only this form needs

    X = [(OUTLOOKS.index(row.outlook), row.humidity, WINDS.index(row.wind)) for row in TABLE]
    return _named(DecisionTree("gini", categorical=[0, 2]).fit(X, [row.plays for row in TABLE]).root_)


def _named(tree: Node) -> Node:
    """The grown tree with names instead of their numbers."""
    if isinstance(tree, Leaf):
        return Leaf(int(tree.label))
    test = tree.test
    if isinstance(test, Member):
        names = OUTLOOKS if test.feature == 0 else WINDS
        test = Member(test.feature, frozenset(names[int(value)] for value in test.values))
    return Inner(test, tuple(_named(child) for child in tree.children))


def _test_words(run: Golf, test: Test) -> tuple[str, tuple[str, ...]]:
    """The question and its answers, child by child."""
    name = run.names[test.feature]
    if run.form == "code":
        return f"{name}?", ("no", "yes")
    if isinstance(test, Threshold):
        return f"{name} ≤ {test.cut:g}?", ("yes", "no")
    if isinstance(test, Member):
        return f"{' or '.join(sorted(test.values))}?", ("yes", "no")
    assert isinstance(test, Branches)
    return f"{name}?", tuple(" or ".join(sorted(group)) for group in test.groups)


def _yes_or_no(name: str, allowed: Any) -> str:
    return f"not {name}" if isinstance(allowed, Segment) and allowed.high == HALF else name
