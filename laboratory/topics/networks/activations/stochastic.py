"""A stochastic neuron: it answers +1 with probability P(net), and -1 otherwise."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from bounds.numbers import format_number, format_short
from laboratory.figures.axes import SHARE, Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import label_ends
from laboratory.figures.roles import TRAINING, TRUTH
from laboratory.figures.theme import figure
from learners.networks.activations import ACTIVATIONS
from learners.shared.arrays import Integers, Reals

FAR, STEP, POINTS = 4.0, 0.5, 201
HEIGHT = 400
NET = Scale("net input")
PROBABILITY, FREQUENCY = TRUTH.called("P(net)"), TRAINING.called("share of +1").but(marker="circle")
HERE = FREQUENCY.called("at your net input")


@dataclass(frozen=True)
class Stochastic:
    """How often a neuron answered +1 in `draws` draws: `count` times at `net`, `counts` `(places,)` at the `places`.

    Every draw is independent of all others.
    """

    net: float
    slope: float
    draws: int
    count: int
    places: Reals
    counts: Integers

    @property
    def share(self) -> float:
        """The share of answers +1 at the net input."""
        return self.count / self.draws

    @property
    def probability(self) -> float:
        """P(net)."""
        return float(probability(np.array([self.net]), self.slope)[0])

    @property
    def mean(self) -> float:
        """The mean of the answers, which are +1 and -1."""
        return 2 * self.share - 1

    @property
    def deviation(self) -> float:
        """Standard deviation of the share."""
        rest = float(probability(np.array([-self.net]), self.slope)[0])  # 1 - P(net), without cancelling
        return float(np.sqrt(self.probability * rest / self.draws))


def probability(net: Reals, slope: float) -> Reals:
    """P(net), the logistic function."""
    return ACTIVATIONS["logistic"].value(net, slope)


def stochastic_beside(beside: str, slope: float, net: float, draws: int, seed: int) -> Stochastic | None:
    """The neuron, where the reader chose it."""
    return stochastic(slope, net, draws, seed) if beside == "stochastic" else None


def stochastic(slope: float, net: float, draws: int, seed: int) -> Stochastic:
    """Ask the neuron `draws` times at `net` and at places from -4 to 4, with `seed`, in [0, 2^32)."""
    rng = np.random.default_rng(seed)
    places = np.arange(-FAR, FAR + STEP / 2, STEP)
    chances = probability(np.concatenate([[net], places]), slope)
    counts = np.array([np.count_nonzero(rng.random(draws) < chance) for chance in chances])
    return Stochastic(net, slope, draws, int(counts[0]), places, counts[1:])


def frequencies(stochastic: Stochastic, theme: str = "light") -> Figure:
    """P(net) along the net input, and the share of +1 at several places; the selected one is ringed."""
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=NET.axis(range=[-FAR - 0.2, FAR + 0.2], dtick=2),
        yaxis=SHARE.axis(range=[-0.04, 1.04]),
    )  # fmt: skip
    a = np.linspace(-FAR, FAR, POINTS)
    end = curve(fig, a, probability(a, stochastic.slope), PROBABILITY)
    reading = "net input %{x}: %{y:.4~g} of the answers are +1"
    dots(fig, stochastic.places, stochastic.counts / stochastic.draws, FREQUENCY, reading, size=6)
    ring = HERE.but(marker="circle-open")
    dots(fig, [stochastic.net], [stochastic.share], ring, reading, name=HERE.name, size=14, edge=3)
    label_ends(fig, [end])
    return fig


def frequencies_in_words(stochastic: Stochastic) -> str:
    """What a person sees of the frequencies."""
    shares = stochastic.counts / stochastic.draws
    return (
        f"P(net) rises along the net input; the measured shares of +1 rise from {format_short(float(shares[0]))} to "
        f"{format_short(float(shares[-1]))}. At net input {format_number(stochastic.net)} the share is "
        f"{format_short(stochastic.share)}."
    )


def stochastic_sentence(stochastic: Stochastic) -> str:
    """The share of answers +1 beside its probability, and their mean."""
    return (
        f"At net input {format_number(stochastic.net)} a stochastic neuron answered +1 in "
        f"**{format_number(stochastic.count)} of {format_number(stochastic.draws)}** draws, a share of "
        f"**{format_short(stochastic.share)}**; P(net) = **{format_short(stochastic.probability)}**."
    )


def stochastic_more(stochastic: Stochastic) -> str:
    """How far the share may be off, and the mean of the answers."""
    expected = float(np.tanh(stochastic.slope * stochastic.net / 2))
    return (
        f"The share has the standard deviation √(P(1 − P)/n) = {format_short(stochastic.deviation)}. The answers are "
        f"+1 and −1. Their mean is {format_short(stochastic.mean)}; expected is 2P − 1 = {format_short(expected)}, "
        "which is tanh(α·net/2)."
    )


def stochastic_table(stochastic: Stochastic) -> dict[str, Any]:
    """A row for each place."""
    return {
        "net_input": stochastic.places.tolist(),
        "probability": probability(stochastic.places, stochastic.slope).tolist(),
        "answers_plus_1": stochastic.counts.tolist(),
        "draws": [stochastic.draws] * len(stochastic.places),
    }
