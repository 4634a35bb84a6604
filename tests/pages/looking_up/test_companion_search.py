"""Searching the companion: a student's own word finds the row, however it is spelled."""

import pytest

from pages.looking_up.companion_entries import companion
from pages.looking_up.companion_search import matches, nearest

FINDS = [
    ("fingerprint", "loss_library"),
    ("Mercer", "mercer_condition"),
    ("mercer", "mercer_kernels"),
    ("representer", "representer_theorem"),
    ("false reject", "loss_library"),
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
]


@pytest.mark.parametrize(("sought", "row"), FINDS)
def test_a_students_word_finds_the_row(sought: str, row: str) -> None:
    assert matches(companion()[row], sought)
    assert sum(matches(entry, sought) for entry in companion().values()) < 40


def test_short_words_must_stand_whole() -> None:
    """“EM” is in every theorem, and in the formula em/d."""
    assert [entry.id for entry in companion().values() if matches(entry, "EM")] == ["programme_only"]


def test_formulas_places_and_theorems_can_be_searched() -> None:
    entry = companion()["occam_code_bound"]
    for sought in ("sigma", "Milan refined", "tree_code_length", "ln2", "kraft's", "", "  "):
        assert matches(entry, sought), sought
    assert not matches(entry, "perceptron")
    assert not matches(entry, "≤")


@pytest.mark.parametrize(
    ("sought", "near"),
    [("perceptrn", "perceptron"), ("Hoefding", "hoeffding"), ("Radamacher", "rademacher"), ("margn kernel", "margin")],
)
def test_a_misspelt_word_has_its_nearest(sought: str, near: str) -> None:
    assert not any(matches(entry, sought) for entry in companion().values())
    assert near in nearest(sought)


def test_a_word_that_is_known_or_like_no_other_has_none_near() -> None:
    assert nearest("perceptron kernel entropy") == ()
    assert nearest("chromodynamics") == ()


def test_every_row_has_other_names() -> None:
    assert not [entry.id for entry in companion().values() if not entry.also]
