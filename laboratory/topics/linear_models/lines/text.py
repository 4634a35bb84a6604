"""Four lines in words."""

from bounds.numbers import percent
from laboratory.topics.linear_models.lines.run import NAMES, LinesRun
from laboratory.topics.linear_models.text import of
from laboratory.views.headline import Headline

ADALINE, LOGISTIC = NAMES.index("Adaline"), NAMES.index("logistic")
NOTHING_FAR = "No example is far out, so there is none to push."
CAPTION = "Full circles are positive, open ones negative; a cross marks what Adaline misclassifies."
COSTS = "Bars from left to right: linear program, pocket, Adaline, logistic. Each line at its best scale."
MEANING = """
All four predict *positive* where f(x) = ⟨w, x⟩ + b is above 0. They differ in what they minimize.

* The **linear program** searches for any line with y·f(x) ≥ 1 on every example, and finds one exactly when the sample
  is separable. Otherwise it minimizes the sum of what is missing to 1, the hinge loss.
* The **pocket** runs the perceptron (1,000 updates at most) and keeps the weights that misclassify fewest.
* **Adaline** takes steps down the squared loss (1 − y·f(x))². With shrinking steps it settles on the least-squares
  line, which is drawn. An example far out on the *right* side has y·f(x) far above 1, and its squared loss is as
  large as on the wrong side: the line turns towards it.
* **Logistic regression** minimizes ln(1 + exp(−y·f(x))), which is almost 0 for such an example, so that it hardly
  pulls.

**The bars.** Scaling w and b up changes no prediction, but every loss. So each line is evaluated at the scale with the
smallest loss. The logistic loss is taken to base 2: then each of the three losses is at least the training error. On a
separable sample hinge and logistic loss of every separating line can be made as small as you like. For the logistic
loss this takes ever longer weights, so there is no best line. The one drawn is where the slope of the loss fell below
10⁻⁶.

**Guarantee.** Each misclassified example has squared loss at least 1, so a line never misclassifies more examples than
the sum of its squared losses. The bound holds, but it is weak: the squared loss also penalizes confident correct
predictions.

**The true risk** is exact: the probability that a new example of the two clouds is misclassified, without the far
examples.
"""


def headline(pushed: LinesRun) -> Headline:
    """How many Adaline misclassifies, how many logistic regression does, and what the squared loss allows."""
    return Headline(
        pushed.mistakes[ADALINE],
        f"misclassified by Adaline; {pushed.mistakes[LOGISTIC]} by logistic regression",
        at_most=pushed.allowed(ADALINE),
        by="by Adaline's squared loss",
        rests_on=(),
        measured_text=of(pushed.mistakes[ADALINE], len(pushed.labels)),
    )


def sentence(pushed: LinesRun) -> str:
    """Who separates the sample, and who does not."""
    adaline, logistic = pushed.mistakes[ADALINE], pushed.mistakes[LOGISTIC]
    if not pushed.separable:
        return (
            f"No line separates this sample: logistic regression misclassifies **{logistic}** of "
            f"{len(pushed.labels)} examples, **Adaline {adaline}**."
        )
    if not adaline:
        return "A line separates this sample, and Adaline finds one too."
    why = "it minimizes the squared loss, not this count"
    if pushed.far:
        why = "the squared loss also penalizes confident correct predictions"
    return f"A line separates this sample, yet **Adaline misclassifies {adaline}** of {len(pushed.labels)}: {why}."


def more(pushed: LinesRun) -> str:
    """All four lines, and the truth."""
    return f"{_all_four(pushed)}\n\n{_truth(pushed)}"


def _all_four(pushed: LinesRun) -> str:
    program, pocket, adaline, logistic = pushed.mistakes
    if pushed.separable:
        start = "A line separates this sample: linear program, pocket and logistic regression find one"
        if not program == pocket == logistic == 0:
            start = (
                f"A line separates this sample. The linear program misclassifies {program}, the pocket {pocket}, "
                f"logistic regression {logistic}"
            )
        finds = "and so does Adaline" if program == pocket == logistic == 0 else "Adaline none"
        of_adaline = f", **Adaline misclassifies {adaline}**." if adaline else f", {finds}."
        return start + of_adaline + (_why(pushed) if adaline else "")
    return (
        f"No line separates this sample. The pocket's line misclassifies **{pocket}**, the linear program's "
        f"{program}, logistic regression's {logistic}, **Adaline's {adaline}**."
        + (_why(pushed) if adaline > logistic and pushed.far else "")
    )


def _why(pushed: LinesRun) -> str:
    if not pushed.far:
        return " Its squared loss is nevertheless the smallest of all lines."
    return (
        " The far examples are on the right side, but the squared loss penalizes confident correct predictions. Its "
        f"squared loss is the smallest of all lines: {pushed.squared[ADALINE]:.3f}; logistic regression's is "
        f"{pushed.squared[LOGISTIC]:.3f}."
    )


def _truth(pushed: LinesRun) -> str:
    return (
        f"On the two clouds Adaline's line has true risk {percent(pushed.risks[ADALINE])}, logistic "
        f"regression's {percent(pushed.risks[LOGISTIC])}. No rule has less than "
        f"{percent(pushed.world.bayes_risk)}, the Bayes risk."
    )
