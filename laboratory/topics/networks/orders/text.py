"""Batch, online and mini-batch in words."""

from bounds.numbers import format_near_one, format_number, format_short, pluralize
from laboratory.topics.networks.orders.run import OrderRun, Orders
from laboratory.views.headline import Headline

CAPTION = "All three start from the same weights. An epoch takes m gradients of single examples in every order."
FITS_CAPTION = "Grey: the examples. Raised: trained on raised targets, and its outputs lowered again by as much."
NOTHING = "no guarantee: the loss is not convex in the weights"
MEANING = r"""
**Batch** descent takes the gradient over all m examples for one update. **Online** (stochastic) descent updates after
each example, **mini-batch** descent after mb of them, in a new random order each epoch. An epoch costs m gradients of
single examples in every order; what differs is how many updates are made of them: 1, m/mb, or m. So online descent has
moved m times before batch descent moves once. Its gradients are noisy, and near a minimum a fixed rate keeps it
jumping about: it needs a smaller rate η. A step here goes down the *mean* loss of its examples (half the squared
error), so one η means the same in all orders.

**Momentum** adds α times the last step to each step, in every order: online the last step is that of the example
before, so steps are averaged over different examples. On a lasting slope it makes steps up to 1/(1 − α) times as
long, which may be too long where η itself was not. **Nesterov's** variant takes the gradient after the momentum's
part. The notes expect of it a faster convergence of the batch and none online; what either gains here stands in the
table, from one start and without a guarantee.

**Weight decay in parts.** A step adds 2λ'w to its gradient. With λ' = λ·mb/m an epoch of decay alone leaves about as
much of a weight in every order; with λ' = λ online descent shrinks weights m times an epoch. Which is right depends on
the loss. Where the losses of a step are *added*, λ' = λ·mb/m keeps the balance of loss and penalty that the batch has.
Where they are *averaged*, as here, λ' = λ keeps it, and λ·mb/m weakens the penalty: mini-batches then descend, on
average, on the mean loss plus λ·mb/m times the squared length.

**Biases** are usually left out of the penalty. Raise all targets by c: with the output's bias free, a network that
has its bias raised by c has the same loss and the same penalty, so the fit rises by c and changes in nothing else.
With the bias penalized the fit depends on where the targets' zero is. (The notes name scaling, too: in a network
targets times s change the balance of loss and penalty whether biases are penalized or not.)
"""


def headline(run: Orders) -> Headline:
    """The smallest training error in the end."""
    what = f"mean squared training error after {_epochs(run.best)}, {run.best.name}: the lowest of three"
    return Headline(float(run.best.errors[-1]), what, by=NOTHING)


def sentence(run: Orders) -> str:
    """The updates that the same gradients make, and what of the errors."""
    wild = [order.name for order in run.orders if order.diverged]
    if wild:
        return f"With η = {format_short(run.rate)} the weights overflow: **{', '.join(wild)}**. Take a smaller rate."
    made = ", ".join(f"{order.name} **{format_number(order.updates)}**" for order in run.orders)
    return f"The same {format_number(int(run.mini.seen[-1]))} gradients make so many updates: {made}."


def more(run: Orders) -> str:
    """A row for each order, and the bias."""
    epoch = "the first epoch" if run.momentum.alpha else "an epoch"
    head = (
        f"| order | updates | training error | λ' of a step | {epoch} of decay leaves | length of weights | of biases |"
        "\n|---|---|---|---|---|---|---|\n"
    )
    rows = "\n".join(_row(run, order) for order in run.orders)
    return "\n\n".join(filter(None, (f"{head}{rows}", _momentum(run), _penalty(run), _shifted(run))))


def _row(run: Orders, order: OrderRun) -> str:
    weights, biases = run.lengths(order)
    cells = (
        order.name,
        format_number(order.updates),
        format_short(float(order.errors[-1])),
        format_short(run.penalty.of_step(order.size, run.m)),
        format_near_one(run.penalty.left(run.rate, order.size, run.m, run.momentum)),
        format_short(weights),
        format_short(biases),
    )
    return f"| {' | '.join(cells)} |"


def _momentum(run: Orders) -> str:
    """The last errors without momentum, with it, and with the gradient taken after it."""
    if not run.compared:
        return ""
    alpha = format_short(run.momentum.alpha)
    head = f"| training error | no momentum | α = {alpha} | α = {alpha}, gradient ahead |\n|---|---|---|---|\n"
    columns = [run.compared[rule] for rule in ("none", "momentum", "ahead")]
    rows = "\n".join(
        f"| {order.name} | {' | '.join(format_short(float(column[place]), absent='overflow') for column in columns)} |"
        for place, order in enumerate(run.orders)
    )
    return (
        f"A step adds α = {alpha} times the step before; online that is the step of **the example before**.\n\n"
        f"{head}{rows}"
    )


def _penalty(run: Orders) -> str:
    """What of λ a mini-batch takes."""
    mini, m = run.mini.size, run.m
    decay = format_short(run.penalty.decay)
    if run.penalty.by_share:
        part = format_short(run.penalty.of_step(mini, m))
        return f"A step of {mini} of {m} examples takes λ·mb/m = {decay}·{mini}/{m} = **{part}** for its penalty."
    return f"Each step takes λ = **{decay}** for its penalty, so its gradient is on average that of the batch."


def _shifted(run: Orders) -> str:
    """What raising all targets does."""
    shift = format_short(run.shift)
    where = "in" if run.penalty.biases else "out of"
    if run.mini.diverged or run.raised.diverged:
        return f"With biases {where} the penalty no fit is left to compare: the weights overflow."
    start = f"With biases **{where}** the penalty, targets raised by {shift} raise the mini-batch fit by {shift}"
    if run.is_equivariant:
        return f"{start} everywhere, but for rounding ({format_short(run.off)})."
    return f"{start} give or take **{format_short(run.off)}**."


def _epochs(order: OrderRun) -> str:
    return pluralize(len(order.errors) - 1, "epoch")
