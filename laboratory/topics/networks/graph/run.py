"""A network's layers typed as 4-8-3: its nodes, edges, and the bounds on its VC dimension."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from bounds import theorems
from bounds.theorem import Theorem
from bounds.vc.dimension import vc_dimension

MOST_LAYERS, MOST_UNITS = 6, 12  # more cannot be distinguished in a figure


@dataclass(frozen=True)
class Sizes:
    """`layers`: inputs, units of each hidden layer, outputs."""

    layers: tuple[int, ...]

    @property
    def edges(self) -> int:
        """Weights and biases: every unit is fed by all nodes of the layer below and its constant node."""
        return sum((below + 1) * units for below, units in pairwise(self.layers))

    @property
    def nodes(self) -> int:
        """With a constant node in every layer but the last."""
        return sum(self.layers) + len(self.layers) - 1

    @property
    def units(self) -> int:
        """Units that compute, all but the inputs and constants."""
        return sum(self.layers[1:])

    @property
    def bounds(self) -> Mapping[str, tuple[Theorem, Mapping[str, int]]]:
        """Upper bounds on the VC dimension by kind of unit, each with its numbers; for one output only.

        ReLU: the sums over layers of all weights up to it, and of units times their layer's number.
        """
        if self.layers[-1] != 1:
            return {}
        bounds: dict[str, tuple[Theorem, Mapping[str, int]]] = {}
        if self.units >= 2:
            inputs = {"weights": self.edges, "units": self.units}
            bounds["threshold"] = (theorems["vc_threshold_network"], inputs)
        so_far = [Sizes(self.layers[: layer + 1]).edges for layer in range(1, len(self.layers))]
        by_depth = sum(layer * units for layer, units in enumerate(self.layers[1:], 1))
        if by_depth >= 3:
            relu = {"layers": len(so_far), "weights": sum(so_far), "units": by_depth}
            bounds["relu"] = (theorems["vc_relu_network"], relu)
        return bounds

    @property
    def shattered(self) -> tuple[int, int] | None:
        """For one hidden layer of threshold units and one output: at least, and at most so many are shattered."""
        if len(self.layers) == 2 and self.layers[-1] == 1:
            return self.layers[0] + 1, self.layers[0] + 1
        if len(self.layers) != 3 or self.layers[-1] != 1:
            return None
        known = vc_dimension["threshold_networks"]
        n, hidden = self.layers[:2]
        return int(known.lower(n=n, hidden=hidden)), int(known.upper(n=n, hidden=hidden))


def sizes(text: str) -> Sizes:
    """Read `4-8-3`; see `layers_of`."""
    return Sizes(layers_of(text))


def layers_of(text: str) -> tuple[int, ...]:
    """The numbers of `4-8-3`. Raises ValueError, in one sentence, for what is not 2 to 6 layers of 1 to 12 units."""
    parts = text.strip().split("-")
    ok = 2 <= len(parts) <= MOST_LAYERS and all(part.strip().isdecimal() for part in parts)
    layers = tuple(int(part) for part in parts) if ok and len(text) < 40 else ()
    if not layers or not all(1 <= units <= MOST_UNITS for units in layers):
        raise ValueError(
            f"Layers must be 2 to {MOST_LAYERS} numbers from 1 to {MOST_UNITS} with hyphens between, as 4-8-3; "
            f"got {text.strip()[:40] or 'nothing'}."
        )
    return layers


def format_layers(layers: tuple[int, ...]) -> str:
    """Numbers as `layers_of` reads them."""
    return "-".join(map(str, layers))
