"""Every page in a real browser: it opens calmly on a dark phone and never scrolls sideways.
What only one page does is in that page's own file."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from pages.widgets.page import discover
from tests.browser.server import Server, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page

PHONE = {"width": 390, "height": 844}
NO_SIDEWAYS_SCROLL = """() => [document.documentElement, document.querySelector('[data-testid="stMain"]')]
    .every(element => element.scrollWidth <= window.innerWidth)"""
ENOUGH = 4  # folds of one view: in long lists they are all alike
# What else of a page may be wider than its first view. (The companion's test opens every view.)
WIDE = {
    "atlas": ("setting=agnostic",),
    "boosting": ("show=bagging",),
    "broken_assumptions": ("show=look&look.risk=0.5&run.m=50",),
    "check_my_answer": ("theorem=vc_original&for=m&d=3&answer=30032",),
    "count_and_shatter": ("part=count", "part=vc"),
    "dimensions": ("show=worked",),
    "exercises": ("seed=3&family=stability&difficulty=hard&count=2",),
    "homework": ("show=digits&digits.step=5",),
    "linear_models": ("show=regression",),
    "model_selection": ("show=folds&scheme=nested",),
    "networks": ("show=graph&graph.layers=4-8-3",),
    "perceptron_lab": ("run.noise=0.1&run.passes=5",),
    "rademacher_and_vc": ("show=sine",),
    "svm_and_kernels": ("show=slack",),
    "trees": ("show=formula&golf.form=code",),
    "what_do_you_know": ("ask=all&facts=delta,d,ln_size",),
}


@pytest.mark.parametrize("slug", [page.slug for page in discover()])
def test_a_phone_never_scrolls_sideways(server: Server, new_page: "Callable[..., Page]", slug: str) -> None:
    phone = new_page(viewport=PHONE, color_scheme="dark", is_mobile=True)
    for view in ("", *WIDE.get(slug, ())):
        open_page(phone, f"{server.url}/{slug}?{view}")
        for fold in phone.locator('[data-testid="stExpander"] summary').all()[:ENOUGH]:
            fold.click()
        wait_until_still(phone)
        assert not phone.get_by_text("was ignored").count(), view
        assert phone.evaluate(NO_SIDEWAYS_SCROLL), view
