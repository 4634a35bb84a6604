"""A Gibbs posterior over a grid of thresholds: its errors, and its PAC-Bayes bound."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from bounds import gibbs_posterior, theorems
from laboratory.topics.finite_classes.thresholds import Thresholds, thresholds
from learners.shared.arrays import Reals

THEOREM = "pac_bayes_kl"
LAMBDAS = (0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 10_000)


@dataclass(frozen=True, eq=False)
class GibbsRun:
    """Posteriors over the thresholds, for every λ of LAMBDAS, `(lambdas,)`.

    `weights` `(lambdas, thresholds)` are the posteriors, `kl` `(lambdas,)` their relative entropies to the uniform
    prior.
    """

    tried: Thresholds
    m: int
    delta: float
    weights: Reals
    kl: Reals

    @cached_property
    def training(self) -> Reals:
        """Training errors, averaged over each posterior, `(lambdas,)`."""
        return self.weights @ self.tried.errors

    @cached_property
    def risk(self) -> Reals:
        """True risks, averaged over each posterior, `(lambdas,)`."""
        return self.weights @ self.tried.risks

    @cached_property
    def bound(self) -> Reals:
        """The PAC-Bayes bound of each, for all of them at once, `(lambdas,)`."""
        return np.array([float(theorems[THEOREM](**self.inputs(k))) for k in range(len(LAMBDAS))])

    @property
    def chosen(self) -> int:
        """Index of the smallest bound, which may be chosen after seeing the sample; of equals the first."""
        return int(np.argmin(self.bound))

    def inputs(self, k: int) -> dict[str, float]:
        """The theorem's inputs for one posterior."""
        measured = {"kl": float(self.kl[k]), "training_error": float(self.training[k])}
        return {"m": self.m, "delta": self.delta, **measured}


def gibbs_run(m: int, noise: float, delta: float, seed: int) -> GibbsRun:
    """Draw `m` examples with `seed` and weigh the thresholds by their training errors."""
    tried = thresholds(m, noise, seed)
    posteriors = [gibbs_posterior(tried.errors, lam) for lam in LAMBDAS]
    return GibbsRun(
        tried=tried,
        m=m,
        delta=delta,
        weights=np.array([posterior.weights for posterior in posteriors]),
        kl=np.array([posterior.kl for posterior in posteriors]),
    )
