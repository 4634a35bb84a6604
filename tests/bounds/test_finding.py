"""One search for theorems and for what is elsewhere, in the command line as in the page."""

from __future__ import annotations

from functools import reduce
from importlib import import_module

import pytest
from click.testing import CliRunner

from bounds import theorems
from bounds.__main__ import main
from bounds.elsewhere import ELSEWHERE
from bounds.finding import SAME, found, found_elsewhere

# What teachers ask for, by the name they use, and what must be among the answers.
ASKED = [
    ("normal approximation", "normal_interval"),
    ("Wald interval", "normal_interval"),
    ("standard error", "proportion_standard_error"),
    ("Wilson", "wilson_upper"),
    ("mid-p", "binomial_midp"),
    ("McNemar", "mcnemar_chi_square"),
    ("chi-squared", "mcnemar_chi_square_corrected"),
    ("continuity correction", "mcnemar_chi_square_corrected"),
    ("binomial tail", "binomial_upper_tail"),
    ("binomial cdf", "binomial_lower_tail"),
    ("Clopper-Pearson", "test_set_binomial"),
    ("smooth convex gradient descent", "gradient_descent_smooth"),
    ("linear convergence", "gradient_descent_strongly_convex"),
    ("Nesterov", "nesterov_strongly_convex"),
    ("ridge bias", "ridge_direction_bias"),
    ("ridge variance", "ridge_direction_variance"),
    ("optimism", "optimism"),
    ("Mallows", "mallows_cp"),
    ("GCV", "generalised_cross_validation"),
    ("PRESS", "leave_one_out_residual"),
    ("in-sample error", "ols_training_error"),
    ("course constants", "vc_agnostic_logarithmic"),
]
ANSWERED = [
    ("Cohen's kappa", "cohen_kappa"),
    ("AdaBoost given errors", "boosting_rounds"),
    ("AdaBoost T misses", "weight"),
    ("naive Bayes", "naive_bayes"),
    ("soft vote", "soft_vote"),
    ("entropy", "entropy"),
    ("information gain", "information_gain"),
    ("Minkowski", "KNN"),
    ("perceptron start", "Perceptron"),
    ("start weights for the perceptron", "Perceptron"),
    ("lasso start", "Lasso"),
    ("KKT", "certify_lasso"),
    ("C lambda convert", "c_of_lambda"),
    ("stumps Boolean", "stump_table"),
    ("linear smoother", "bias_variance"),
    ("degrees of freedom", "bias_variance"),
]


@pytest.mark.parametrize(("sought", "slug"), ASKED)
def test_a_theorem_is_found_by_the_name_that_teachers_use(sought: str, slug: str) -> None:
    assert slug in [theorem.slug for theorem in found(sought, theorems)]


@pytest.mark.parametrize(("sought", "name"), ANSWERED)
def test_what_is_no_theorem_is_found_too(sought: str, name: str) -> None:
    assert name in [entry.where.rpartition(".")[2] for entry in found_elsewhere(sought)]


@pytest.mark.parametrize("entry", ELSEWHERE, ids=lambda entry: entry.where)
def test_what_is_named_is_there(entry) -> None:
    parts = entry.where.split(".")
    depth = max(n for n in range(1, len(parts)) if all(part.islower() for part in parts[:n]))
    thing = reduce(getattr, parts[depth:], import_module(".".join(parts[:depth])))
    assert thing.__doc__


def test_titles_come_first_and_an_empty_search_finds_every_theorem() -> None:
    assert found("optimism", theorems)[0].slug == "optimism"
    assert len(found("", theorems)) == len(theorems) and not found_elsewhere(" ")
    assert all(name == name.casefold() for line in SAME for name in line)


def test_the_command_line_finds_the_same() -> None:
    told = CliRunner().invoke(main, ["list", "--search", "mcnemar"]).output
    assert all(f"  {theorem.slug} " in told for theorem in found("mcnemar", theorems))
    assert "learners.selection.paired.paired" in told and "finite_agnostic " not in told
    assert "Nothing speaks" in CliRunner().invoke(main, ["list", "--search", "zebra crossing"]).output
