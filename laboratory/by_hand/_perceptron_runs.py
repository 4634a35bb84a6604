"""The perceptron's run on a few examples, by the project's learner and by the conventions of other books."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import lcm
from typing import Any

import numpy as np

from laboratory.by_hand._reading import cells, number
from laboratory.by_hand._table import exact, in_text, labelled, signs, whole

PASSES, MOST_UPDATES = 1_000, 2_000

Weights = tuple[int, ...]
Wrong = Callable[[int, int], bool]
WRONG: dict[int, Wrong] = {  # is an example of this sign misclassified at this score? by the reading of a score of 0
    0: lambda score, sign: sign * score <= 0,
    1: lambda score, sign: (score >= 0) != (sign > 0),
    -1: lambda score, sign: (score > 0) != (sign > 0),
}
ZEROS = {0: "a score of 0 always misclassified", 1: "a score of 0 predicts +1", -1: "a score of 0 predicts −1"}
AGAIN = {False: "the examples in the order given", True: "restart at the first example after every update"}


@dataclass(frozen=True)
class PerceptronSetting:
    """The examples, with a last coordinate where there is a bias, and `start`, as whole numbers: times `scale`."""

    points: tuple[Weights, ...]
    signs: tuple[int, ...]
    start: Weights
    scale: int
    rate: Fraction
    bias: bool
    passes: int | None
    zero: int = 0
    again: bool = False

    def weights(self, integers: Sequence[int]) -> tuple[float, ...]:
        """As the student has them."""
        return tuple(float(self.rate * Fraction(int(w), self.scale)) for w in integers)


@dataclass(frozen=True)
class PerceptronTrace:
    """`examples` updated on and the weights after each; the `passes` and the `first` one's updates."""

    examples: tuple[int, ...]
    weights: tuple[Weights, ...]
    passes: int
    first: int


@dataclass(frozen=True)
class ExampleVisit:
    """An `example` at which a `walk` through all of them looks: its score, and the weights after it."""

    walk: int
    example: int
    score: float
    updated: bool
    weights: tuple[float, ...]


def read_setting(
    rows: Sequence[Any], bias: Any, rate: Any, start: Any, passes: Any, zero: Any, again: Any
) -> PerceptronSetting:
    """The setting that was typed. Raises ValueError in one sentence."""
    X, labels = labelled(rows)
    has_one = bool((X == 1).all(axis=0).any())
    has_bias = not has_one if bias is None else bool(whole("bias", "1 with a bias, 0 without", bias, 0, 1))
    step = exact(number(1 if rate is None else rate))
    if step <= 0:
        raise ValueError(f"rate (what y x is multiplied by) must be a real > 0; got {in_text(rate)}")
    table = [[*map(exact, row), *([Fraction(1)] if has_bias else [])] for row in X]
    width = len(table[0])
    begin = [Fraction(0)] * width if start is None else [exact(number(entry)) / step for entry in _entries(start)]
    if len(begin) != width:
        order = "the bias last" if has_bias else "one for each feature"
        raise ValueError(f"start (the first weights) must be {width} numbers, {order}; got {len(begin)}")
    limit = None if passes is None else whole("passes", "how often all examples are gone through", passes, 1, PASSES)
    scale = lcm(*(cell.denominator for row in (*table, begin) for cell in row))
    points = tuple(tuple(int(cell * scale) for cell in row) for row in table)
    first = tuple(int(cell * scale) for cell in begin)
    return PerceptronSetting(
        points, tuple(signs(labels)), first, scale, step, has_bias, limit,
        whole("zero", "the label that a score of 0 predicts, 0 if it is always misclassified", zero or 0, -1, 1),
        bool(whole("again", "1 to restart at the first example after every update", again or 0, 0, 1)),
    )  # fmt: skip


def _entries(start: Any) -> Sequence[Any]:
    return cells(start) if isinstance(start, str) else start if isinstance(start, Sequence) else (start,)


def trace(setting: PerceptronSetting) -> PerceptronTrace:
    """The perceptron's run. Raises ValueError where it does not end."""
    result = _walked(setting) if setting.zero or setting.again else _learnt(setting)
    if result is None:
        where = "" if setting.bias else "through the origin "
        raise ValueError(
            f"the perceptron does not end on these examples within {PASSES} passes and {MOST_UPDATES} updates: no "
            f"halfspace {where}separates them, or hardly; passes=3 stops after three passes"
        )
    return result


def visited(setting: PerceptronSetting, run: PerceptronTrace) -> tuple[ExampleVisit, ...]:
    """All that the run looks at, in its order."""
    visits, updates, w = [], iter(run.weights), setting.start
    for walk in range(1, run.passes + 1):
        for i, (x, sign) in enumerate(zip(setting.points, setting.signs, strict=True)):
            total = sum(a * b for a, b in zip(w, x, strict=True))
            updated = WRONG[setting.zero](total, sign)
            w = next(updates) if updated else w
            score = float(setting.rate * Fraction(total, setting.scale**2))
            visits.append(ExampleVisit(walk, i, score, updated, setting.weights(w)))
            if updated and setting.again:
                break
    return tuple(visits)


def others(
    setting: PerceptronSetting, entries: Mapping[str, Any]
) -> list[tuple[str, PerceptronSetting, PerceptronTrace]]:
    """The runs by conventions that were not `entries`, each of them one change away."""
    ways: list[tuple[str, PerceptronSetting]] = []
    if entries["zero"] is None:
        ways += [(words, replace(setting, zero=zero)) for zero, words in ZEROS.items() if zero != setting.zero]
    if entries["again"] is None and setting.passes is None:
        ways.append((AGAIN[True], replace(setting, again=True)))
    if entries["bias"] is None and setting.bias and not setting.start[-1]:
        points = tuple(x[:-1] for x in setting.points)
        ways.append(("no bias", replace(setting, points=points, start=setting.start[:-1], bias=False)))
    results = [(words, way, _walked(way)) for words, way in ways]
    return [(words, way, run) for words, way, run in results if run is not None]


def _learnt(setting: PerceptronSetting) -> PerceptronTrace | None:
    """The run of the project's perceptron; None where it does not end."""
    from learners import Perceptron  # brings scikit-learn

    fitted = Perceptron(
        max_iter=setting.passes or PASSES, fit_intercept=False, path_limit=MOST_UPDATES, labels=(-1, 1),
        coef_init=np.array(setting.start, dtype=float),
    ).fit(np.array(setting.points, dtype=float), np.array(setting.signs))  # fmt: skip
    history = fitted.history_
    if history["updates"] > MOST_UPDATES or (setting.passes is None and not history["converged"]):
        return None
    path = tuple(tuple(int(w) for w in weights) for weights in history["weights_path"][1:])
    per_pass = history["mistakes_per_epoch"]
    return PerceptronTrace(tuple(map(int, history["update_indices"])), path, len(per_pass), int(per_pass[0]))


def _walked(setting: PerceptronSetting) -> PerceptronTrace | None:
    """The same by any convention, in whole numbers; None where it does not end."""
    w, passes, first, is_wrong = setting.start, 0, 0, WRONG[setting.zero]
    examples: list[int] = []
    weights: list[Weights] = []
    while setting.passes is None or passes < setting.passes:
        passes, before = passes + 1, len(examples)
        for i, (x, sign) in enumerate(zip(setting.points, setting.signs, strict=True)):
            if not is_wrong(sum(a * b for a, b in zip(w, x, strict=True)), sign):
                continue
            w = tuple(a + sign * b for a, b in zip(w, x, strict=True))
            examples.append(i)
            weights.append(w)
            if setting.again:
                break
        first = len(examples) if passes == 1 else first
        if len(examples) > MOST_UPDATES or (passes > PASSES and not setting.again):
            return None
        if len(examples) == before:
            break
    return PerceptronTrace(tuple(examples), tuple(weights), passes, first)
