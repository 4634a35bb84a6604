"""The width of the Gaussian kernel in words."""

from bounds.numbers import in_words, short
from laboratory.topics.svm_and_kernels.width.run import WidthRun
from laboratory.views.view import Headline

MEANING = """
The **Gaussian kernel** exp(−γ‖x − z‖²) calls two examples alike if they are near; γ = 1/(2σ²) for the deviation σ.
(Some books write exp(−‖x − z‖²/(2σ)), where σ is the variance.) A wide kernel finds all points alike and draws nearly a
straight line. A narrow one finds every example unlike all others: it reproduces each label, whatever it is, with
training error 0, and knows nothing of the space between. The true risk is least somewhere in the middle.

The machine answers with the sign of Σ aᵢyᵢK(xᵢ, x) + b, bias included. Of two examples, 0 (negative) and 2 (positive),
the linear kernel makes the score x − 1; without b the point 0.5 changes sides.

The share of support vectors bounds the leave-one-out error of this sample, at this C: an example that supports
nothing may be left out without changing the boundary. It is a rough estimate of the true risk, not a promise of it.
"""


def headline(run: WidthRun, step: int) -> Headline:
    """The exact risk at this width, and what no predictor beats."""
    what = f"true risk at γ = {_gamma(run, step)}; training error {short(float(run.training_errors[step]))}"
    if (bayes := float(run.world.bayes_risk)) > 0:
        return Headline(
            float(run.risks[step]), what, at_least=bayes, by="the Bayes risk, for every predictor", rests_on=()
        )
    return Headline(float(run.risks[step]), what, by="nothing guaranteed; the Bayes risk is 0")


def caption(run: WidthRun, step: int) -> str:
    """Which kernel it is."""
    return (
        f"Gaussian kernel, γ = {_gamma(run, step)} (σ = {short(float(run.sigmas[step]))}). Rings mark support vectors; "
        "the dotted circle is one σ about an example."
    )


def errors_caption(run: WidthRun) -> str:
    """The level that no predictor is below."""
    return f"Dotted: the Bayes risk, {short(float(run.world.bayes_risk))}. Left: wide kernels; right: narrow ones."


def sentence(run: WidthRun, step: int) -> str:
    """This width beside the best one and a line."""
    best = run.best
    here = f"At γ = {_gamma(run, step)} the true risk is **{short(float(run.risks[step]))}**"
    line = f"a line has {short(run.line_risk)}"
    if run.risks[step] == run.risks[best]:
        return f"{here}, the least of all widths; {line}."
    return f"{here}; the least, **{short(float(run.risks[best]))}**, is at γ = {_gamma(run, best)}, and {line}."


def more(run: WidthRun, step: int) -> str:
    """Who is misclassified, who supports the boundary, and what the narrowest kernel does."""
    here = (
        f"At this width the machine misclassifies {round(float(run.training_errors[step]) * len(run.signs))} of its "
        f"{len(run.signs)} examples and has the exact true risk **{short(float(run.risks[step]))}**; "
        f"{int(run.supports[step])} examples support it, and no more than these are misclassified when each is left "
        "out in turn."
    )
    least = (
        f"The least risk of all widths, {short(float(run.risks[run.best]))}, is at γ = {_gamma(run, run.best)}; a line "
        f"has {short(run.line_risk)}."
    )
    told = [here, least]
    if run.training_errors[-1] == 0:
        narrow = f"The narrowest kernel repeats every label, training error 0, with a risk of {short(run.risks[-1])}."
        told.append(narrow)
    return "\n\n".join(told)


def _gamma(run: WidthRun, step: int) -> str:
    return in_words(float(run.gammas[step]))
