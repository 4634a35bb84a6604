"""Our pages against a bare Streamlit page with one slider and one chart, both in Chromium, in turns."""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

from benchmarks._tabs import Tab, opened
from benchmarks._targets import Most, Ratio, Target
from tests.browser.server import find_browser

LACKS = "" if find_browser() else "no Chromium or Chrome on this machine (Debian: apt install chromium)"
ANSWERS = ("", "calculator")
LABORATORIES = ("model_selection", "perceptron_lab", "trees", "svm_and_kernels", "optimisation", "metrics")


@dataclass(frozen=True)
class Beside:
    """One line of the report: what a tab of ours takes against a bare one, medians of `rounds` in turns."""

    address: str
    what: str
    measure: Callable[[Tab], float]
    target: Target
    rounds: int = 5
    unit: str = "s"

    @property
    def title(self) -> str:
        return f"{self.address or 'start'}: {self.what}"

    def ratio(self) -> tuple[float, float, float]:
        """Seconds of ours, or what else is measured, that of the bare page, and ours over theirs."""
        tabs = opened(self.address), opened(None)
        measured = [[self.measure(tab) for tab in tabs] for _ in range(self.rounds)]
        ours, bare = map(median, zip(*measured, strict=True))
        return ours, bare, ours / bare


def _comparisons(address: str, most: float) -> tuple[Beside, ...]:
    return (
        Beside(address, "navigation to the first chart", Tab.open, Ratio(1.3)),
        Beside(address, "key press to the redrawn chart", Tab.change, Ratio(most)),
        Beside(address, "messages a step", Tab.messages, Most(12, "messages"), unit=""),
        Beside(address, "kB a step", Tab.kilobytes, Most(30, "kB"), unit="kB"),
    )


COMPARISONS = () if LACKS else tuple(
    line for pages, most in ((ANSWERS, 1.3), (LABORATORIES, 1.6)) for page in pages
    for line in _comparisons(page, most)
)  # fmt: skip
