"""The same question has the same answer, to the last bit: under any clock, and whatever was asked before."""

import ast
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bounds
from bounds import compare, diagnose, theorems
from bounds.comparison import application
from bounds.diagnosis import pairs, siblings, singles
from bounds.diagnosis.case import case
from bounds.diagnosis.quiet import without_warnings
from bounds.formula.exact import _exact
from bounds.solving import evaluation, monotone, sawtooth
from bounds.solving.question import Solution

CLOCKS = "monotonic perf_counter process_time thread_time time".split()
MAY_LOOK_AT_THE_CLOCK = {"formula/patience.py", "formula/turns.py"}
LIMITS = (
    *((module, "LONGEST") for module in (application, evaluation, monotone, sawtooth, singles, siblings)),
    *((pairs, name) for name in ("LISTING", "TRYING", "SOLVING")),
)
Answer = tuple[str, ...]


def solved(slug: str, unknown: str, **question: Any) -> Answer:
    solution = theorems[slug].solve(unknown, **question)
    return answer_of(solution)


def answer_of(result: Solution) -> Answer:
    return repr(result.value), repr(result.achieved), repr(result.certified), repr(result.finished), result.why


def compared(**facts: Any) -> Answer:
    comparison = compare(**facts)
    rows = (f"{row.slug} {row.value!r} {row.certified} {row.both_sides!r} {row.why}" for row in comparison)
    return (
        *rows,
        *(f"{unlock.theorem.slug}: {unlock.why}" for unlock in comparison.left_out),
        repr(comparison.unlocks),
    )


def diagnosed(answer: str, slug: str, unknown: str | None = None, **question: Any) -> Answer:
    return tuple(map(repr, diagnose(answer, slug, unknown, **question).slips))


def suspected(slug: str, **inputs: float) -> Answer:
    """Every number that a diagnosis of the value knows, by one slip and by two."""
    known = case(theorems[slug], "", None, tuple(sorted(inputs.items())), theorems[slug](**inputs))
    with without_warnings():
        twice = pairs.trials(known.task, 4.2, known.right)
    return (
        *(f"{entry.words} {entry.raw!r}" for entry in known.singles),
        *(f"{entry.second} {entry.about!r}" for entry in twice),
    )


BENTKUS: dict[str, Any] = {"delta": 0.05, "test_error": 0.01}
GHOST: dict[str, Any] = {"delta": 0.05, "d": 10, "errors": 50, "ghost": 4000}
MANY_GHOSTS = GHOST | {"errors": 3_000_000, "ghost": 40_000_000}
CASES: dict[str, Callable[[], Answer]] = {
    "monotone": lambda: solved("vc_original", "m", at_most=0.05, delta=0.05, d=10),
    "a long sum": lambda: solved("vc_hypergeometric", "m", at_most=0.2, **GHOST),
    "a search that ends early": lambda: solved("vc_hypergeometric", "m", at_most=0.2, **MANY_GHOSTS),
    "a proof that ends early": lambda: solved("ks_one_sided", "delta", at_most=0.02, m=10_000),
    "no root, and long": lambda: solved("best_of_models", "models", at_most=0.3, m=1000, error=0.5),
    "a saw": lambda: solved("hoeffding_bentkus", "m", at_most=0.0125, **BENTKUS),
    "a saw of many teeth": lambda: solved("hoeffding_bentkus", "m", at_most=0.0102, **BENTKUS),
    "another saw": lambda: solved("conformal_conditional", "m", at_most=0.501, alpha=0.5, delta=0.05),
    "many examples": lambda: solved("vc_original", "m", at_most=1e-20, delta=0.05, d=1000),
    "an array": lambda: solved("vc_original", "m", at_most=np.array([0.1, 0.05, -1]), delta=0.05, d=10),
    "an array of saws": lambda: solved("hoeffding_bentkus", "m", at_most=np.array([0.02, 0.0102]), **BENTKUS),
    "the best value": lambda: answer_of(theorems["pac_bayes_lambda"].optimize(
        "lam", m=1000, delta=0.05, kl=5, training_error=0.1)),
    "a value beyond doubles": lambda: (
        repr(theorems["find_s_mean"](m=5000, n=1_000_000_000_001, relevant=0, p=0.2902)),),
    "compared by m": lambda: compared(d=10, epsilon=0.05, delta=0.05),
    "compared on a test set": lambda: compared(m=1000, errors=50, delta=0.05),
    "compared with long sums": lambda: compared(d=10, epsilon=0.05, delta=0.05, errors=500_000),
    "diagnosed in pairs": lambda: diagnosed("734.12345", "finite_agnostic_excess", "m", at_most=0.123, delta=0.05,
                                            ln_size="10*ln(3)"),
    "diagnosed by one slip": lambda: diagnosed("202", "finite_realizable", "m", at_most=0.1, delta=0.05,
                                               ln_size="10*ln(3)"),
    "diagnosed with long sums": lambda: suspected("vc_hypergeometric", m=1000, **GHOST),
    "diagnosed in a long formula": lambda: suspected("vc_catoni", m=1000, d=10, delta=0.05, training_error=0.1,
                                                     ghost=4000),
}  # fmt: skip
# What the limits below cut off.
END_EARLY = ("a search that ends early", "a proof that ends early", "a saw of many teeth", "an array of saws")


@pytest.fixture(scope="module")
def answers() -> Iterator[dict[str, Answer]]:
    """Under the machine's own clock. Limits are a twentieth of the product's, so that many are met soon."""
    with pytest.MonkeyPatch.context() as patch:
        for module, name in LIMITS:
            patch.setattr(module, name, getattr(module, name) // 20)
        yield asked_afresh()


def asked_afresh() -> dict[str, Answer]:
    """Every case in turn, with nothing remembered of what was asked before."""
    case.cache_clear()
    _exact.cache_clear()
    return {name: ask() for name, ask in CASES.items()}


@pytest.mark.parametrize("speed", [1000.0, 0.001])
def test_no_clock_changes_an_answer(answers: dict[str, Answer], speed: float, monkeypatch: pytest.MonkeyPatch) -> None:
    faster = {
        getattr(time, name): lambda clock=getattr(time, name): speed * clock()  # noqa: B008 - this very clock
        for name in CLOCKS
    }
    for name, module in list(sys.modules.items()):
        if name == "time" or name.partition(".")[0] == "bounds":
            for word, entry in list(vars(module).items()):
                if callable(entry) and getattr(entry, "__module__", None) == "time" and entry in faster:
                    monkeypatch.setattr(module, word, faster[entry])
    assert asked_afresh() == answers


def test_no_answer_depends_on_what_was_asked_before(answers: dict[str, Answer]) -> None:
    """Backwards, and each diagnosis a second time at once."""
    backwards = list(CASES)[::-1]
    assert {name: CASES[name]() for name in backwards} == answers
    again = [name for name in backwards if name.startswith("diagnosed")]
    assert {name: CASES[name]() for name in again} == {name: answers[name] for name in again}


@pytest.mark.parametrize("name", END_EARLY)
def test_what_ends_early_says_so(answers: dict[str, Answer], name: str) -> None:
    *_, certified, finished, why = answers[name]
    assert certified == "False" and finished != "True" and "not finished" in why


def test_what_takes_too_long_among_many_is_named(answers: dict[str, Answer]) -> None:
    assert f"vc_hypergeometric: {application.TOO_LONG}" in answers["compared with long sums"]


def test_only_who_waits_is_asked_by_the_clock() -> None:
    """No other module of `bounds` knows one."""
    home = Path(bounds.__file__).parent
    reading = {
        path.relative_to(home).as_posix()
        for path in home.rglob("*.py")
        if any(_brings_a_clock(node) for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    }
    assert reading == MAY_LOOK_AT_THE_CLOCK


def _brings_a_clock(node: ast.AST) -> bool:
    match node:
        case ast.Import(names):
            brought = {name.name.partition(".")[0] for name in names}
        case ast.ImportFrom(module=str(name)):
            brought = {name.partition(".")[0]}
        case _:
            return False
    return bool(brought & {"time", "timeit", "datetime", "resource", "signal", "sched"})
