"""The answer checker knows the forms in which other textbooks print the same theorem."""

import inspect
import math
import types
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from bounds import theorems
from bounds.diagnosis.diagnose import diagnose
from bounds.theorem import Theorem
from tests.sentences import facts

SUM_IN = [
    theorem
    for theorem in theorems.values()
    if "log_growth" in inspect.getsource(theorem.formula) and theorem.family == "vc"
]
RELAXED: tuple[tuple[Callable[[Any, Any], Any], str], ...] = (
    (lambda m, d: d * np.log(m), "the polynomial form"),
    (lambda m, d: d * (1 + np.log(m / d)), "Sauer's bound"),
    (lambda m, d: np.log(m**d + 1), "+ 1 of the growth function"),
)


@pytest.mark.parametrize("theorem", SUM_IN, ids=lambda theorem: theorem.slug)
@pytest.mark.parametrize(("relaxed", "words"), RELAXED, ids=["m^d", "(em/d)^d", "m^d + 1"])
def test_a_textbooks_form_of_the_growth_function_is_right(
    theorem: Theorem, relaxed: Callable[[Any, Any], Any], words: str
) -> None:
    """The formula's own source, run with the relaxed logarithm in the place of Sauer's sum."""
    usual = {"m": 20.0, "delta": 0.05, "d": 2.0, "training_error": 0.1, "errors": 2.0, "ghost": 20.0, "index": 3.0}
    inputs: dict[str, Any] = {variable.name: usual[variable.name] for variable in theorem.variables}
    source = inspect.unwrap(theorem.formula)
    by_form = types.FunctionType(source.__code__, {**source.__globals__, "log_growth": relaxed})(**inputs)
    diagnosis = diagnose(f"{by_form:.12g}", theorem.slug, **inputs)
    if theorem.slug == "sauer_log":
        assert not diagnosis, "the growth function itself is asked for, not a bound on it"
    elif f"{by_form:.12g}" != f"{theorem(**inputs):.12g}":  # exact tails jump: they may not feel the form
        assert diagnosis and not diagnosis.slips
        assert words in diagnosis.form or theorem.slug == "vc_hypergeometric", "only its whole errors are the same"
        assert diagnosis.value == theorem(**inputs)


def test_forms_as_published() -> None:
    """Learning From Data, homework 4: 10,000 examples, dimension 50, delta 0.05; and its 452,957 examples."""
    for slug, published in (
        ("vc_original", "0.632"), ("vc_rademacher_penalty", "0.331"), ("vc_parrondo_van_den_broek", "0.224"),
        ("vc_devroye", "0.215"),
    ):  # fmt: skip
        diagnosis = diagnose(published, slug, m=10_000, delta=0.05, d=50)
        assert diagnosis and "Caltech" in diagnosis.form
    solved = diagnose("452,957", "vc_original", "m", at_most=0.05, delta=0.05, d=10)
    assert solved and "(2·m)^d" in solved.form and solved.value == 400_700


def test_a_form_below_the_sum_is_a_slip() -> None:
    """For d = 1 there are 2m + 1 labellings of 2m points, so 2m of them promises too much."""
    diagnosis = diagnose(f"{math.sqrt(8 / 100 * math.log(200 * 80)):.8g}", "vc_original", m=100, delta=0.05, d=1)
    assert not diagnosis and any("m^d sum" in facts(name) for slip in diagnosis for name in (slip.words, *slip.others))
