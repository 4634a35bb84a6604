"""Checks of a learner, the Lab's own or one of yours: what every learner promises, as functions that can be called.

    >>> from learners import ThresholdERM
    >>> from learners.testing import check_learner, checks
    >>> checks["survives_a_pickle"](ThresholdERM)

Each check takes the class of a learner, or an instance with other arguments, and returns nothing, or raises
AssertionError with one sentence that names the learner, the check and the values. scikit-learn's own checks are one of
them. `check_learner` runs all and raises whatever failed together. With pytest, one test for each check:

    @pytest.mark.parametrize("check", checks.values(), ids=checks)
    def test_my_learner(check):
        check(MyLearner)
"""

from collections.abc import Mapping
from typing import Any

from learners.testing import behaviour, classes, refusals, words
from learners.testing._checking import Check, name_of

__all__ = ["check_learner", "checks"]

checks: Mapping[str, Check] = {
    check.__name__: check
    for check in (
        words.has_title_and_description, words.docstring_tells_source_cost_and_arguments,
        words.every_argument_has_words, words.every_attribute_is_documented, words.history_maps_words_to_values,
        words.excuses_have_reasons,
        behaviour.passes_scikit_learns_checks, behaviour.equal_seeds_give_equal_results,
        behaviour.answers_are_labels_or_numbers, behaviour.survives_a_pickle, behaviour.intercept_is_one_dimension,
        behaviour.coinciding_points_are_no_obstacle, behaviour.one_example_is_enough,
        classes.takes_any_two_labels, classes.third_class_is_taken_or_refused,
        classes.one_class_is_learnt_as_that_class,
        refusals.what_is_no_number_is_refused, refusals.labels_that_are_no_classes_are_refused,
        refusals.bad_arguments_get_one_sentence,
    )
}  # fmt: skip


def check_learner(learner: Any) -> None:
    """Hold a learner, a class or an instance, against every check, and raise an ExceptionGroup of all that failed.

    >>> from learners import ThresholdERM
    >>> check_learner(ThresholdERM)
    """
    failed = [error for check in checks.values() if (error := _failure(check, learner)) is not None]
    if failed:
        raise ExceptionGroup(f"{name_of(learner)} fails {len(failed)} of {len(checks)} checks", failed)


def _failure(check: Check, learner: Any) -> AssertionError | None:
    try:
        check(learner)
    except AssertionError as error:
        return error
    return None
