"""Cases worked out on paper: an answer as handed in, what it is judged, and words that must be said of it."""

from collections.abc import Iterable
from typing import Any

from bounds.diagnosis.verdict import Verdict
from laboratory.by_hand import check
from tests.all_told import each

Case = tuple[Any, str, Any, dict[str, Any], Verdict, str]  # answer, quantity, rows, what is told, verdict, words


def hold(cases: Iterable[Case]) -> None:
    """Every case is judged as it says; a real answer is handed in with three digits and with five."""
    each(_holds, {f"{place}: {case[0]} {case[1]} {case[3]} {case[5]}": case for place, case in enumerate(cases)})


def _holds(answer: Any, name: str, rows: Any, entries: dict[str, Any], verdict: Verdict, words: str) -> None:
    for handed in [f"{answer:.3g}", f"{answer:.5g}"] if isinstance(answer, float) else [answer]:
        result = check(handed, name, *rows, **entries)
        assert result.verdict is verdict, result
        said = [result.form, *(text for slip in result.slips for text in (slip.words, *slip.others))]
        assert any(words in text for text in said) if words else not any(said), said
