"""The width of the Gaussian kernel in words."""

from bounds.numbers import format_number, format_short, pluralize
from laboratory.topics.svm_and_kernels.width.run import WidthRun
from laboratory.views.headline import Headline

MEANING = """
The **Gaussian kernel** exp(−γ‖x − z‖²) is large for near examples; γ = 1/(2σ²) for the deviation σ. (Some books write
exp(−‖x − z‖²/(2σ)), where σ is the variance.) With a wide kernel all points are similar, and the boundary is nearly a
straight line. With a narrow one no two examples are similar. Unless C is small, it reproduces each label, with training
error 0, and hardly generalizes to the space between. The true risk is usually smallest between these extremes.

The machine predicts the sign of Σ aᵢyᵢK(xᵢ, x) + b, bias included. Of two examples, 0 (negative) and 2 (positive),
the linear kernel makes the score x − 1; without b the point 0.5 changes sides.

The share of support vectors bounds the leave-one-out error of this sample, at this C: without an example that is no
support vector the boundary is the same. It is a rough estimate of the true risk, not a bound on it.
"""


def headline(run: WidthRun, step: int) -> Headline:
    """The exact risk at this width, and the Bayes risk below it."""
    what = f"true risk at γ = {_gamma(run, step)}; training error {format_short(float(run.training_errors[step]))}"
    if (bayes := float(run.world.bayes_risk)) > 0:
        return Headline(
            float(run.risks[step]), what, at_least=bayes, by="the Bayes risk, for every predictor", rests_on=()
        )
    return Headline(float(run.risks[step]), what, by="no guarantee; the Bayes risk is 0")


def caption(run: WidthRun, step: int) -> str:
    """Which kernel it is."""
    return (
        f"Gaussian kernel, γ = {_gamma(run, step)} (σ = {format_short(float(run.sigmas[step]))}). Rings mark support "
        "vectors. Dashed: scores of 1 and −1. The dotted circle is one σ about an example."
    )


def errors_caption(run: WidthRun) -> str:
    """The level that no predictor is below."""
    return (
        f"Dotted: the Bayes risk, {format_short(float(run.world.bayes_risk))}. Left: wide kernels; right: narrow ones."
    )


def sentence(run: WidthRun, step: int) -> str:
    """This width beside the best one and a line."""
    best = run.best
    here = f"At γ = {_gamma(run, step)} the true risk is **{format_short(float(run.risks[step]))}**"
    line = f"a line has {format_short(run.line_risk)}"
    if run.risks[step] == run.risks[best]:
        return f"{here}, the smallest of all widths tried; {line}."
    return (
        f"{here}; the smallest, **{format_short(float(run.risks[best]))}**, is at γ = {_gamma(run, best)}, and {line}."
    )


def forgotten_caption(run: WidthRun, step: int) -> str:
    """How to read the predictions without the bias."""
    return f"The same machine without b = {format_short(float(run.biases[step]))}. A cross: the example changes sides."


def more(run: WidthRun, step: int, beside: str = "errors") -> str:
    """How many are misclassified, how many support the boundary, and what the narrowest kernel does."""
    return f"{_forgotten(run, step)}\n\n{_widths(run, step)}" if beside == "bias" else _widths(run, step)


def _forgotten(run: WidthRun, step: int) -> str:
    """What changes if the bias is computed and then left out."""
    b, flipped = float(run.biases[step]), run.flips(step)
    risks = f"the true risk is **{format_short(run.risk_without(step))}** instead of {format_short(run.risks[step])}"
    if not len(flipped):
        return f"Without the bias b = {format_short(b)} no example changes sides; {risks}."
    first = int(flipped[0])
    without = float(run.without_bias(step).scores(run.points[[first]])[0])
    x, y = (format_short(float(coordinate)) for coordinate in run.points[first])
    predicted = "positive" if without + b > 0 else "negative"
    other = "negative" if predicted == "positive" else "positive"
    return (
        f"At example {first + 1}, ({x}, {y}), Σ aᵢyᵢK(xᵢ, x) = {format_short(without)} and b = {format_short(b)}. "
        f"With b the score is **{format_short(without + b)}**: {predicted}. Without b it is {format_short(without)}: "
        f"{other}. So **{len(flipped)}** of {len(run.signs)} examples change sides, and {risks}."
    )


def _widths(run: WidthRun, step: int) -> str:
    """How many are misclassified, how many support the boundary, and what the narrowest kernel does."""
    here = (
        f"At this width the machine misclassifies {round(float(run.training_errors[step]) * len(run.signs))} of its "
        f"{len(run.signs)} examples and has the exact true risk **{format_short(float(run.risks[step]))}**; "
        f"{pluralize(int(run.supports[step]), 'example')} {'supports' if run.supports[step] == 1 else 'support'} it, "
        "and no others are misclassified when each is left out in turn."
    )
    smallest = (
        f"The smallest risk of all widths tried, {format_short(float(run.risks[run.best]))}, is at γ = "
        f"{_gamma(run, run.best)}; a line has {format_short(run.line_risk)}."
    )
    parts = [here, smallest]
    if run.training_errors[-1] == 0:
        narrow = (
            f"The narrowest kernel repeats every label, training error 0, with a risk of {format_short(run.risks[-1])}."
        )
        parts.append(narrow)
    return "\n\n".join(parts)


def _gamma(run: WidthRun, step: int) -> str:
    return format_number(float(run.gammas[step]))
