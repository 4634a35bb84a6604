"""Facts deny as well as grant: no row stands above what it assumes, whatever fact contradicts it or leaves it open."""

from collections.abc import Iterator
from typing import Any

import pytest
from click.testing import CliRunner

from bounds import DomainError, compare, theorems
from bounds.command_line import main
from bounds.comparison.events import event_of
from bounds.comparison.implied_assumptions import NEVER_TRUE, tellable
from bounds.comparison.inapplicability import missing
from bounds.comparison.readings import can_be_asked
from bounds.comparison.row import Comparison
from bounds.comparison.setting import setting
from bounds.theorem import Theorem
from tests.all_told import over
from tests.sentences import facts, pattern

ASKED = {slug: theorem for slug, theorem in theorems.items() if can_be_asked(theorem)}

# What contradicts what, from the words of the assumptions: who chose among 20 did not fix one beforehand.
CONTRADICTED: dict[str, list[dict[str, float]]] = {
    "fixed_hypothesis": [{"k": 20}],
    "binary_labels": [{"classes": 3}],
    "linearly_separable": [
        {"classes": 3}, {"noise": 0.2}, {"bayes_risk": 0.1}, {"hinge_sum": 5}, {"deviation": 0.5}, {"bias": 0.5},
    ],
    "separable_with_bias": [{"hinge_sum": 5}, {"deviation": 0.5}],
    "expert_without_error": [{"best_mistakes": 3}],
    "realizable": [{"noise": 0.2}, {"bayes_risk": 0.1}, {"training_error": 0.1}, {"errors": 50, "m": 1000, "d": 3}],
    "consistent_learner": [{"training_error": 0.1}, {"errors": 50, "m": 1000, "d": 3}],
    "consistent_outside": [{"training_error": 0.1}, {"errors": 50, "m": 1000, "d": 3}],
    "no_training_error": [{"training_error": 0.1}],
    "no_mistakes": [{"test_error": 0.1}, {"errors": 50}],
    "prior_before_data": [{"prior_samples": 100}],
    "finite_vc_dimension": [{"index": 3}],
    "finite_class": [{"index": 3}],
    "class_fixed": [{"index": 3}],
    "loss_in_unit_interval": [{"loss_range": 2.0}],
    "zero_one_loss": [{"loss_range": 2.0}],
    "thresholds": [{"noise": 0.2}],
    "tightest_box": [{"noise": 0.2}],
    "separable_samples": [{"noise": 0.2}],
}  # fmt: skip
PAIRS = {
    f"{theorem.slug}-{key}-{'-'.join(text)}": (theorem, key, text)
    for theorem in ASKED.values()
    for key in sorted({assumption.key for assumption in theorem.assumes} & set(CONTRADICTED))
    for text in CONTRADICTED[key]
    if not {variable.name for variable in theorem.variables} & (set(text) - {"m", "d"})
    and not (key == "finite_vc_dimension" and any(assumption.key == "class_sequence" for assumption in theorem.assumes))
}


def usual(theorem: Theorem) -> dict[str, Any]:
    return {variable.name: variable.default for variable in theorem.variables if variable.name != "C"}


@over(PAIRS)
def test_no_row_without_the_need_or_the_denial(theorem: Theorem, key: str, typed: dict[str, Any]) -> None:
    """Every theorem, told all it asks for, and one fact more that some other theorem asks for."""
    try:
        known = setting({**usual(theorem), **typed}, None, None, theorems)
    except DomainError:
        return  # two facts that cannot both be true
    needed = key in {need.key for need in known.needs(theorem)}
    assert needed or known.contradiction(theorem) or missing(theorem, known, False)


def test_each_contradiction_bars_some_theorem() -> None:
    assert {key for _, key, _ in PAIRS.values()} == set(CONTRADICTED)


# What a fact tells in so many words, in the meaning that the theorem gives it; the question tells δ, ε and the loss.
TOLD_BY_FACTS = {
    "fixed_hypothesis": "test_error validation_error", "held_out": "k test_error validation_error",
    "largest_margin_fixed": "radius", "class_fixed": "rademacher fixed_point", "loss_in_range": "loss_range",
    "lipschitz_smooth_unit": "smoothness",
}  # fmt: skip
OF_THE_QUESTION = {
    "zero_one_loss", "loss_in_unit_interval", "delta_to_hundredth", "delta_below_sixtyfourth", "delta_below_seventh",
    "epsilon_below_eighth",
}  # fmt: skip


@over(ASKED)
def test_what_was_fixed_before_the_sample_is_needed_until_it_is_told(theorem: Theorem) -> None:
    inputs = usual(theorem)
    known = setting(inputs, None, None, theorems)
    needs = {need.key for need in known.needs(theorem)}
    for assumption in theorem.assumes:
        if assumption.about == "protocol" and assumption.key not in OF_THE_QUESTION:
            by_fact = set(TOLD_BY_FACTS.get(assumption.key, "").split()) & set(inputs)
            on_a_test_set = assumption.key in {"fixed_hypothesis", "held_out"} and "errors" in inputs
            assert by_fact or on_a_test_set or assumption.key in needs, assumption.key
    sure = dict.fromkeys(needs - {"realizable"} - NEVER_TRUE, True)
    text = setting({**inputs, **sure}, None, None, theorems)
    assert {need.key for need in text.needs(theorem)} <= {"realizable"} | NEVER_TRUE


def slugs(comparison: Comparison) -> list[str]:
    return [row.slug for row in comparison]


def test_the_winner_of_several_models_was_not_fixed_beforehand() -> None:
    """Of 20 models on 1,000 examples only what holds for all 20 at once holds for the best: .0725, m = 117."""
    comparison = compare(k=20, m=1000, delta=0.05, errors=50)
    assert slugs(comparison)[0] == "validation_selection_binomial" and "test_set_binomial" not in slugs(comparison)
    assert comparison[0].value == pytest.approx(0.0725, abs=5e-5) and not comparison[0].needs
    assert "k = 20" in facts(dict(comparison.refused)["test_set_binomial"])
    row = compare(k=1, m=1000, delta=0.05, errors=50)
    assert slugs(row)[0] == "test_set_binomial"
    assert {"hoeffding_one_sided", "dkw"}.isdisjoint(slugs(compare(k=20, epsilon=0.1, delta=0.05)))


def test_neighbours_are_no_candidates() -> None:
    """k of nearest neighbours denies nothing about a hypothesis tested."""
    known = compare(k=15, n=2, lipschitz=1.0, bayes_risk=0.1, m=1000, delta=0.05, test_error=0.1)
    assert {"knn_lipschitz", "test_set_kl"} <= set(slugs(known))


def test_a_margin_of_two_labels_says_nothing_of_three() -> None:
    comparison = compare(classes=3, gamma=1, radius=1, norm=1, margin_error=0.05, m=10000, delta=0.05)
    assert slugs(comparison) == ["multiclass_margin_linear"]
    assert [need.key for need in comparison[0].needs] == ["margin_fixed"]
    assert any(absent.slug == "margin_linear" for absent in comparison.left_out)


def test_a_number_read_off_the_sample_is_not_fixed() -> None:
    comparison = slugs(compare(size=10, errors=0, m=1000, delta=0.05))
    assert comparison.index("compression_chosen_size") < comparison.index("compression_realizable")
    fixed = slugs(compare(size=10, errors=0, m=1000, delta=0.05, size_fixed=True))
    assert fixed.index("compression_realizable") < fixed.index("compression_chosen_size")
    margins: dict[str, Any] = {"m": 10000, "delta": 0.05, "gamma": 0.5, "radius": 1, "norm": 1, "margin_error": 0.05}
    comparison = slugs(compare(**margins, rademacher=0.01))
    assert comparison.index("margin_all") < comparison.index("margin_linear")
    fixed = slugs(compare(**margins, rademacher=0.01, margin_fixed=True))
    assert fixed.index("margin_linear") < fixed.index("margin_all")


QUESTIONS: tuple[dict[str, Any], ...] = (
    {"m": 1000, "delta": 0.05, "d": 10, "variance": 0.1, "test_error": 0.1},
    {"m": 1000, "delta": 0.05, "kl": 10, "training_error": 0.05, "ln_size": 7},
    {"epsilon": 0.05, "delta": 0.05, "d": 10, "size": 5, "realizable": True},
    {"m": 1000, "delta": 0.05, "size": 10, "errors": 0, "nodes": 15, "features": 20},
    {"m": 1000, "delta": 0.05, "rademacher": 0.1, "gamma": 0.5, "margin_error": 0.1, "radius": 2, "norm": 1},
)


@pytest.mark.parametrize("known", QUESTIONS, ids="-".join)
def test_what_needs_more_never_stands_above_what_holds(known: dict[str, Any]) -> None:
    for rows in compare(**known).groups.values():
        closed = [bool(row.needs) for row in rows if not row.open_constant]
        assert closed == sorted(closed)


def test_a_hypothesis_fixed_beforehand_stands_below_the_learners_in_questions_about_a_class() -> None:
    comparison = compare(m=1000, delta=0.05, d=10, variance=0.1, test_error=0.1)
    risks = [row.slug for row in comparison.groups["true risk"]]
    assert risks.index("vc_realizable_growth") < risks.index("test_set_kl")
    assert comparison.groups["gap"][0].slug == "vc_devroye"


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ({"m": 1000, "errors": 50, "training_error": 0.1}, "100, training_error = 0.1"),
        ({"m": 1000, "errors": 50, "training_error": 0.1, "d": 3}, "100, training_error = 0.1"),
        ({"m": 1000, "errors": 50, "test_error": 0.1}, "test_error"),
        ({"noise": 0.2, "realizable": True, "ln_size": 7, "m": 100}, "noise = 0.2"),
        ({"bayes_risk": 0.2, "realizable": True, "ln_size": 7, "m": 100}, "bayes_risk"),
        ({"training_error": 0.2, "realizable": True, "ln_size": 7, "m": 100}, "training_error"),
        ({"training_error": 0.2, "noise": 0.0, "ln_size": 7, "m": 100}, "training_error"),
        ({"m": 1000, "ln_size": 7.0, "d": 11}, "ln_size = 7"),
        ({"m": 1000, "k": 20, "fixed_hypothesis": True}, "k = 20"),
        ({"m": 1000, "classes": 3, "binary_labels": True}, "classes = 3"),
        ({"m": 1000, "training_error": 0.1, "d": 3, "consistent_learner": True}, "training_error = 0.1"),
        ({"m": 1000, "size_fixed": 3}, "size_fixed"),
    ],
)
def test_facts_that_cannot_both_be_true_are_refused_in_one_sentence(typed: dict[str, Any], sentence: str) -> None:
    with pytest.raises(DomainError, match=pattern(sentence)) as refusal:
        compare(delta=0.05, **typed)
    assert "\n" not in str(refusal.value) and len(str(refusal.value)) < 300


@pytest.mark.parametrize(
    "typed",
    [
        {"m": 1000, "errors": 50, "training_error": 0.05, "d": 3},
        {"m": 3, "errors": 1, "training_error": 1 / 3, "d": 3},
        {"m": 1000, "errors": 0, "training_error": 0.0, "realizable": True, "d": 3},
        {"m": 1000, "noise_margin": 0.5, "realizable": True, "ln_size": 7},
        {"m": 1000, "d": 3, "ln_size": 7.0},
    ],
)
def test_facts_that_agree_are_taken(typed: dict[str, Any]) -> None:
    assert len(compare(delta=0.05, **typed))


def test_clean_labels_are_another_event() -> None:
    """With a share .3 of the labels flipped no noisy risk is below .3."""
    comparison = compare(m=10000, delta=0.05, ln_size=3, noise=0.3)
    assert comparison.groups["risk on clean labels"][0].slug == "finite_label_noise"
    assert all(row.slug != "finite_label_noise" for row in comparison.groups.get("true risk", ()))


def test_bits_of_each_parameter_are_no_description() -> None:
    comparison = compare(m=10000, delta=0.05, parameters=10, bits=8, training_error=0.05)
    assert "tree_code_length" not in slugs(comparison)
    assert {"quantised_network", "discretization"} <= set(slugs(comparison))
    assert "tree_code_length" in slugs(compare(m=10000, delta=0.05, bits=80))


AMBIGUOUS: tuple[dict[str, Any], ...] = (
    {"rademacher": 0.1}, {"bits": 8}, {"bits": 8, "parameters": 10, "training_error": 0.1}, {"bits": 8, "size": 3},
    {"variance": 0.1, "test_error": 0.1}, {"variance": 0.1, "loss_range": 1}, {"kl": 5, "training_error": 0.1},
    {"rademacher": 0.1, "gamma": 0.2, "margin_error": 0.1}, {"lipschitz": 1, "norm": 1}, {"d": 5},
    {"d": 5, "theta": 0.2, "margin_error": 0.1}, {"k": 5, "test_error": 0.1}, {"noise": 0.1, "ln_size": 3},
    {"kl": 5, "training_error": 0.1, "prior_samples": 100}, {"errors": 3}, {"errors": 3, "d": 2},
)  # fmt: skip


def _readings(comparison: Comparison, name: str) -> Iterator[tuple[str, str]]:
    for row in comparison:
        yield from ((row.event, variable.meaning) for variable in row.theorem.variables if variable.name == name)


@pytest.mark.parametrize("typed", AMBIGUOUS, ids="-".join)
def test_one_number_is_one_thing(typed: dict[str, Any]) -> None:
    """No event ranks two theorems that mean different things by the same fact."""
    comparison = compare(m=1000, delta=0.05, **typed)
    for name in set(typed) - {"training_error"}:
        read = set(_readings(comparison, name))
        assert len({event for event, _ in read}) == len(read), read


def test_a_condition_is_one_clause_without_symbols_of_latex() -> None:
    for key, assumption in tellable().items():
        assert assumption.clause and not {"$", "\\"} & set(assumption.clause), key
        assert ". " not in assumption.clause and not assumption.clause.endswith(".") and len(assumption.clause) < 125, (
            key
        )


def test_no_assumption_is_called_like_a_variable() -> None:
    assert not set(tellable()) & {variable.name for theorem in theorems.values() for variable in theorem.variables}


def test_the_command_line_tells_and_says_what_a_number_holds_under() -> None:
    words = ["compare", "size=10", "errors=0", "m=1000", "delta=0.05"]
    output = CliRunner().invoke(main, words).output.splitlines()
    line = next(line for line in output if "compression_realizable" in line)
    assert ", if " in line and "size" in line
    text = CliRunner().invoke(main, [*words, "size_fixed=yes"]).output.splitlines()
    assert ", if " not in next(line for line in text if "compression_realizable" in line)
    assert CliRunner().invoke(main, [*words, "size_fixed=maybe"]).exit_code == 2


@pytest.mark.parametrize("known", QUESTIONS, ids="-".join)
def test_every_line_of_the_command_line_says_its_condition(known: dict[str, Any]) -> None:
    realizable = ["--realizable", "yes"] if known.get("realizable") else []
    words = [f"{name}={value}" for name, value in known.items() if name != "realizable"]
    lines = CliRunner().invoke(main, ["compare", *words, *realizable]).output.splitlines()
    for row in compare(**known):
        line = next(line for line in lines if [row.slug] == [word.rstrip(",") for word in line.split()[1:2]])
        assert all(need.clause in line for need in row.needs)
        assert (", if " in line) == bool(row.needs)
    html = compare(**known)._repr_html_()
    assert html.count(", if ") == sum(bool(row.needs) for row in compare(**known))


def test_events_of_lower_bounds_keep_their_order() -> None:
    comparison = compare(d=10, epsilon=0.01, delta=1e-6, realizable=True)
    assert {event_of(row.theorem) for row in comparison.groups["lower bound"]} == {"lower bound"}
