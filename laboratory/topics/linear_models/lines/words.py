"""Four lines in words."""

from bounds.numbers import percent
from laboratory.topics.linear_models.lines.run import NAMES, LinesRun
from laboratory.topics.linear_models.words import of
from laboratory.views.view import Headline

ADALINE, LOGISTIC = NAMES.index("Adaline"), NAMES.index("logistic")
NOTHING_FAR = "No example stands far out, so there is none to push."
CAPTION = "Full circles are positive, open ones negative; a cross marks what Adaline misclassifies."
COSTS = "Bars from left to right: linear programme, pocket, Adaline, logistic. Each line at its best scale."
MEANING = """
All four answer *positive* where f(x) = ⟨w, x⟩ + b is above 0. They differ in what they minimise.

* The **linear programme** looks for any line with y·f(x) ≥ 1 on every example, and finds one exactly when the sample
  is separable. Otherwise it minimises the sum of what is missing to 1, the hinge loss.
* The **pocket** runs the perceptron (1,000 updates at most) and keeps the weights with the fewest mistakes.
* **Adaline** takes steps down the squared loss (1 − y·f(x))². With shrinking steps it settles on the least-squares
  line, which is drawn. An example far out on the *right* side has y·f(x) far above 1, and that costs it as much as a
  mistake: the line turns towards it.
* **Logistic regression** minimises ln(1 + exp(−y·f(x))), which is almost 0 for such an example, so that it hardly
  pulls.

**The bars.** To lengthen w and b changes no answer, but every loss. So each line is judged at the scale that suits it
best for that loss. The logistic loss is taken to base 2: then each of the three losses is at least the share of
mistakes. On a separable sample hinge and logistic loss of every separating line can be made as small as you like. For
the logistic loss that takes ever longer weights, so there is no best line; drawn is the one where the slope of the
loss fell below 10⁻⁶.

**What is guaranteed.** As each mistake costs at least 1, a line never makes more mistakes than the sum of its squared
losses. The guarantee is true, and weak: it charges Adaline for being too right as well.

**The true risk** is exact: the probability that a new example of the two clouds is misclassified, without the far
examples.
"""


def headline(pushed: LinesRun) -> Headline:
    """Adaline's mistakes beside those of logistic regression, and how many its squared loss allows."""
    return Headline(
        pushed.mistakes[ADALINE],
        f"misclassified by Adaline; {pushed.mistakes[LOGISTIC]} by logistic regression",
        at_most=pushed.allowed(ADALINE),
        by="by Adaline's squared loss",
        rests_on=(),
        shown=of(pushed.mistakes[ADALINE], len(pushed.labels)),
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
    why = "squares also charge for being *too* right" if pushed.far else "it minimises squares, and not mistakes"
    return f"A line separates this sample, yet **Adaline misclassifies {adaline}** of {len(pushed.labels)}: {why}."


def more(pushed: LinesRun) -> str:
    """All four lines, and the truth."""
    return f"{_all_four(pushed)}\n\n{_truth(pushed)}"


def _all_four(pushed: LinesRun) -> str:
    programme, pocket, adaline, logistic = pushed.mistakes
    if pushed.separable:
        start = "A line separates this sample: linear programme, pocket and logistic regression find one"
        found = programme == pocket == logistic == 0
        rest = f" (mistakes {programme}, {pocket}, {logistic})" if not found else ""
        told = f", **Adaline misclassifies {adaline}**." if adaline else ", and so does Adaline."
        return start + rest + told + (_why(pushed) if adaline else "")
    return (
        f"No line separates this sample. The pocket's misclassifies **{pocket}**, the linear programme's {programme}, "
        f"logistic regression's {logistic}, **Adaline's {adaline}**."
        + (_why(pushed) if adaline > logistic and pushed.far else "")
    )


def _why(pushed: LinesRun) -> str:
    if not pushed.far:
        return " Its squared loss is the least of all lines nevertheless."
    return (
        " The far examples stand on the right side, but squares charge for being *too* right. Among all lines its "
        f"squared loss is the least nevertheless: {pushed.squared[ADALINE]:.3f}, logistic regression's is "
        f"{pushed.squared[LOGISTIC]:.3f}."
    )


def _truth(pushed: LinesRun) -> str:
    return (
        f"In the world of the two clouds Adaline's line misclassifies {percent(pushed.risks[ADALINE])}, logistic "
        f"regression's {percent(pushed.risks[LOGISTIC])}; no rule misclassifies less than "
        f"{percent(pushed.world.bayes_risk)}."
    )
