"""The command line's `--json`: one object that every reader takes, with keys that stay."""

import json
import math
from typing import Any

import pytest

from bounds import theorems, vc_dimension
from bounds.diagnosis.verdict import Verdict
from tests.bounds.test_command_line import LITERALS, SQUARE, run
from tests.sentences import facts


def answer(*words: str, code: int = 0) -> Any:
    """The one JSON object that a command prints, read as strictly as the standard asks."""
    ended, output = run(*words, "--json")
    assert ended == code, output
    return json.loads(output, parse_constant=pytest.fail)


def test_value_as_json() -> None:
    rest = math.sqrt(math.log(2) / math.log(40))  # of a class of a single hypothesis, with δ = 1
    result = answer("value", "finite_agnostic", "m=1000", "delta=0.05", "ln_size=0")
    assert "2,000 at most 0.03037" in facts(result["what_then"].pop("sentence"))
    assert result == {
        "theorem": "finite_agnostic",
        "given": {"m": 1000, "delta": 0.05, "ln_size": 0},
        "quantity": "gap",
        "relation": "<=",
        "ends": "both",
        "value": pytest.approx(math.sqrt(math.log(40) / 2000), rel=1e-15),
        "terms": pytest.approx({"complexity": 0.0, "confidence": 1 - rest, "rest": rest}, rel=1e-7),
        "what_then": {
            "m": 2000,
            "value": pytest.approx(math.sqrt(math.log(40) / 4000), rel=1e-15),
        },
    }


def test_solve_as_json() -> None:
    answer_found = answer("solve", "finite_realizable", "m", "at_most=0.1", *LITERALS)
    assert (answer_found["value"], answer_found["certified"]) == (140, True)
    assert answer_found["achieved"] == pytest.approx((10 * math.log(3) + math.log(20)) / 140, rel=1e-12)


def test_the_answer_none_is_null_and_exit_code_1() -> None:
    answer_found = answer("solve", "finite_agnostic", "m", "at_most=0", *LITERALS, code=1)
    assert answer_found["value"] is None
    assert answer_found["why"].startswith("no m makes")


def test_long_integers_are_strings() -> None:
    """m = (10 ln 3 + ln 20)/10^-20, about 1.4 * 10^21."""
    answer_found = answer("solve", "finite_realizable", "m", "at_most=1e-20", *LITERALS)
    assert answer_found["value"].startswith("13981") and len(answer_found["value"]) == 22
    assert answer("count", "2**53")["size"] == 2**53
    assert answer("count", "2**53+1")["size"] == str(2**53 + 1)
    assert answer("count", "2**(2**20)")["size"] is None


def test_check_as_json() -> None:
    question = ("finite_realizable", "unknown=m", "at_most=0.1", *LITERALS)
    assert answer("check", "140", *question)["right"] is True
    wrong = answer("check", "202", *question, code=1)
    assert (wrong["right"], wrong["value"], wrong["slips"][0]["value"]) == (False, 140, 202)
    coarse = answer("check", "1e2", *question, code=1)
    assert (coarse["right"], coarse["verdict"], coarse["enough"], coarse["slips"]) == (
        False, Verdict.TOO_FEW_DIGITS, 3, [],
    )  # fmt: skip


def test_count_as_json() -> None:
    answer_found = answer("count", "conjunctions", "n=10")
    assert (answer_found["size"], answer_found["at_most"], answer_found["latex"]) == (59050, False, "3^{10}+1")
    assert answer_found["ln_size"] == pytest.approx(math.log(59050), rel=1e-15)


def test_vc_as_json() -> None:
    assert answer("vc", "boxes")["value"] == 4
    assert answer("vc", "sine")["value"] == "infinite"
    assert answer("vc", "trees")["value"] is None
    assert len(answer("vc")["classes"]) == len(vc_dimension)


def test_shatters_as_json() -> None:
    answer_found = answer("shatters", "halfspaces", SQUARE, code=1)
    assert (answer_found["realized"], answer_found["total"], answer_found["first_impossible"]) == (14, 16, [0, 1, 1, 0])
    assert sorted(answer_found["certificate"]["points"]) == [1, 2, 3, 4]
    assert answer_found["certificate"]["weights"] == ["1/2"] * 4  # the diagonals halve each other
    assert answer("shatters", "halfspaces", "1/3,0 1,0 0,1")["points"][0] == ["1/3", 0]


def test_lists_as_json() -> None:
    assert [row["theorem"] for row in answer("list")["theorems"]] == list(theorems)
    text = answer("show", "vc_confidence")
    assert text["latex"] == theorems["vc_confidence"].latex
    assert [row["name"] for row in text["variables"]] == ["m", "delta", "d"]


def test_refusals_as_json() -> None:
    assert "integer ≥ 1" in facts(answer("value", "finite_agnostic", "m=0", *LITERALS, code=2)["error"])
    assert answer("value", code=2) == {"error": "Missing argument 'SLUG'."}
