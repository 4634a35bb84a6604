"""The perceptron criterion in words."""

import numpy as np

from bounds.numbers import format_short, pluralize
from laboratory.topics.perceptron_lab.criterion.run import CriterionRun
from laboratory.views.headline import Headline
from learners.shared.arrays import Reals

MEANING = """
The **perceptron criterion** is J(w) = −Σ y⟨w, x⟩, summed over the misclassified examples: each adds its distance from
the line, times ‖w‖. It is convex, made of flat pieces, and its gradient is **−Σ yx** over the same examples. (Where an
example lies on the line that is a subgradient.)

A step against the whole gradient adds η Σ yx **at once**. The perceptron takes the examples **one by one** and adds
ηyx as soon as one is misclassified: it descends along the term of that example alone.

J is not the number of mistakes. It is **0 at w = 0**, too, where every example lies on the line. Where every line
through the centre has an example on its wrong side, w = 0 is the only minimizer: a smaller J may just mean shorter
weights.

**Three rules for one example.** With d = ±1 the label, net = ⟨w, x⟩ and out its sign, *Hebb's form* adds ηdx where
out ≠ d. *Error correction* adds ½η(d − out)x: nothing where out = d, and elsewhere the same. *Adaline* adds
η(d − net)x, and so moves for correct examples, too: it descends on the squared error.
"""
CAPTION = "Level lines of the criterion. Cross: w = 0, where it is 0, too."
VALUES = "The criterion on the whole sample after each pass over it."


def headline(run: CriterionRun, step: int) -> Headline:
    """The criterion now, and its minimum."""
    return Headline(
        float(run.criterion(run.batch[step])), f"criterion after {pluralize(step, 'pass', 'passes')}, all at once",
        at_least=0.0, by="its value at w = 0", rests_on=(),
    )  # fmt: skip


def sentence(run: CriterionRun, step: int) -> str:
    """The mistakes of both."""
    m = len(run.signs)
    at_once, one_by_one = (run.misclassified(path[step]) for path in (run.batch, run.online))
    value = format_short(float(run.criterion(run.online[step])))
    return (
        f"At once, **{at_once}** of {m} examples are misclassified now; one by one **{one_by_one}**, with criterion "
        f"**{value}**."
    )


def more(run: CriterionRun, step: int) -> str:
    """Distances and length behind the criterion, both gradients, and three rules for one misclassified example."""
    at_once, one_by_one = run.batch[step], run.online[step]
    steps = (
        f"At once: w = {_vector(at_once)}, gradient **{_vector(run.gradient(at_once))}**. One by one: w = "
        f"{_vector(one_by_one)} after {pluralize(int(run.ends[step]), 'update')}, gradient "
        f"{_vector(run.gradient(one_by_one))}."
    )
    i = run.first_wrong(at_once)
    parts = [_distances(run, at_once), steps, "" if i is None else _rules(run, at_once, i)]
    return "\n\n".join(part for part in parts if part)


def _distances(run: CriterionRun, weights: Reals) -> str:
    """The criterion as distances from the line, times the length of the weights; nothing where it is 0."""
    value, length = float(run.criterion(weights)), float(np.linalg.norm(weights))
    if not value:
        return ""
    return (
        f"At once: the distances of the misclassified examples from the line add up to "
        f"**{format_short(value / length)}**. The criterion is ‖w‖ = {format_short(length)} times that, "
        f"**{format_short(value)}**."
    )


def _rules(run: CriterionRun, weights: Reals, i: int) -> str:
    """Hebb's form, error correction and Adaline on one misclassified example."""
    x, d, net = run.points[i], run.signs[i], float(run.points[i] @ weights)
    label, out = ("1", "−1") if d > 0 else ("−1", "1")
    step = _vector(run.rate * d * x)
    less = out if out == "1" else f"({out})"
    return (
        f"**Example {i + 1}**, x = {_vector(x)}, d = {label}, net = {format_short(net)}, out = {out}: Hebb's form adds "
        f"ηdx = **{step}**. Error correction adds ½η(d − out)x = ½η({label} − {less})x = **{step}**. Adaline would add "
        f"η(d − net)x = **{_vector(run.rate * (d - net) * x)}**."
    )


def _vector(vector: Reals) -> str:
    return f"({', '.join(format_short(float(entry)) for entry in vector)})"
