"""AdaBoost's rounds, from the examples that each rule misclassifies."""

from collections.abc import Sequence
from math import log
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds.numbers import format_short, pluralize
from bounds.vocabulary.near import SHOWN
from laboratory.by_hand._quantity import ByHand, WorkedOut
from laboratory.by_hand._reading import number
from laboratory.by_hand._table import DIGITS, checked, whole
from laboratory.exercises.problem import WrongAnswer
from learners.ensembles.reweighing import BoostingRounds, boosting_rounds, reweighed

MOST_EXAMPLES, MOST_TABLED = 100_000, 1_000
PLUS, MINUS = {"+", "+1", "1", "1.0"}, {"-", "−", "–", "-1", "−1", "–1", "-1.0"}


def _masks(rows: tuple[Sequence[Any], ...], m: Any) -> NDArray[np.bool_]:
    """Which examples each rule misclassifies, `(rounds, m)`: by labels, or by numbers 1 to m. Raises ValueError."""
    if any(str(cell).strip() in MINUS | {"+", "+1"} for row in rows for cell in row):
        return _by_labels(rows, m)
    if m is None:
        raise ValueError("m (number of examples) is missing; with rows of labels, + and -, it is how many there are")
    m = whole("m", "number of examples", m, 1, MOST_EXAMPLES)
    missed = [[number(cell) for cell in row] for row in rows]
    masks = np.zeros((len(missed), m), dtype=bool)
    for mask, row in zip(masks, missed, strict=True):
        places = [int(place) for place in row]
        if any(place != inputs or not 1 <= place <= m for place, inputs in zip(places, row, strict=True)):
            raise ValueError(f"examples have numbers from 1 to {m}; got {' '.join(f'{place:g}' for place in row)}")
        mask[np.array(places, dtype=int) - 1] = True
    return masks


def _by_labels(rows: tuple[Sequence[Any], ...], m: Any) -> NDArray[np.bool_]:
    """The first row holds the true labels, each other row those that a rule gives."""
    count = len(checked(rows)[0])
    if m is not None and whole("m", "number of examples", m, 1, MOST_EXAMPLES) != count:
        raise ValueError(f"each row holds {count} labels, one for each example; m (number of examples) is {m}")
    table = np.array([_signs(row) for row in rows])
    return np.asarray(table[1:] != table[0])


def _signs(row: Sequence[Any]) -> list[int]:
    """Labels as 1 and -1, where a row may hold one of them alone. Raises ValueError in one sentence."""
    cells = [str(cell).strip() for cell in row]
    if strangers := [cell for cell in cells if cell not in MINUS | PLUS]:
        raise ValueError(f"a row of labels holds + and -, or 1 and -1; got {strangers[0][:SHOWN]}")
    return [1 if cell in PLUS else -1 for cell in cells]


def _run(masks: NDArray[np.bool_]) -> tuple[BoostingRounds, list[NDArray[np.float64]]]:
    """The rounds, and the normalized weights before each of them and after the last."""
    weights = [np.full(masks.shape[1], 1 / masks.shape[1])]
    for mask in masks:
        weights.append(reweighed(weights[-1], mask))
    errors = [float(before[mask].sum()) for before, mask in zip(weights, masks, strict=False)]
    return boosting_rounds(errors), weights


def vote_slips(run: BoostingRounds, pluralize: float) -> tuple[WrongAnswer, ...]:
    """Wrong votes of the last rule, which misclassifies the share `counted` of the examples."""
    alpha = float(run.alphas[-1])
    earlier = [
        WrongAnswer(float(vote), f"That is the vote of {_rule(place)}.")
        for place, vote in enumerate(run.alphas[:-1], start=1)
    ]
    return (
        WrongAnswer(log((1 - pluralize) / pluralize) / 2, _counted(len(run.alphas))),
        WrongAnswer(2 * alpha, "The factor 1/2 in front of the logarithm is missing."),
        WrongAnswer(alpha / log(2), "You took the logarithm to base 2: here it is the natural one."),
        WrongAnswer(-alpha, "The fraction is inverted: a rule with an error below 1/2 has a positive vote."),
        *earlier,
    )


def _counted(place: int) -> str:
    return f"You counted the misclassified examples: in round {place} they are weighted."


def _rule(place: int) -> str:
    return "the first rule" if place == 1 else f"rule {place}"


def _vote(*rows: Sequence[Any], m: Any = None) -> WorkedOut:
    masks = _masks(rows, m)
    run, weights = _run(masks)
    alpha = float(run.alphas[-1])
    last = f"The vote is half of ln((1 - ε)/ε), {format_short(alpha, DIGITS)}."
    slips = vote_slips(run, float(masks[-1].mean()))
    lines = (*_lines(run, to_the_end=False), last)
    return WorkedOut(alpha, slips, _masks_in_words(masks), lines, table=_table(masks, weights))


def _error(*rows: Sequence[Any], m: Any = None) -> WorkedOut:
    masks = _masks(rows, m)
    run, weights = _run(masks)
    error = float(run.errors[-1])
    slips = (
        WrongAnswer(float(masks[-1].mean()), _counted(len(masks))),
        WrongAnswer(1 - error, "That is the weight of the examples that the rule classifies right."),
        WrongAnswer(float(masks[-1].sum()), "That is the number of misclassified examples."),
    )
    lines = _lines(run, to_the_end=False)
    return WorkedOut(error, slips, _masks_in_words(masks), lines, table=_table(masks, weights))


def _weight(*rows: Sequence[Any], m: Any = None, of: int) -> WorkedOut:
    masks = _masks(rows, m)
    place = whole("of", "the example whose weight is computed", of, 1, masks.shape[1]) - 1
    run, weights = _run(masks)
    otherwise = np.array([*masks[:-1, place], not masks[-1, place]])
    verdict = "classified it right" if masks[-1, place] else "misclassified it"
    slips = (
        WrongAnswer(
            run.factor(masks[:, place]) / masks.shape[1], "You forgot to normalize the weights: they must add up to 1."
        ),
        WrongAnswer(float(weights[-2][place]), "That is the weight before the last round."),
        WrongAnswer(run.weight(otherwise, 1 / masks.shape[1]), f"That is its weight if the last rule {verdict}."),
        WrongAnswer(1 / masks.shape[1], "Every round changes the weights: misclassified examples gain."),
    )
    result = float(weights[-1][place])
    halves = "Normalized, the examples that a rule misclassified weigh one half in all, and so does the rest."
    last = f"After the last round example {place + 1} weighs {format_short(result, DIGITS)}."
    lines = (*_lines(run, to_the_end=True), halves, last)
    return WorkedOut(result, slips, _masks_in_words(masks), lines, table=_table(masks, weights))


def _masks_in_words(masks: NDArray[np.bool_]) -> str:
    """`2 rounds on 10 examples`."""
    return f"{pluralize(len(masks), 'round')} on {pluralize(masks.shape[1], 'example')}"


def _lines(run: BoostingRounds, to_the_end: bool) -> tuple[str, ...]:
    """The weighted error of each round, and what follows from it; of the last round `to_the_end` only."""
    last, lines = len(run.errors), []
    for place, error in enumerate(run.errors, start=1):
        lines.append(f"In round {place} the weights of the misclassified examples add up to ε = {_short(error)}.")
        if to_the_end or place < last:
            lines.append(round_in_words(run, place - 1))
    return tuple(lines)


def round_in_words(run: BoostingRounds, place: int) -> str:
    """Vote, normalizer and new weights of a round, counted from 0, in one line."""
    error, alpha, z = _short(run.errors[place]), _short(run.alphas[place]), _short(run.normalizers[place])
    return (
        f"So α = ln((1 - {error})/{error})/2 = {alpha} and Z = 2√(ε(1 - ε)) = {z}: a misclassified example weighs "
        f"1/(2ε) = {_short(run.missed[place])} times as much as before, any other 1/(2(1 - ε)) = "
        f"{_short(run.hit[place])} times."
    )


def _short(x: float) -> str:
    return format_short(float(x), DIGITS)


def _table(masks: NDArray[np.bool_], weights: Sequence[NDArray[np.float64]]) -> dict[str, list[Any]]:
    """Every example with its weights, before the first round and after each; none of very many."""
    if masks.shape[1] > MOST_TABLED:
        return {}
    missed = [" ".join(str(place + 1) for place in np.flatnonzero(column)) for column in masks.T]
    after = {f"weight after round {place}": row.tolist() for place, row in enumerate(weights[1:], start=1)}
    first = {"example": list(range(1, masks.shape[1] + 1)), "misclassified in round": missed}
    return {**first, "weight at first": weights[0].tolist(), **after}


ROUNDS = (
    "a row for each round: the numbers of the examples that its rule misclassifies; and m, the sample size; or a row "
    "of the true labels, + and - or 1 and -1, then a row of the labels of each rule"
)
EXAMPLE = ("m=10", "1 2 3", "4 5")
QUANTITIES = (
    ByHand("adaboost_error", "Weighted error of AdaBoost's last rule", ROUNDS, EXAMPLE, _error, words=True),
    ByHand("adaboost_vote", "Vote of AdaBoost's last rule", ROUNDS, EXAMPLE, _vote, words=True),
    ByHand(
        "adaboost_weight", "Weight of an example after AdaBoost's rounds", f"{ROUNDS}; and of, the example",
        ("m=10", "of=1", "1 2 3", "4 5"), _weight, words=True,
    ),
)  # fmt: skip
