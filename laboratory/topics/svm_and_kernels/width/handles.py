"""What can be dragged: the kernel's width, at an example and over the errors."""

from collections.abc import Callable

from bounds.numbers import format_number
from laboratory.topics.svm_and_kernels.width.figures import place_of
from laboratory.topics.svm_and_kernels.width.run import WidthRun
from laboratory.views.handles import Handle, on_rails

WIDTH = "Width of the kernel"


def at_an_example(run: WidthRun, step: int) -> list[Handle]:
    """The end of one deviation sigma from an example."""
    return [
        on_rails(
            WIDTH, "step", step, range(len(run.gammas)), lambda index: place_of(run, int(index)), _says(run), False
        )
    ]


def over_the_errors(run: WidthRun, step: int) -> list[Handle]:
    """The selected gamma."""

    def place(index: float) -> tuple[float, float]:
        return float(run.gammas[int(index)]), float(run.training_errors[int(index)])

    return [on_rails(WIDTH, "step", step, range(len(run.gammas)), place, _says(run), False)]


def _says(run: WidthRun) -> Callable[[float], str]:
    def text_of(index: float) -> str:
        gamma, sigma = (format_number(float(values[int(index)]), 3) for values in (run.gammas, run.sigmas))
        return f"γ = {gamma}, σ = {sigma}: training error {format_number(float(run.training_errors[int(index)]), 3)}"

    return text_of
