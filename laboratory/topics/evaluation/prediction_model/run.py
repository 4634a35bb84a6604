"""The three criteria of a sample size beside a VC bound, and the calibration slope that is really reached."""

from dataclasses import dataclass

import numpy as np

from bounds import DomainError, theorems
from laboratory.topics.evaluation.prediction_model.patients import (
    Patients,
    calibration_slope,
    newton,
    patients,
)
from learners.shared.arrays import Reals

SHRINKAGE, OPTIMISM, ELSEWHERE = "shrinkage_sample_size", "optimism_sample_size", "normal_interval"
VC = "vc_anthony_bartlett_agnostic"
ALLOWED = 0.05  # of the optimism, of the half-width of the overall risk, of the excess error
DELTA = 0.05
RUNS = 30
SHARES = (0.4, 1.0, 2.0, 4.0)  # of the first criterion's sample size


@dataclass(frozen=True)
class PredictionModelRun:
    """`sizes` `(sizes,)` of development samples and the calibration `slopes` `(sizes, runs)` of models fitted to them.

    A slope is 0 where outcomes are separated: no largest likelihood exists, and risks of 0 and 1 are predicted.
    `needed` are the sample sizes of the criteria by name, of `predictors` parameters, and `by_vc` the examples of a VC
    bound for an excess error of ALLOWED over the best halfspace.
    """

    people: Patients
    predictors: int
    prevalence: float
    shrinkage: float
    needed: dict[str, int]
    by_vc: int
    sizes: tuple[int, ...]
    slopes: Reals

    @property
    def means(self) -> Reals:
        """The mean slope by size."""
        return np.asarray(self.slopes.mean(axis=1))

    @property
    def errors(self) -> Reals:
        """Its standard error."""
        return np.asarray(self.slopes.std(axis=1, ddof=1) / np.sqrt(self.slopes.shape[1]))

    @property
    def separated(self) -> int:
        """How many samples had separated outcomes."""
        return int((self.slopes == 0).sum())

    @property
    def at_criterion(self) -> int:
        """The index of the first criterion's sample size."""
        return self.sizes.index(self.needed["shrinkage"])

    @property
    def reached(self) -> float:
        """At how many patients the mean slope is the one wanted, between the sizes drawn; nan beyond them."""
        means = self.means
        if not means[0] < self.shrinkage <= means[-1]:
            return float("nan")
        return float(np.exp(np.interp(self.shrinkage, np.maximum.accumulate(means), np.log(self.sizes))))

    @property
    def vc_inputs(self) -> dict[str, float]:
        """Of the VC bound: halfspaces with an intercept."""
        return {"epsilon": ALLOWED, "delta": DELTA, "d": self.predictors + 1}

    @property
    def inputs(self) -> dict[str, float]:
        """Of the first criterion."""
        return {"parameters": self.predictors, "cox_snell": self.people.cox_snell, "shrinkage": self.shrinkage}

    def expected(self, n: float) -> float:
        """The slope that the heuristic factor expects at `n` patients, where this R² is reached."""
        from scipy.optimize import brentq

        explained = self.people.cox_snell

        def too_many(shrinkage: float) -> float:
            return float(theorems[SHRINKAGE](**{**self.inputs, "shrinkage": shrinkage})) - n

        lowest = explained + (1 - explained) * 1e-9
        return float(brentq(too_many, lowest, 1 - 1e-12)) if too_many(lowest) < 0 else float("nan")


def prediction_model(
    predictors: int, c_statistic: float, prevalence: float, shrinkage: float, seed: int
) -> PredictionModelRun:
    """Work out the sample sizes, and fit RUNS models at SHARES of the first; DomainError where S is too small."""
    people = patients(prevalence, c_statistic)
    if people.cox_snell >= shrinkage:
        raise DomainError(
            f"shrinkage (calibration slope wanted) must lie above the R² {people.cox_snell:.3g} of these patients; "
            f"got {shrinkage!r}"
        )
    needed = criteria(people, predictors, prevalence, shrinkage)
    first = needed["shrinkage"]
    sizes = tuple(sorted({max(predictors + 3, round(share * first)) for share in SHARES} | {first}))
    rng = np.random.default_rng(seed)
    slopes = np.array([[_slope(people, predictors, n, rng) for _ in range(RUNS)] for n in sizes])
    by_vc = int(np.ceil(theorems[VC](epsilon=ALLOWED, delta=DELTA, d=predictors + 1)))
    return PredictionModelRun(people, predictors, prevalence, shrinkage, needed, by_vc, sizes, slopes)


def criteria(people: Patients, predictors: int, prevalence: float, shrinkage: float) -> dict[str, int]:
    """The patients that each criterion asks for."""
    of_model = {"parameters": predictors, "cox_snell": people.cox_snell}
    return {
        "shrinkage": int(np.ceil(theorems[SHRINKAGE](**of_model, shrinkage=shrinkage))),
        "optimism": int(np.ceil(theorems[OPTIMISM](**of_model, prevalence=prevalence, optimism=ALLOWED))),
        "overall risk": int(theorems[ELSEWHERE].solve("m", at_most=ALLOWED, delta=DELTA, test_error=prevalence).value),
    }


def _slope(people: Patients, predictors: int, n: int, rng: np.random.Generator) -> float:
    """The calibration slope of a model fitted to `n` patients."""
    true = np.full(predictors, people.slope / np.sqrt(predictors))
    X = rng.standard_normal((n, predictors))
    ill = rng.random(n) < 1 / (1 + np.exp(-(people.start + X @ true)))
    beta = newton(np.column_stack([np.ones(n), X]), ill.astype(float), np.ones(n))
    return 0.0 if np.isnan(beta).any() else calibration_slope(true, beta[1:], people.start)
