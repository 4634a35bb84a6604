"""What a plan answers is put in again: it reaches what was wanted, and a little less does not; typed as people type."""

from typing import Any

import pytest
from click.testing import CliRunner

from bounds import theorems
from laboratory.command_line import main
from laboratory.plans import PLANS, plan
from laboratory.plans.answer import inputs_of
from tests.sentences import facts

VALUES: dict[str, list[dict[str, Any]]] = {
    "same_items": [
        {}, {"difference": 0.1, "other_alone": 0.02, "power": 0.9, "sides": "one"},
        {"other_alone": 0, "difference": 0.01}, {"difference": 0.3, "other_alone": 0.2, "level": 0.001, "items": 200},
        {"items": 30, "difference": 0.2},
    ],
    "own_samples": [
        {"difference": 0.1}, {"difference": 0.2, "accuracy": 0.5, "power": 0.95, "sides": "one", "items": 80},
        {"test": "boschloo", "difference": 0.3, "accuracy": 0.4, "items": 60},
        {"test": "pooled", "difference": 0.3, "accuracy": 0.4, "items": 30},
        {"difference": 0.998, "accuracy": 0.001, "items": 5},
    ],
    "not_worse": [
        {}, {"ratio": 2, "new": 0.9, "old": 0.88, "margin": 0.1}, {"power": 0.999, "level": 0.0001, "margin": 0.1},
        {"test": "exact", "new": 0.9, "old": 0.9, "margin": 0.2, "items": 60}, {"margin": 0, "new": 0.9, "old": 0.8},
        {"new": 0.999, "old": 0.5, "margin": 0.5, "items": 4},
    ],
    "not_worse_same_items": [
        {}, {"margin": 0.1, "items": 80, "new_alone": 0.1, "old_alone": 0.12},
        {"test": "exact", "margin": 0.2, "items": 50}, {"margin": 0, "new_alone": 0.2, "old_alone": 0.05},
        {"old_alone": 0, "new_alone": 0.0001, "margin": 0.01},
    ],
    "several_models": [{"difference": 0.1}, {"models": 50, "difference": 0.1, "items": 900}],
    "one_accuracy": [
        {}, {"interval": "wilson", "accuracy": 0.5}, {"interval": "wilson", "accuracy": 0.999, "margin": 0.01},
        {"margin": 0.4999},
    ],
    "finite_pool": [{"items": 300}, {"population": 60, "accuracy": 0.5, "margin": 0.1, "items": 30}],
    "clusters": [
        {}, {"cluster_size": 7.5, "correlation": 0.3, "variation": 0.5}, {"correlation": 1, "cluster_size": 10},
        {"correlation": 0},
    ],
    "several_runs": [{}, {"runs": 16, "correlation": 0.2}, {"correlation": 1}],
}  # fmt: skip
NOT_SOLVED = {("not_worse", "margin"), ("not_worse_same_items", "margin")}  # of the exact tests
TRIPS = [
    (name, quantity.name, values)
    for name, each in VALUES.items()
    for values in each
    for quantity in PLANS[name].quantities
    if quantity.variable and not (values.get("test") == "exact" and (name, quantity.name) in NOT_SOLVED)
]
NOTCH = 2e-3  # relative: an answer of four digits is rounded by at most half of it


def test_there_are_many_trips() -> None:
    assert len(TRIPS) > 100 and {name for name, _, _ in TRIPS} == set(PLANS)


@pytest.mark.parametrize(("name", "unknown", "values"), TRIPS)
def test_the_answer_reaches_what_was_wanted_and_less_does_not(name: str, unknown: str, values: dict[str, Any]) -> None:
    """Or there is no smaller value that can be set."""
    question = PLANS[name]
    quantity, reached = question.quantity(unknown), question.reached
    known = {field: value for field, value in values.items() if field != unknown}
    answer = plan(name, unknown, **({} if unknown == "items" else {"items": 900}) | known)
    if answer.value is None:
        assert (unknown, values.get("power")) == ("level", 0.999)  # even one half is not enough
        return
    assert quantity.field.allows(answer.value)
    wanted = answer.settings[reached.name]

    def again(value: Any) -> float:
        there = {**answer.settings, unknown: value}
        del there[reached.name]
        if question.limit(there):  # the plan of a power also looks for all sizes that have it
            return float(theorems[question.theorem(there)](**inputs_of(question, there, reached.name)))
        achieved = plan(name, reached.name, **there).achieved
        assert achieved is not None
        return achieved if reached.falls else -achieved

    target = wanted if reached.falls else -wanted * (1 + 1e-12)
    assert again(answer.value) >= target
    less = answer.value - 1 if quantity.is_whole else answer.value * (1 - NOTCH)
    if less > 0 and quantity.field.allows(less) and answer.value > quantity.field.domain.low:
        try:
            assert again(less) < target
        except ValueError:  # the theorem's own level, that of one of many models, cannot be so small
            assert name == "several_models" and unknown == "level"


EIGHTY = ["80 %", "80%", "0.8", ".8", "0,8", "4/5", "80 percent", "8e-1", "80.0%", "0.80"]
FIVE = [
    "0.05",
    "5%",
    "5 %",
    "5pp",
    "5 pp",
    "5 points",
    "5 percentage points",
    "0,05",
    "1/20",
    "5e-2",
    "5 pts",
    "5 p.p.",
]
THOUSAND = ["1000", "1,000", "1k", "1K", "1e3", "10**3", "1 000", "1_000", "1'000"]


def typed(*words: str) -> tuple[int, str, str]:
    said = CliRunner().invoke(main, ["plan", *words])
    return said.exit_code, said.stdout, said.stderr


@pytest.mark.parametrize("text", EIGHTY)
def test_a_power_as_people_type_it(text: str) -> None:
    code, out, _ = typed("one_accuracy", "interval=wilson", f"accuracy={text}", "margin=0.05")
    assert code == 0 and out.split(" ")[0] == plan("one_accuracy", interval="wilson", accuracy=0.8, margin=0.05).read(
        "items"
    )


@pytest.mark.parametrize("text", FIVE)
def test_a_margin_as_people_type_it(text: str) -> None:
    code, out, _ = typed("not_worse", f"margin={text}")
    assert code == 0 and out.split(" ")[0] == "851"  # by the formula: see test_more_plans
    code, out, _ = typed("same_items", f"difference={text}", "other_alone=0.05")
    assert code == 0 and out.split(" ")[0] == plan("same_items", difference=0.05, other_alone=0.05).read("items")


@pytest.mark.parametrize("text", THOUSAND)
def test_a_number_of_items_as_people_type_it(text: str) -> None:
    code, out, _ = typed("one_accuracy", f"items={text}", "solve=margin")
    assert code == 0 and out.split(" ")[0] == "0.04295"  # the root of ln 40 / 2000, rounded up


ABSURD = [
    ("same_items", "power=80"), ("same_items", "power=1"), ("same_items", "power=nan"), ("same_items", "power=-0.8"),
    ("same_items", "power=80%%"), ("same_items", "power=0.8 %"), ("same_items", "difference=5"),
    ("same_items", "difference=-5pp"), ("same_items", "difference=points"), ("same_items", "difference=400 points"),
    ("one_accuracy", "items=0"), ("one_accuracy", "items=1e400"), ("one_accuracy", "items=1.5"),
    ("one_accuracy", "items=many"), ("not_worse", "margin=51pp"), ("not_worse", "test=chan"),
    ("not_worse", "test=exact", "ratio=0.5"), ("own_samples", "test=boschloo", "items=5k", "solve=power"),
    ("not_worse_same_items", "new_alone=60%", "old_alone=50%"), ("clusters", "correlation=1.1"),
    ("several_runs", "runs=0"), ("finite_pool", "population=1e9"), ("several_models", "models=-1"),
]  # fmt: skip


@pytest.mark.parametrize("words", ABSURD)
def test_an_absurd_value_is_one_sentence(words: tuple[str, ...]) -> None:
    code, out, err = typed(*words)
    sentence = err.strip().splitlines()[-1]
    assert code == 2 and not out and sentence.endswith((".", "?")) and not sentence.endswith(("?.", ".."))


def test_a_dot_for_thousands_is_queried() -> None:
    code, _, err = typed("same_items", "items=1.000", "solve=power")
    assert code == 2 and "1,000" in facts(err)


def test_an_answer_below_what_can_be_set_is_the_smallest_that_can() -> None:
    """McNemar's power at 1,000 items and a level of 1e-5 is above 0.9 already."""
    answer = plan("same_items", "level", items=1000, difference=0.1, other_alone=0.02, power=0.9, sides="one")
    assert answer.value == 1e-5 and answer.achieved is not None and answer.achieved > 0.99
    assert plan("one_accuracy", "delta", items=1000, margin=0.4).value == 1e-9
