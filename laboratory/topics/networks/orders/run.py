"""One network trained from one start in three orders: on all examples a step, on a few, and on one at a time."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from laboratory.experiments.one_core import one_core
from laboratory.topics.networks.wave import target
from learners.networks.network import Network, forward, initial
from learners.networks.training import Rules, train
from learners.shared.arrays import Integers, Reals

MOMENTS = 160  # updates of an order at which the training error is worked out
PLACES = 201  # of the drawn curves
ROUNDING = 1e-9
HUGE = 1e100  # a weight or an error beyond ends a run: it overflows


@dataclass(frozen=True)
class CarriedStep:
    """A step adds `alpha` times the last one, online that of the example before; `ahead`: its gradient after it."""

    alpha: float = 0.0
    ahead: bool = False


RULES: Mapping[str, Callable[[float], CarriedStep]] = {
    "none": lambda alpha: CarriedStep(),
    "momentum": CarriedStep,
    "ahead": lambda alpha: CarriedStep(alpha, True),
}


@dataclass(frozen=True)
class Penalty:
    """What of the penalty λ||w||² a step takes: all of λ, or λ mb/m `by_share` of its examples; with or without biases.

    The step goes down the mean loss of its mb examples plus `of_step(mb, m)` times the squared length.
    """

    decay: float
    by_share: bool
    biases: bool

    def of_step(self, size: int, m: int) -> float:
        """The factor of the squared length in a step of `size` of the `m` examples."""
        return self.decay * size / m if self.by_share else self.decay

    def left(self, rate: float, size: int, m: int, momentum: CarriedStep | None = None) -> float:
        """What the first epoch of decay alone leaves of a weight: without momentum the product of 1 - 2 rate λ."""
        alpha, ahead = (momentum.alpha, momentum.ahead) if momentum else (0.0, False)
        weight, step = 1.0, 0.0
        for first in range(0, m, size):
            slope = 2 * self.of_step(min(size, m - first), m) * (weight + alpha * step * ahead)
            step = alpha * step - rate * slope
            weight += step
        return weight


@dataclass(frozen=True)
class OrderRun:
    """One order of `size` examples a step. Networks after 0, 1, ... updates are `flats` `(updates + 1, parameters)`.

    `seen` `(updates + 1,)` are gradients of single examples up to each; `errors` `(epochs + 1,)` mean squared ones.
    """

    name: str
    size: int
    flats: Reals
    seen: Integers
    errors: Reals
    diverged: bool

    @property
    def updates(self) -> int:
        """Updates made."""
        return len(self.flats) - 1

    @cached_property
    def moments(self) -> Integers:
        """Updates at which the error is drawn: the first ones all, later ones at equal ratios."""
        apart = np.geomspace(1, max(1, self.updates), MOMENTS).round().astype(np.int64)
        return np.unique(np.minimum(np.append(0, apart), self.updates))


@dataclass(frozen=True)
class Orders:
    """The sample `points`, `values` `(m,)`, the start, the three orders, and the mini-batch run on raised targets.

    `compared` are the last training errors `(3,)` of the orders without momentum, with it, and with it ahead, by
    the keys of `RULES`; nan where weights overflow. Empty if there is no momentum.
    """

    points: Reals
    values: Reals
    start: Network
    rate: float
    penalty: Penalty
    orders: tuple[OrderRun, ...]
    shift: float
    raised: OrderRun
    momentum: CarriedStep
    compared: Mapping[str, Reals]

    @property
    def m(self) -> int:
        """Examples."""
        return len(self.points)

    @property
    def best(self) -> OrderRun:
        """The order of smallest training error in the end, of those that did not overflow, if any."""
        steady = [order for order in self.orders if not order.diverged]
        return min(steady or self.orders, key=lambda order: float(order.errors[-1]))

    @property
    def mini(self) -> OrderRun:
        """The order of the typed number of examples a step."""
        return self.orders[1]

    def outputs(self, flat: Reals, points: Reals) -> Reals:
        """The output of the network with these parameters at inputs `(places,)`."""
        return np.asarray(forward(self.start.at(flat), points[:, np.newaxis])[-1][:, 0])

    def errors_at(self, order: OrderRun) -> Reals:
        """Mean squared training error at the `moments` of an order."""
        return np.array(
            [np.mean((self.outputs(order.flats[t], self.points) - self.values) ** 2) for t in order.moments]
        )

    def lengths(self, order: OrderRun) -> tuple[float, float]:
        """Euclidean lengths of weights and of biases in the end."""
        weights, last = sum(part.size for part in self.start.weights), order.flats[-1]
        return float(np.linalg.norm(last[:weights])), float(np.linalg.norm(last[weights:]))

    @cached_property
    def places(self) -> Reals:
        """Evenly spaced inputs."""
        return np.linspace(-1, 1, PLACES)

    @cached_property
    def off(self) -> float:
        """How far, at most over `places`, the outputs rise by anything but `shift` if all targets rise by it."""
        before, after = (self.outputs(order.flats[-1], self.places) for order in (self.mini, self.raised))
        return float(np.abs(after - self.shift - before).max())

    @property
    def is_equivariant(self) -> bool:
        """Whether they rise by `shift`, but for rounding."""
        return self.off <= ROUNDING * (1 + abs(self.shift))


def orders(
    size: int, rate: float, epochs: int, decay: float, by: str, biases: bool, shift: float, m: int, units: int,
    noise: float, seed: int, momentum: float = 0.0, ahead: bool = False,
) -> Orders:  # fmt: skip
    """Draw `m` examples, and train one network of `units` tanh units in the orders m, `size` and 1 from one start.

    `by`: "whole" or "share", see `Penalty`. On targets raised by `shift` the output's bias starts raised by it, too.
    """
    rng = np.random.default_rng(seed)
    points = rng.uniform(-1, 1, m)
    values = target(points) + noise * rng.standard_normal(m)
    start = initial((1, units, 1), np.random.RandomState(seed), spread=0.7)
    penalty = Penalty(decay, by == "share", biases)
    carried = CarriedStep(momentum, ahead)
    rules = Rules(
        rate=rate, decay=decay, decay_by_share=penalty.by_share, decay_of_biases=biases, epochs=epochs, tolerance=-1.0,
        momentum=momentum, nesterov=ahead,
    )  # fmt: skip

    def run(name: str, batch: int, shift: float = 0.0) -> OrderRun:
        raised = start.biases[-1] + shift
        begun = replace(start, biases=(*start.biases[:-1], raised))
        return _order(name, begun, points, values + shift, replace(rules, batch=batch), seed)

    size = min(size, m)
    with one_core():
        done = (run("batch", m), run(f"mini-batch of {size}", size), run("online", 1))
        raised = run("raised", size, shift)
        compared = _compared(start, (points, values), rules, (m, size, 1), seed) if momentum else {}
    return Orders(points, values, start, rate, penalty, done, shift, raised, carried, compared)


def _compared(
    start: Network, data: tuple[Reals, Reals], rules: Rules, sizes: tuple[int, ...], seed: int
) -> dict[str, Reals]:
    """The last training errors of all orders under each of RULES, otherwise as they were run."""
    columns = (data[0][:, np.newaxis], data[1][:, np.newaxis])
    errors: dict[str, Reals] = {}
    for name, rule in RULES.items():
        carried = rule(rules.momentum)
        these = replace(rules, momentum=carried.alpha, nesterov=carried.ahead)
        with np.errstate(over="ignore", invalid="ignore"):
            done = [
                train(start, columns, replace(these, batch=size), "squared", np.random.RandomState(seed))
                for size in sizes
            ]
        ends = [2 * run.history["training_loss"][-1] for run in done]
        wild = [run.history["stopped_by"] == "diverged" or not end <= HUGE for run, end in zip(done, ends, strict=True)]
        errors[name] = np.where(wild, np.nan, ends)
    return errors


def _order(name: str, start: Network, points: Reals, values: Reals, rules: Rules, seed: int) -> OrderRun:
    """Descend in one order; all take the examples as one seed shuffles them, and keep what stays finite."""
    size, flats = rules.batch or len(points), [start.flat()]
    note: Callable[[Network], None] = lambda network: flats.append(network.flat())  # noqa: E731
    data = (points[:, np.newaxis], values[:, np.newaxis])
    with np.errstate(over="ignore", invalid="ignore"):
        done = train(start, data, rules, "squared", np.random.RandomState(seed), watch_steps=note)
    errors = 2 * done.history["training_loss"]  # the loss is half the mean squared error
    an_epoch = -(-len(points) // size)
    largest = np.abs(flats).max(axis=1)[: 1 + an_epoch * (len(errors) - 1)]
    wild = np.flatnonzero(np.append(~(largest <= HUGE), True))[0]
    epochs = min((int(wild) - 1) // an_epoch, int(np.flatnonzero(np.append(errors > HUGE, True))[0]) - 1)
    errors, kept = errors[: epochs + 1], np.array(flats[: 1 + an_epoch * epochs])
    updates = np.arange(len(kept))
    seen = (updates // an_epoch) * len(points) + np.minimum((updates % an_epoch) * size, len(points))
    return OrderRun(name, size, kept, seen, errors, epochs < rules.epochs)
