"""What can be taken hold of: the kernel's width, at an example and over the errors."""

from collections.abc import Callable

from bounds.numbers import in_words
from laboratory.topics.svm_and_kernels.width.figures import place_of
from laboratory.topics.svm_and_kernels.width.run import WidthRun
from laboratory.views.handles import Handle, on_rails

WIDTH = "Width of the kernel"


def at_an_example(run: WidthRun, step: int) -> list[Handle]:
    """The end of one deviation sigma from an example."""
    return [
        on_rails(WIDTH, "step", step, range(len(run.gammas)), lambda one: place_of(run, int(one)), _says(run), False)
    ]


def over_the_errors(run: WidthRun, step: int) -> list[Handle]:
    """The gamma that is looked at."""

    def place(one: float) -> tuple[float, float]:
        return float(run.gammas[int(one)]), float(run.training_errors[int(one)])

    return [on_rails(WIDTH, "step", step, range(len(run.gammas)), place, _says(run), False)]


def _says(run: WidthRun) -> Callable[[float], str]:
    def says(one: float) -> str:
        gamma, sigma = (in_words(float(values[int(one)]), 3) for values in (run.gammas, run.sigmas))
        return f"γ = {gamma}, σ = {sigma}: training error {in_words(float(run.training_errors[int(one)]), 3)}"

    return says
