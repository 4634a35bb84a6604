"""The plan in words."""

from bounds import theorems
from bounds.formula.special.proportions.unconditional import BOSCHLOO
from bounds.numbers import at_least, at_most, format_number, format_short, in_percent, percent
from laboratory.topics.evaluation.two_samples.run import SamplePlan
from laboratory.topics.evaluation.two_samples.sizes import FISHER, Z
from laboratory.views.headline import Headline

MEANING = """
Two models, each tested on **examples of its own**. The **power** is the probability that the test finds the better one,
where it is better by as much as was set. **Fisher's exact test** asks: given all right answers, how probable is it that
so many of them fall to the first model, if it makes no difference whose they are? Its false alarms never exceed the
level, whatever the common probability. Its power is added up over all pairs of counts here, nothing is drawn.

**Why the curve saws.** Counts are whole numbers. With one example more, a cut may move by one answer, and the power
falls. So the smallest n that reaches the target is not the answer: a larger one may miss it. The answer is the n **from
which every n reaches it**. Randomized, the test would have a power that never falls. What is lost by not randomizing is
at most the sum, over all totals, of the most probable table's probability, and that sum never grows. Their difference
proves all large n at once; those below were looked at one by one.

**The usual formulas** take the normal law for exact. They rise smoothly, whatever whole numbers do. The arcsine formula
asks for far too few where events are rare. The corrected one was made for Fisher's test, and comes near it.

**Boschloo's test** takes Fisher's p-value, but a critical value of its own: the largest one whose false alarms stay
within the level, whatever the common probability. That is proved for all of them at once, not on a grid. It rejects all
that Fisher's test does, and more: it never needs more examples. It is worked out for up to 300 of each.

**The pooled z test** mostly has more power, since it mostly exceeds its level: see the second figure.

**The same examples for both models?** Then outcomes come in pairs, and this plan does not apply: McNemar's test does,
and mostly needs fewer.
"""
UPRIGHT = "Others: formulas of the normal law. Upright: the first n that reaches the target, and the answer."
SIZES_CAPTION = (
    "How often a test says that one is better, where both are the same: above the level, too often. At 1 − p as at p."
)


def caption(run: SamplePlan) -> str:
    """Of the powers; Boschloo's is drawn up to 300 examples of each."""
    exact = "Thick, and Boschloo's: exact." if len(run.boschloo.n) > 1 else "Thick: exact."
    return f"{exact} {UPRIGHT}"


def headline(run: SamplePlan) -> Headline:
    """The size that is enough, and what it and all larger ones are proved to have."""
    return Headline(
        run.enough,
        "test examples, for each model its own",
        measured_text=f"2 × {format_number(run.enough)}",
        at_least=run.target,
        by="power, with so many and with any larger number",
        rests_on=theorems["fisher_test_power"].assumes,
    )


def sentence(run: SamplePlan) -> str:
    """From where on every size is enough, and where the first one is."""
    first, enough = format_number(run.first), format_number(run.enough)
    if run.first == run.enough:
        return f"**{enough}** examples of each are the fewest, and every larger number is enough, too."
    if run.looked_at:
        return f"Already **{first}** reach the target, but larger numbers miss it: every one does from **{enough}** on."
    return f"Already **{first}** reach the target; that every larger number does is proved from **{enough}** on."


def more(run: SamplePlan) -> str:
    """How it was proved, the approximations, and the true size of the z test."""
    certified, target = format_number(run.certified), percent(run.target)
    looked = f"below, every n from {format_number(run.first)} on was looked at"
    proof = f"One bound proves all n from **{certified}** on" + (f"; {looked}." if run.looked_at else ".")
    if run.misses:
        worst = min(run.misses, key=lambda n: run.misses[n])
        proof += (
            f" Between, {format_number(len(run.misses))} numbers miss {target}: at {format_number(worst)} the power is "
            f"{at_most(in_percent(run.misses[worst]), 5)} %."
        )
    usual = "; ".join(_usual(run, name) for name in run.needed)
    most = {name: float(size.max()) for name, size in run.true_size.items()}
    sizes = (
        f"At n = {format_number(run.first)}, a level of {percent(run.nominal)} and the worst probability drawn, the "
        f"pooled z test gives **{at_least(in_percent(most[Z]), 3)} %** false alarms, Fisher's test "
        f"{format_short(100 * most[FISHER], 3)} %."
    )
    paired = "Two models on the **same** examples are paired: this plan is not theirs, McNemar's test is."
    return (
        f"{proof}\n\n{_raised(run)}\n\nExact power where a usual formula says {target}: {usual}.\n\n{sizes}\n\n{paired}"
    )


def _raised(run: SamplePlan) -> str:
    """Boschloo's power where Fisher's test first has the power, and from where on it is enough."""
    if BOSCHLOO not in run.true_size:
        return "Boschloo's exact test never has less power than Fisher's; it is worked out for up to 300 of each."
    n, most = format_number(run.first), format_short(100 * float(run.true_size[BOSCHLOO].max()), 3)
    power = at_most(in_percent(run.boschloo_at_first), 4)
    said = (
        f"At n = {n} Boschloo's exact test has a power of **{power} %**. Its false alarms stay within the level; the "
        f"worst probability drawn gives {most} %."
    )
    if run.boschloo.enough is None:
        return said
    return f"{said} For it every n from **{format_number(run.boschloo.enough)}** on is enough."


def _usual(run: SamplePlan, name: str) -> str:
    n = run.needed[name]
    return f"{name}, n = {format_number(n)}: **{at_most(in_percent(run.power_at(n)), 4)} %**"
