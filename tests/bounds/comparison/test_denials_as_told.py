"""What denies an assumption, however it is spelled, bars every theorem that makes it, and every stronger one."""

from contextlib import suppress
from typing import Any

import pytest

from bounds import DomainError, compare, theorems
from bounds.comparison.assumption_names import assumption_called
from bounds.comparison.implied_assumptions import tellable
from bounds.comparison.readings import can_be_asked
from bounds.comparison.setting import setting
from bounds.comparison.typed_facts import understood_facts
from bounds.theorem import Theorem
from tests.all_told import over
from tests.sentences import pattern

ASKED = [theorem for theorem in theorems.values() if can_be_asked(theorem)]


def usual(theorem: Theorem) -> dict[str, Any]:
    return {variable.name: variable.default for variable in theorem.variables if variable.name != "C"}


def slugs(**facts: Any) -> set[str]:
    return {row.slug for row in compare(**facts)}


@over(ASKED)
def test_an_assumption_denied_however_it_is_spelled_bars_every_theorem_that_makes_it(theorem: Theorem) -> None:
    inputs = usual(theorem)
    for key in {assumption.key for assumption in theorem.assumes} & set(tellable()):
        for name, no in ((key.upper(), "No"), (key.replace("_", " "), "FALSE"), (f"not {key}", "yes"), (key, "0")):
            heard = understood_facts({name: no})
            assert heard.inputs == {key: False}
            assert bool(heard.echo) == (name != key)
        try:
            known = setting({**inputs, key: False}, None, None, theorems)
        except DomainError:
            continue  # a fact tells it
        assert known.contradiction(theorem), key


# What nobody can have who lacks the first; from the words of the assumptions.
LACKING = {
    "loss_in_unit_interval": ["zero_one_loss"],
    "class_fixed": [
        "finite_class",
        "finite_vc_dimension",
        "prior_weights",
        "weights_up_to_b",
        "prefix_code",
        "convex_votes",
    ],
    "held_out": ["fixed_hypothesis"],
    "binary_labels": ["real_scores", "linearly_separable", "hard_margin", "weights_up_to_b"],
    "consistent_learner": ["worst_consistent", "no_training_error"],
    "finite_class": ["prior_weights"],
}


@over(ASKED)
def test_who_denies_the_weaker_assumption_denies_the_stronger(theorem: Theorem) -> None:
    keys = {assumption.key for assumption in theorem.assumes}
    for weaker, stronger in LACKING.items():
        if keys & set(stronger) and "class_sequence" not in keys:
            with suppress(DomainError):
                assert setting({**usual(theorem), weaker: False}, None, None, theorems).contradiction(theorem), weaker


@pytest.mark.parametrize(
    ("typed", "barred"),
    [({"unbounded loss": "yes", "d": 10, "training_error": 0.05}, "vc_devroye"),
     ({"i.i.d.": "no", "d": 10, "training_error": 0.05}, "vc_devroye"),
     ({"time series": True, "errors": 50}, "test_set_binomial"), ({"multiclass": "y", "d": 10}, "vc_devroye"),
     ({"validation set reused": "yes", "k": 20, "validation_error": 0.1}, "validation_selection"),
     ({"test set reused": "yes", "errors": 50}, "test_set_binomial"),
     ({"chosen after seeing the sample": "yes", "errors": 50}, "test_set_binomial"),
     ({"fixed_hypothesis": "no", "k": 1, "errors": 50}, "validation_selection_binomial"),
     ({"k read off": "true", "size": 10, "errors": 0}, "compression_realizable"),
     ({"data-dependent prior": "yes", "kl": 5, "training_error": 0.1}, "pac_bayes_kl"),
     ({"class chosen after": "yes", "ln_size": 7, "training_error": 0.05}, "finite_agnostic"),
     ({"finite class": "no", "ln_size": 7, "training_error": 0.05}, "vc_hypergeometric")],
)  # fmt: skip
def test_everyday_words_deny(typed: dict[str, Any], barred: str) -> None:
    others = {name: value for name, value in typed.items() if assumption_called(name) is None}
    assert barred in slugs(m=1000, delta=0.05, **others)
    assert barred not in slugs(m=1000, delta=0.05, **typed)


@pytest.mark.parametrize(
    ("typed", "said"),
    [({"errors": 2000}, "test examples at most 1,000"), ({"errors": 2000, "d": 10}, "training examples at most 1,000"),
     ({"size": 2000}, "at most 1,000"), ({"errors": 50, "test_error": 0.1}, "test examples 100"),
     ({"classes": 2, "binary": "no"}, "classes = 2"),
     ({"iid": "no", "independent": "yes"}, "twice"), ({"zero_one_loss": "yes", "bounded loss": "no"}, "must be no"),
     ({"margin_error": 0.05, "training_error": 0.2}, "at most 0.05"),
     ({"hinge_loss": 0.1, "training_error": 0.2}, "at most 0.1"),
     ({"iid": "perhaps"}, "yes or no perhaps"), ({"realizable": "perhaps"}, "unknown perhaps"),
     ({"realizable": "Yes", "noisy_labels": 1}, "must be no")],
)  # fmt: skip
def test_facts_that_cannot_both_be_true_are_refused_in_a_sentence(typed: dict[str, Any], said: str) -> None:
    with pytest.raises((DomainError, TypeError), match=pattern(said)):
        compare(m=1000, delta=0.05, **typed)


def test_what_nobody_knows_is_not_told_and_a_slip_is_named() -> None:
    assert slugs(m=1000, delta=0.05, errors=50, iid="unknown") == slugs(m=1000, delta=0.05, errors=50)
    for slip, meant in (("independant", "independent"), ("unbounded", "unbounded")):
        with pytest.raises(TypeError, match=pattern(meant)):
            compare(m=1000, delta=0.05, errors=50, **{slip: "no"})
