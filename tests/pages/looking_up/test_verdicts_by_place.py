"""A row of the companion says what its theorem says of the same place in the notes, also where it paraphrases it."""

import pytest

from bounds import theorems
from bounds.vocabulary.citation import VERDICTS, Misprint
from pages.looking_up.companion_entries import Entry, companion
from tests.pages.looking_up.places import same_place

GRAVEST = tuple(VERDICTS)
COMPARED = 90  # pairs that agree, at least

# Pairs of a row and a misprint (theorem, place in its list) at one place of the notes, where the row leaves out what
# the theorem accuses, and why. A new one is put right in the row, or told here.
ANOTHER_SENTENCE = {
    ("finite_realizable_pac", "finite_realizable 2"): "hypothesis_survival quotes the product of the proof",
    ("realizability_assumption", "finite_realizable 2"): "hypothesis_survival quotes the product of the proof",
    ("uc_implies_agnostic", "representative_sample 1"): "representative_sample_erm quotes the proof of theorem 3.1",
    ("class_discretizer", "discretization 1"): "the algorithm; discretization_trick quotes its bound",
    ("class_discretizer", "discretization 2"): "the algorithm; discretization_trick quotes its bound",
    ("exp_hoeffding_not_on_training", "hoeffding_one_sided 2"): "the training error, not the test error before it",
    ("growth_function_restriction", "growth_intervals 1"): "the definition; vcdim_intervals quotes the example",
    ("growth_function_restriction", "growth_intervals 2"): "the definition; vcdim_intervals quotes the example",
    ("nfl_adversary", "no_free_lunch_exact 2"): "the adversary, not the sentence on random guessing",
    ("rademacher_bound_expected", "rademacher_expected 1"): "the bound; rademacher_complexity quotes the definition",
    ("holdout_validation", "validation_two_sided 1"): "the algorithm; validation_hoeffding quotes its bound",
    ("holdout_validation", "validation_two_sided 2"): "the algorithm; validation_hoeffding quotes its bound",
    ("model_selection_validation", "validation_selection 1"): "the algorithm; validation_selection_excess quotes it",
    (
        "model_selection_validation",
        "validation_selection_excess 1",
    ): "the algorithm; validation_selection_excess quotes it",
    ("fig_kfold", "cv_training_size 3"): "the figure; kfold_parameter_choice_amini quotes the choice",
    ("exp_no_free_lunch", "no_free_lunch_exact 1"): "the experiment; no_free_lunch_rates quotes the theorem",
    ("exp_nn_rate", "one_nn_lipschitz 1"): "the experiment; nonparametric_rate quotes the rate",
    ("knn_distances", "distance_spread 1"): "the algorithm; distance_concentration quotes the spread",
    ("oob_estimator", "oob_fraction 1"): "the estimator; oob_fraction quotes the share",
    ("adaboost_training_error", "adaboost_training_error 2"): "adaboost_alpha quotes the weight",
    ("perceptron_many_updates", "perceptron_mistakes 5"): "the notes after it; perceptron_batch quotes the box",
    ("linear_in_vc_dimension", "vc_confidence 1"): "the remark after it; vc_confidence quotes the bound",
    ("linear_in_vc_dimension", "vc_confidence 3"): "the remark after it; vc_confidence quotes the share of samples",
    ("all_functions_finite", "finite_realizable 1"): "the example; finite_realizable_pac quotes the theorem",
    ("hoeffding_inequality", "hoeffding_two_sided 1"): "the inequality; test_set_two_sided quotes its use",
    ("perceptron_any_start", "perceptron_mistakes 5"): "the start; perceptron_batch quotes the box",
    ("perceptron_any_start", "perceptron_mistakes 4"): "the start; perceptron_novikoff quotes the proof",
    ("margin_vs_dimension", "margin_hard_svm 2"): "margin_sample_complexity quotes the definition",
}


def meetings() -> list[tuple[Entry, str, Misprint]]:
    """Each row with each misprint, `theorem 2`, of a theorem that it leads to, at one of its own places."""
    return [
        (entry, f"{slug} {number}", misprint)
        for entry in companion().values()
        for slug in (life.removeprefix("theorem:") for life in entry.lives if life.startswith("theorem:"))
        for number, misprint in enumerate(theorems[slug].misprints, start=1)
        if any(place.work == misprint.notes and same_place(place.where, misprint.where) for place in entry.notes)
    ]


def milder(entry: Entry, misprint: Misprint) -> bool:
    """Does the row say nothing of these notes, or less than the theorem?"""
    own = entry.verdicts.get(misprint.notes)
    return own is None or GRAVEST.index(own) > GRAVEST.index(misprint.verdict)


def test_a_row_is_no_milder_than_its_theorem_at_one_place() -> None:
    left_out = {(entry.id, name) for entry, name, misprint in meetings() if milder(entry, misprint)}
    assert left_out == set(ANOTHER_SENTENCE)
    assert sum(not milder(entry, misprint) for entry, _, misprint in meetings()) >= COMPARED


def test_what_a_row_leaves_out_another_quotes() -> None:
    """The reason names the row that has the verdict, if it names one."""
    quoted = 0
    for (_, name), reason in ANOTHER_SENTENCE.items():
        slug, _, number = name.partition(" ")
        misprint = theorems[slug].misprints[int(number) - 1]
        named = [companion()[word] for word in reason.replace(";", " ").split() if word in companion()]
        assert not [entry.id for entry in named if milder(entry, misprint)]
        quoted += bool(named)
    assert quoted >= 20


def test_those_that_disagreed_are_compared() -> None:
    met = {(entry.id, name) for entry, name, _ in meetings()}
    assert {
        ("vapnik_margin_vc", "vapnik_margin_vc 1"),
        ("aic_bic_mdl", "aic 1"),
        ("tree_class_count", "tree_class_size 1"),
        ("perceptron_novikoff", "perceptron_mistakes 4"),
        ("kfold_parameter_choice_amini", "cv_training_size 3"),
        ("perceptron_batch", "perceptron_mistakes 5"),
        ("gradient_descent", "gradient_descent 3"),
    } <= met


@pytest.mark.parametrize(
    ("row", "misprint", "same"),
    [
        ("9.1.1 lemma 9.1", "lemma 9.1", True),
        ("5.1.2 box", "section 5.1.2, box of the Perceptron", True),
        ("9.2.3", "section 9.2, the box of the algorithm", False),
        ("Limiting the number of nodes", "limiting the number of nodes, proof", True),
        ("Theorem (Vapnik)", "the sentence before Theorem (Vapnik)", True),
        ("Ridge Regression", "nearest neighbours, the function g", False),
        ("Proof of the theorem", "proof of a lemma", False),
    ],
)
def test_places_that_are_one(row: str, misprint: str, same: bool) -> None:
    assert same_place(row, misprint) is same
