"""Boosting for regression, in words computed from the run."""

from bounds.numbers import format_short, pluralize
from laboratory.topics.boosting.residuals.run import STAGEWISE, Boosted
from laboratory.views.headline import Headline

MEANING = r"""
A small tree is a weak learner for numbers. Each round fits one more small tree to what the sum so far leaves
over, and adds a part γ of that tree.

**Residuals.** Begin with the best constant (the mean for squared loss, the median for absolute loss). Round b fits a
tree h to the residuals $e_i=y_i-g_{b-1}(x_i)$ and sets $g_b=g_{b-1}+\gamma h$. This is stagewise boosting: h is the
tree that lowers $\sum_i\mathrm{Loss}(y_i,g_{b-1}(x_i)+h(x_i))$, grown greedily.

**Gradient.** Begin with 0. Round b fits h to the negative gradient $r_i=-\partial\,\mathrm{Loss}(y_i,z)/\partial z$ at
$z=g_{b-1}(x_i)$. For squared loss $r_i=2e_i$, **twice the residual**: from g = 1 towards y = 3 the residual is 2 and
the negative gradient 4. For absolute loss $r_i$ is the residual's sign, for log cosh its hyperbolic tangent.
The step goes *along* the negative gradient; one page of the notes prints “opposite”, which would move away from y.

**Misprinted form.** The notes (like their book) fit h to $r_i-(g_{b-1}(x_i)+h(x_i))$. With squared loss that is
$h=2y-3g$ on one example: the sum converges to h = 0, at **two thirds of y**. Fitted to r alone it converges to y.

**Shrinkage** γ makes many short steps instead of a few long ones; more rounds are needed and the sum is smoother.

**Does it overfit?** The notes write “no overfitting” beside their figure. With squared loss the training error
never rises, but the true risk may rise again once the trees fit the noise: late with a small γ, soon with deep trees
or long steps.
"""


def headline(run: Boosted, step: int) -> Headline:
    """The true risk after this round; squared errors have no guarantee here."""
    what = f"true risk after round {step}; Bayes risk {format_short(run.world.bayes_risk)}"
    return Headline(float(run.risk[step]), what, by="no guarantee: squared loss is unbounded")


def caption(run: Boosted, right: Boosted | None) -> str:
    """How to read the two panels."""
    left = "residuals y − g" if run.method in STAGEWISE else "targets, the negative gradient"
    left = "targets 2(y − g) − g, misprinted" if run.method == "printed" else left
    other = " Thin: trees fitted to r alone." if right is not None else ""
    return f"Above: examples, mean label (dotted), sum (thick). Below: {left}, and the next tree.{other}"


def errors_caption(right: Boosted | None) -> str:
    """What the thin curve is, where there is one."""
    return "" if right is None else "Thin: the true risk of trees fitted to r alone."


def sentence(run: Boosted, right: Boosted | None, step: int) -> str:
    """The risk; for the misprinted form, the limit of the sum."""
    if right is not None:
        here, there = format_short(run.reached[step]), format_short(right.reached[min(step, right.rounds)])
        return f"Misprinted, after round {step} the sum has reached **{here}** of y; fitted to r alone, **{there}**."
    training, risk = format_short(run.training[step]), format_short(run.risk[step])
    here = f"After round {step} the training error is {training}, the true risk **{risk}**"
    if step == run.best:
        return f"{here}: no other round has a smaller one."
    return f"{here}; its minimum is **{format_short(run.risk[run.best])}**, after round {run.best}."


def more(run: Boosted, right: Boosted | None, step: int) -> str:
    """The end of the run, what this round's tree explained, and the misprint in numbers."""
    parts = [_end(run), _round(run, step)]
    if right is not None:
        parts.append(_printed(run, right))
    return "\n\n".join(parts)


def _end(run: Boosted) -> str:
    done = pluralize(run.rounds, "round")
    end = (
        f"After {done} the training error is {format_short(run.training[-1])} and the true risk "
        f"{format_short(run.risk[-1])}"
    )
    if run.best == run.rounds:
        return f"{end}, the smallest so far: more rounds may still help."
    overfits = run.method != "printed" and run.training[-1] < run.training[run.best]
    later = "then the training error still falls, and boosting does overfit" if overfits else "later trees raise it"
    return (
        f"{end}. The true risk was smallest, **{format_short(run.risk[run.best])}**, after round {run.best}: {later}."
    )


def _round(run: Boosted, step: int) -> str:
    """What the next tree does to the training error."""
    if step == run.rounds:
        return f"The sum has reached {format_short(run.reached[step])} of the labels (their best multiple)."
    before, after = format_short(run.training[step]), format_short(run.training[step + 1])
    return (
        f"The next tree is fitted to what is left below; γ = {format_short(run.rate)} of it takes the training error "
        f"from {before} to {after}.{_doubled(run, step)}"
    )


def _doubled(run: Boosted, step: int) -> str:
    """The largest residual and the tree's target there, where targets are the negative gradient of the squared loss."""
    if run.method != "gradient":
        return ""
    over = run.sample.y - run.sums[step]
    place = int(abs(over).argmax())
    residual, target = (format_short(float(values[place])) for values in (over, run.targets[step]))
    return f" Where the residual is farthest from 0, {residual}, the target is twice that, **{target}**."


def _printed(run: Boosted, right: Boosted) -> str:
    return (
        f"Trees fitted to r − g, the misprinted form, end at **{format_short(run.reached[-1])}** of y and a true risk "
        f"of {format_short(run.risk[-1])}; trees fitted to r alone end at **{format_short(right.reached[-1])}** of y "
        f"and {format_short(right.risk[-1])}. With more rounds the first sum converges to 2/3 of the second."
    )
