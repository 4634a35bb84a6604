"""Searching the companion: a student's own word finds the row, however it is spelled."""

import subprocess
import sys

import pytest

from pages.looking_up import companion_search
from pages.looking_up.companion_entries import companion
from pages.looking_up.companion_search import matching, nearest

FINDS = [
    ("fingerprint", "fingerprint_losses"),
    ("Mercer", "mercer_condition"),
    ("mercer", "mercer_kernels"),
    ("representer", "representer_theorem"),
    ("false reject", "fingerprint_losses"),
    ("false accept", "roc_auc"),
    ("type I error", "confusion_matrix_metrics"),
    ("slack", "svm_soft_primal_dual"),
    ("slack variables", "fig_soft_margin"),
    ("kernel trick", "polynomial_kernel"),
    ("one-hot", "input_output_scaling"),
    ("onehot", "input_output_scaling"),
    ("k nearest", "knn_classifier"),
    ("k-nn", "knn_classifier"),
    ("KNN", "knn_regressor"),
    ("nearest neighbors", "nearest_neighbour"),
    ("overfitting", "overfitting_definition"),
    ("Lagrangian", "svm_hard_dual"),
    ("Ockham", "occam_code_bound"),
    ("PAC learnable", "finite_realizable_pac"),
    ("agnostic", "fundamental_theorem_agnostic"),
    ("k fold", "kfold_cv"),
    ("k-folds", "kfold_cv"),
    ("kfold", "kfold_cv"),
    ("cross validation", "cv_expected_risk"),
    ("Boole's inequality", "union_bound"),
    ("entropies", "impurity_measures"),
    ("hinge losses", "fig_hinge_loss"),
    ("the curse of dimensionality", "curse_of_dimensionality"),
    ("regularization", "regularised_erm"),
    ("Karush Kuhn Tucker", "svm_kkt"),
    ("RBF", "gaussian_kernel"),
    ("pegasos", "sgd_soft_svm"),
    ("ghost sample", "rademacher_symmetrisation"),
    ("Fletcher-Reeves", "cg_beta_formulas"),
    ("bootstrap", "bagging"),
    ("out of bag", "oob_fraction"),
    ("minimum description length", "occam_weight_bound"),
    ("LDA", "gaussian_generative_classifier"),
    ("Theorem 8.2", "tikhonov_stability_lipschitz"),
    ("EM", "programme_only"),
    ("dropout", "named_only_methods"),
    ("Tower", "constructive_algorithms"),
    ("Tiling", "constructive_algorithms"),
    ("Upstart", "constructive_algorithms"),
    ("credit assignment", "backprop_gradient"),
    ("Manhattan", "knn_classifier"),
    ("newsfeed", "iid_assumption"),
    ("ill-posed", "language_and_search_bias"),
    ("termination criteria", "construct_subtree"),
    ("multi-class", "multi_class_classification"),
    ("quasi-Newton", "quasi_newton"),
    ("distributional assumption", "logistic_assumes_less"),
    ("acute angle", "halfspace_angle"),
    ("local minima", "sgd_local_minima"),
    ("prior knowledge", "prior_knowledge"),
    ("law of large numbers", "law_of_large_numbers"),
    ("unstable for large n", "powers_nearly_dependent"),
]


AMONG = 12  # of so many, the best ones, is the row


@pytest.mark.parametrize(("sought", "row"), FINDS)
def test_a_students_word_finds_the_row(sought: str, row: str) -> None:
    assert row in [entry.id for entry in matching(sought)[:AMONG]]


# The notes' own words, each with a row that must be among the FIRST; a word of a view finds the rows that open it.
OWN_WORDS = [
    ("realizability", "realizability_assumption"),
    ("i.i.d.", "iid_assumption"),
    ("golden rule", "holdout_split"),
    ("saddle point", "svm_duality"),
    ("irrelevant features", "irrelevant_features"),
    ("medical record", "tree_record_tests"),
    ("optimal hyperplane", "svm_hard_primal"),
    ("pure leaf", "construct_subtree"),
    ("human annotator", "noisy_labels"),
    ("stopping criteria", "early_stopping"),
    ("confidence parameter", "pac_coverage_simulator"),
    ("perceptron criterion", "perceptron_criterion"),
    ("unbiased test error", "test_error_unbiased"),
    ("distances concentrate", "distance_concentration"),
    ("Elias", "tree_encoder"),
    ("rain", "fig_log_loss"),
    ("Gram", "gram_identities"),
    ("Cover", "cover_counting"),
    ("Cover", "one_nn_factor_two"),
    ("ball", "ball_volume"),
    ("stationary", "stationarity_assumption"),
    ("very few data", "few_data_strata"),
    ("misleading test set", "stationarity_assumption"),
    ("Friedman", "bagging_risk_inequality"),
    ("Quinlan", "tree_predict"),
]
FIRST = 3


@pytest.mark.parametrize(("sought", "row"), OWN_WORDS)
def test_the_notes_own_words_lead_to_the_row(sought: str, row: str) -> None:
    assert row in [entry.id for entry in matching(sought)[:FIRST]]


@pytest.mark.parametrize("sought", ["margin", "Gram", "VC confidence", "perceptrn", "zebra"])
def test_views_are_read_only_where_no_row_answers(monkeypatch: pytest.MonkeyPatch, sought: str) -> None:
    """Reading the files of all views takes longer than any search: what a row answers itself does not wait for it."""
    read: list[str] = []
    companion_search._views.cache_clear()

    def words_shown(address: str, question: str) -> tuple[str, ...]:
        read.append(f"{address}/{question}")
        return ()

    monkeypatch.setattr(companion_search, "words_shown", words_shown)
    results = matching(sought)
    assert bool(read) == (sought in {"perceptrn", "zebra"})
    assert bool(results) == (sought != "zebra")
    companion_search._views.cache_clear()


def test_no_view_is_imported_for_its_words() -> None:
    script = "import sys; from pages.looking_up.companion_search import matching; matching('Friedman'); "
    script += (
        "print([name for name in sys.modules if name.startswith('laboratory.topics.') and name.endswith('.view')])"
    )
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_the_best_comes_first_and_its_title_is_the_best() -> None:
    for entry in companion().values():
        ahead = [other.title for other in matching(entry.title)[:2]]
        assert entry.title in ahead, ahead
    assert matching("VC confidence")[0].id == "vc_confidence"


def test_not_every_word_need_be_there() -> None:
    assert "occam" in matching("the Occam bound for my decision tree stumps")[0].id
    assert not matching("quantum chromodynamics kernel")


def test_short_words_must_stand_whole() -> None:
    """“EM” is in every theorem, and in the formula em/d."""
    assert [entry.id for entry in matching("EM")] == ["programme_only"]


def test_formulas_places_and_theorems_can_be_searched() -> None:
    entry = companion()["occam_code_bound"]
    for sought in ("sigma", "Milan refined", "tree_code_length", "ln2", "kraft's"):
        assert entry in matching(sought), sought
    assert matching("") == matching("  ") == tuple(companion().values())
    assert entry not in matching("perceptron")
    assert not matching("≤")


@pytest.mark.parametrize(
    ("sought", "meant"),
    [("perceptrn", "perceptron"), ("Hoefding", "Hoeffding"), ("Radamacher", "Rademacher"), ("margn", "margin")],
)
def test_a_misspelt_word_finds_what_is_meant(sought: str, meant: str) -> None:
    assert {entry.id for entry in matching(sought)} >= {entry.id for entry in matching(meant)[:3]}
    assert meant.casefold() in nearest(f"{sought} chromodynamics")


def test_a_word_that_is_known_or_like_no_other_has_none_near() -> None:
    assert nearest("perceptron kernel entropy") == ()
    assert nearest("chromodynamics") == ()


def test_every_row_has_other_names() -> None:
    assert not [entry.id for entry in companion().values() if not entry.also]
