"""One search for theorems and for what is elsewhere, in the command line as in the page."""

from functools import reduce
from importlib import import_module

import pytest
from click.testing import CliRunner

import bounds
from bounds import count, theorems, vc_dimension
from bounds.command_line import main
from bounds.index.elsewhere import ELSEWHERE, Elsewhere
from bounds.index.finding import matching
from bounds.index.functions import found_elsewhere
from laboratory.index.algorithms import ALGORITHMS
from laboratory.index.named import USUAL
from tests.all_told import over

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
    ("coin experiment", "best_of_models"),
    ("bootstrap", "oob_fraction"),
    ("curse of dimensionality", "neighbourhood_edge"),
    ("UCB", "ucb1"),
    ("upper confidence bound", "ucb1"),
    ("multi-armed bandit", "ucb1"),
    ("optimism in the face of uncertainty", "ucb1"),
    ("Auer", "bandit_lower"),
    ("minimax regret", "bandit_lower"),
    ("ACI", "adaptive_conformal"),
    ("distribution shift", "adaptive_conformal"),
    ("Gibbs Candès", "adaptive_conformal"),
    ("RCPS", "risk_controlling_hoeffding"),
    ("risk control", "risk_controlling_binomial"),
    ("McSherry", "exponential_mechanism"),
    ("private selection", "exponential_mechanism"),
    ("Balle", "analytic_gaussian_mechanism"),
    ("Gaussian mechanism", "analytic_gaussian_mechanism"),
    ("McAllester 2003", "pac_bayes_mcallester_2003"),
    ("maxent", "max_entropy_geometric"),
    ("Shannon entropy", "max_entropy_uniform"),
    ("differential entropy", "max_entropy_gaussian"),
    ("optimistic training error", "erm_training_error"),
    ("concentric circles", "growth_intervals"),
    ("axis-aligned rectangles", "growth_boxes"),
    ("break point", "vc_dimension_halfspaces"),
    ("Massart's lemma", "massart"),
    ("nearest neighbor", "cover_hart"),
    ("regularization", "tikhonov_smooth"),
    ("max of Gaussians", "massart"),
    ("SRM", "structural_risk_minimization"),
    ("circles", "growth_balls"),
    ("VC dimension of perceptron", "vc_dimension_halfspaces"),
    ("Markov", "markov"),
    ("median-of-means", "median_of_means"),
    ("robust mean", "median_of_means"),
    ("Catoni estimator", "catoni_mean"),
    ("heavy-tailed losses", "catoni_mean"),
    ("heavy-tailed", "pac_bayes_heavy_tails"),
    ("unbounded losses", "median_of_means"),
    ("martingale Bernstein", "freedman"),
    ("maximal inequality", "ville"),
    ("e-value", "ville"),
    ("anytime-valid", "anytime_p_value"),
    ("testing by betting", "anytime_p_value"),
    ("matrix concentration", "matrix_bernstein"),
    ("Tropp", "matrix_bernstein_rectangular"),
    ("metric entropy", "covering_numbers"),
    ("real-valued", "covering_numbers"),
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
    ("PLA", "Perceptron"),
    ("logistic regression", "LogisticRegression"),
    ("log-odds", "LogisticRegression"),
    ("linear regression classification", "FeatureEmbedding"),
    ("nonlinear transform", "FeatureEmbedding"),
    ("linear discriminant analysis", "GaussianGenerative"),
    ("positive predictive value", "precision_at"),
    ("Bayes' rule", "precision_at"),
    ("slack", "support_report"),
    ("support vector machine", "SVC"),
    ("regression tree", "RegressionTree"),
    ("backpropagation", "gradient"),
    ("principal components", "PCA"),
    ("balanced accuracy", "confusion"),
    ("cross validation", "cross_validate"),
    ("version space", "candidate_elimination"),
    ("regularization lambda", "Ridge"),
    ("Gram matrix", "gram_report"),
    ("false positive rate", "confusion"),
    ("EM algorithm", "two_coins_em"),
    ("Newton's method", "newton_step"),
    ("number of parameters", "weight_count"),
]
CATALOGUED = [
    ("triangles", 'bounds.vc_dimension("convex_polygons", k=4)', 9),
    ("break point", 'bounds.vc_dimension("halfspaces", n=2)', 3),
    ("polynomial thresholds", 'bounds.vc_dimension("polynomials", n=2, p=2)', 6),
    ("hypothesis space size", "bounds.count.conjunctions(n=10)", 3**10 + 1),
    ("parity", "bounds.count.parities(n=10)", 2**10),
]


@over(ASKED)
def test_a_theorem_is_found_by_the_name_that_teachers_use(sought: str, slug: str) -> None:
    assert slug in [theorem.slug for theorem in matching(sought, theorems)]


@over(ANSWERED)
def test_what_is_no_theorem_is_found_too(sought: str, name: str) -> None:
    assert name in [entry.where.rpartition(".")[2] for entry in found_elsewhere(sought)]


@pytest.mark.parametrize(("sought", "call", "answer"), CATALOGUED)
def test_classes_are_found_with_the_call_that_answers(sought: str, call: str, answer: int) -> None:
    assert call in [entry.where for entry in found_elsewhere(sought)]
    text = eval(call, {"bounds": bounds, "Ln": bounds.Ln})
    assert getattr(text, "value", None) == answer or getattr(text, "number", None) == answer


def test_every_catalogued_class_is_found_by_its_title_and_its_call_works() -> None:
    titles = [record.title for record in vc_dimension.values()] + [family.title for family in count.families.values()]
    for title in titles:
        calls = [entry.where for entry in found_elsewhere(title) if "(" in entry.where]
        assert calls, title
        assert all(eval(call, {"bounds": bounds, "Ln": bounds.Ln}) is not None for call in calls)


@pytest.mark.parametrize(
    ("name", "slug"),
    [("rectangles", "boxes"), ("linear classifiers", "halfspaces"), ("circles", "balls"), ("rbf", "gaussian_kernel")],
)
def test_a_class_that_books_call_otherwise_is_suggested(name: str, slug: str) -> None:
    for ask in (vc_dimension, vc_dimension.__getitem__):
        with pytest.raises((ValueError, KeyError), match=rf"\b{slug}\b"):
            ask(name)
    with pytest.raises(AttributeError, match=r"\bconjunctions\b"):
        _ = count.monomials


@pytest.mark.parametrize(
    ("american", "british"),
    [("nearest neighbor", "nearest neighbour"), ("regularization", "regularisation"), ("optimizer", "optimiser")],
)
def test_both_spellings_find_the_same(american: str, british: str) -> None:
    assert matching(american, theorems) == matching(british, theorems)
    assert found_elsewhere(american) == found_elsewhere(british)


@over([*ELSEWHERE, *USUAL, *ALGORITHMS])
def test_what_is_named_is_there(entry: Elsewhere) -> None:
    parts = entry.where.split(".")
    depth = max(n for n in range(1, len(parts)) if all(part.islower() for part in parts[:n]))
    thing = reduce(getattr, parts[depth:], import_module(".".join(parts[:depth])))
    assert thing.__doc__


def test_titles_come_first_and_an_empty_search_finds_every_theorem() -> None:
    assert matching("optimism", theorems)[0].slug == "optimism"
    assert len(matching("", theorems)) == len(theorems) and not found_elsewhere(" ")


def test_the_command_line_finds_the_same() -> None:
    text = CliRunner().invoke(main, ["list", "--search", "mcnemar"]).output
    assert all(f"  {theorem.slug} " in text for theorem in matching("mcnemar", theorems))
    assert "learners.selection.paired " in text and "finite_agnostic " not in text
    for json in ([], ["--json"]):
        none = CliRunner().invoke(main, ["list", "--search", "zebra crossing", *json])
        assert none.exit_code == 1 and none.output.count("\n") == 1
