"""Three disjoint parts of a sample, the last of them behind a lock that counts."""

import warnings
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from learners.selection._judged import Indices, Loss, error_of, read
from learners.shared.arrays import unmasked

SHARES = (0.5, 0.25, 0.25)


@dataclass(frozen=True, eq=False)
class ThreeParts:
    """Indices `(part,)` of the training, validation and test part: disjoint, and together everything.

    Attributes
    ----------
    train, validation, test : increasing indices
    missing : for each part (named as above) the classes of y that it lacks; empty lists when y was not given.
    """

    train: Indices
    validation: Indices
    test: Indices
    missing: dict[str, list[Any]]


def three_parts(
    samples: int,
    y: Any = None,
    shares: tuple[float, float, float] = SHARES,
    stratified: bool = False,
    random_state: int | None = 0,
) -> ThreeParts:
    """Permute `samples` examples and cut them into training, validation and test part.

    Sizes are the shares rounded so that they add up, and every part has at least one example. `stratified` cuts
    each class of y `(samples,)` by itself; a class of one or two examples then cannot be in every part, which
    `missing` tells. ValueError for shares that are not positive with sum 1, or fewer than three examples.

    Source: lecture notes after Shalev-Shwartz & Ben-David (2014), section 11.2.5.
    """
    unmasked(y)
    _judge(samples, y, shares, stratified)
    random = np.random.default_rng(random_state)
    groups = [np.arange(samples)] if not stratified else [np.flatnonzero(y == label) for label in np.unique(y)]
    parts: list[list[Indices]] = [[], [], []]
    for group in groups:
        cuts = _cuts(len(group), shares, at_least_one=not stratified)
        for part, piece in zip(parts, np.split(random.permutation(group), cuts), strict=True):
            part.append(piece)
    train, validation, test = (np.sort(np.concatenate(part)) for part in parts)
    named = {"train": train, "validation": validation, "test": test}
    if min(map(len, named.values())) == 0:
        raise ValueError(f"samples of three_parts (examples to split) must fill three parts; got {samples}")
    missing = {name: [] if y is None else np.setdiff1d(y, np.asarray(y)[part]).tolist() for name, part in named.items()}
    return ThreeParts(train, validation, test, missing)


@dataclass(eq=False)
class LockedTest:
    """A test part that counts how often it is asked. Only the first answer is an honest test.

    A test error is a mean of independent losses of a fixed predictor. Whoever looks twice and goes on with the
    better model has selected, and the best of several errors is too small on average.
    """

    X: NDArray[Any]
    y: NDArray[Any]
    loss: Loss = "zero_one"
    errors: list[float] = field(default_factory=list)

    @property
    def uses(self) -> int:
        """How often the lock was opened."""
        return len(self.errors)

    def assess(self, model: Any) -> float:
        """The fitted model's mean loss on the test part; a UserWarning from the second time on."""
        X, y = read(self.X, self.y)
        self.errors.append(error_of(model, X, y, self.loss))
        if self.uses > 1:
            warnings.warn(
                f"the test part was used {self.uses} times: comparing these errors is selection, and the best of "
                "them is no test error any more",
                stacklevel=2,
            )
        return self.errors[-1]


def _cuts(size: int, shares: tuple[float, float, float], at_least_one: bool) -> list[int]:
    """Where training and validation part end: the shares rounded, halves up."""
    first = int(size * shares[0] + 0.5)
    second = int(size * (shares[0] + shares[1]) + 0.5)
    if at_least_one:
        first = min(max(first, 1), size - 2)
        second = min(max(second, first + 1), size - 1)
    return [first, second]


def _judge(samples: int, y: Any, shares: tuple[float, float, float], stratified: bool) -> None:
    if samples < 3:
        raise ValueError(f"samples of three_parts (examples to split) must be an integer >= 3; got {samples!r}")
    if len(shares) != 3 or min(shares) <= 0 or abs(sum(shares) - 1) > 1e-9:
        raise ValueError(
            f"shares of three_parts (sizes of the parts) must be three reals > 0 with sum 1; got {shares!r}"
        )
    if (y is None and stratified) or (y is not None and len(y) != samples):
        got = None if y is None else len(y)
        raise ValueError(f"y of three_parts (classes to stratify by) must be {samples} of them; got {got}")
