"""A world that is slow by design: the exact risk, the required sequence, and simulated memorizers."""

import math
from typing import Any

from bounds.numbers import at_least
from laboratory.figures.axes import ERROR, EXAMPLES
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import GUARANTEE, TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.no_free_lunch.slow.run import SEQUENCES, SlowWorld, measured_sizes, slow_sizes
from learners.shared.arrays import Reals

RISK, REQUIRED = TRUTH.called("every rule, at least"), GUARANTEE.called("required")
MEASURED = one_of(2, "measured")


def slow(run: SlowWorld, measured_risks: Reals, theme: str = "light") -> Figure:
    """The exact risk above the required sequence; marks: simulated memorizers."""
    sizes = slow_sizes()
    required = run.required(sizes)
    fig = figure(
        theme, xaxis=EXAMPLES.axis(log=True, range=[-0.1, math.log10(float(sizes[-1])) + 0.1], dtick=2),
        yaxis=ERROR.axis(log=True, range=[math.log10(float(required.min()) / 2), 0]),
    )  # fmt: skip
    below = curve(fig, sizes, required, REQUIRED)
    above = curve(fig, sizes, run.risk(sizes), RISK)
    curve(fig, measured_sizes(), measured_risks.mean(axis=1), MEASURED, points=True, mode="markers")
    name = f"required:<br>{SEQUENCES[run.sequence][0]}"
    label_ends(fig, [below._replace(name=name), above._replace(name="<b>every rule,<br>at least</b>")])
    return fig


def slow_in_words(run: SlowWorld) -> str:
    """What a person sees of the slow world."""
    ends = [at_least(float(risk)) for risk in run.risk(slow_sizes())[[0, -1]]]
    return (
        f"On logarithmic axes the exact expected risk of every rule stays above {SEQUENCES[run.sequence][0]} for all "
        f"sample sizes from one to a million; simulated memorizers are close to it. {ends[0]} after one "
        f"example, {ends[1]} after a million."
    )


def slow_table(run: SlowWorld) -> dict[str, Any]:
    """A row for each size that is drawn."""
    sizes = slow_sizes()
    return {
        "examples": sizes.tolist(),
        "required": run.required(sizes).tolist(),
        "expected_risk": run.risk(sizes).tolist(),
    }
