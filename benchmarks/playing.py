"""A run played in the browser: seconds a step, against a bare page's slider and against Plotly's own frames.

Both ways of playing were tried on the perceptron. A step takes about as long as a frame of Plotly's as by
`Plotly.react`, which compares a figure with the one that stands there. But Plotly's frames belong to one figure: they
move neither its neighbour nor the headline nor the sentence, their slider asks for all of them before the first is
shown, and `animate` leaves annotations and traces behind that a later step no longer has. So the film won.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from benchmarks._tabs import WAITS, opened
from benchmarks._targets import Most, Ratio, Target
from benchmarks.browser import LACKS

if TYPE_CHECKING:
    from playwright.sync_api import Page

PERCEPTRON = "perceptron_lab?updates.margin=0.02&updates.m=200&updates.step=0"
LONG = (
    PERCEPTRON, "networks?show=stopping&stopping.after=0", "dimensions?show=network&network.after=0",
    "optimisation?show=race", "boosting?show=adaboost",
)  # fmt: skip
PLAY = "button:text-is('Play')"

# Seconds a step that was drawn: the first ones, for three seconds at most, at forty a second asked for.
DRAWN = """async () => {
    window.notes.disconnect()
    const film = document.querySelector('.film'), button = film.querySelector('[data-part=play]')
    film.querySelector('select').value = '40'
    film.querySelector('[data-part=scrub]').value = 0
    film.querySelector('[data-part=scrub]').oninput({target: {value: 0}})
    button.click()
    const wait = () => new Promise(done => setTimeout(done, 5))
    while (button.textContent === 'Wait …') await wait()
    const began = performance.now(), first = Number(film.dataset.drawn ?? 0)
    while (button.textContent === 'Pause' && performance.now() - began < 3000) await wait()
    const steps = Number(film.dataset.drawn) - first, seconds = (performance.now() - began) / 1000
    if (button.textContent === 'Pause') button.click()
    return seconds / steps
}"""

# The same steps of the first figure, drawn by `Plotly.react` and as frames of Plotly's, painted each time.
TWO_WAYS = """async () => {
    const box = document.querySelector('[data-figure]'), film = document.querySelector('.film'), show = box.show
    const scrub = film.querySelector('[data-part=scrub]'), steps = [], config = {displaylogo: false}
    box.show = figure => steps.push(figure)
    for (let step = 0; step <= Math.min(40, scrub.max); step++) scrub.oninput({target: {value: step}})
    box.show = show
    const painted = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)))
    const seconds = async draw => {
        await Plotly.newPlot(box, steps[0].data, steps[0].layout, config)
        const began = performance.now()
        for (const step of steps) { await draw(step); await painted() }
        return (performance.now() - began) / 1000 / steps.length
    }
    const at_once = {mode: 'immediate', frame: {duration: 0, redraw: true}, transition: {duration: 0}}
    const react = step => Plotly.react(box, step.data, {...step.layout, uirevision: 'same'}, config)
    const frame = step => Plotly.animate(box, {...step, traces: step.data.map((_, index) => index)}, at_once)
    const best = [Infinity, Infinity]
    for (let round = 0; round < 4; round++) {
        for (const [way, draw] of [react, frame].entries()) best[way] = Math.min(best[way], await seconds(draw))
    }
    return best
}"""


@dataclass(frozen=True)
class Step:
    """One line of the report: a step played in a view against the bare page's slider moved."""

    address: str
    target: ClassVar[Target] = Most(0.05)

    @property
    def title(self) -> str:
        return f"{self.address.partition('&')[0]}: a step played"

    def ratio(self) -> tuple[float, float, float]:
        """Seconds of a step, seconds of the bare page's change, and their ratio."""
        page = opened(self.address).page
        page.wait_for_selector(PLAY, timeout=WAITS)
        ours, bare = float(page.evaluate(DRAWN)), opened(None).change()
        return ours, bare, ours / bare


@dataclass(frozen=True)
class Ways:
    """The film's way of drawing a step against Plotly's frames, on the perceptron."""

    title: str = "perceptron_lab: a step by react, and as a frame of Plotly's"
    target: ClassVar[Target] = Ratio(1.2)

    def ratio(self) -> tuple[float, float, float]:
        """Seconds of a step by `Plotly.react`, as a frame of Plotly's, and their ratio."""
        page = opened(PERCEPTRON).page
        _played(page)
        ours, theirs = page.evaluate(TWO_WAYS)
        return ours, theirs, ours / theirs


def _played(page: Page) -> None:
    """Until its frames are here."""
    page.wait_for_selector(PLAY, timeout=WAITS)
    page.evaluate(DRAWN)
    page.wait_for_selector(PLAY, timeout=WAITS)


COMPARISONS = () if LACKS else (*map(Step, LONG), Ways())
