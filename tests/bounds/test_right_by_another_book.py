"""A number of examples that another book's theorem gives, from the same facts, is named with its title and source."""

import math
from typing import Any

import pytest

from bounds import Ln, diagnose, theorems
from bounds.diagnosing.verdict import Verdict

REALIZABLE = {"delta": 0.05, "d": 10}
SOLVED = ("vc_realizable_growth", {"unknown": "m", "at_most": 0.05, **REALIZABLE})
# By hand, each formula as its book prints it.
PRINTED = {
    "vc_blumer_sum": (4 * math.log2(2 / 0.05) + 8 * 10 * math.log2(13 / 0.05)) / 0.05,
    "vc_blumer": max(4 * math.log2(2 / 0.05), 8 * 10 * math.log2(13 / 0.05)) / 0.05,
    "vc_realizable_uml": 8 / 0.05 * (2 * 10 * math.log(16 * math.e / 0.05) + math.log(2 / 0.05)),
    "vc_anthony_bartlett_realizable": 4 / 0.05 * (10 * math.log(12 / 0.05) + math.log(2 / 0.05)),
}
NUMBERS = {
    "13,262": "vc_blumer_sum", "12,836": "vc_blumer", "22,249": "vc_realizable_uml",
    "4,680": "vc_anthony_bartlett_realizable",
}  # fmt: skip
AGNOSTIC = 64 / 0.05**2 * (20 * math.log(12 / 0.05) + math.log(4 / 0.05))  # for the excess risk


@pytest.mark.parametrize(("answer", "slug"), NUMBERS.items())
@pytest.mark.parametrize("asked", ["vc_realizable_growth", *PRINTED])
def test_textbook_answers_are_right_by_their_book(answer: str, slug: str, asked: str) -> None:
    assert math.ceil(PRINTED[slug]) == int(answer.replace(",", ""))
    question = SOLVED[1] if asked == SOLVED[0] else {"epsilon": 0.05, **REALIZABLE}
    found = diagnose(answer, asked, **question)
    if asked == slug:
        assert found.verdict is Verdict.RIGHT and found.book is None
        return
    assert found.verdict is Verdict.BY_ANOTHER_BOOK and not found and not found.slips
    assert found.book is theorems[slug]
    for shown in (repr(found), found._repr_markdown_()):
        assert theorems[slug].title in shown and str(theorems[slug].source) in shown


def test_its_neighbours_are_not() -> None:
    for answer in ("13,261", "13,263", "12,835", "1.3e4", "4,679"):
        assert diagnose(answer, SOLVED[0], **SOLVED[1]).verdict is Verdict.WRONG


@pytest.mark.parametrize(
    ("answer", "slug", "asked"),
    [
        (math.ceil(AGNOSTIC), *SOLVED),  # of another event: the excess risk
        (math.ceil(PRINTED["vc_blumer"]), "vc_original", {"unknown": "m", "at_most": 0.05, **REALIZABLE}),
        (math.ceil(PRINTED["vc_blumer"]), "vc_realizable_growth", {"unknown": "m", "at_most": 0.06, **REALIZABLE}),
    ],
)
def test_what_another_event_takes_is_not_right(answer: int, slug: str, asked: dict[str, Any]) -> None:
    """Nobody is told to be right who assumed a consistent hypothesis where the theorem does not."""
    assert diagnose(answer, slug, **asked).verdict is Verdict.WRONG


def test_a_book_is_right_only_within_its_own_limits() -> None:
    """Shalev-Shwartz and Ben-David ask for accuracies up to 1/4."""
    epsilon, delta, d = 0.3, 0.05, 10
    beyond = math.ceil(8 / epsilon * (2 * d * math.log(16 * math.e / epsilon) + math.log(2 / delta)))
    found = diagnose(beyond, "vc_realizable_growth", "m", at_most=epsilon, delta=delta, d=d)
    assert found.book is not theorems["vc_realizable_uml"]


def test_no_book_assumes_more() -> None:
    """Of every theorem that can be solved for m, and of every pair: what books assume, it assumes or grants."""
    from bounds.diagnosing.other_books import granted

    for theorem in theorems.values():
        assumed = {assumption.key for assumption in theorem.assumes}
        more = granted(theorem) - assumed
        assert more <= {"any_learner", "loss_in_unit_interval", "erm", "realizable", "consistent_learner"}
        assert "realizable" not in more or "consistent_learner" in assumed
        assert "consistent_learner" not in more or {"realizable", "erm"} <= assumed


def test_a_class_size_is_no_dimension() -> None:
    given: dict[str, Any] = {"at_most": 0.05, "delta": 0.05, "ln_size": Ln(2, 10)}
    assert diagnose(13_262, "finite_realizable", "m", **given).book is None
