"""AdaBoost with decision stumps on a few points: the votes of the rounds, the training error, the score at a point."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds.numbers import pluralize
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._table import ASKED, Reals, asked_about, in_text, labelled, reals, signs, whole
from laboratory.by_hand.boosting import round_in_words, vote_slips
from laboratory.exercises.problem import WrongAnswer
from learners.ensembles.reweighing import BoostingRounds, boosting_rounds, reweighed
from learners.ensembles.stumps import Stump, stump_table

MOST_ROUNDS = 20
CLOSE = 1e-12
FIRST, LAST = "the first of equal stumps", "the last of equal stumps"
NO_CONSTANT = "no stump that answers the same everywhere"


@dataclass(frozen=True)
class _Boosted:
    """The stump of each round, the weights `(rounds + 1, examples)`, which examples each misclassifies, the votes."""

    X: Reals
    y: NDArray[np.int64]
    stumps: tuple[Stump, ...]
    weights: tuple[Reals, ...]
    misses: NDArray[np.bool_]
    rounds: BoostingRounds
    ties: tuple[int, ...]

    def scores(self, X: Reals) -> Reals:
        """The vote of all stumps `(points,)`."""
        return np.asarray(
            sum(alpha * _answers(stump, X) for alpha, stump in zip(self.rounds.alphas, self.stumps, strict=True))
        )

    @property
    def training_errors(self) -> Reals:
        """Of the first stump alone, of the first two, ... `(rounds,)`; a score of 0 predicts −1."""
        votes = np.cumsum(
            [alpha * _answers(stump, self.X) for alpha, stump in zip(self.rounds.alphas, self.stumps, strict=True)],
            axis=0,
        )
        return np.asarray(((votes > 0) != (self.y > 0)).mean(axis=1))


def _answers(stump: Stump, X: Reals) -> Reals:
    return np.where(X[:, stump.feature] > stump.threshold, stump.sign, -stump.sign).astype(float)


def _boosted(X: Reals, y: NDArray[np.int64], rounds: int, constant: bool = True, last: bool = False) -> _Boosted:
    """Every round takes a stump of least weighted error. Raises ValueError where it has none, or no mistake."""
    weights, stumps, misses, ties = [np.full(len(y), 1 / len(y))], [], [], []
    for place in range(1, rounds + 1):
        stump, count = _stump(X, y, weights[-1], constant, last)
        missed = _answers(stump, X) != y
        if not missed.any():
            raise ValueError(
                f"the stump of round {place} errs nowhere: its vote is infinite, and AdaBoost ends before it"
            )
        if stump.error >= 0.5 - CLOSE:
            raise ValueError(f"in round {place} every stump errs on half of the weight: AdaBoost ends before it")
        stumps.append(stump)
        misses.append(missed)
        ties.append(count)
        weights.append(reweighed(weights[-1], missed))
    errors = [float(before[missed].sum()) for before, missed in zip(weights, misses, strict=False)]
    return _Boosted(X, y, tuple(stumps), tuple(weights), np.array(misses), boosting_rounds(errors), tuple(ties))


def _stump(X: Reals, y: NDArray[np.int64], weights: Reals, constant: bool, last: bool) -> tuple[Stump, int]:
    """A stump of least error, and how many such differ on the sample."""
    every = stump_table(X, y, weights, constant)
    if not every:
        raise ValueError("all points are the same: no stump divides them")
    best = [stump for stump in every if stump.error <= every[0].error + CLOSE]
    return best[-1 if last else 0], len({tuple(_answers(stump, X)) for stump in best})


def _read(rows: Sequence[Any], rounds: Any) -> tuple[Reals, NDArray[np.int64], int]:
    X, labels = labelled(rows)
    y = np.array(signs(labels), dtype=np.int64)
    if len({*y.tolist()}) < 2:
        raise ValueError("points of both labels are needed: one label alone needs no stump")
    return X, y, whole("rounds", "so many stumps vote", rounds, 1, MOST_ROUNDS)


def _others(X: Reals, y: NDArray[np.int64], rounds: int) -> Iterator[tuple[str, _Boosted]]:
    """The runs by conventions that the question leaves open, where they do not end too early."""
    for words, constant, last in (
        (NO_CONSTANT, False, False),
        (LAST, True, True),
        (f"{NO_CONSTANT}, and {LAST}", False, True),
    ):
        try:
            yield words, _boosted(X, y, rounds, constant, last)
        except ValueError:
            continue


def _vote(*rows: Any, rounds: Any) -> WorkedOut:
    X, y, count = _read(rows, rounds)
    run = _boosted(X, y, count)
    alpha = float(run.rounds.alphas[-1])
    slips = (
        *vote_slips(run.rounds, _inside(run.misses[-1].mean())),
        WrongAnswer(float(run.rounds.errors[-1]), "That is the weighted error ε: the vote is half of ln((1 - ε)/ε)."),
        WrongAnswer(float(run.rounds.normalizers[-1]), "That is the normalizer Z."),
    )
    also = [Instead(float(other.rounds.alphas[-1]), words) for words, other in _others(X, y, count)]
    last = f"The vote of round {count} is {in_text(alpha)}."
    return WorkedOut(alpha, slips, _in_words(run), (*_lines(run), last), also, table=_table(run))


def _inside(share: float) -> float:
    """A share of examples at which a vote is finite; nan where it is none."""
    return float(share) if 0 < share < 1 else float("nan")


def _training_error(*rows: Any, rounds: Any) -> WorkedOut:
    X, y, count = _read(rows, rounds)
    run = _boosted(X, y, count)
    right, bound = float(run.training_errors[-1]), float(run.rounds.training_error_bounds[-1])
    majority = float((np.sign(sum(_answers(stump, X) for stump in run.stumps)) != y).mean())
    slips = (
        WrongAnswer(bound, "That is the product of the normalizers, which only bounds the training error."),
        WrongAnswer(float(run.rounds.errors[-1]), "That is the last stump's weighted error."),
        WrongAnswer(float(run.misses[-1].mean()), "That is the last stump's own error: all stumps vote."),
        WrongAnswer(majority, "Votes are weighted: each stump counts α, not 1."),
        WrongAnswer(right * len(y), "That is the number of misclassified examples: divide it by that of all."),
    )
    also = [Instead(float(other.training_errors[-1]), words) for words, other in _others(X, y, count)]
    scores, wrong = in_text(run.scores(X)), round(right * len(y))
    last = f"The votes add up to {scores}; of {len(y)} signs {wrong} are wrong: {in_text(right)}."
    return WorkedOut(right, slips, _in_words(run), (*_lines(run), last), also, table=_table(run))


def _score(*rows: Any, rounds: Any) -> WorkedOut:
    examples, point = asked_about(rows)
    X, y, count = _read(examples, rounds)
    at = reals([point])
    run = _boosted(X, y, count)
    right, answers = float(run.scores(at)[0]), [float(_answers(stump, at)[0]) for stump in run.stumps]
    slips = (
        WrongAnswer(float(sum(answers)), "Votes are weighted: each stump counts α, not 1."),
        WrongAnswer(float(np.sign(right)), "That is the label: the question is about the score."),
        WrongAnswer(-right, "The sign is reversed."),
        WrongAnswer(right / float(run.rounds.alphas.sum()), "That is the score divided by the sum of the votes."),
    )
    also = [Instead(float(other.scores(at)[0]), words) for words, other in _others(X, y, count)]
    parts = ", ".join(
        f"round {place} votes {in_text(answer * alpha)}"
        for place, (answer, alpha) in enumerate(zip(answers, run.rounds.alphas, strict=True), start=1)
    )
    last = f"At {in_text(at[0])} {parts}: the score is {in_text(right)}."
    return WorkedOut(right, slips, _in_words(run), (*_lines(run), last), also, table=_table(run))


def _in_words(run: _Boosted) -> str:
    features, positive = run.X.shape[1], int((run.y > 0).sum())
    return (
        f"{pluralize(len(run.y), 'example')} of {pluralize(features, 'feature')}, the label last, {positive} of them "
        f"positive; {pluralize(len(run.stumps), 'round')}; thresholds midway between neighbours; {FIRST}, "
        "a constant one before all others"
    )


def _lines(run: _Boosted) -> Iterator[str]:
    """Each round: its weights, its stump, its misses, and what follows."""
    for place, stump in enumerate(run.stumps):
        missed = np.flatnonzero(run.misses[place])
        names = ", ".join(str(i + 1) for i in missed)
        tie = f" ({run.ties[place]} stumps err as little)" if run.ties[place] > 1 else ""
        yield f"Round {place + 1}: the weights of the examples are {in_text(run.weights[place])}."
        yield (
            f"The best stump is {_rule(stump)}{tie}; it misclassifies {'examples' if len(missed) > 1 else 'example'} "
            f"{names}, so ε = {in_text(run.rounds.errors[place])}."
        )
        yield round_in_words(run.rounds, place)


def _rule(stump: Stump) -> str:
    sign, other = ("+1", "−1") if stump.sign > 0 else ("−1", "+1")
    if np.isinf(stump.threshold):
        return f"{sign} everywhere"
    return f"{sign} where x{stump.feature + 1} > {in_text(stump.threshold)} and {other} elsewhere"


def _table(run: _Boosted) -> dict[str, list[Any]]:
    """Every round with its stump and its numbers."""
    return {
        "round": list(range(1, len(run.stumps) + 1)),
        "stump": [_rule(stump) for stump in run.stumps],
        "misclassified": [" ".join(str(i + 1) for i in np.flatnonzero(missed)) for missed in run.misses],
        "weighted error": run.rounds.errors.tolist(),
        "vote": run.rounds.alphas.tolist(),
        "normalizer": run.rounds.normalizers.tolist(),
        "product of normalizers": run.rounds.training_error_bounds.tolist(),
        "training error": run.training_errors.tolist(),
    }


NEEDS = "a row for each example: its features, then its label 1 or -1; and rounds, the number of stumps"
LINE = ("0 +", "1 +", "2 +", "3 -", "4 -", "5 -", "6 +", "7 +", "8 +", "9 -")
QUANTITIES = (
    ByHand("stumps_vote", "Vote of AdaBoost's last stump", NEEDS, ("rounds=3", *LINE), _vote, words=True),
    ByHand(
        "stumps_training_error", "Training error of AdaBoost with stumps", NEEDS, ("rounds=2", *LINE), _training_error,
        words=True,
    ),
    ByHand(
        "stumps_score", "Score of AdaBoost with stumps at a point",
        f"{NEEDS}; the point as a row that ends with {ASKED}",
        ("rounds=3", *LINE, f"2.2 {ASKED}"), _score, words=True,
    ),
)  # fmt: skip
