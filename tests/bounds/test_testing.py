"""The checks of `bounds.testing`, held against theorems that break each of them in turn."""

from dataclasses import fields, replace
from typing import Any

import numpy as np
import pytest

from bounds.formula.functions import log, sqrt
from bounds.testing import check_theorem, checks
from bounds.theorem import Theorem, theorem
from bounds.vocabulary.assumptions import IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.trivial import Trivial
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence) -> Samples:
    return 2 * log(1 / delta) / epsilon**2


def without_the_square(epsilon: Accuracy, delta: Confidence) -> Samples:
    return 2 * log(1 / delta) / epsilon


# By hand: ln 20 = 2.99573, and the root of 2.99573/100 is 0.17308.
EXAMPLE = Example(dict(m=200, delta=0.05), "0.17308", "sqrt(2.99573/100)")
declared = theorem(
    title="Two classifiers on one test set",
    statement=r"With probability at least $1-\delta$ over the test set, the gap is at most $\varepsilon$.",
    assumes=(IID, ZERO_ONE_LOSS),
    decreasing_in="m delta",
    proof=(Step("The difference of two losses lies in [-1, 1].", uses="Hoeffding's inequality"),),
    equivalent_forms=(sample_complexity,),
    source=Source("ours", "sheet 3", reference="Learning theory, our course"),
    examples=(EXAMPLE,),
    trivial=Trivial(2.0),
)


@declared
def two_on_one_test_set(m: Samples, delta: Confidence) -> Gap:
    return sqrt(2 * log(1 / delta) / m)


@declared
def cancelling(m: Samples, delta: Confidence) -> Gap:
    return sqrt(1 + 2 * log(1 / delta) / m) - 1


@declared
def undefined_for_few(m: Samples, delta: Confidence) -> Gap:
    return sqrt(2 * log(1 / delta) / (m - 5))


class Careless(Theorem):
    """Nan where an input is none."""

    def __call__(self, **inputs: Any) -> Any:
        with np.errstate(all="ignore"):
            return self.formula(**{name: np.float64(entry) for name, entry in inputs.items()})


class Generous(Theorem):
    """One example more than are needed, where one question is asked."""

    more = 1

    def solve(self, unknown: str, **question: Any) -> Any:
        solution = super().solve(unknown, **question)
        off = unknown == "m" and isinstance(solution.value, int)
        return replace(solution, value=solution.value + self.more) if off else solution


class Unsafe(Generous):
    """One example fewer."""

    more = -1


class Apart(Theorem):
    """Another number in arrays."""

    def grid(self, **inputs: Any) -> np.ndarray:
        return super().grid(**inputs) * (1 + 1e-9)


def changed(**words: Any) -> Theorem:
    return replace(two_on_one_test_set, **words)


def turned_into(kind: type[Theorem]) -> Theorem:
    return kind(**{field.name: getattr(two_on_one_test_set, field.name) for field in fields(two_on_one_test_set)})


BROKEN: dict[str, tuple[Theorem, str, str]] = {
    "direction": (changed(decreasing_in=frozenset({"m"})), "directions_are_as_declared", "rises in delta"),
    "example": (
        changed(examples=(replace(EXAMPLE, printed="0.17309"),)),
        "examples_agree_with_what_is_printed",
        "0.17309",
    ),
    "form": (
        changed(equivalent_forms=(without_the_square,)),
        "other_forms_agree_with_the_solver",
        "without_the_square",
    ),
    "statement": (changed(statement=""), "statement_is_complete", "`statement`"),
    "proof": (changed(proof=()), "statement_is_complete", "proof"),
    "sample": (
        changed(statement="It holds over the sample.", assumes=(ZERO_ONE_LOSS,)),
        "a_bound_over_the_sample_says_how_it_is_drawn",
        "IID",
    ),
    "slug": (
        changed(proof=(Step("By that.", uses="hoeffding_four_sided"),)),
        "proof_names_theorems_that_are_there",
        "hoeffding_four_sided",
    ),
    "digits": (cancelling, "values_are_what_balls_prove_up_to_the_ends", "proved is"),
    "hole": (undefined_for_few, "ends_of_domains_give_a_number_or_a_sentence", "undefined_for_few"),
    "refusal": (turned_into(Careless), "what_lies_outside_is_refused_in_a_sentence", "m = nan is not refused"),
    "arrays": (turned_into(Apart), "arrays_agree_with_scalars", "in an array"),
    "answer too large": (turned_into(Generous), "solving_inverts_evaluating", "will do"),
    "answer too small": (turned_into(Unsafe), "solving_inverts_evaluating", "refute"),
    "arrays of questions": (turned_into(Unsafe), "arrays_are_solved_as_scalars", "among others"),
}


@pytest.mark.parametrize(("broken", "check", "fact"), BROKEN.values(), ids=list(BROKEN))
def test_what_is_broken_is_refused_by_its_check(broken: Theorem, check: str, fact: str) -> None:
    with pytest.raises(AssertionError) as refused:
        checks[check](broken)
    sentence = str(refused.value)
    assert sentence.startswith(f"{broken.slug} fails {check}") and fact in sentence and "\n" not in sentence


def test_a_theorem_of_a_notebook_passes() -> None:
    check_theorem(two_on_one_test_set)


def test_everything_that_failed_is_raised_together() -> None:
    twice = changed(statement="", decreasing_in=frozenset({"m"}), examples=(replace(EXAMPLE, printed="0.17309"),))
    with pytest.raises(ExceptionGroup) as refused:
        check_theorem(twice)
    names = {str(error).split(":")[0].removeprefix("two_on_one_test_set fails ") for error in refused.value.exceptions}
    assert names >= {
        "statement_is_complete",
        "directions_are_as_declared",
        "examples_agree_with_what_is_printed",
    }
    assert "other_forms_agree_with_the_solver" not in names


def test_points_are_the_same_at_every_call_and_more_where_more_are_asked() -> None:
    tried: list[dict[str, Any]] = []

    class Watched(Theorem):
        def __call__(self, **inputs: Any) -> Any:
            tried.append(inputs)
            return super().__call__(**inputs)

    watched, check = turned_into(Watched), checks["values_are_what_balls_prove_up_to_the_ends"]
    check(watched)
    first, tried[:] = list(tried), []
    check(watched)
    assert tried == first and len(first) > 3
    tried.clear()
    check(watched, points=12)
    assert tried[: len(first)] == first and len(tried) > len(first)
