"""Random signs, growth functions and sines in words."""

from __future__ import annotations

import math
from collections.abc import Sequence

from bounds.numbers import in_words, rounded_safely
from laboratory.topics.rademacher_and_vc.growth.figures import sine_table
from laboratory.topics.rademacher_and_vc.growth.run import GrowthRun
from laboratory.topics.rademacher_and_vc.linear.run import LinearRun
from laboratory.topics.rademacher_and_vc.signs.run import ComplexityRun
from learners.complexity.sine_shatterer import shattering_frequency
from pages._rademacher_fields import Asked

MEANING = {
    "signs": """
Give every point a sign by tossing a fair coin. There is nothing to learn in such signs, so whatever a class manages
to fit is its own flexibility. The **Rademacher complexity** on the sample is the mean, over all 2ᵐ ways to choose the
signs, of the best correlation that a hypothesis reaches with them: 1 if every sign can be fitted, 0 if there is one
hypothesis only. A complexity R means that on average a share (1 + R)/2 of random labels is fitted.

For a small number of points all signs are tried, and the value is **exact**. **Draws** of random signs estimate it;
as turning one sign changes the mean of T draws by at most 2/(mT), they come close quickly (grey band: with
probability at least 1 − δ, for a number of draws fixed before).

**Massart's lemma.** If the class gives the points N labellings, its complexity is at most √(2 ln N / m). **Sauer's
lemma** bounds N by the VC dimension alone, for any points. Both only count; the complexity looks at the labellings
themselves. A bound above 1 says nothing.

**Two conventions.** Here the complexity has no factor 2 and no absolute value, and bounds on the risk then carry
twice the complexity (of the losses, which is half of this one). The notes after Amini put 2/m and |·| into it.
""",
    "growth": """
The **growth function** τ(m) is the largest number of labellings that a class gives to m points. While m is at most
the VC dimension d it is 2ᵐ; **Sauer's lemma** says that from then on it grows like a polynomial at most: τ(m) ≤ C(m,
0) + … + C(m, d) ≤ (em/d)ᵈ for m ≥ d. On logarithmic axes a polynomial is a straight line in the end, while 2ᵐ bends
upwards and leaves the picture. That is what makes learning possible.

For thresholds, intervals and their unions the sum is met with equality. **Cover's count** for halfspaces in n
dimensions, 2(C(m−1, 0) + … + C(m−1, n)), is smaller than Sauer's sum for d = n + 1. For boxes only bounds are known
here.

Circles count what the class does with random points, decided exactly, one labelling after the other. For boxes random
points are seldom the best ones. One summary of the notes prints (eᵐ/d)ᵈ for (em/d)ᵈ: with m = 100 and d = 3 that is
more than 10¹²⁸ where the right form gives less than 10⁶.
""",
    "linear": """
For x → ⟨w, x⟩ with ‖w‖ ≤ 1 the best w for given signs points along Σ σᵢxᵢ, so the complexity is the mean length of
that sum over m. It lies between ‖X‖/(m√2) and ‖X‖/m, where ‖X‖² is the sum of the squared lengths of the examples.
The **dimension does not occur**: in 50 dimensions it is as small as in two.

The **margin bound** uses this. If some w of length 1 separates the sample with margin γ, its risk is promised to be
about twice the complexity over γ, plus a term for the confidence. γ must be fixed before the sample is seen. Here it
is the world's own margin, and the hard-margin support vector machine (through the origin) has at least that margin on
every sample. The **VC bound** counts dimensions instead, and is better in a few of them.

Both promises are for the worst world, and this one is kind: the true risk is far below.
""",
    "sine": """
The class of all x → 1 where sin(θx) > 0 has a single parameter θ. And yet it gives the points 1/2, 1/4, …, 1/2ᵐ every
one of the 2ᵐ labellings, with θ = π(1 + Σ (1 − yⱼ)2ʲ), for every m. At xⱼ = 2⁻ʲ the terms after j add whole turns,
the term of j adds half a turn exactly where yⱼ = 0, and the rest stays below half a turn.

So its **VC dimension is infinite**: no number of examples suffices for every world. Counting parameters does not
measure flexibility. (The notes write the hypothesis as ⌈0.5 sin(θx)⌉; in one copy the ceiling became a bracket.)
""",
}


def signs_verdict(run: ComplexityRun) -> str:
    """What the class fits, and what was promised."""
    m, given = run.samples, len(run.table)
    fitted = in_words(float(f"{50 * (1 + run.exact):.3g}"))
    told = (
        f"The class gives {_points(m)} {in_words(given)} of {in_words(2**m)} labellings. Over all {in_words(2**m)} "
        f"signs its complexity is **{_short(run.exact)}**: on average {fitted} % of random labels are fitted"
    )
    if given == 2**m:
        return f"{told}. The points are shattered, so fitting labels on them proves nothing."
    vain = " (above 1, so it says nothing)" if run.massart > 1 else ""
    return f"{told}. Massart's lemma, which only counts labellings, allows {_up(run.massart)}{vain}."


def signs_more(run: ComplexityRun, draw: int) -> str:
    """This draw, the mean of all of them, Sauer's lemma, and the notes' convention."""
    wrong = int((run.best(draw - 1) != run.signs[draw - 1]).sum()) if draw else 0
    this = f"In draw {draw} the best hypothesis misses {wrong} of {run.samples} signs. " if draw else ""
    gap = abs(float(run.means[-1]) - run.exact)
    kept = "" if gap <= run.widths[-1] else " This run is one of the few that break the promise."
    return (
        f"{this}The mean of {in_words(run.draws)} draws is {_short(float(run.means[-1]))}, promised to be within "
        f"{_up(float(run.widths[-1]))}.{kept} Knowing the VC dimension {run.dimension} alone, Sauer's and Massart's "
        f"lemmas allow {_up(run.sauer)}. With the notes' 2/m and absolute value the complexity reads "
        f"{_short(run.of_the_notes)}."
    )


def growth_verdict(run: GrowthRun) -> str:
    """The class beside Sauer's lemma at the largest m, one sentence."""
    m, d = run.largest, run.d
    of = "exactly" if run.is_exact else "at most"
    most = f"**{_count(float(run.growth[-1]))}** labellings"
    if m < d:
        return f"With VC dimension {d} all labellings of {m} points are possible: the axis must be longer to show more."
    return (
        f"At {in_words(m)} points the growth function is {of} {most}; Sauer's sum for VC dimension {d} is "
        f"{_count(float(run.in_full(m)))}, its closed form "
        f"{_count(float(run.polynomial[-1]))}, and there are {_count(2.0**m)} in all."
    )


def growth_counted(run: GrowthRun) -> str:
    """What was counted on random points."""
    m = len(run.counted)
    reached = int(run.counted[-1]) == float(run.growth[m - 1])
    same = "as many as promised" if run.is_exact else "as many as the bound allows"
    fewer = "fewer than the most that any points have" if run.is_exact else "no more than the bound"
    return (
        f"On {m} random points (circles) {in_words(int(run.counted[-1]))} labellings were found one by one, "
        f"{same if reached else fewer}: {in_words(int(run.growth[m - 1]))}."
    )


def linear_verdict(run: LinearRun) -> str:
    """Complexity and both promises at the largest sample."""
    m, n = run.sizes[-1], run.world.features
    better = "margin" if run.by_margin[-1] < run.by_dimension[-1] else "dimension"
    return (
        f"With {in_words(m)} examples in {n} dimensions the complexity is {_short(float(run.simulated[-1]))} by "
        f"{in_words(run.draws)} draws, and at most {_up(float(run.above[-1]))} by its closed form, which knows no "
        f"dimension. The margin promises a risk of at most {_promise(float(run.by_margin[-1]))}, the VC dimension {n} "
        f"{_promise(float(run.by_dimension[-1]))}: here the **{better}** says more. The true risk is "
        f"{_risk(float(run.risks[-1]))}."
    )


def sine_verdict(labels: Sequence[int]) -> str:
    """The frequency for these labels."""
    m, spelled = len(labels), ", ".join(map(str, labels))
    table, frequency = sine_table(m), shattering_frequency(labels)
    right = sum(wanted == given for wanted, given in zip(table["labels"], table["given"], strict=True))
    return (
        f"θ = {in_words(frequency) if frequency > 1 else ''}π gives the points 1/2{', …' if m > 2 else ''}"
        f"{f', 1/{2**m}' if m > 1 else ''} the labels {spelled}. Tried in exact arithmetic, the formula works for "
        f"{in_words(right)} of the {in_words(2**m)} labellings, as it does for every m. One parameter, infinite "
        "VC dimension."
    )


def signs_snippet(asked: Asked) -> str:
    """Python that makes the same run and prints the complexity and Massart's bound."""
    points = [[str(x) for x in point] for point in asked.points]
    return (
        "from laboratory.topics.rademacher_and_vc.signs.run import complexity_run\n\n"
        f"points = {points!r}\n"
        f"run = complexity_run({asked.cls!r}, points, draws={asked.draws}, seed={asked.seed}, delta={asked.delta!r})\n"
        "print(run.exact, run.means[-1], run.massart)\n"
    )


def growth_snippet(run: GrowthRun) -> str:
    """Python that prints the last point of each curve."""
    return (
        f"from laboratory.topics.rademacher_and_vc.growth.run import GrowthRun\n\nrun = {run!r}\n"
        "print(run.growth[-1], run.sauer[-1], run.counted)\n"
    )


def linear_snippet(run: LinearRun) -> str:
    """Python that makes the same run."""
    return (
        "from laboratory.topics.rademacher_and_vc.linear.run import LinearRun\n"
        "from laboratory.worlds.margin_halfspace import MarginHalfspace\n\n"
        f"run = {run!r}\nprint(run.simulated, run.above, run.by_margin)\n"
    )


def sine_snippet(labels: Sequence[int]) -> str:
    """Python that finds the frequency and checks it."""
    return (
        "from fractions import Fraction\n\n"
        "from learners.complexity.sine_shatterer import shattering_frequency, sine_labels\n\n"
        f"frequency = shattering_frequency({list(labels)!r})\n"
        f"print(frequency, sine_labels(frequency, [Fraction(1, 2**j) for j in range(1, {len(labels) + 1})]))\n"
    )


def _points(m: int) -> str:
    return "one point" if m == 1 else f"these {in_words(m)} points"


def _promise(bound: float) -> str:
    return _up(bound) if bound < 1 else f"{_up(bound)}, which is no promise"


def _risk(risk: float) -> str:
    return "below 10⁻⁶" if risk < 1e-6 else _short(risk)


def _count(number: float) -> str:
    if number < 1e9:
        return in_words(math.ceil(number))
    power = math.floor(math.log10(number))
    lead = number / 10.0**power
    return f"{lead:.2f} × 10{''.join('⁰¹²³⁴⁵⁶⁷⁸⁹'[int(digit)] for digit in str(power))}"


def _short(number: float) -> str:
    return in_words(float(f"{number:.4g}"))


def _up(number: float) -> str:
    return in_words(rounded_safely(number, 4, up=True))
