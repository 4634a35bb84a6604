"""Each written form of a number, in each place that reads one: the same number everywhere, or the same question."""

import json
import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from click.testing import CliRunner

from bounds import compare, count, theorems
from bounds.batches.answers import answer
from bounds.command_line import main
from bounds.diagnosis.answers import read_answer
from bounds.diagnosis.diagnose import diagnose
from bounds.diagnosis.verdict import Verdict
from bounds.reading.numbers import why_no_number
from bounds.reading.points import read_points, read_table
from bounds.reading.ranges import read_range
from bounds.reading.written import plainly
from bounds.solving.validation import checked_scalar
from bounds.vocabulary.domain import Interval
from laboratory.views.fields import Number
from laboratory.views.guess import read_guess
from laboratory.views.headline import Headline
from laboratory.worlds.files._cells import number as read_cell
from pages.widgets.inputs import read_field
from tests.all_told import over

HOEFFDING = theorems["hoeffding_two_sided"]
ANY = Interval(-math.inf, math.inf)
X = replace(HOEFFDING.variable("m"), domain=ANY)
GUESSED = Headline(0.5, "share")

WHOLE = """20000 20,000 20_000 20'000 20’000 2e4 2E4 2.0e4 2e+4 20000.0 20.000,0 20000,0 +20000 2·10⁴ 2*10⁴ 2×10⁴ 2x10⁴
2*10^4 2·10^4 2×10^4 2⋅10^4 2∙10⁴ 2x10^4 2*10**4 2*10^(4) 2.0·10⁴ 2,0·10⁴ 2,0*10^4 200000/10 200,000/10 (4*10^4)/2
1/5*10^5 ２００００""".split()
WHOLE += ["20 000", "20\u00a0000", "20\u2009000", "20\u202f000", "2 × 10⁴", "2 x 10^4", "2 000 000 %", " 20000 "]
SHARES = """0.05 0,05 .05 ,05 5% 5,0% 5.0% 1/20 5e-2 5e−2 5·10⁻² 5*10^-2 5×10^-2 5×10⁻² 5x10^-2 5*10**-2 5·10^−2
0.5·10⁻¹ 0,5·10⁻¹ 50·10⁻³ +0.05 0.05000 ½/10 1/2/10 0.1/2 sqrt(1/400) 15/3% 10%/2""".split()
SHARES += ["5 %", "5,0 %", "5\u00a0%", "5 per cent", "5 percent", "1 / 20", "1/2 * 1/10"]
BELOW_0 = [*"-0.25 −0.25 –0.25 -1/4 −1/4 -25% -0,25 −,25 -2.5e-1 −2.5·10⁻¹ -2.5*10^-1 -¼".split(), "- 0.25", "−25 %"]
EVERY = WHOLE + SHARES + BELOW_0
# As LaTeX has them, as one says them, and with what surrounds them in a sentence.
SAID_WHOLE = [r"2\cdot10^4", r"2\times 10^{4}", r"$20{,}000$", r"20\,000", "20k", "20 K", "20 thousand",
              "twenty thousand", "Two hundred hundred", "0.02 million", "0.02M", "20,000,", "20000;", '"20000"',
              "“20 000”", "$2·10^{4}$.", r"2\cdot\left(10^4\right)", "5³*160", "(5·4)³*2.5", r"\sqrt{400000000}",
              r"\binom{200}{199}*100", "２０，０００", "20٬000", "0.02 mio", "0.00002bn", "200 hundred",
              "twenty-five hundred * 8"]  # fmt: skip
SAID_SHARES = [r"\frac{1}{20}", r"\frac1{20}", r"\tfrac{5}{100}", r"\dfrac{1}{\frac{40}{2}}", r"$5\,\%$", r"5\%",
               r"5\cdot10^{-2}", "5 Percent", "5 PER CENT", "5 pct", "five percent", "50‰", "1 in 20",
               "One in twenty", "0.05.", "0,05;", "5 %.", "'0.05'", r"\(0.05\)", "20⁻¹", r"20^{-1}",
               r"\sqrt{\frac{1}{400}}", "0·05", "0⋅05", "０．０５", "0٫05", "٠٫٠٥", "50 per mille", "50 pro mille",
               "fifty permille"]  # fmt: skip
NONE = ["abc", "2 10^4", "1,5*2", "1,2,3", "2*10,000", "2½", "5%%", "1..2", "20.000.00", "1,000,00", "10⁴⁴⁴⁴⁴", "()",
        "", "2*10^{4", "5٫٫5", "10-20", "0.1–0.2", "1 to 20", "0.5 ± 0.1", "5 e-2",
         "0x10", "2e4e4", "5 % %", "1 2", "210⁵", r"2\frac{1}{2}", r"\frac{1}{2", "5 in", "a",
        "1-in-20", "2 3 k", "20000 kk", "one two", "seven", "5 of 100", "~20", ">20"]  # fmt: skip


EVERYWHERE: dict[str, Callable[[str], float]] = {
    "value": lambda text: float(checked_scalar(X, text)),
    "answer": lambda text: read_answer(text).value,
    "field": lambda text: float(read_field("it", X, text)),
    "laboratory": lambda text: Number("x", "x", "x", ANY, 0.0).parse(text),
    "guess": lambda text: float(_told(read_guess(GUESSED, text))),
    "range": lambda text: float(read_range("x", f"{text}:{text}:lin1", False)[0]),
}


def _told(value: float | None) -> float:
    assert value is not None
    return value


@over(
    [*((form, 20000.0) for form in WHOLE + SAID_WHOLE), *((form, 0.05) for form in SHARES + SAID_SHARES),
     *((form, -0.25) for form in BELOW_0)]
)  # fmt: skip
def test_a_written_form_is_one_number_everywhere(form: str, number: float) -> None:
    assert {place: read(form) for place, read in EVERYWHERE.items()} == dict.fromkeys(EVERYWHERE, number)


@over(WHOLE)
def test_a_whole_number_is_as_many_examples_wherever_it_is_typed(form: str) -> None:
    right = HOEFFDING(m=20000, delta=0.05)
    assert HOEFFDING(m=form, delta="5 %") == right
    assert answer(HOEFFDING, {"n": form, "delta": 0.05})["value"] == right
    assert compare(m=form, delta=0.05, test_error=0.1).facts["m"] == 20000
    expression = "(" in form and "^" not in form
    if "%" not in form and not expression and "/" not in form:
        assert count(form.strip()).number == 20000


@over([form for form in WHOLE[::7] + SHARES[::5] if form != "(4*10^4)/2"])
def test_the_command_line_and_files_read_the_same(form: str) -> None:
    """A few of each kind: it is one function."""
    assignment = f"m={form}" if form in WHOLE else f"delta={form}"
    other = "delta=0.05" if form in WHOLE else "m=20000"
    typed = CliRunner().invoke(main, ["value", HOEFFDING.slug, assignment, other, "--json"])
    assert json.loads(typed.stdout)["value"] == HOEFFDING(m=20000, delta=0.05)
    quoted = '"{}"'.format(assignment.partition("=")[2])
    csv = f"{assignment.partition('=')[0]}\n{quoted}\n"
    rows = CliRunner().invoke(main, ["value", HOEFFDING.slug, "--input", "-", other, "--format", "jsonl"], input=csv)
    assert json.loads(rows.stdout)["value"] == HOEFFDING(m=20000, delta=0.05)


@over([form for form in SHARES + BELOW_0 if not set(" \u00a0(,*½") & set(form) and "2/" not in form])
def test_coordinates_of_points_are_read_alike(form: str) -> None:
    """Spaces and commas part them; they are decimals and fractions."""
    number = -0.25 if form in BELOW_0 else 0.05
    assert float(read_points(f"({form}, 1)")[0][0]) == float(read_table(f"x;y\n{form};1\n")[0][0]) == number


def test_where_semicolons_part_coordinates_a_comma_parts_decimals() -> None:
    points = read_table("x;y\n0,5;1\n-1,25;2")
    assert [[float(coordinate) for coordinate in point] for point in points] == [[0.5, 1], [-1.25, 2]]


@over([form for form in EVERY if not set("%(/") & set(form) and "^" in plainly(form)])
def test_cells_of_a_table_are_read_as_they_are_printed(form: str) -> None:
    assert read_cell(form) in (20000, 0.05, -0.25)


@pytest.mark.parametrize(
    ("answer", "value", "unit", "digits"),
    [*((form, 20000, 1, 5) for form in ("2*10^4", "2·10⁴", "2×10⁴", "2x10^4", "2*10**4", "20,000", "4*10^4/2")),
     *((form, 10000, 1, 5) for form in ("10⁴", "10^4", "10**4", "1·10⁴")),
     *((form, 20000, 1000, 2) for form in ("2.0e4", "2.0·10⁴", "2,0*10^4", "2.0x10^4")),
     *((form, 0.05, 0.01, 1) for form in ("5%", "0,05", "5·10⁻²", "5*10^-2", "5e-2", "5 per cent")),
     ("2*100", 200, 1, 3), ("2*103", 206, 1, 3), ("5×10−2", 48, 1, 2), ("1/5*10^5", 20000, 1, 5)],
)  # fmt: skip
def test_an_answer_has_the_digits_that_were_written(answer: str, value: float, unit: float, digits: int) -> None:
    """A product of whole numbers has all of them; a decimal times a power of ten as many as the decimal."""
    read = read_answer(answer)
    assert (read.value, read.digits) == (value, digits) and math.isclose(read.unit, unit)


def test_a_product_of_whole_numbers_is_no_rounded_number() -> None:
    """sqrt(ln(40) / (2 m)) at most 0.01 from m = 18,445 on: ln(40)/0.0002 = 18444.4."""
    question: dict[str, Any] = {"unknown": "m", "at_most": 0.01, "delta": 0.05}
    verdicts = {
        form: diagnose(form, HOEFFDING, **question).verdict for form in ("2*10^4", "2·10⁴", "2e4", "1.8445·10⁴")
    }
    assert [*verdicts.values()] == [Verdict.WRONG, Verdict.WRONG, Verdict.TOO_FEW_DIGITS, Verdict.RIGHT]


@over(NONE)
def test_what_is_none_is_the_same_question_everywhere(form: str) -> None:
    """Refused by every place, but for answers, which may be stated; where commas are the reason, all say so in the same
    words."""
    said = {}
    for place, read in EVERYWHERE.items():
        if place == "answer" and form.startswith(("~", ">")):
            said[place] = why_no_number(form)
            continue
        with pytest.raises(ValueError, match=r"^[^\n]+$") as refused:
            read(form)
        said[place] = str(refused.value)
    why = why_no_number(form)
    assert all(why in said[place] for place in ("value", "answer", "field", "laboratory"))
    commas, intervals = {"1,5*2", "1,2,3", "2*10,000", "1,000,00"}, {"10-20", "0.1–0.2", "1 to 20", "0.5 ± 0.1"}
    assert bool(why) == (form in commas | intervals) and ("interval" in why) == (form in intervals)
    assert "point" not in why
