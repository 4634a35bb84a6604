"""A world that is slow by design: the exact risk, the sequence that was asked for, and memorisers that were run."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from bounds.numbers import at_least
from laboratory.figures.axes import ERROR, EXAMPLES
from laboratory.figures.curves import curve
from laboratory.figures.names import at_the_ends
from laboratory.figures.roles import GUARANTEE, TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.no_free_lunch.slow.run import SEQUENCES, SlowWorld, measured_sizes, slow_sizes
from learners.shared.arrays import Reals

if TYPE_CHECKING:
    from laboratory.figures.figure import Figure

RISK, ASKED = TRUTH.called("every rule, at least"), GUARANTEE.called("asked for")
MEASURED = one_of(2, "measured")


def slow(run: SlowWorld, found: Reals, theme: str = "light") -> Figure:
    """The exact risk above the sequence that was asked for; marks: memorisers that were run."""
    sizes = slow_sizes()
    asked = run.asked(sizes)
    drawn = figure(
        theme, xaxis=EXAMPLES.axis(log=True, range=[-0.1, math.log10(float(sizes[-1])) + 0.1], dtick=2),
        yaxis=ERROR.axis(log=True, range=[math.log10(float(asked.min()) / 2), 0]),
    )  # fmt: skip
    below = curve(drawn, sizes, asked, ASKED)
    above = curve(drawn, sizes, run.risk(sizes), RISK)
    curve(drawn, measured_sizes(), found.mean(axis=1), MEASURED, points=True, mode="markers")
    name = f"asked for:<br>{SEQUENCES[run.sequence][0]}"
    at_the_ends(drawn, [below._replace(name=name), above._replace(name="<b>every rule,<br>at least</b>")])
    return drawn


def slow_in_words(run: SlowWorld) -> str:
    """What a person sees of the slow world."""
    told = [at_least(float(risk)) for risk in run.risk(slow_sizes())[[0, -1]]]
    return (
        f"On logarithmic axes the exact expected risk of every rule stays above {SEQUENCES[run.sequence][0]} for all "
        f"sample sizes from one to a million; memorisers that were run lie on it. {told[0]} after one "
        f"example, {told[1]} after a million."
    )


def slow_table(run: SlowWorld) -> dict[str, Any]:
    """A row for each size that is drawn."""
    sizes = slow_sizes()
    return {
        "examples": sizes.tolist(),
        "asked_for": run.asked(sizes).tolist(),
        "expected_risk": run.risk(sizes).tolist(),
    }
