"""Digits in five steps: images, numbers, separators, scores, and confusions."""

from typing import Any

import numpy as np

from bounds.numbers import percent
from laboratory.figures.axes import Scale
from laboratory.figures.figure import Figure
from laboratory.figures.heat import heat
from laboratory.figures.marks import bars, cells, dots
from laboratory.figures.roles import GROUND, WORDS, Role
from laboratory.figures.theme import figure
from laboratory.topics.comparing_learners.digits.run import INK, SIDE, Digits
from learners.shared.arrays import Reals

ACROSS, DOWN = 5, 2  # tiles of the ten digits
GAP = 2  # pixels between tiles
BEST, OTHER, PIXELS = Role("score", 0), Role("score", None), Role("pixels", 0, known=True)
THIS = Role("this image", 1, marker="square-open")
PIXEL = Scale("pixel, row by row", "", whole=True)
DARKNESS = Scale("ink")
SEPARATOR = Scale("separator of the digit", "", whole=True)
SCORE = Scale("score ⟨w, x⟩ + b")


def shown_image(run: Digits, image: int, theme: str = "light") -> Figure:
    """The image that goes through the steps."""
    return _images(run.image(image), INK, theme)


def shown_image_in_words(run: Digits, image: int) -> str:
    """What a person sees of it."""
    return f"The image of a {run.label(image)}, 8 by 8 pixels."


def pipeline(run: Digits, stage: str, image: int, theme: str = "light") -> Figure:
    """What the step shows: 1 training images, 2 the image's numbers, 3 separators, 4 its scores, 5 the confusions."""
    if stage == "1":
        return _images(_tiles(run.first_of_each()), INK, theme)
    if stage == "2":
        return _numbers(run, image, theme)
    if stage == "3":
        tiles = _tiles(run.separators())
        return _images(tiles, float(np.nanmax(np.abs(tiles))), theme, signed=True)
    return _scores(run, image, theme) if stage == "4" else _confusions(run, image, theme)


def pipeline_in_words(run: Digits, stage: str, image: int) -> str:
    """What a person sees at this step."""
    steps = (
        "Ten training images, one of each digit.",
        "The image's 64 pixels as numbers from 0 to 16.",
        "Ten images of weights, one separator for each digit.",
        f"The image's ten scores; the largest is that of {run.predicted(image)}.",
        f"A table of digits by their predictions; {percent(run.confused.accuracy)} lie on the diagonal.",
    )
    return steps[int(stage) - 1]


def digits_table(run: Digits) -> dict[str, Any]:
    """A row for each test image: its digit, its prediction, and its ten scores."""
    scores = {f"score_{digit}": run.confused.scores[:, digit].tolist() for digit in range(10)}
    labels = run.labels[run.confused.part.test]
    return {
        "image": list(range(1, run.tested + 1)), "digit": labels.tolist(),
        "predicted": run.confused.predicted.tolist(), **scores,
    }  # fmt: skip


def _tiles(images: Reals) -> Reals:
    """Ten images in two rows, nothing between them."""
    pitch = SIDE + GAP
    sheet = np.full((DOWN * pitch - GAP, ACROSS * pitch - GAP), np.nan)
    for digit, image in enumerate(images):
        top, left = digit // ACROSS * pitch, digit % ACROSS * pitch
        sheet[top : top + SIDE, left : left + SIDE] = image
    return sheet


def _images(sheet: Reals, most: float, theme: str, signed: bool = False) -> Figure:
    hidden: dict[str, Any] = {"visible": False, "fixedrange": True, "constrain": "domain"}
    fig = figure(
        theme, hovermode="closest", xaxis=hidden, yaxis={**hidden, "scaleanchor": "x", "autorange": "reversed"}
    )
    scale = (Role("", 1), GROUND, Role("", 0)) if signed else (GROUND.beforehand, WORDS.beforehand)
    cells(fig, None, None, sheet, scale, name="images", span=(-most if signed else 0, most), xgap=1, ygap=1)
    return fig


def _numbers(run: Digits, number: int, theme: str) -> Figure:
    fig = figure(
        theme, hovermode="closest", bargap=0, xaxis=PIXEL.axis(tickvals=list(range(1, 65, 8)), range=[0.5, 64.5]),
        yaxis=DARKNESS.axis(range=[0, INK * 1.03], dtick=4),
    )  # fmt: skip
    bars(fig, np.arange(1, 65), run.image(number).ravel(), PIXELS, "pixel %{x}: %{y}")
    return fig


def _scores(run: Digits, number: int, theme: str) -> Figure:
    scores = run.confused.scores[number - 1]
    roles = [BEST if digit == run.predicted(number) else OTHER for digit in range(10)]
    fig = figure(
        theme, hovermode="closest", xaxis=SEPARATOR.axis(dtick=1, rangemode="normal"),
        yaxis=SCORE.axis(zeroline=True, rangemode="normal"),
    )  # fmt: skip
    bars(fig, np.arange(10), scores, roles, "%{x}: %{y:.3g}", name="scores")
    return fig


def _confusions(run: Digits, number: int, theme: str) -> Figure:
    matrix = run.confused.matrix
    side = {"dtick": 1, "constrain": "domain", "showgrid": False, "zeroline": False}
    fig = figure(
        theme, hovermode="closest", xaxis={**side, "title": {"text": "predicted"}},
        yaxis={**side, "title": {"text": "digit"}, "autorange": "reversed", "scaleanchor": "x"},
    )  # fmt: skip
    counts = [[str(count) if count else "" for count in row] for row in matrix]
    reading = "%{y} predicted as %{x}: %{customdata}"
    heat(fig, np.arange(10), np.arange(10), np.sqrt(matrix), counts, reading, name="confusions", customdata=matrix)
    dots(fig, [run.predicted(number)], [run.label(number)], THIS, size=24, edge=3)
    return fig
