"""Several theorems on one chart of the Calculator: their numbers, their own inputs, and who cannot be drawn."""

import math
import re
from urllib.parse import parse_qs, urlparse

import numpy as np
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from bounds import theorems
from bounds.comparison.comparable import comparable_theorems
from laboratory.figures.bound_curve import curve_table
from laboratory.figures.bound_heights import TheoremAt
from tests.all_told import over
from tests.opening import (
    NEVER_SHOWN,
    calm,
    charts,
    decoded,
    heights,
    link_of,
    messages,
    opened,
    page_text,
    switched,
    traces,
)
from tests.sentences import facts

BESIDE_HOEFFDING = {"theorem": "finite_agnostic", "for": "value", "with": "finite_one_sided,chebyshev"}


def test_each_curve_is_its_own_theorems() -> None:
    app = opened("calculator", **BESIDE_HOEFFDING)
    calm(app)
    curves = traces(app, 0)
    sizes = decoded(curves["Finite class, uniform convergence"]["x"])
    size = 10 * math.log(3)
    one_sided = np.sqrt((size + math.log(20)) / (2 * sizes))
    chebyshev = np.sqrt(0.05 / (sizes * 0.05))
    for name, expected in {"Finite class, one-sided": one_sided, "Chebyshev's inequality": chebyshev}.items():
        (line,) = (item for item in charts(app)[0].spec["data"] if item["name"] == name and item["mode"] == "lines")
        np.testing.assert_allclose(decoded(line["y"]), expected, rtol=1e-12)
        assert line["line"]["dash"] != "solid", "a guarantee is never drawn like what is measured"
    assert heights(app, 0, "Chebyshev's inequality")[0] == pytest.approx(math.sqrt(1 / 1000), rel=1e-14)
    assert "Finite 0.08362 Chebyshev 0.03163" in facts(charts(app)[0].alt)


def test_an_input_that_only_the_other_has_is_asked_for_and_stands_in_the_address() -> None:
    app = opened("calculator", **BESIDE_HOEFFDING)
    app.text_input(key="with.variance").set_value("0.2").run()
    calm(app)
    assert "**0.06325**, σ² = 0.2" in page_text(app)  # sqrt(0.2/50) = 0.063246, rounded up
    question = parse_qs(urlparse(link_of(app)).query)
    assert question["with"] == ["finite_one_sided,chebyshev"] and question["with.variance"] == ["0.2"]
    app.text_input(key="with.variance").set_value("-1").run()
    assert any("σ² > 0 ≤ 1,000,000 -1" in facts(complaint) for complaint in messages(app))
    assert "Chebyshev's inequality" not in traces(app, 0) and "Finite class" in facts(traces(app, 0))
    assert app.text_input(key="with.variance").value == "-1", "nothing typed is lost"


def _in_order(app: AppTest) -> list[str]:
    """The numbers in bold, top to bottom."""
    return [hit for line in app.markdown for hit in re.findall(r"^\*\*[^*]*?([\d.]+)\*\*", line.value)]


def test_the_strongest_bound_stands_first_whichever_side_it_is_from() -> None:
    app = opened("calculator", theorem="jackknife_plus", **{"for": "value", "with": "jackknife_minmax"})
    assert "largest. larger" in facts(page_text(app))
    assert _in_order(app)[:2] == ["0.9", "0.8"]  # 1 - 0.1 and 1 - 2 * 0.1
    app = opened("calculator", **BESIDE_HOEFFDING)
    assert "smallest. smaller" in facts(page_text(app))
    assert _in_order(app)[0] == "0.03163"  # sqrt(1/1000) = 0.0316228, rounded up
    exact = {"theorem": "threshold_midpoint_mean", "with": "threshold_worst_mean"}
    app = opened("calculator", **exact, **{"for": "value"})
    assert "smallest. Each" in facts(page_text(app))


def test_one_letter_for_two_conventions_has_a_field_for_each() -> None:
    app = opened(
        "calculator", theorem="rademacher_loss_empirical", m="1000", delta="0.05", rademacher="0.1",
        **{"for": "value", "with": "rademacher_empirical", "with.rademacher": "0.2"},
    )  # fmt: skip
    assert not app.exception and "with factor 2" in app.text_input(key="with.rademacher").label
    assert _in_order(app)[:2] == ["0.3289"] * 2  # 0.2 + 3 sqrt(ln(40)/2000) = 0.328841, rounded up, in both


def test_a_theorem_that_names_an_event_of_its_own_has_nothing_beside_it() -> None:
    app = opened("calculator", theorem="binomial_lower_tail", **{"for": "value", "with": "binomial_upper_tail"})
    assert not app.exception and "with" not in {choice.key for choice in app.multiselect}
    assert sum("no binomial_upper_tail lower" in facts(line) for line in messages(app)) == 1
    app = opened("calculator", **BESIDE_HOEFFDING)
    switched(app, "binomial_lower_tail")
    calm(app)
    assert "with" not in app.query_params


def test_they_follow_the_fields_of_the_first() -> None:
    app = opened("calculator", **BESIDE_HOEFFDING)
    app.text_input(key="delta").set_value("0.01").run()
    assert heights(app, 0, "Chebyshev's inequality")[0] == pytest.approx(math.sqrt(0.05 / 10), rel=1e-14)


def test_what_each_assumes_stands_with_it() -> None:
    app = opened("calculator", **BESIDE_HOEFFDING)
    assert "variance ≤ sigma^2" in facts(page_text(app))
    assert "not assume" in facts(page_text(app)) and "fixed before" in facts(page_text(app))


def test_who_has_no_curve_says_why() -> None:
    app = opened("calculator", theorem="finite_realizable", over="ln_size", **{"with": "threshold_pac"})
    assert any("Thresholds not. not depend" in facts(line) for line in messages(app))
    app = opened("calculator", theorem="finite_agnostic", m="2", **{"for": "value", "with": "vc_devroye"})
    assert any("Devroye 1982 not drawn" in facts(line) and "got 2" in line for line in messages(app))
    assert not app.exception


def test_a_stranger_in_the_address_is_named_once_and_the_rest_is_drawn() -> None:
    app = opened("calculator", theorem="finite_agnostic", **{"with": "nonsense,finite_one_sided"})
    assert sum("no nonsense gap" in facts(line) for line in messages(app)) == 1
    assert "Finite class" in facts(traces(app, 0))
    app.multiselect(key="with").set_value([]).run()
    calm(app)
    assert "with" not in app.query_params


def test_no_more_than_five_stand_beside_it() -> None:
    slugs = [item.slug for item in comparable_theorems(theorems["finite_agnostic"])][:9]
    app = opened("calculator", theorem="finite_agnostic", **{"with": ",".join(slugs)})
    assert not app.exception and app.multiselect(key="with").value == slugs[:5]


def test_another_theorem_keeps_those_that_speak_of_its_quantity() -> None:
    app = opened("calculator", **BESIDE_HOEFFDING)
    switched(app, "finite_one_sided")
    calm(app)
    assert app.multiselect(key="with").value == ["chebyshev"]
    switched(app, "perceptron_mistakes")
    calm(app)
    assert "chebyshev" not in app.multiselect(key="with").value


def test_the_table_to_download_has_their_columns() -> None:
    first, other = (theorems[slug] for slug in ("finite_agnostic", "chebyshev"))
    mine, its = ({variable.name: variable.default for variable in theorem.variables} for theorem in (first, other))
    table = curve_table(first, "m", mine, [TheoremAt(other, its)])
    assert list(table) == ["m", "gap", "chebyshev"]
    np.testing.assert_allclose(table["chebyshev"], np.sqrt(1 / table["m"]), rtol=1e-14)


FIRST_OF_FAMILIES = [members[0] for members in theorems.families.values()]


@over(FIRST_OF_FAMILIES)
def test_any_family_has_its_kin_beside_it(slug: str) -> None:
    slugs = [item.slug for item in comparable_theorems(theorems[slug])][:5]
    if not slugs:
        return
    app = opened("calculator", theorem=slug, **{"for": "value", "with": ",".join(slugs)})
    assert not app.exception and not app.error
    assert not NEVER_SHOWN.search(page_text(app))
    refused = {slug for slug in slugs for line in messages(app) if f"{theorems[slug].title} not drawn" in facts(line)}
    titles = {slug for slug in slugs if theorems[slug].title in traces(app, 0)}
    assert refused | titles == set(slugs) and not refused & titles
