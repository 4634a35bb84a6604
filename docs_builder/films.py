"""Strips of frames of ten views, played in the browser: `python -m docs_builder.films` renews docs/pictures/films.

Each strip shows a run at six of its steps, the first and the last among them, as the app draws them.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING

import click

from docs_builder.browsing import app_in_browser
from docs_builder.laboratory_pages import FILMS

if TYPE_CHECKING:
    from PIL.Image import Image
    from playwright.sync_api import FloatRect, Page

TEN = (
    "perceptron_lab.updates", "boosting.adaboost", "trees.growing", "optimisation.race", "svm_and_kernels.steps",
    "networks.stopping", "networks.cascade", "model_selection.folds", "version_space.updates", "boosting.residuals",
)  # fmt: skip
FRAMES, WIDE, TITLE, COLORS = 6, 460, 24, 48
SCRUB = ".film [data-part=scrub]"
BUTTON = "document.querySelector('.film [data-part=play]')"
LOOK = """step => {
    const scrub = document.querySelector('.film [data-part=scrub]')
    scrub.value = step
    scrub.oninput({target: scrub})
}"""


@click.command()
@click.argument("only", nargs=-1)
def main(only: tuple[str, ...]) -> None:
    """Draw the strips of ONLY these views, or of all ten."""
    FILMS.mkdir(exist_ok=True)
    with app_in_browser(Path(mkdtemp())) as opened:
        for name in only or TEN:
            address, _, question = name.partition(".")
            page = opened(f"{address}?show={question}")
            strip(list(frames(page, name))).save(FILMS / f"{name}.png", optimize=True)
            page.close()
            click.echo(name)


def frames(page: Page, name: str) -> Iterator[Image]:
    """Figures and headline at equally spaced steps."""
    from PIL import Image

    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(f"() => {BUTTON}.textContent === 'Pause'")
    last = int(page.locator(SCRUB).get_attribute("max") or 0)
    page.locator(".film select").select_option("40")
    page.wait_for_function(f"() => {BUTTON}.textContent === 'Play'", timeout=300_000)
    for step in sorted({round(last * part / (FRAMES - 1)) for part in range(FRAMES)}):
        page.evaluate(LOOK, step)
        page.wait_for_timeout(300)
        shot = Image.open(BytesIO(page.screenshot(clip=_figures(page)))).convert("RGB")
        text = f"{page.locator('.film [data-part=label]').inner_text()} {page.locator('.film output').inner_text()}"
        yield _titled(shot, text)


def _figures(page: Page) -> FloatRect:
    """The box around all figures of the view."""
    boxes = [box for element in page.get_by_test_id("figure").all() if (box := element.bounding_box())]
    left, top = (min(box[side] for box in boxes) for side in ("x", "y"))
    right = max(box["x"] + box["width"] for box in boxes)
    bottom = max(box["y"] + box["height"] for box in boxes)
    return {"x": left, "y": top, "width": right - left, "height": bottom - top}


def _titled(shot: Image, sentence: str) -> Image:
    """As large as it is in the strip, under the step in words."""
    from PIL import Image, ImageDraw, ImageFont

    small = shot.resize((WIDE, round(WIDE * shot.height / shot.width)), Image.Resampling.LANCZOS)
    sheet = Image.new("RGB", (WIDE, small.height + TITLE), "white")
    sheet.paste(small, (0, TITLE))
    ImageDraw.Draw(sheet).text((4, 6), sentence, "#444444", ImageFont.load_default(size=14))
    return sheet


def strip(shots: list[Image]) -> Image:
    """The frames in two columns, in few colours."""
    from PIL import Image

    high = shots[0].height
    rows = -(-len(shots) // 2)
    sheet = Image.new("RGB", (2 * WIDE, rows * high), "white")
    for place, shot in enumerate(shots):
        sheet.paste(shot, (place % 2 * WIDE, place // 2 * high))
    return sheet.quantize(COLORS)


if __name__ == "__main__":
    main()
