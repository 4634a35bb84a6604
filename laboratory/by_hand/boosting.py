"""AdaBoost's rounds, from the examples that each rule misclassifies."""

from collections.abc import Sequence
from math import log
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds.numbers import format_short, pluralize
from laboratory.by_hand._quantity import ByHand, WorkedOut
from laboratory.by_hand._table import DIGITS, whole
from laboratory.exercises.problem import WrongAnswer
from learners.ensembles.reweighing import BoostingRounds, boosting_rounds, reweighed

MOST_EXAMPLES, MOST_TABLED = 100_000, 1_000


def _masks(missed: tuple[Sequence[float], ...], m: int) -> NDArray[np.bool_]:
    """Which examples each rule misclassifies, `(rounds, m)`, from their numbers 1 to m. Raises ValueError."""
    m = whole("m", "number of examples", m, 1, MOST_EXAMPLES)
    masks = np.zeros((len(missed), m), dtype=bool)
    for mask, row in zip(masks, missed, strict=True):
        places = [int(place) for place in row]
        if any(place != inputs or not 1 <= place <= m for place, inputs in zip(places, row, strict=True)):
            raise ValueError(f"examples have numbers from 1 to {m}; got {' '.join(f'{place:g}' for place in row)}")
        mask[np.array(places, dtype=int) - 1] = True
    return masks


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


def _vote(*missed: Sequence[float], m: int) -> WorkedOut:
    masks = _masks(missed, m)
    run, weights = _run(masks)
    alpha = float(run.alphas[-1])
    last = f"The vote is half of ln((1 - ε)/ε), {format_short(alpha, DIGITS)}."
    slips = vote_slips(run, float(masks[-1].mean()))
    lines = (*_lines(run, to_the_end=False), last)
    return WorkedOut(alpha, slips, _masks_in_words(masks), lines, table=_table(masks, weights))


def _error(*missed: Sequence[float], m: int) -> WorkedOut:
    masks = _masks(missed, m)
    run, weights = _run(masks)
    error = float(run.errors[-1])
    slips = (
        WrongAnswer(float(masks[-1].mean()), _counted(len(masks))),
        WrongAnswer(1 - error, "That is the weight of the examples that the rule classifies right."),
        WrongAnswer(float(masks[-1].sum()), "That is the number of misclassified examples."),
    )
    lines = _lines(run, to_the_end=False)
    return WorkedOut(error, slips, _masks_in_words(masks), lines, table=_table(masks, weights))


def _weight(*missed: Sequence[float], m: int, of: int) -> WorkedOut:
    masks = _masks(missed, m)
    place = whole("of", "the example whose weight is computed", of, 1, masks.shape[1]) - 1
    run, weights = _run(masks)
    otherwise = np.array([*masks[:-1, place], not masks[-1, place]])
    verdict = "classified it right" if masks[-1, place] else "misclassified it"
    slips = (
        WrongAnswer(run.factor(masks[:, place]) / m, "You forgot to normalize the weights: they must add up to 1."),
        WrongAnswer(float(weights[-2][place]), "That is the weight before the last round."),
        WrongAnswer(run.weight(otherwise, 1 / m), f"That is its weight if the last rule {verdict}."),
        WrongAnswer(1 / m, "Every round changes the weights: misclassified examples gain."),
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


ROUNDS = "a row for each round: the numbers of the examples that its rule misclassifies; and m, the sample size"
QUANTITIES = (
    ByHand("adaboost_error", "Weighted error of AdaBoost's last rule", ROUNDS, ("m=10", "1 2 3", "4 5"), _error),
    ByHand("adaboost_vote", "Vote of AdaBoost's last rule", ROUNDS, ("m=10", "1 2 3", "4 5"), _vote),
    ByHand(
        "adaboost_weight", "Weight of an example after AdaBoost's rounds", f"{ROUNDS}; and of, the example",
        ("m=10", "of=1", "1 2 3", "4 5"), _weight,
    ),
)  # fmt: skip
