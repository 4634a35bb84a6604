"""Plans: which learner fits which world, which bounds are granted, and the Python that makes the same table."""

import itertools
from math import log
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from laboratory.experiments import (
    CodeLengthPenalty,
    Plan,
    arguments_of,
    bound_adapters,
    from_sample_of,
    learning_curve,
    logarithmic_sizes,
    options_of,
    summary,
)
from laboratory.experiments.plan import Arguments
from laboratory.worlds import worlds
from laboratory.worlds.files import HeldOutTable, from_csv
from learners import about, learners
from learners.kernels.named import KERNELS
from tests.all_told import over
from tests.sentences import facts, pattern

TREE = Plan("occam_tree", "real_world", (20, 60), 5, 0.1, (), (("name", "breast_cancer"), ("binarise", 4)))
THRESHOLDS = Plan("threshold_erm", "uniform_threshold", (20,))


def test_a_tree_over_yes_or_no_questions_is_bounded_by_its_code_length_first() -> None:
    assert list(TREE.adapters()) == ["tree_code_length", "test_set_binomial", "validation_one_sided"]


def test_granted_and_refused_together_are_all_and_refusals_are_sentences() -> None:
    assert set(TREE.adapters()) | set(TREE.refusals()) == set(bound_adapters())
    assert all(": " in reason for reason in TREE.refusals().values())


def test_measurements_are_no_yes_or_no_questions() -> None:
    plan = Plan("occam_tree", "real_world", (20,))
    assert "yes no question" in facts(plan.refusals()["tree_code_length"])


def test_thresholds_have_a_vc_dimension_and_no_code_word() -> None:
    assert "vc_vapnik" in THRESHOLDS.adapters()
    assert "code word" in THRESHOLDS.refusals()["tree_code_length"]


def test_two_labels_cannot_tell_ten_apart() -> None:
    digits = (("name", "digits"), ("positive", None))
    assert "distribution 10" in (facts(Plan("perceptron", "real_world", (20,), settings=digits).misfit() or ""))
    assert Plan("knn", "real_world", (20,), settings=digits).misfit() is None
    assert THRESHOLDS.misfit() is None


def test_the_learner_is_told_the_labels_of_its_world() -> None:
    assert THRESHOLDS.estimator().labels == (0, 1)


def test_the_tree_pays_for_its_code_length_at_this_delta() -> None:
    assert TREE.estimator().penalty == CodeLengthPenalty(0.1)


def test_impossible_settings_are_refused_in_a_sentence() -> None:
    plan = Plan("threshold_erm", "uniform_threshold", (20,), settings=(("noise", 0.7),))
    with pytest.raises(ValueError, match=pattern("noise UniformThreshold")):
        plan.source()


@over(list(learners))
def test_arguments_are_numbers_and_flags_that_make_the_learner(learner: str) -> None:
    arguments, words = arguments_of(learner), from_sample_of(learner)
    assert all(
        isinstance(value, bool | int | float) or name in options_of(learner) or words[name].read(value) == value
        for name, value in arguments.items()
    )
    learners[learner](**arguments)


@pytest.mark.parametrize("learner", [name for name in learners if "kernel" in arguments_of(name)])
def test_what_a_kernel_does_not_read_is_not_asked(learner: str) -> None:
    """By the kernels' own formulas: <x, z>, (coef0 + <x, z>)^degree, exp(-gamma ||x - z||^2)."""
    read = {kernel: {"gamma", "degree", "coef0"} & set(arguments_of(learner, kernel=kernel)) for kernel in KERNELS}
    assert read["linear"] == read["quadratic"] == set()
    assert read["polynomial"] == {"degree", "coef0"} and read["gaussian"] == {"gamma"}
    assert "kernel" in arguments_of(learner) and "gamma" in arguments_of(learner)


OPTIONS = [
    (learner, name, value, argument)
    for learner in learners
    for name, values in options_of(learner).items()
    for value in values
    for argument in sorted({argument for option in values.values() for argument in option.reads} - {"formula"})
]


@over(OPTIONS)
def test_a_field_is_there_where_it_changes_the_answer(learner: str, name: str, value: str, argument: str) -> None:
    """Two settings of an argument, the same sample: new points' scores differ with exactly the options that read it."""
    rng = np.random.default_rng(2)
    X, new = rng.normal(size=(30, 2)), rng.normal(size=(300, 2))
    y = np.where(X[:, 0] ** 2 + rng.normal(size=30) > 1, 1, -1)
    first, other = (learners[learner](**{name: value, argument: setting}).fit(X, y) for setting in (1, 3))
    answers = [getattr(fitted, "decision_function", fitted.predict)(new) for fitted in (first, other)]
    assert (answers[0] != answers[1]).any() == (argument in arguments_of(learner, **{name: value}))


PRECISION = {"tol", "max_planes"}  # how exactly or how far it is searched, which seldom shows
SOLVED = {"hard_svm", "soft_svm", "kernel_svm", "svc", "logistic_regression"}  # whose max_iter does not show either
FIELDS = [
    (learner, name, usual)
    for learner in learners
    if not about(learner).predicts_numbers
    for name, usual in arguments_of(learner).items()
    if name not in PRECISION and not (name == "max_iter" and learner in SOLVED) and name not in options_of(learner)
]
WORLDS: dict[str, Arguments] = {  # the quickest first
    "circles": (), "interval_union": (), "gaussian_pair": (), "real_world": TREE.settings,
}  # fmt: skip


@pytest.mark.parametrize(("learner", "name", "usual"), FIELDS)
def test_every_field_of_a_learner_changes_something(learner: str, name: str, usual: float | str) -> None:
    """In some world some other value gives another curve; in place of a word there may be any number."""
    usual = 1.0 if isinstance(usual, str) else usual
    others = [not usual] if isinstance(usual, bool) else [max(1, usual // 10), 3 * usual + 1, usual / 100 or 1, 0]
    others = others if isinstance(usual, float) else [type(usual)(value) for value in others]

    def curve(world: str, value: float) -> pd.DataFrame:
        plan = Plan(learner, world, (30,), 4, arguments=((name, value),), settings=WORLDS[world], held=())
        table = learning_curve(plan.estimator(), plan.source(), sizes=plan.sizes, runs=3, seed=4, adapters="none")
        return table[["training_error", "true_risk", "why"]]

    for world in WORLDS:
        before = curve(world, usual)
        for after in (curve(world, value) for value in others):
            if (after["why"] == "").all() and not after.equals(before):
                return
    raise AssertionError(f"{name} of {learner} changes nothing")


def test_sizes_are_evenly_spaced_on_a_logarithmic_axis() -> None:
    assert logarithmic_sizes(10, 1000, 3) == (10, 100, 1000)
    assert logarithmic_sizes(1, 4, 20) == (1, 2, 3, 4)
    assert logarithmic_sizes(7, 7, 5) == (7,)
    sizes = logarithmic_sizes(20, 2000, 8)
    steps = [log(high / low) for low, high in itertools.pairwise(sizes)]
    assert steps == pytest.approx([log(100) / 7] * 7, rel=0.03)


def test_bound_adapters_stay_a_function_when_they_have_been_loaded() -> None:
    import laboratory.experiments

    assert laboratory.experiments.bound_adapters() is bound_adapters()


def test_the_python_script_makes_the_very_table() -> None:
    namespace: dict = {}
    exec(TREE.python(runs=2).replace("print(", "("), namespace)
    held = tuple(TREE.adapters().values())
    table = learning_curve(
        TREE.estimator(), TREE.source(), sizes=TREE.sizes, runs=2, seed=TREE.seed, adapters=held, delta=TREE.delta
    )
    assert namespace["table"].equals(table)


@over(itertools.product([name for name in learners if about(name).predicts_numbers], worlds))
def test_what_predicts_numbers_says_so_in_every_world(learner: str, world: str) -> None:
    assert "predicts numbers" in (Plan(learner, world, (60,)).misfit() or "")


def test_only_the_bounds_held_are_asked_about() -> None:
    plan = Plan("occam_tree", "real_world", (20,), settings=TREE.settings, held=("test_set_binomial", "vc_vapnik"))
    assert list(plan.adapters()) == ["test_set_binomial"] and list(plan.applicable_adapters()) == list(TREE.adapters())
    assert 'in ["test_set_binomial"]]' in plan.python(2)


@pytest.mark.parametrize("held_out", [True, False])
def test_a_user_s_table_is_the_world_and_its_python_reads_it(
    held_out: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    csv = "a,b,kind\n" + "".join(f"{i % 5},{i % 3},{'x' if i % 5 > 2 else 'y'}\n" for i in range(30))
    (tmp_path / "your_table.csv").write_text(csv, "utf-8")
    monkeypatch.chdir(tmp_path)
    whole = from_csv(csv, label="kind").world.against_the_rest("x")
    table = HeldOutTable(whole) if held_out else whole
    plan = Plan("knn", "yours", (5, 10), 3, 0.1, (("n_neighbors", 1),), (("label", "kind"), ("positive", "x")), table)
    held = tuple(plan.adapters().values())
    exec(plan.python(2), {})
    printed = summary(
        learning_curve(
            plan.estimator(), table, sizes=plan.sizes, runs=2, seed=plan.seed, adapters=held, delta=plan.delta
        )
    ).to_string()
    assert capsys.readouterr().out.strip() == printed.strip()


def test_equal_tables_make_equal_plans() -> None:
    tables = [from_csv("a,kind\n1,x\n2,y\n").world for _ in range(2)]
    plans = [Plan("knn", "yours", (5,), table=table) for table in tables]
    assert plans[0] == plans[1] and repr(plans[0]) == repr(plans[1])
    other = from_csv("a,kind\n1,x\n3,y\n").world
    assert Plan("knn", "yours", (5,), table=other) != plans[0] and repr(other) != repr(tables[0])
