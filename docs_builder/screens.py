"""Pictures of five pages, for README and documentation: `python -m docs_builder.screens` renews them."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Any

import click

from docs_builder.browsing import app_in_browser
from docs_builder.laboratory_pages import PICTURES

if TYPE_CHECKING:
    from PIL.Image import Image

COLORS = 128
PAGES = {
    "calculator": "calculator?theorem=finite_realizable",
    "laboratory": "svm_and_kernels?show=margin",
    "learning-curves": "learning_curves",
    "audit": "audit",
    "your-runs": "your_runs",
}
PLAN: dict[str, Any] = {
    "runs": 40,
    "block": 20,
    "sizes": [20, 50, 100, 200, 500, 1_000, 2_000],
    "bounds": "all",
    "learner": [{"name": "perceptron"}],
    "world": [{"name": "margin_halfspace", "features": 5, "margin": 0.05}],
}


@click.command()
@click.argument("only", nargs=-1)
def main(only: tuple[str, ...]) -> None:
    """Draw ONLY these pictures, or all five."""
    home = Path(mkdtemp())
    _sweep(home / "runs" / "first")
    with app_in_browser(home, {"LTLAB_RUNS": str(home / "runs")}) as opened:
        for name in only or PAGES:
            page = opened(PAGES[name])
            few_colors(page.screenshot()).save(PICTURES / f"{name}.png", optimize=True)
            page.close()
            click.echo(name)


def few_colors(shot: bytes) -> Image:
    """A screenshot as a small picture: a page has few colours."""
    from PIL import Image

    return Image.open(BytesIO(shot)).convert("RGB").quantize(COLORS)


def _sweep(folder: Path) -> None:
    """A finished sweep for the page Your runs."""
    from laboratory.sweeps import Engine, Store, plan_of, work

    for _ in work(Store.of(folder, plan_of(PLAN)), Engine("sequential")):
        pass


if __name__ == "__main__":
    main()
