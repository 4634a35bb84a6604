"""Every page in a real browser: on a dark phone it opens calmly, never scrolls sideways, and axe-core finds nothing.
What only one page does is in that page's own file."""

from typing import TYPE_CHECKING

import pytest

from laboratory.topics import laboratories
from tests.all_told import each, keeps
from tests.browser.axe import grave
from tests.browser.server import NO_SIDEWAYS_SCROLL, wait_until_still
from tests.browser.turning import TITLES, turned_to
from tests.running.sampling import sampled

if TYPE_CHECKING:
    from playwright.sync_api import Page

# Laboratories that are not laid out by hand are drawn by one function.
ALIKE = [slug for slug in TITLES if slug in laboratories and laboratories[slug].views]
BY_HAND = [slug for slug in TITLES if slug not in ALIKE]
LONG_FORMULAS = ("finite_agnostic_excess", "vc_original", "discretization", "rademacher_empirical", "tree_nodes_erm")
ENOUGH = 4  # folds of one view: in long lists they are all alike
# What else of a page may be wider than its first view. (The companion's test opens every view.)
WIDE = {
    "boosting": ("show=bagging",),
    "broken_assumptions": ("show=look&look.risk=0.5&look.m=50",),
    "calculator": (
        *(f"theorem={theorem}&for=value" for theorem in LONG_FORMULAS),
        "theorem=vc_original&for=m&d=3&answer=30032",
        "part=compare&ask=all&facts=delta,d,ln_size",
        "part=map&setting=agnostic",
        "part=check",
    ),
    "count_and_shatter": ("part=count", "part=vc"),
    "dimensions": ("show=worked",),
    "exercises": ("seed=3&family=stability&difficulty=hard&count=2",),
    "comparing_learners": ("show=digits&digits.stage=5",),
    "linear_models": ("show=regression",),
    "model_selection": ("show=folds&folds.scheme=nested",),
    "networks": ("show=graph&graph.layers=4-8-3",),
    "optimisation": ("race.steps=30&race.step=10",),
    "perceptron_lab": ("updates.noise=0.1&updates.passes=5",),
    "rademacher_and_vc": ("show=sine",),
    "svm_and_kernels": ("show=slack",),
    "trees": ("show=formula&formula.form=code",),
}
# A first view that is measured for long is measured on little: its default is computed with no browser waiting.
FIRST = {"learning_curves": "learner=threshold_erm&world=uniform_threshold&runs=5&from=20&to=200&steps=3"}

OPENS_FOLDS = f"""() => [...document.querySelectorAll('[data-testid="stExpander"] summary')]
    .slice(0, {ENOUGH}).forEach(fold => fold.click())"""


def never_scrolls_sideways(page: "Page") -> None:
    page.evaluate(OPENS_FOLDS)
    wait_until_still(page)
    assert page.evaluate(NO_SIDEWAYS_SCROLL)


def axe_finds_nothing_serious(page: "Page") -> None:
    assert grave(page) == []


@pytest.mark.parametrize("slug", [*BY_HAND, *sampled(ALIKE, 6, "five laboratories of six on a dark phone")])
def test_a_page_on_a_dark_phone(phone: "Page", slug: str) -> None:
    """Opened once, asked everything."""
    turned_to(phone, slug, FIRST.get(slug, ""))
    keeps(phone, [axe_finds_nothing_serious, never_scrolls_sideways])


@pytest.mark.exhaustive("the width of more views of pages whose first view fits")
@pytest.mark.parametrize("slug", WIDE)
def test_more_of_a_page_on_a_dark_phone(phone: "Page", slug: str) -> None:
    def fits(view: str) -> None:
        turned_to(phone, slug, view)
        never_scrolls_sideways(phone)

    each(fits, WIDE[slug])
