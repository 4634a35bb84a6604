"""On which side the Calculator asks for a number: a power is wanted at least, a risk at most."""

import streamlit  # noqa: F401  (tells conftest to show errors in full)
from scipy.stats import binom

from bounds import theorems
from pages.answering.question import target_label, target_word
from tests.all_told import over
from tests.opening import opened, page_text

POWERS = [theorem for theorem in theorems.values() if theorem.returns.name.endswith("power")]
EXACT = [theorem for theorem in theorems.values() if theorem.relation == "="]


def mcnemar(m: int, p10: float, p01: float, alpha: float) -> float:
    """The power of McNemar's exact one-sided test, by its number of discordant items."""
    power = 0.0
    for d in range(1, m + 1):
        cut = int(binom.isf(alpha, d, 0.5)) + 1
        power += binom.pmf(d, m, p10 + p01) * binom.sf(cut - 1, d, p10 / (p10 + p01))
    return power


def test_every_power_is_wanted_at_least() -> None:
    assert len({theorem.family for theorem in POWERS}) >= 2 and len(POWERS) >= 10
    assert all(target_word(theorem) == "at_least" and "least" in target_label(theorem) for theorem in POWERS)


def test_what_saws_under_an_envelope_is_asked_for_on_its_side_and_the_rest_as_it_is_wanted() -> None:
    sides = {theorem.slug: target_word(theorem) for theorem in EXACT}
    assert sides["conformal_coverage"] == "at_most"  # whose bound for every sample size is one from above
    assert sides["effective_sample_size"] == "at_least" and sides["design_effect"] == "at_most"
    risks = {theorem.slug for theorem in EXACT if "risk" in theorem.returns.name}
    assert len(risks) > 10 and {sides[slug] for slug in risks} == {"at_most"}


@over(["tango_power", "two_proportions_z_power"])
def test_the_calculator_opens_a_power_on_the_least_that_reaches_it(slug: str) -> None:
    app = opened("calculator", theorem=slug)
    assert not app.exception and not app.error and not app.warning
    word = target_word(theorems[slug])
    assert app.text_input(key=word).value in ("0.9", "")


def test_the_size_it_opens_on_is_the_first_that_has_the_power() -> None:
    app = opened("calculator", theorem="mcnemar_power")
    alpha = float(app.text_input(key="alpha").value or 0)
    assert app.text_input(key="m").value == "" and ">\n269</span>" in page_text(app)
    assert mcnemar(268, 0.2, 0.1, alpha) < 0.9 <= mcnemar(269, 0.2, 0.1, alpha)
