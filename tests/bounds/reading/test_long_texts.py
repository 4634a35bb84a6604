"""What is typed may be as long as somebody likes: no reader's work grows with more than its length."""

import re
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from bounds import DomainError, diagnose, theorems
from bounds.command_line import main
from bounds.diagnosis import answers
from bounds.reading import facts, latex, lists, meant, numbers, ranges, spoken, stated, units, written
from bounds.vocabulary.domain import integers
from laboratory.views.fields import Number
from tests.sentences import facts as facts_of
from tests.sentences import pattern

LONG = 10**5
M = theorems["finite_realizable"].variable("m")
READERS: dict[str, Callable[[str], Any]] = {
    "plainly": written.plainly,
    "written_number": written.written_number,
    "read_otherwise": written.read_otherwise,
    "said_in_words": written.said_in_words,
    "read_number": numbers.read_number,
    "read_exactly": numbers.read_exactly,
    "is_interval": numbers.is_interval,
    "other_numbers": lambda text: meant.other_numbers(text, whole=True),
    "stated": stated.stated,
    "read_with_unit": lambda text: units.read_with_unit(text, M),
    "why_another_unit": lambda text: units.why_another_unit(text, M),
    "read_otherwise_too": answers.read_otherwise_too,
}
PATTERNS = (written, numbers, meant, stated, units, latex, spoken, ranges)
FILLINGS = ("1", "1.", "1 ", "1⁰", "$ ", "\\frac{1}{2}", "twenty-", "10^", "e^")


class Short:
    """A pattern that is never tried on a long text."""

    def __init__(self, whole: re.Pattern[str]) -> None:
        self.whole = whole

    def __getattr__(self, name: str) -> Any:
        method = getattr(self.whole, name)
        if not callable(method):
            return method

        def tried(*arguments: Any) -> Any:
            assert len(arguments[-1]) <= 20 * written.LONGEST, (name, self.whole.pattern)
            return method(*arguments)

        return tried


@pytest.fixture
def short_texts_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every pattern of the readers is watched."""

    def watch(module: ModuleType) -> None:
        for name, value in vars(module).copy().items():
            if isinstance(value, re.Pattern):
                monkeypatch.setattr(module, name, Short(value))

    for module in PATTERNS:
        watch(module)


@pytest.mark.usefixtures("short_texts_only")
@pytest.mark.parametrize("reader", READERS)
def test_no_pattern_is_tried_on_what_is_too_long_for_a_number(reader: str) -> None:
    for filling in FILLINGS:
        text = (filling * LONG)[:LONG]
        READERS[reader](text)
        READERS[reader](f"{text}x")


def test_the_watch_sees_a_long_text() -> None:
    with pytest.raises(AssertionError):
        Short(re.compile("1+")).sub("", "1" * LONG)


def test_the_longest_number_is_read_and_one_digit_more_is_none() -> None:
    longest = "1" * written.LONGEST
    assert numbers.read_number(longest) == int(longest)
    assert numbers.read_number(f"{longest}1") == f"{longest}1"


@pytest.mark.usefixtures("short_texts_only")
def test_the_library_refuses_long_digits_in_one_sentence() -> None:
    digits = "1" * LONG
    with pytest.raises(DomainError, match=pattern("≤ 400 100,000")):
        diagnose(digits, "finite_realizable", "m", at_most=0.1, delta=0.05, ln_size=3)
    with pytest.raises(DomainError, match=pattern("≤ 400 100,000")):
        theorems["finite_realizable"](m=digits, delta=0.05, ln_size=3)


@pytest.mark.usefixtures("short_texts_only")
def test_a_field_refuses_long_digits_in_one_short_sentence() -> None:
    field = Number("m", "Tosses m", "number of tosses", integers(1, 10_000), 100)
    with pytest.raises(ValueError, match=pattern("≤ 400 100,000")) as refusal:
        field.parse("1" * LONG)
    assert len(str(refusal.value)) < 200


@pytest.mark.parametrize("place", ["check {} finite_realizable unknown=m", "value finite_realizable m={}"])
def test_the_command_line_refuses_long_digits(place: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = place.format("1" * LONG).split()
    with pytest.raises(SystemExit) as ended:
        main([*words, *("at_most=.1" for _ in words[:1] if words[0] == "check"), "delta=.05", "ln_size=3"])
    assert ended.value.code == 2
    assert "≤ 400 100,000" in facts_of(capsys.readouterr().err)


def test_facts_and_lists_of_a_million_digits() -> None:
    """Each letter is read a few times: what took the square of the length would not come back."""
    digits = "1" * 10**6
    assert facts.parted(f"a={digits}") == {"a": digits}
    with pytest.raises(ValueError, match="name=value"):
        facts.parted(digits)
    assert not lists.may_be_one(digits)
    assert not lists.may_be_one("1." * 10**6)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("n = 1000, eps=0,05 |H|=3^10", {"n": "1000", "eps": "0,05", "|H|": "3^10"}),
        (" m=5 ; δ = 1 in 20,", {"m": "5", "δ": "1 in 20"}),
        ("a==5", {"a": "=5"}),
        (" ,; ", {}),
    ],
)
def test_facts_are_parted_where_the_next_name_begins(text: str, values: dict[str, str]) -> None:
    assert facts.parted(text) == values


@pytest.mark.parametrize("text", ["5 a=1", "a=", "a= b=3", "a=5b=3", "=5", "a"])
def test_what_is_no_fact_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="name=value"):
        facts.parted(text)
