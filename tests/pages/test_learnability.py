"""Learnability: a finite dimension makes six statements hold, an infinite one makes them fail."""

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)

from bounds import theorems, vc_dimension
from pages.looking_up.learnable import DEFINITIONS, STATEMENTS
from tests.opening import PAGES, as_read, charts, heights, opened, page_text
from tests.sentences import facts

INFINITE = {"convex_sets", "gaussian_kernel", "nearest_neighbour", "sine"}


@pytest.mark.parametrize("slug", vc_dimension)
def test_all_six_hold_or_fail_with_the_dimension(slug: str) -> None:
    app = opened("learnability", of=slug)
    assert not app.exception and not app.error
    text = page_text(app)
    assert text.count(":green-badge[holds]") == (0 if slug in INFINITE else len(STATEMENTS))
    assert text.count(":red-badge[fails]") == (len(STATEMENTS) if slug in INFINITE else 0)
    assert len(charts(app)) == (slug not in INFINITE)


def test_numbers_and_curves_are_the_theorems() -> None:
    """Anthony and Bartlett, theorem 4.8 for dimension 5: (4/ε)(5 ln(12/ε) + ln(2/δ)) = 1,105.1 at ε = .1, δ = .05."""
    app = opened("learnability", of="halfspaces", **{"of.n": "4", "epsilon": "0.1", "delta": "0.05"})
    assert "1,106 examples" in facts(as_read(page_text(app)))
    for definition in DEFINITIONS:
        values = heights(app, 0, definition.short)
        of = theorems[definition.theorem]
        assert values[0] == of(epsilon=0.5, delta=0.05, d=5) and values[-1] == of(epsilon=1e-3, delta=0.05, d=5)


def test_each_statement_has_a_door_to_a_page_and_view_that_is_there() -> None:
    slugs = {page.slug for page in PAGES}
    for statement in STATEMENTS:
        assert statement.page in slugs
        assert not opened(statement.page, **statement.address).exception
    links = {link.proto.label for link in opened("learnability").get("page_link")}
    assert links >= {statement.door for statement in STATEMENTS}


def test_what_a_phone_or_a_card_shows_is_short_enough_for_it() -> None:
    """A name beside a curve leaves most of 300 pixels to the plot, a link is not cut off, a formula has two lines."""
    for definition in DEFINITIONS:
        assert len(definition.short) <= 10 and definition.formula.count(r"\\") == 1
    for statement in STATEMENTS:
        assert len(statement.door) <= 28, statement.door


def test_bad_numbers_get_a_sentence_and_keep_the_rest() -> None:
    app = opened("learnability", epsilon="2")
    assert not app.exception and "between 0 and 1" in as_read(app.error[0].value)
    assert "Six equivalent statements" in page_text(app) and not charts(app)
    app = opened("learnability", of="circles")
    assert any("no class" in facts(as_read(message.value)) for message in app.warning)


def test_one_hypothesis_needs_no_example() -> None:
    app = opened("learnability", of="finite_class", **{"of.ln_size": "0"})
    assert not app.exception and "no example" in facts(page_text(app))
