"""The perceptron on samples made to keep it busy, in words."""

from bounds.numbers import format_number, format_short, pluralize
from laboratory.topics.perceptron_lab.slow.run import SlowRuns
from laboratory.views.headline import Headline

MEANING = """
Novikoff's bound (R/γ)² does not name the number of features, and can be exponential in it. **Each weight above
all before it** asks for w₁ > 0, w₂ > w₁, w₃ > w₁ + w₂ and so on: n examples with entries −1, 0 and 1. An update adds
an example, so all weights stay whole numbers, and they end at 1, 2, 4, 8, … at least. Counting how often each
example was added gives **at least (4ⁿ − 1)/3 updates, in any order**. Here 1/γ² is that very number and R² = n: the
bound is at most n times too large.

**One example along each axis** has R = 1 and γ = 1/√n. Each example must be added once, and Novikoff's bound is n: it
is met exactly, so no better bound in R and γ alone can hold.

A **linear program** with one constraint for each example finds separating weights in polynomial time. It reads no
sample again and again: how small the margin is hardly matters to it.
"""
CAPTION = "The axis is logarithmic: a straight line is exponential growth. Dashed and dotted: proven bounds."
WEIGHTS_CAPTION = "Both scaled to a smallest y⟨w, x⟩ of 1. An update moves each weight by 1 at most."


def headline(run: SlowRuns) -> Headline:
    """The updates for all features, and Novikoff's bound on them."""
    made = int(run.updates[-1])
    return Headline(
        made,
        "update" if made == 1 else "updates",
        at_most=int(run.most[-1]),
        by="Novikoff's theorem",
        measured_text=format_number(made),
    )


def sentence(run: SlowRuns) -> str:
    """How near the bound was, and the linear program."""
    n, made, most = int(run.features[-1]), int(run.updates[-1]), int(run.most[-1])
    share = "exactly as long" if made == most else f"**1/{format_short(most / made, 3)}** as long"
    program = f"One linear program of {pluralize(n, 'constraint')} separates the same examples."
    start = f"With {pluralize(n, 'feature')} the perceptron's run is {share} as the bound allows."
    return f"{start} {program}" if run.separates else start


def more(run: SlowRuns) -> str:
    """Radius and margin, the least of any order, and what one more feature costs."""
    inputs = run.inputs
    radius, gamma = format_short(inputs["radius"], 4), format_short(inputs["gamma"], 4)
    least = pluralize(int(run.least[-1]), "update")
    size = f"The longest example has length R = {radius}; the largest margin is γ = {gamma}."
    lines = [f"{size} Any order takes at least **{least}**."]
    if len(run.updates) > 1:
        ratio = format_short(run.updates[-1] / run.updates[-2], 3)
        lines.append(f"The last feature made the run **{ratio} times** as long.")
    return "\n\n".join(lines)
