"""What a bound is held to, where hardly anybody means it: one question and a button, on the page and elsewhere."""

from typing import Any

import streamlit  # noqa: F401  (tells conftest to show errors in full)

from bounds import theorems
from bounds.batches.answers import answer
from bounds.reading.numbers import read_number
from bounds.solving.typed_inputs import understood
from bounds.theorem import Theorem
from pages.answering.question import target_word
from tests.all_told import over
from tests.opening import as_read, calm, messages, opened

# By hand: of each kind of target what is typed, and what is rather meant; None where it is an ordinary one.
AN_ERROR = {"95 %": 0.05, "0.95": 0.05, "95": 0.05, "10": 0.1, "5,0": 0.05, "1": 0.01, "50 %": None, "5 %": None,
            "0.02": None, "1000": None}  # fmt: skip
A_COVERAGE = {"5 %": 0.95, "0,1": 0.9, "95": 0.95, "10": 0.9, "95 %": None, "0.5": None, "0.99": None}
NEITHER = {"95 %": None, "5 %": None, "95": 0.95, "10": 0.1}
A_COUNT = {"1.000": 1000, "12.500": 12500, "1000": None, "12.5": None, "0.95": None}
A_LOGARITHM = {"1000": "ln(1000)", "20": "ln(20)", "19": None, "20.5": None, "ln(1000)": None}
ANY_NUMBER = {"95 %": None, "10": None, "1000": None, "1.000": None}
KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "error at most": ("finite_realizable", AN_ERROR), "error at least": ("expected_risk_lower", AN_ERROR),
    "failure at least": ("no_free_lunch", AN_ERROR), "failure exactly": ("two_coins_exact", AN_ERROR),
    "miscoverage": ("conformal_conditional", AN_ERROR), "tail": ("chernoff_lower_tail", AN_ERROR),
    "coverage at least": ("cv_plus_conditional", A_COVERAGE), "coverage exactly": ("conformal_coverage", A_COVERAGE),
    "separability": ("cover_separability", NEITHER), "cosine": ("random_directions", NEITHER),
    "examples at most": ("vc_blumer_sum", A_COUNT), "labellings": ("sauer", A_COUNT),
    "mistakes": ("perceptron_mistakes", A_COUNT), "class size": ("tree_class_size", A_LOGARITHM),
    "loss": ("mean_generalization_gap", ANY_NUMBER), "excess squared risk": ("ols_excess", ANY_NUMBER),
}  # fmt: skip


def kind_of(theorem: Theorem) -> dict[str, Any]:
    if theorem.is_share:
        return {"small": AN_ERROR, "large": A_COVERAGE, "": NEITHER}[theorem.returns.wanted]
    if theorem.returns.counts:
        return A_COUNT
    return A_LOGARITHM if theorem.returns.name.startswith("log ") else ANY_NUMBER


def as_typed(rather: Any) -> str:
    return rather if isinstance(rather, str) else f"{rather:g}"


@over(KINDS.values())
def test_each_kind_of_target_is_its_own(slug: str, cases: dict[str, Any]) -> None:
    assert kind_of(theorems[slug]) is cases


@over([theorem for theorem in theorems.values() if theorem.solvable and theorem.returns.name != "log volume"])
def test_a_target_that_hardly_anybody_means_is_asked_about_in_every_theorem(theorem: Theorem) -> None:
    """One question each, and what was told is not changed by it."""
    word, unknown = target_word(theorem), theorem.solvable[0]
    for typed, rather in kind_of(theorem).items():
        read = understood(theorem, {word: typed}, unknown)
        assert [doubt.rather for doubt in read.doubts] == ([] if rather is None else [read_number(as_typed(rather))]), (
            typed
        )
        assert read.inputs[word] == read_number(typed)


@over(KINDS.values())
def test_a_batch_asks_about_its_target(slug: str, cases: dict[str, Any]) -> None:
    theorem = theorems[slug]
    inputs = {variable.name: variable.default for variable in theorem.variables if variable.name != theorem.solvable[0]}
    for typed, rather in list(cases.items())[:3]:
        doubts = answer(theorem, {**inputs, target_word(theorem): typed}, theorem.solvable[0])["doubts"]
        assert (doubts is None) == (rather is None)


@over([KINDS[kind] for kind in ("error at most", "coverage at least", "cosine", "labellings", "class size", "loss")])
def test_the_calculator_asks_once_and_a_button_does_it(slug: str, cases: dict[str, Any]) -> None:
    """Of each kind the first target that is asked about, and the last that is not; what was typed stays meanwhile."""
    theorem = theorems[slug]
    word, of_solving = target_word(theorem), {"theorem": slug, "for": theorem.solvable[0]}
    case = next(((typed, rather) for typed, rather in cases.items() if rather is not None), None)
    ordinary = [typed for typed, rather in cases.items() if rather is None][-1]
    app = opened("calculator", **of_solving, **{word: ordinary if case is None else case[0]})
    assert not app.exception
    buttons = [button for button in app.button if str(button.key).startswith(f"_meant_{word}_")]
    if case is None:
        assert not buttons
        return
    typed, rather = case
    assert len(buttons) == 1 and app.text_input(key=word).value == typed
    _, offered = as_read(buttons[0].label).split(" ", 1)
    assert [line.endswith(f"{offered}?") for line in messages(app) if "?" in line] == [True]
    buttons[0].click().run()
    assert app.text_input(key=word).value == as_typed(rather)
    app.text_input(key=word).set_value(ordinary).run()
    assert not [button for button in app.button if str(button.key).startswith("_meant_")] and not app.exception


def test_the_usual_target_is_asked_about_nowhere() -> None:
    for slug in ("conformal_coverage", "tree_class_size"):
        app = opened("calculator", theorem=slug)
        calm(app)
        assert not [button for button in app.button if str(button.key).startswith("_meant_")]
