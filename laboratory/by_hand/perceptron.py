"""The perceptron's run on a few examples: the number of updates, and the last weights."""

from collections.abc import Iterator, Sequence
from typing import Any

from bounds.numbers import pluralize
from laboratory.by_hand._perceptron_runs import (
    AGAIN,
    ZEROS,
    ExampleVisit,
    PerceptronSetting,
    others,
    read_setting,
    trace,
    visited,
)
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._table import in_text
from laboratory.exercises.problem import WrongAnswer

MOST_LINES, MOST_VISITS = 40, 1_000
Told = dict[str, Any]


def _updates(
    *rows: Any, bias: Any = None, rate: Any = None, start: Any = None, passes: Any = None, zero: Any = None,
    again: Any = None,
) -> WorkedOut:  # fmt: skip
    setting = read_setting(rows, bias, rate, start, passes, zero, again)
    run = trace(setting)
    count = len(run.examples)
    slips = (
        WrongAnswer(run.passes, "That is the number of passes through the examples: the question is about updates."),
        WrongAnswer(run.first, "That is the number of updates in the first pass: the passes go on."),
        WrongAnswer(
            run.passes * len(setting.points),
            "That is the number of examples processed: only misclassified ones count.",
        ),
    )
    by_others = others(setting, {"bias": bias, "zero": zero, "again": again})
    also = [Instead(len(other.examples), words) for words, _, other in by_others]
    last = f"These are {pluralize(count, 'update')} in {pluralize(run.passes, 'pass', 'passes')}."
    visits = visited(setting, run)
    lines = (*_lines(setting, visits), last)
    return WorkedOut(count, slips, _in_words(setting), lines, also, table=_table(setting, visits))


def _weights(
    *rows: Any, bias: Any = None, rate: Any = None, start: Any = None, passes: Any = None, zero: Any = None,
    again: Any = None,
) -> WorkedOut:  # fmt: skip
    setting = read_setting(rows, bias, rate, start, passes, zero, again)
    run = trace(setting)
    path = [setting.weights(w) for w in (setting.start, *run.weights)]
    right = path[-1]
    slips = (
        Instead(tuple(-w for w in right), "The sign is reversed: an example is added times its own label."),
        Instead(path[-2] if len(path) > 1 else right, "Those are the weights before the last update."),
        Instead(path[run.first], "Those are the weights after the first pass: the passes go on."),
        *((Instead((*right[:-1], 0.0), "The bias is updated, too: y is added to it."),) if setting.bias else ()),
    )
    entries = {"bias": bias, "rate": rate, "zero": zero, "again": again}
    order = "the weights of the features, then the bias" if setting.bias else "the weights of the features"
    last = f"The weights end at {in_text(right)}: {order}."
    also = tuple(_also(setting, right, entries))
    visits = visited(setting, run)
    lines = (*_lines(setting, visits), last)
    return WorkedOut(right, slips, _in_words(setting), lines, also, order=order, table=_table(setting, visits))


def _also(setting: PerceptronSetting, right: tuple[float, ...], text: Told) -> Iterator[Instead]:
    """The weights by the conventions that the question leaves open."""
    for words, way, run in others(setting, text):
        result = way.weights(run.weights[-1] if run.weights else way.start)
        # Without a bias, 0 is written for it.
        yield Instead(result if way.bias == setting.bias else (*result, 0.0), words)
    if setting.bias:
        yield Instead((right[-1], *right[:-1]), "the bias written first")
    if text["rate"] is None and not any(setting.start):
        yield Instead(tuple(2 * w for w in right), "steps of 2 y x, as outputs of −1 and 1 give them")
        yield Instead(tuple(w / 2 for w in right), "steps of half as much")


def _in_words(setting: PerceptronSetting) -> str:
    """How the table and the settings were read."""
    features = len(setting.points[0]) - setting.bias
    positive = sum(sign > 0 for sign in setting.signs)
    ones = any(all(x == setting.scale for x in column) for column in zip(*setting.points, strict=True))
    bias = "with a bias" if setting.bias else "the column of ones for a bias" if ones else "without a bias"
    begun = in_text(setting.weights(setting.start))
    rate = "" if setting.rate == 1 else f", rate {in_text(float(setting.rate))}"
    return (
        f"{pluralize(len(setting.signs), 'example')} of {pluralize(features, 'feature')}, the label last, {positive} "
        f"of them positive; {bias}, from {begun}{rate}; {AGAIN[setting.again]}; {ZEROS[setting.zero]}"
    )


def _lines(setting: PerceptronSetting, visits: Sequence[ExampleVisit]) -> tuple[str, ...]:
    """A line for each update, of many only the first, and one for a pass without any."""
    written, updates = [], [visit for visit in visits if visit.updated]
    for place, visit in enumerate(updates, start=1):
        point = tuple(a / setting.scale for a in setting.points[visit.example])
        written.append(
            f"Update {place}: example {visit.example + 1}, {in_text(point)} with y = "
            f"{in_text(setting.signs[visit.example])}, has the score {in_text(visit.score)}; the weights become "
            f"{in_text(visit.weights)}."
        )
    rest, last = len(written) - MOST_LINES, visits[-1].walk
    clean = not any(visit.updated for visit in visits if visit.walk == last)
    return (
        *written[:MOST_LINES],
        *([f"It goes on like this for {pluralize(rest, 'more update')}."] if rest > 0 else []),
        *([f"In pass {last} every example is classified right."] if clean else []),
    )


def _table(setting: PerceptronSetting, visits: Sequence[ExampleVisit]) -> dict[str, list[Any]]:
    """Every visit of an example, its score, and the weights after it; of very many only those with an update."""
    some = visits if len(visits) <= MOST_VISITS else [visit for visit in visits if visit.updated]
    features = len(setting.points[0]) - setting.bias
    names = [*(f"w{place + 1}" for place in range(features)), *(["b"] if setting.bias else [])]
    return {
        "pass": [visit.walk for visit in some],
        "example": [visit.example + 1 for visit in some],
        **{f"x{k + 1}": [setting.points[visit.example][k] / setting.scale for visit in some] for k in range(features)},
        "y": [setting.signs[visit.example] for visit in some],
        "score": [visit.score for visit in some],
        "update": ["yes" if visit.updated else "no" for visit in some],
        **{name: [visit.weights[place] for visit in some] for place, name in enumerate(names)},
    }


NEEDS = (
    "a row for each example: its features, then its label 1 or -1; and if the question says so bias=0 or bias=1, "
    "rate=0.5, start=(0,0), passes=3, zero=1 or zero=-1 (the label that a score of 0 predicts), again=1 (restart at "
    "the first example after every update)"
)
EXAMPLE = ("2 1 +", "1 3 -", "3 2 +", "0 1 -")
QUANTITIES = (
    ByHand("perceptron_updates", "Updates of the perceptron", NEEDS, EXAMPLE, _updates, words=True),
    ByHand("perceptron_weights", "Last weights of the perceptron", NEEDS, EXAMPLE, _weights, words=True),
)
