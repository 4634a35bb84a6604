"""A run of AdaBoost in words."""

from bounds.numbers import at_most, format_number, format_short, pluralize
from bounds.vocabulary.assumptions import ADABOOST
from laboratory.topics.boosting.adaboost.run import BoostingRun
from laboratory.views.headline import Headline

DIGITS = 4

MEANING = """
AdaBoost combines weak rules by a weighted vote. If every edge over a coin flip is at least some γ > 0, the training
error is 0 after enough rounds.

A **stump** compares one feature with one threshold. In each round AdaBoost takes the stump of smallest weighted error.
Let this error be ε = 1/2 − γ, so that γ is its **edge** over a coin flip. It gets the vote α = ½ ln((1 − ε)/ε). The
misclassified examples become heavier, the others lighter, and Z normalizes the weights to the sum 1. A vote of any α
would have $Z=εe^{α}+(1-ε)e^{-α}$, which is smallest at this α: there Z = 2√(ε(1 − ε)) = √(1 − 4γ²) ≤ $e^{-2γ^2}$.

**The theorem** bounds the error on the *training set*. A misclassified example has exponential loss at least 1, and the
mean of this loss is the product of all Z; hence the training error never exceeds **the product of Z**. If every edge is
at least γ, the product is at most **(1 − 4γ²)^(T/2)**. Nothing here is random. Once the bound is below 1/m, no example
is misclassified.

**Its condition** is the edge. Where no stump beats a coin flip on the distribution, as in the exclusive or, edges come
from the randomness of the sample and shrink as it grows; then the bound holds, but is hardly informative.

**The true risk** is not bounded by this theorem. It often keeps falling after the training error is 0, while the
margins still grow, but nothing guarantees this, and with flipped labels it may rise again.

The **margin** of an example is y·H(x) divided by the sum of the α, between −1 and 1: how clearly the vote is right.
"""


def headline(run: BoostingRun, step: int) -> Headline:
    """The training error after this round, and the product of Z; before the first, that of `negative` always."""
    if not step:
        why = "its bound is 1 before the first round" if run.rounds else "no stump has an edge"
        return Headline(float(run.wrong(0).mean()), "training error without any vote", by=why)
    return Headline(
        float(run.training_errors[step - 1]), f"training error after round {format_number(step)}",
        at_most=float(run.products[step - 1]), by="product of Z", rests_on=(ADABOOST,),
    )  # fmt: skip


def caption(log: bool) -> str:
    """What a logarithmic axis leaves out."""
    return "An error of 0 cannot be shown on a logarithmic axis: the line ends there." if log else ""


def plane_caption() -> str:
    """How to read the plane."""
    return (
        "Full circles are positive examples, open ones negative, their area is their weight; a cross marks what the "
        "vote misclassifies. Shaded: the vote's predictions. Dashed: the stump of this round."
    )


def margins_caption(run: BoostingRun) -> str:
    """Why there are margins, where there can be no plane."""
    if run.is_planar():
        return "Dashed: the margins at the end of the run."
    return f"Examples with {run.points.shape[1]} features cannot be drawn in the plane; these are their margins."


def sentence(run: BoostingRun, step: int) -> str:
    """What the vote of these rounds does, beside its bound."""
    if not run.rounds:
        return "No stump has an edge over a coin flip on this sample: AdaBoost stops before its first round."
    if not step:
        return f"Before the first round each of {pluralize(len(run.labels), 'example')} has equal weight."
    if run.clean_since is not None and step >= run.clean_since:
        return f"The training error is 0 from round **{run.clean_since}** on; this is round {format_number(step)}."
    error, allowed = format_short(run.training_errors[step - 1]), at_most(run.products[step - 1], DIGITS)
    after = f"After {_rounds(step)} the training error of the vote is **{error}**"
    return f"{after}; its bound, the product of Z, is **{allowed}**."


def more(run: BoostingRun, world: str, step: int) -> str:
    """The bounds, the true risk, and what this round did."""
    if not run.rounds:
        return "Without a round there is no guarantee, and there is no round to show."
    parts = [_ending(run), _guarantee(run), _exponential(run), _clean(run), _risk(run)]
    parts += [_stalls()] if world == "xor" else []
    return f"{' '.join(part for part in parts if part)}\n\n{_round(run, step)} {_margins(run, step) if step else ''}"


def _ending(run: BoostingRun) -> str:
    if run.stopped_by == "perfect stump":
        return "A single stump has training error 0, so one round is enough."
    if run.stopped_by == "no edge":
        return f"After {_rounds(run.rounds)} no stump had an edge, and AdaBoost stopped."
    return ""


def _guarantee(run: BoostingRun) -> str:
    return (
        f"After {_rounds(run.rounds)} the training error of the vote is **{format_short(run.training_errors[-1])}**. "
        f"Its bound, the product of Z, is **{at_most(run.products[-1], DIGITS)}**; using only the smallest edge, γ = "
        f"{format_short(run.smallest_edge or 0)}, the bound is **{at_most(run.bounds[-1], DIGITS)}**."
    )


def _exponential(run: BoostingRun) -> str:
    """That the product is the exponential loss of the vote, measured."""
    if run.exponential_loss is None:
        return ""
    loss, product = (at_most(float(mean[-1]), DIGITS) for mean in (run.exponential_loss, run.products))
    return f"The mean exponential loss of the vote is {loss}, and the product of Z {product}: they are the same."


def _clean(run: BoostingRun) -> str:
    m = len(run.labels)
    if run.clean_since is None:
        return ""
    since = f"The training error is 0 from round {run.clean_since} on;"
    if run.clean_by_product is None:
        return f"{since} the product is not yet below 1/m = 1/{m}, so the bound alone does not prove it."
    return f"{since} the product, below 1/m = 1/{m}, proves it from round {run.clean_by_product} on."


def _risk(run: BoostingRun) -> str:
    if run.smallest_risk is None or run.risks is None:
        return "The true risk of a vote of stumps is not known exactly for this distribution, so it is not drawn."
    best, smallest = run.smallest_risk
    where = "its minimum" if best == run.rounds else f"its minimum, after round {best}, was {format_short(smallest)}"
    return (
        f"The theorem does not bound the true risk, which ends at **{format_short(run.risks[-1])}**"
        f"{', ' if best == run.rounds else '; '}{where}."
    )


def _stalls() -> str:
    return (
        "**Here stumps stall:** on this distribution every stump has true risk 1/2, since the label also depends on "
        "the other feature, so there is no weak edge. The small edges of the run come from the randomness of the "
        "sample. The true risk of any vote of stumps is at least 1/4, before labels are flipped."
    )


def _round(run: BoostingRun, step: int) -> str:
    """What this round did."""
    if step == 0:
        examples = pluralize(len(run.labels), "example")
        return f"Before the first round each of {examples} has equal weight, and nothing has voted."
    error, edge, alpha, z = (run.past(name)[step - 1] for name in ("weighted_error", "edge", "alpha", "z"))
    if run.stopped_by == "perfect stump":
        return "Round 1 takes a stump of training error 0: its edge is 1/2, its vote outweighs any other, and Z = 0."
    example, times = run.heaviest(step)
    return (
        f"Round {step} takes {_stump(run, step)}, whose weighted error is {format_short(error)}: edge "
        f"{format_short(edge)}, vote α = {format_short(alpha)}, Z = {format_number(float(z), 4)}. Now example "
        f"{example + 1} is the heaviest, {format_short(times)} times as heavy as at first, and the vote misclassifies "
        f"{int(run.wrong(step).sum())} of {len(run.labels)}."
    )


def _margins(run: BoostingRun, step: int) -> str:
    """The margins in two numbers."""
    held = run.margins(step)
    return (
        f"The smallest margin after round {step} is {format_short(held.min())}, the mean {format_short(held.mean())}."
    )


def _stump(run: BoostingRun, step: int) -> str:
    feature, threshold = int(run.past("feature")[step - 1]), float(run.past("threshold")[step - 1])
    if threshold == float("-inf"):
        return "a stump that always predicts the same label"
    names = getattr(run.world, "feature_names", ("the first feature", "the second feature"))
    answer = "positive" if run.past("sign")[step - 1] > 0 else "negative"
    return f"the stump “{answer} where {names[feature]} > {format_short(threshold)}”"


def _rounds(number: int) -> str:
    return pluralize(number, "round")
