"""Examples drawn one after the other: what Pegasos shares with its form for kernels."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from learners.shared.arguments import choice, generator, integer, real
from learners.shared.arrays import Reals
from learners.shared.words import Lambda, Seed
from learners.svm._marks import marks

OUTPUTS = ("mean", "last")


@dataclass(frozen=True)
class Seen:
    """The run at some of its steps `(marks,)`: the last weights and the mean of all so far, each `(marks, weights)`."""

    steps: NDArray[np.int64]
    lasts: Reals
    means: Reals


@dataclass(frozen=True)
class Draws:
    """The arguments of a run, judged."""

    lam: float
    max_iter: int
    output: str
    limit: int
    random: Any

    def picks(self, samples: int) -> NDArray[np.int64]:
        """The example of every step `(steps,)`."""
        examples: NDArray[np.int64] = self.random.randint(samples, size=self.max_iter).astype(np.int64)
        return examples

    def seen(self, weights: int) -> Seen:
        """Room for what the run will be at the steps looked at."""
        steps = marks(self.max_iter, self.limit)
        return Seen(steps, np.zeros((len(steps), weights)), np.zeros((len(steps), weights)))

    def answer(self, updates: int, seen: Seen, objectives: Callable[[Reals], Reals]) -> tuple[Reals, dict[str, Any]]:
        """The answer `(weights,)`, and the words of the history that every such run has."""
        of_mean, of_last = objectives(seen.means), objectives(seen.lasts)
        kept, objective = (seen.means, of_mean) if self.output == "mean" else (seen.lasts, of_last)
        return kept[-1], {
            "updates": updates,
            "update_fraction": updates / self.max_iter,
            "steps": seen.steps,
            "objectives_of_mean": of_mean,
            "objectives_of_last": of_last,
            "objective": float(objective[-1]),
            "stopped_by": "max_iter",
        }


class DrawsExamples:
    """Draws one example after the other.

    Parameters
    ----------
    alpha : real > 0
        The paper's lambda, of (lambda/2) ||w||^2 + mean hinge loss, which is the objective and the alpha of
        scikit-learn's SGDClassifier; `SoftSVM` has the same with C = 1 / (lambda m).
    max_iter : int >= 1
        T, the steps, of one example each; scikit-learn's SGDClassifier counts passes over the sample.
    output : "mean" or "last"
        The mean of w_1..w_T, or w_T.
    random_state : None, int or RandomState
        Draws the examples.
    path_limit : int >= 1
        At how many steps, evenly on a logarithmic scale, the run is looked at.

    Attributes
    ----------
    n_iter_ : int, T.
    """

    alpha: Annotated[Lambda, "factor lambda of half the squared norm"]
    max_iter: Annotated[int, "number of steps T", "examples drawn"]
    output: Annotated[str, "weights of the answer", "which weights are the answer"]
    random_state: Seed
    path_limit: Annotated[int, "steps looked at"]
    n_iter_: int

    def _draws(self) -> Draws:
        """The arguments; ValueError on a bad one."""
        return Draws(
            real(self, "alpha", above=0),
            integer(self, "max_iter", 1),
            choice(self, "output", OUTPUTS),
            integer(self, "path_limit", 1),
            generator(self),
        )
