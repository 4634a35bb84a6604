"""Solving many questions at once, by the same rules as one: a bisection over all of them in doubles.

What doubles cannot distinguish, and what bisection cannot solve, is solved one by one.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from bounds.formula.patience import look_up, patiently
from bounds.formula.special.arrays import steps
from bounds.solving import evaluation, validation
from bounds.solving.lattice import LARGEST_EXACT, Lattice, lattice_of
from bounds.solving.question import Question, Solution
from bounds.solving.strategies import answer
from bounds.vocabulary.statement import Relation, Statement
from bounds.vocabulary.variables import Variable

TOO_NEAR = 1e-9  # relative distance of bound and target in which a whole number is decided by proof

Test = Callable[[np.ndarray], np.ndarray]


@dataclass(frozen=True)
class Questions:
    """One question an entry: for which values of `unknown` does the theorem meet `target` at `inputs`?"""

    theorem: Statement
    unknown: Variable
    relation: Relation
    target: np.ndarray
    inputs: Mapping[str, np.ndarray]

    @property
    def singly(self) -> bool:
        """Is every entry solved by itself?"""
        return self.unknown.name in self.theorem.non_monotone or evaluation.rounds(self.theorem)

    def question_at(self, place: int) -> Question:
        """The question of one entry."""
        inputs = {
            name: validation.checked_scalar(self.theorem.variable(name), column[place].item())
            for name, column in self.inputs.items()
        }
        return Question(self.theorem, self.unknown, self.relation, self.target[place].item(), inputs)

    def holds(self, values: np.ndarray) -> np.ndarray:
        """Is the target met at these values? Beyond the range of doubles, as for one question."""
        bound = self.bound(values)
        met = np.asarray(bound <= self.target if self.relation == "<=" else bound >= self.target)
        return np.where(np.isfinite(bound), met, self.relation == ">=")

    def too_near(self, values: np.ndarray) -> np.ndarray:
        """Is the bound there so near to the target, or so far out, that doubles do not decide?"""
        near = np.abs(self.bound(values) - self.target) <= TOO_NEAR * np.abs(self.target)
        return np.asarray(near | self.beyond_doubles(values))

    def beyond_doubles(self, values: np.ndarray) -> np.ndarray:
        """Do doubles give 0 or nothing there?"""
        bound = self.bound(values)
        return np.asarray((bound == 0) | ~np.isfinite(bound))

    def bound(self, values: np.ndarray) -> np.ndarray:
        """The formula at these values."""
        look_up(steps(20, values.size))
        with np.errstate(all="ignore"):
            heights = self.theorem.formula(**self.inputs, **{self.unknown.name: values})
        return np.broadcast_to(np.asarray(heights, dtype=float), self.target.shape)

    def allowed(self, condition: Callable[..., Any]) -> Test:
        """A side condition as a test of the unknown."""
        names = validation.arguments_of(condition)
        return lambda values: np.asarray(
            condition(*({**self.inputs, self.unknown.name: values}[name] for name in names))
        )


def solve_arrays(
    theorem: Statement, unknown: Variable, relation: Relation, target: Any, typed: Mapping[str, Any]
) -> Solution:
    """The answers for broadcast arrays of targets and inputs, integers if all are; nan where there is none.

    Integers are named up to 2^53. Nothing is certified: solve one by one for that. Entries that took too many steps and
    ended early are counted in `why`.
    """
    arrays = {name: np.asarray(entry, dtype=float) for name, entry in typed.items()}
    for name, entries in arrays.items():
        validation.check_array(theorem.variable(name), entries)
    validation.check_where(theorem, arrays, without=unknown.name)
    target, *columns = np.broadcast_arrays(np.asarray(target, dtype=float), *arrays.values())
    if not np.isfinite(target).all():
        raise validation.DomainError("The target must be a finite number; got nan or infinity")
    inputs = {name: column.ravel() for name, column in zip(arrays, columns, strict=True)}
    value, achieved, finished = _answers(Questions(theorem, unknown, relation, target.ravel(), inputs))
    if unknown.domain.integer and not np.isnan(value).any():
        value = value.astype(np.int64)
    why = f"solved all at once; nan where no {unknown.label} is the answer"
    if not finished.all():
        why += (
            f"; {np.count_nonzero(~finished):,} of {finished.size:,} not finished: solve them one by one to see how far"
        )
    shape = target.shape
    return Solution(value.reshape(shape), achieved.reshape(shape), False, why, finished.reshape(shape))


def _answers(questions: Questions) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The values, the bounds there, and which of them did not end early."""
    count = questions.target.size
    if questions.singly:
        value, unclear = np.full(count, np.nan), np.ones(count, dtype=bool)
        achieved = value.copy()
    else:
        value, unclear = _together(questions)
        none = np.isnan(value)
        achieved = np.where(none, np.nan, questions.bound(np.where(none, questions.unknown.default, value)))
    finished = np.ones(count, dtype=bool)
    for place in patiently(np.flatnonzero(unclear)):
        value[place], achieved[place], finished[place] = _alone(questions.question_at(int(place)))
    return value, achieved, finished


def _alone(question: Question) -> tuple[float, float, bool]:
    solution = answer(question)
    too_long = isinstance(solution.value, int) and solution.value > LARGEST_EXACT
    value, achieved = (
        (np.nan, np.nan) if solution.value is None or too_long else (float(solution.value), solution.achieved)
    )
    return value, achieved, solution.finished


def _together(questions: Questions) -> tuple[np.ndarray, np.ndarray]:
    """The answers as doubles see them, and which of them they do not see clearly."""
    lattice, values_at = lattice_of(questions.unknown.domain), _values(questions.unknown)
    low, high, possible = _ends(questions, lattice)
    smallest = (questions.unknown.name in questions.theorem.decreasing_in) == (questions.relation == "<=")
    hard, easy, harder = (low, high, -1) if smallest else (high, low, 1)
    met = questions.holds(values_at(easy))
    places = np.where(met, _last_true(lambda indices: questions.holds(values_at(indices)), hard, easy), easy)
    named = possible & met & ((places != hard) | _is_an_answer(questions, lattice, hard, smallest))
    unclear = questions.too_near(values_at(easy)) | questions.beyond_doubles(values_at(places))
    if questions.unknown.domain.integer:
        beside = np.where(places == hard, places, places + harder)
        unclear |= questions.too_near(values_at(places)) | questions.too_near(values_at(beside))
    return np.where(named, values_at(places), np.nan), possible & unclear


def _is_an_answer(questions: Questions, lattice: Lattice, hard: np.ndarray, smallest: bool) -> np.ndarray:
    """Is the end up to which all values hold one of the domain's, or of a side condition's, and not of our search?"""
    last = _searched_to(questions.unknown, lattice)
    if smallest:
        return (hard > lattice.low) | lattice.edge_low | (questions.unknown.domain.floor is not None)
    return (hard < last) | (lattice.edge_high and last == lattice.high)


def _searched_to(unknown: Variable, lattice: Lattice) -> int:
    return min(lattice.high, lattice.index(LARGEST_EXACT - 1)) if unknown.domain.integer else lattice.high


def _ends(questions: Questions, lattice: Lattice) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """First and last index that the domain and the side conditions leave to each question, and whether any is left."""
    low = np.full(questions.target.shape, lattice.low, dtype=np.int64)
    high = np.full(questions.target.shape, _searched_to(questions.unknown, lattice), dtype=np.int64)
    possible, values_at = np.ones(low.shape, dtype=bool), _values(questions.unknown)
    for condition in questions.theorem.where:
        if questions.unknown.name not in validation.arguments_of(condition):
            continue
        test = questions.allowed(condition)

        def allowed(indices: np.ndarray, test: Test = test) -> np.ndarray:
            return np.broadcast_to(test(values_at(indices)), indices.shape)

        at_low, at_high = allowed(low), allowed(high)
        from_low, from_high = _last_true(allowed, high, low), _last_true(allowed, low, high)
        possible &= at_low | at_high
        low, high = np.where(at_low, low, from_high), np.where(at_low, from_low, high)
    return low, high, possible


def _last_true(test: Callable[[np.ndarray], np.ndarray], far: np.ndarray, near: np.ndarray) -> np.ndarray:
    """The index closest to `far` at which `test` holds, if it holds at `near` and up to some place from there."""
    everywhere = test(far)
    failing, holding = far.copy(), near.copy()
    for _ in range(int(np.abs(far.astype(float) - near.astype(float)).max(initial=1)).bit_length()):
        middle = failing // 2 + holding // 2 + (failing % 2 + holding % 2) // 2
        met = test(middle)
        holding, failing = np.where(met, middle, holding), np.where(met, failing, middle)
    return np.where(everywhere, far, holding)


def _values(unknown: Variable) -> Callable[[np.ndarray], np.ndarray]:
    if unknown.domain.integer:
        first, step = lattice_of(unknown.domain).at(0), 2 if unknown.domain.odd else 1
        return lambda indices: first + step * indices.astype(float)

    def doubles(indices: np.ndarray) -> np.ndarray:
        numbers: np.ndarray = np.copysign(np.abs(indices).view(np.float64), np.where(indices < 0, -1.0, 1.0))
        return numbers

    return doubles
