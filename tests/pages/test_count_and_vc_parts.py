"""Count and shatter, its other parts: classes counted, and the catalogue of VC dimensions."""

import math
from math import comb

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)

from bounds import vc_dimension
from bounds.classes.count import count
from bounds.reading.numbers import read_number
from bounds.vc.shattering import decidable
from pages.answering.count_part import WORDS
from pages.widgets.symbols import typeset
from tests.opening import as_read, decoded, opened, page_text
from tests.pages.test_count_and_shatter import SLUG, fine, headline, spec
from tests.sentences import facts

# Count


def test_ten_literals_are_59050_conjunctions() -> None:
    app = opened(SLUG, part="count")
    fine(app)
    assert headline(app) == "10.986"  # ln 59050 = 10.98614
    assert app.latex[0].value.strip("$\n") == r"|\mathcal H|\;=\;3^{10}+1"
    assert "59,050 hypotheses" in facts(page_text(app))
    link = app.get("page_link")[0].proto
    assert "ln_size=ln%2859050%29" in link.query_string or "ln(59050)" in link.query_string


def test_the_figure_is_the_count() -> None:
    trace = spec(opened(SLUG, part="count"), 0)["data"][0]
    for n, size in zip(decoded(trace["x"]), decoded(trace["y"]), strict=True):
        assert size == pytest.approx(math.log(3 ** int(n) + 1), rel=1e-15)


@pytest.mark.parametrize("construction", WORDS)
def test_every_construction_can_be_chosen(construction: str) -> None:
    app = opened(SLUG, part="count")
    app.selectbox(key="construction").set_value(construction).run()
    fine(app)
    assert float(headline(app).replace(",", "")) > 0


@pytest.mark.parametrize(
    ("address", "number"),
    [
        ({"construction": "trees", "count.nodes": "7", "count.features": "5"}, 5 * 5**3 * 2**4),
        ({"construction": "boxes", "count.points": "10", "count.dimension": "3"}, 55**3 + 1),
        ({"construction": "numbers", "count.parameters": "3", "count.bits": "8"}, 2**24),
        ({"construction": "interval_unions", "count.points": "9", "count.k": "2"}, 1 + comb(10, 2) + comb(10, 4)),
        ({"construction": "boolean_functions", "count.n": "3"}, 256),
        ({"construction": "expression", "count.size": "20! / 10!"}, math.factorial(20) // math.factorial(10)),
        ({"construction": "union", "count.parts": "conjunctions n=2; 3^4; 5"}, 10 + 81 + 5),
        ({"construction": "product", "count.parts": "thresholds points=4; 7"}, 35),
    ],
)
def test_counts_worked_out_by_hand(address: dict[str, str], number: int) -> None:
    app = opened(SLUG, part="count", **address)
    fine(app)
    assert f"{number:,} hypotheses" in page_text(app)
    assert f"ln |H| = {math.log(number)!r};" in page_text(app)


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ({"count.n": "0"}, "n integer between 1 1,000,000,000,000,000; 0"),
        ({"count.n": "nan"}, "n integer between 1 1,000,000,000,000,000; nan"),
        ({"count.n": ""}, "is empty"),
        ({"construction": "trees", "count.nodes": "8"}, "odd integer"),
        ({"construction": "trees", "count.nodes": "9999999"}, "not counted"),
        ({"construction": "k_cnf", "count.n": "2", "count.k": "3"}, "k ≤ n"),
        ({"construction": "expression", "count.size": "9**9**9**9"}, "cannot counted"),
        ({"construction": "expression", "count.size": "__import__('os')"}, "cannot counted"),
        ({"construction": "expression", "count.size": "0"}, "≥ hypothesis"),
        ({"construction": "union", "count.parts": ";"}, "union ≥ one"),
        ({"construction": "union", "count.parts": "conjunctions 3"}, "name = value"),
        ({"construction": "product", "count.parts": "conjunctions k=3"}, "conjunctions n"),
    ],
)
def test_what_cannot_be_counted_gets_its_sentence(address: dict[str, str], sentence: str) -> None:
    app = opened(SLUG, part="count", **address)
    assert not app.exception
    assert sentence in facts(as_read(app.error[0].value))


def test_the_calculator_reads_what_it_is_sent() -> None:
    for text, counted in [("ln(59050)", count.conjunctions(n=10)), ("1048576*ln(2)", count("2**(2**20)"))]:
        assert read_number(text) == float(counted)


# VC dimensions


@pytest.mark.parametrize("slug", vc_dimension)
def test_every_class_tells_its_dimension(slug: str) -> None:
    app = opened(SLUG, part="vc", of=slug)
    fine(app)
    known = vc_dimension(slug, **{parameter.name: parameter.default for parameter in vc_dimension[slug].parameters})
    bounds = f"{known.lower:,} to {known.upper:,}"
    expected = bounds if known.value is None else "∞" if known.value == math.inf else f"{known.value:,}"
    assert headline(app) == expected


def test_a_changed_number_changes_the_dimension() -> None:
    """2n for boxes in n dimensions."""
    app = opened(SLUG, part="vc", of="boxes")
    assert headline(app) == "4"
    app.text_input(key="vc.n").set_value("7").run()
    fine(app)
    assert headline(app) == "14"
    app.text_input(key="vc.n").set_value("0").run()
    assert "n integer between 1 1,000,000; 0" in facts(as_read(app.error[0].value))


@pytest.mark.parametrize("slug", [slug for slug in decidable() if slug != "stumps"])
def test_a_witness_can_be_seen_shattered(slug: str) -> None:
    app = opened(SLUG, part="vc", of=slug)
    app.button(key="_see").click().run()
    fine(app)
    realized, _, total = headline(app).split()
    assert realized == total
    assert app.selectbox(key="class").value == slug


def test_the_table_lists_all_classes() -> None:
    table = opened(SLUG, part="vc").dataframe[0].value
    assert len(table) == len(vc_dimension) > 20
    assert dict(zip(table["class"], table["VC dimension"], strict=True))["Unions of at most k intervals"] == "4"


def test_symbols_are_typeset_and_words_are_left_alone() -> None:
    assert typeset("C_M d^M 2^(M+1), Σ_{i<=d}") == r"$C_{M}$ $d^{M}$ $2^{M+1}$, $\sum_{i\le d}$"
    assert typeset("(em/d)^d, e^(−4γ²), L_S(h), (L_{D,f})") == "$(em/d)^{d}$, $e^{−4γ²}$, $L_{S}$(h), ($L_{D,f}$)"
    assert typeset("$c_1$, $$c_2$$ and `x_1`") == "$c_1$, $$c_2$$ and `x_1`"  # what is typeset already, and code
    plain = "tree_class_size: a (b)"
    assert typeset(plain) == plain
