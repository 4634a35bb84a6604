"""A learner of one's own is held to its promises by `check_learner`: what is wrong with one is refused by name."""

from itertools import count
from typing import Annotated, Any

import numpy as np
import pytest

from learners.ensembles.bagging import Bagging
from learners.halfspaces.perceptron import Perceptron
from learners.regression.least_squares import LeastSquares
from learners.shared.arguments import ArgumentError
from learners.testing import check_learner, checks

NUMBERS = count()
SIZES: set[int] = set()  # of the ensembles that were fitted


class _Mine(Perceptron):
    """Whatever the perceptron says of itself."""

    __doc__ = Perceptron.__doc__


class Unseeded(_Mine):
    __doc__ = Perceptron.__doc__

    def fit(self, X: Any, y: Any) -> Any:
        super().fit(X, y)
        self.history_ = {**self.history_, "chance": next(NUMBERS)}
        return self


class DrawsFromEverybodys(_Mine):
    __doc__ = Perceptron.__doc__

    def fit(self, X: Any, y: Any) -> Any:
        np.random.random()  # noqa: NPY002  # the fault itself
        return super().fit(X, y)


class Undocumented(_Mine):
    __doc__ = Perceptron.__doc__

    def fit(self, X: Any, y: Any) -> Any:
        super().fit(X, y)
        self.secret_ = 1
        return self


class ListsItsHistory(_Mine):
    __doc__ = Perceptron.__doc__

    def fit(self, X: Any, y: Any) -> Any:
        super().fit(X, y)
        self.history_ = {"errors": [1, 2, 3]}
        return self


class Nameless(_Mine):
    __doc__ = Perceptron.__doc__
    title = ""


class Short(_Mine):
    """Updates on mistakes."""


class Wordless(_Mine):
    __doc__ = Perceptron.__doc__

    def __init__(self, passes: int = 9) -> None:
        super().__init__(max_iter=passes)
        self.passes = passes


class SpeaksCode(_Mine):
    __doc__ = Perceptron.__doc__
    max_iter: Annotated[int, "max iter", "most passes over the sample"] = 1000


class SaysNothing(_Mine):
    __doc__ = Perceptron.__doc__
    eta0: Annotated[float, "η", "learning rate"] = 1.0


class Forgetful(_Mine):
    __doc__ = Perceptron.__doc__

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        self.coef_ = -self.coef_


class KnowsTwoLabels(_Mine):
    __doc__ = Perceptron.__doc__

    def predict(self, X: Any) -> Any:
        return (super().predict(X) == self.classes_[-1]).astype(int)


class TakesAnything(_Mine):
    __doc__ = Perceptron.__doc__

    def fit(self, X: Any, y: Any) -> Any:
        return super().fit(np.nan_to_num(np.asarray(X, float)) if not isinstance(X, list) else X, y)


class Curt(_Mine):
    __doc__ = Perceptron.__doc__

    def fit(self, X: Any, y: Any) -> Any:
        try:
            return super().fit(X, y)
        except ArgumentError:
            raise ArgumentError("wrong") from None


class Silent(_Mine):
    __doc__ = Perceptron.__doc__

    def fit(self, X: Any, y: Any) -> Any:
        try:
            return super().fit(X, y)
        except ArgumentError:
            return self


class AnswersNoLabel(_Mine):
    __doc__ = Perceptron.__doc__

    def predict(self, X: Any) -> Any:
        return np.where(super().predict(X) == self.classes_[0], self.classes_[0], np.nan)


class AnswersNoNumber(LeastSquares):
    __doc__ = LeastSquares.__doc__

    def predict(self, X: Any) -> Any:
        return super().predict(X) * [np.nan, *[1.0] * (len(X) - 1)]


class ChangesItsArguments(_Mine):
    __doc__ = Perceptron.__doc__

    def fit(self, X: Any, y: Any) -> Any:
        super().fit(X, y)
        self.shuffle = not self.shuffle
        return self


class Counted(Bagging):
    __doc__ = Bagging.__doc__

    def fit(self, X: Any, y: Any) -> Any:
        SIZES.add(self.n_estimators)
        return super().fit(X, y)


BROKEN: dict[type[Any], str] = {
    Unseeded: "equal_seeds_give_equal_results",
    DrawsFromEverybodys: "equal_seeds_give_equal_results",
    Undocumented: "every_attribute_is_documented",
    ListsItsHistory: "history_maps_words_to_values",
    Nameless: "has_title_and_description",
    Short: "docstring_tells_source_cost_and_arguments",
    Wordless: "every_argument_has_words",
    SpeaksCode: "every_argument_has_words",
    SaysNothing: "every_argument_has_words",
    Forgetful: "survives_a_pickle",
    KnowsTwoLabels: "takes_any_two_labels",
    TakesAnything: "what_is_no_number_is_refused",
    Curt: "bad_arguments_get_one_sentence",
    Silent: "bad_arguments_get_one_sentence",
    AnswersNoLabel: "answers_are_labels_or_numbers",
    AnswersNoNumber: "answers_are_labels_or_numbers",
    ChangesItsArguments: "passes_scikit_learns_checks",
}


@pytest.mark.parametrize("broken", BROKEN)
def test_what_is_wrong_is_refused_by_the_check_of_that_name(broken: type[Any]) -> None:
    check = BROKEN[broken]
    checks[check](Perceptron if issubclass(broken, Perceptron) else LeastSquares)
    with pytest.raises(AssertionError) as refused:
        checks[check](broken)
    start = f"{broken.__name__} fails {check}"
    assert str(refused.value).startswith(start) and len(str(refused.value)) > len(f"{start}: ")


def test_an_instance_with_other_arguments_is_checked_as_it_is() -> None:
    check_learner(Perceptron(shuffle=True, random_state=3))
    with pytest.raises(AssertionError, match="no such thing"):
        checks["survives_a_pickle"](Perceptron(shuffle="no such thing"))  # type: ignore[arg-type]  # wrong on purpose


def test_scikit_learn_is_shown_a_small_ensemble_unless_another_is_asked_for() -> None:
    for learner, trees in ((Counted, 10), (Counted(n_estimators=2), 2)):
        SIZES.clear()
        checks["passes_scikit_learns_checks"](learner)
        assert {trees} == SIZES


def test_all_that_failed_is_told_at_once() -> None:
    with pytest.raises(ExceptionGroup) as refused:
        check_learner(Nameless)
    assert [str(error).split(":")[0] for error in refused.value.exceptions] == [
        "Nameless fails has_title_and_description"
    ]
