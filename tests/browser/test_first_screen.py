"""Headline, figures, captions and player are seen together in a window of 1280 x 800, in every view that plays."""

from math import isfinite
from typing import TYPE_CHECKING

import pytest

from laboratory.topics import views
from tests.all_told import each
from tests.browser.server import Server, open_page
from tests.browser.turning import turned_to

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, ViewportSize

SMALL: "ViewportSize" = {"width": 1280, "height": 800}
# Whose headlines and captions are longest, and who have handles, of which their captions speak.
LONGEST = (
    "boosting.adaboost", "kernels.representer", "linear_models.squares", "networks.stopping", "perceptron_lab.updates",
    "svm_and_kernels.dual", "svm_and_kernels.width", "trees.formula", "trees.occam",
)  # fmt: skip
OTHERWISE = {"optimisation.conditions": "conditions.kind=long", "trees.formula": "formula.form=code"}  # which play
PLAYED = [place for place, entry in views.items() if entry.view.player is not None]
ENDS = """selector => {
    const boxes = [...document.querySelectorAll(selector)].map(element => element.getBoundingClientRect())
    return [Math.min(...boxes.map(box => box.top)), Math.max(...boxes.map(box => box.bottom))]
}"""


def on_the_first_screen(page: "Page", place: str) -> None:
    slug, question = place.split(".")
    turned_to(page, slug, f"show={question}&{OTHERWISE.get(place, '')}")
    headline, figures, captions, player = (
        page.evaluate(ENDS, part)
        for part in (".headline", "[data-testid=figure]", "[class*=st-key-caption_]", ".film .row")
    )
    assert page.evaluate("document.querySelector('[data-testid=stMain]').scrollTop") == 0
    assert all(map(isfinite, (*captions, *player))), f"{place} has no caption, or nothing plays"
    assert 0 <= headline[0] < figures[0] < captions[0] < player[0] and captions[1] <= player[0], place
    assert player[1] <= SMALL["height"], f"{place}: the player ends at {player[1]}"


@pytest.fixture
def small(server: Server, new_page: "Callable[..., Page]") -> "Page":
    return open_page(new_page(viewport=SMALL), f"{server.url}/metrics")


def test_headline_figures_captions_and_player_share_a_screen(small: "Page") -> None:
    each(lambda place: on_the_first_screen(small, place), LONGEST)


@pytest.mark.exhaustive("headline, figures and player on one screen, in the views where they are short")
def test_they_share_it_in_every_view_that_plays(small: "Page") -> None:
    each(lambda place: on_the_first_screen(small, place), [place for place in PLAYED if place not in LONGEST])
