"""A run of AdaBoost in words."""

from __future__ import annotations

from bounds.numbers import in_words, rounded_safely
from laboratory.topics.boosting.adaboost.run import BoostingRun
from pages._boosting_fields import Asked

DIGITS = 3
MEANING = """
A **stump** looks at one feature and compares it with one threshold. AdaBoost takes, round after round, the stump that
errs least under the current weights. Let its weighted error be ε = 1/2 − γ, so that γ is its **edge** over a coin
flip. It gets the vote α = ½ ln((1 − ε)/ε); the examples that it got wrong become heavier, the others lighter, and
Z = 2√(ε(1 − ε)) = √(1 − 4γ²) brings the weights back to the sum 1.

**The theorem** bounds the error on the *training set*. A mistake of the vote costs at least 1 in exponential loss,
whose mean is the product of all Z; hence the training error never exceeds **the product of Z**. If every edge is at
least γ, the product is at most **(1 − 4γ²)^(T/2)**. Nothing here is random. Once the bound lies below 1/m, no mistake
can be left.

**Its condition** is the edge. Where no stump beats a coin flip on the distribution, as in the exclusive or, edges
come from the sample's accidents and shrink as it grows; then the promise is true, and says little.

**The true risk** is another matter: this theorem does not mention it. It often goes on falling after the training
error is 0, while the margins still grow, but nothing guarantees that, and with flipped labels it may rise again.

The **margin** of an example is y·H(x) divided by the sum of the α, between −1 and 1: how clearly the vote is right.
"""


def headline_words(run: BoostingRun) -> str:
    """What stands behind the training error at the end."""
    if not run.rounds:
        return "training error without any vote"
    return f"training error; at most {_up(run.products[-1])} promised"


def last_training_error(run: BoostingRun) -> str:
    """The training error after the last round; without any round, that of answering `negative` always."""
    return _short(run.training_errors[-1] if run.rounds else run.wrong(0).mean())


def verdict(run: BoostingRun, asked: Asked) -> str:
    """How the run ended, beside what was promised, and what that means for the world at hand."""
    if not run.rounds:
        return (
            "No stump has an edge over a coin flip on this sample, so AdaBoost stops before its first round, and the "
            "theorem promises nothing."
        )
    said = [_ending(run), _promise(run), _clean(run), _risk(run)]
    if asked.world == "xor":
        said.append(_stalls(run))
    return " ".join(part for part in said if part)


def _ending(run: BoostingRun) -> str:
    if run.stopped_by == "perfect stump":
        return "A single stump makes no mistake on the sample, so one round is enough."
    if run.stopped_by == "no edge":
        return f"After {_rounds(run.rounds)} no stump had an edge any more, and AdaBoost stopped."
    return ""


def _promise(run: BoostingRun) -> str:
    return (
        f"After {_rounds(run.rounds)} the vote errs on **{_short(run.training_errors[-1])}** of the sample. The "
        f"product of Z allows **{_up(run.products[-1])}**; told only the smallest edge, γ = "
        f"{_short(run.smallest_edge or 0)}, the theorem allows **{_up(run.promised[-1])}**."
    )


def _clean(run: BoostingRun) -> str:
    m = len(run.labels)
    if run.clean_since is None:
        return ""
    since = f"No mistake is left from round {run.clean_since} on;"
    if run.clean_by_product is None:
        return f"{since} the product is not yet below 1/m = 1/{m}, so the bound alone could not tell."
    return f"{since} the product, below 1/m = 1/{m}, is sure of it at round {run.clean_by_product}."


def _risk(run: BoostingRun) -> str:
    if run.least_risk is None or run.risks is None:
        return "The true risk of a vote of stumps is not known exactly in this world, so it is not drawn."
    best, least = run.least_risk
    where = "its lowest" if best == run.rounds else f"at its lowest, after round {best}, it was {_short(least)}"
    return (
        f"The true risk, of which the theorem does not speak, ends at **{_short(run.risks[-1])}**"
        f"{', ' if best == run.rounds else '; '}{where}."
    )


def _stalls(run: BoostingRun) -> str:
    return (
        "**Here stumps stall:** in this world every stump is wrong half of the time, as the other feature turns its "
        "answer round, so there is no weak edge. The small edges of the run are accidents of the sample. However many "
        "stumps vote, they err on a quarter of this world at least, before labels are flipped."
    )


def step_sentence(run: BoostingRun, step: int) -> str:
    """What this round did."""
    if not run.rounds:
        return "There is no round to look at."
    if step == 0:
        return f"Before the first round all {len(run.labels)} examples weigh the same, and nobody has voted."
    error, edge, alpha, z = (run.past(name)[step - 1] for name in ("weighted_error", "edge", "alpha", "z"))
    if run.stopped_by == "perfect stump":
        return "Round 1 takes a stump without a mistake: its edge is 1/2, its vote outweighs any other, and Z = 0."
    example, times = run.heaviest(step)
    return (
        f"Round {step} takes {_stump(run, step)}, whose weighted error is {_short(error)}: edge {_short(edge)}, vote "
        f"α = {_short(alpha)}, Z = {in_words(float(z), 4)}. Now example {example + 1} is the heaviest, "
        f"{_short(times)} times as heavy as at first, and the vote errs on "
        f"{int(run.wrong(step).sum())} of {len(run.labels)}."
    )


def margin_sentence(run: BoostingRun, step: int) -> str:
    """The margins in two numbers."""
    held = run.margins(step)
    return f"The smallest margin after round {step} is {_short(held.min())}, the mean {_short(held.mean())}."


def python_snippet(asked: Asked) -> str:
    """Python that makes the same run and prints training error, product and promise."""
    return (
        "from laboratory.topics.boosting.adaboost.run import boosting_run, boosting_world\n\n"
        f"world = boosting_world({asked.world!r}, noise={asked.noise})\n"
        f"run = boosting_run(world, {asked.m}, seed={asked.seed}, rounds={asked.rounds})\n"
        "print(run.training_errors[-1:], run.products[-1:], run.promised[-1:])\n"
    )


def _stump(run: BoostingRun, step: int) -> str:
    feature, threshold = int(run.past("feature")[step - 1]), float(run.past("threshold")[step - 1])
    if threshold == float("-inf"):
        return "a stump that always gives the same answer"
    names = getattr(run.world, "feature_names", ("the first feature", "the second feature"))
    answer = "positive" if run.past("sign")[step - 1] > 0 else "negative"
    return f"the stump “{answer} where {names[feature]} > {_short(threshold)}”"


def _rounds(number: int) -> str:
    return "1 round" if number == 1 else f"{in_words(number)} rounds"


def _short(number: float) -> str:
    return in_words(float(f"{float(number):.{DIGITS}g}"))


def _up(number: float) -> str:
    return in_words(rounded_safely(float(number), DIGITS, up=True))
