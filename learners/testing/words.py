"""What a learner says of itself: its name, a sentence, its source and cost, its arguments and attributes."""

import re
from inspect import cleandoc, signature
from typing import Any

import numpy as np

from learners.shared.words import label_of, words_of
from learners.testing._checking import check, ensure
from learners.testing.samples import fitted, fresh

CODE = re.compile(r"_|[a-z]\d|\b(n|max|min|num|tol|iter|init|coef|eta|alpha|gamma|cond)\b")  # in a label
HEADINGS = ("Source: ", "Complexity: ", "Parameters\n", "Attributes\n", "history_ :")


@check
def has_title_and_description(learner: Any) -> None:
    """A title, and one sentence."""
    title, description = getattr(learner, "title", ""), getattr(learner, "description", "")
    ensure(title, "it has no title")
    ensure(re.fullmatch(r"[A-Z].*\w\.", description), f"`description` must be a sentence; it is {description!r}")


@check
def docstring_tells_source_cost_and_arguments(learner: Any) -> None:
    """Where it comes from, what it costs, and every argument."""
    kind = type(fresh(learner))
    docstring = cleandoc(kind.__doc__ or "")  # Python 3.13 keeps docstrings without their indentation, 3.11 with it
    missing = [heading.strip() for heading in HEADINGS if heading not in docstring]
    missing += [
        argument
        for argument in signature(kind).parameters
        if not re.search(rf"^(\w+, )*{argument}(, \w+)* : ", docstring, re.MULTILINE)
    ]
    ensure(not missing, f"its docstring does not tell of {', '.join(missing)}")


@check
def every_argument_has_words(learner: Any) -> None:
    """Where it is declared, it tells its label, which is no piece of code, and its meaning."""
    kind = type(fresh(learner))
    wordless = [argument for argument in signature(kind).parameters if not words_of(kind, argument)]
    ensure(not wordless, f"no words are annotated where it declares {', '.join(wordless)}")
    labels = [label_of(kind, argument) for argument in signature(kind).parameters]
    code = [label for label in labels if CODE.search(label) or not re.search(r"[a-z]{3}", label)]
    ensure(not code, f"what stands in a label is no word: {', '.join(code)}")


@check
def every_attribute_is_documented(learner: Any) -> None:
    """Whatever `fit` leaves behind under a public name stands in the docstring."""
    estimator = fitted(learner)
    public = [name for name in vars(estimator) if name.endswith("_") and name[0] != "_"]
    undocumented = [name for name in public if name not in (type(estimator).__doc__ or "")]
    ensure(not undocumented, f"its docstring does not tell of {', '.join(undocumented)}")


@check
def history_maps_words_to_values(learner: Any) -> None:
    """`history_` holds numbers, arrays or strings, by words."""
    history = getattr(fitted(learner), "history_", None)
    ensure(isinstance(history, dict) and history, f"history_ must be a dict of something; it is {history!r}")
    for word, value in (history or {}).items():
        ensure(isinstance(word, str), f"history_ holds something under {word!r}, which is no word")
        kinds = (np.ndarray, int, float, bool, str, np.generic)
        ensure(isinstance(value, kinds), f"history_[{word!r}] is {type(value).__name__}: no number, array or string")


@check
def excuses_have_reasons(learner: Any) -> None:
    """A check of scikit-learn's is excused by a sentence only."""
    for name, reason in excuses(fresh(learner)).items():
        has_reason = isinstance(reason, str) and len(reason.split()) > 3
        ensure(has_reason, f"{name} is excused by {reason!r}, which is no reason")


def excuses(estimator: Any) -> dict[str, str]:
    """scikit-learn's checks that an estimator is known to fail, each with its reason."""
    reasons: dict[str, str] = getattr(estimator, "expected_failed_checks", {})
    return reasons
