"""The Gaussian generative classifier: a normal distribution for each class, and Bayes' rule between them."""

from math import log, pi
from typing import Annotated, Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.shared.arguments import choice, not_negative, real, refusal
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.estimators import AnyClasses

COVARIANCES = ("shared", "separate")


@learner
class GaussianGenerative(AnyClasses):
    """Answers the class with the largest ln prior + ln N(x; mean, covariance), all estimated by maximum likelihood.

    With the labels known that is: the shares of the classes, the means of each, and the mean of (x - mean)
    (x - mean)' within each class, or over all, "shared" (divided by the number of examples, not one less). Shared
    covariances give linear boundaries and a posterior that is a logistic function (linear discriminant analysis),
    separate ones quadratic boundaries. What is maximized is sum ln P(x, y); the notes print sum ln P(x), which is
    for labels not known.

    A covariance that is singular, as with fewer examples than features, has no density: with every
    feature in units of its standard deviation, its eigenvalues are raised to at least `floor` times the largest of
    the whole sample, and `raised` tells how many. Shrinkage moves it
    towards a multiple of the identity of the same trace. Of classes that tie the first of `classes_` is taken.

    Source: Fisher (1936); lecture notes of Amini, generative models; Hastie, Tibshirani & Friedman (2009), section 4.3.

    Parameters
    ----------
    covariance : "shared" or "separate", default "shared"
    shrinkage : real in [0, 1], default 0.0
    floor : real > 0, default 1e-9

    Attributes
    ----------
    priors_ : array `(classes,)`
    means_ : array `(classes, features)`
    covariances_ : array `(classes, features, features)`, as used; all alike where shared.
    history_ : dict
        `log_likelihood`, sum of ln P(x, y) over the sample; `marginal_log_likelihood`, of ln P(x);
        `conditional_log_likelihood`, of ln P(y|x), their difference; `raised` `(classes,)`, eigenvalues raised;
        `training_error`.

    Complexity: O(samples features^2 + classes features^3).

    >>> from learners import GaussianGenerative
    >>> X, y = [[-1], [0], [1], [3], [4], [5]], [0, 0, 0, 1, 1, 1]
    >>> model = GaussianGenerative("shared").fit(X, y)
    >>> model.predict([[1.5], [2.5]]).tolist()
    [0, 1]
    """

    title = "Gaussian generative classifier"
    description = "Fits a normal distribution to each class and answers the class that is most probable."

    covariance: Annotated[str, "covariance", "whether the classes share theirs"] = "shared"
    shrinkage: Annotated[float, "shrinkage", "weight of the identity"] = 0.0
    floor: Annotated[float, "smallest ratio of eigenvalues", "least eigenvalue over the largest"] = 1e-9

    def fit(self, X: Any, y: Any) -> Self:
        """Fit to X `(samples, features)` and labels y `(samples,)` of any number of classes."""
        shared = choice(self, "covariance", COVARIANCES) == "shared"
        shrinkage, floor = self._share(), real(self, "floor", above=0)
        X, label = self._read_sample(X, y)
        groups = [X[label == k] for k in range(len(self.classes_))]
        self.priors_ = np.array([len(group) for group in groups]) / len(X)
        self.means_ = np.array([group.mean(axis=0) for group in groups])
        scatters = np.array([_covariance(group) for group in groups])
        if shared:
            scatters = np.repeat(np.tensordot(self.priors_, scatters, 1)[np.newaxis], len(groups), axis=0)
        spread = X.std(axis=0)
        self._units = np.where(spread > 0, spread, 1.0)
        largest = float(np.linalg.eigvalsh(_covariance(X / self._units))[-1])
        least = floor * (largest if largest > 0 else 1.0)
        parts = [_regular(_shrunk(scatter, shrinkage), self._units, least) for scatter in scatters]
        self._values = np.array([values for values, _, _ in parts])
        self._vectors = np.array([vectors for _, vectors, _ in parts])
        axes = self._units[:, np.newaxis] * self._vectors
        self.covariances_ = np.einsum("kij,kj,klj->kil", axes, self._values, axes)
        joint = self._log_joint(X)
        self.history_ = _likelihoods(joint, label) | {"raised": np.array([raised for _, _, raised in parts])}
        return self

    def _share(self) -> float:
        value = not_negative(self, "shrinkage")
        if value <= 1:
            return value
        raise refusal(self, "shrinkage", "a real in [0, 1]", self.shrinkage)

    def log_joint(self, X: Any) -> Reals:
        """ln P(x, class) = ln prior + ln density `(samples, classes)` in the order of `classes_`."""
        return self._log_joint(self._read_points(X))

    def predict_proba(self, X: Any) -> Reals:
        """The posterior P(class|x) `(samples, classes)` in the order of `classes_`."""
        from scipy.special import softmax

        posterior: Reals = softmax(self.log_joint(X), axis=1)
        return posterior

    def predict(self, X: Any) -> NDArray[Any]:
        """The most probable class of each row of X `(samples, features)`; shape `(samples,)`."""
        joint = self.log_joint(X)  # first: it refuses where nothing has been fitted
        return self._as_labels(np.argmax(joint, axis=1))

    def _log_joint(self, X: Reals) -> Reals:
        columns = []
        for prior, mean, values, vectors in zip(self.priors_, self.means_, self._values, self._vectors, strict=True):
            along = (X - mean) / self._units @ vectors / np.sqrt(values)
            norm = X.shape[1] * log(2 * pi) + float(np.log(values).sum() + 2 * np.log(self._units).sum())
            columns.append(log(prior) - (norm + (along**2).sum(axis=1)) / 2)
        return np.column_stack(columns)


def _covariance(X: Reals) -> Reals:
    """The mean of (x - mean)(x - mean)' `(features, features)`."""
    centred = X - X.mean(axis=0)
    covariance: Reals = centred.T @ centred / len(X)
    return covariance


def _shrunk(scatter: Reals, shrinkage: float) -> Reals:
    features = len(scatter)
    round_one = np.trace(scatter) / features * np.eye(features)
    shrunk: Reals = (1 - shrinkage) * scatter + shrinkage * round_one
    return shrunk


def _regular(scatter: Reals, units: Reals, least: float) -> tuple[Reals, Reals, int]:
    """In these units `(features,)`: eigenvalues, none below `least`, eigenvectors, how many were raised."""
    values, vectors = np.linalg.eigh(scatter / np.outer(units, units))
    return np.maximum(values, least), vectors, int(np.sum(values < least))


def _likelihoods(joint: Reals, label: NDArray[np.int64]) -> dict[str, Any]:
    from scipy.special import logsumexp

    both, marginal = float(joint[np.arange(len(label)), label].sum()), float(logsumexp(joint, axis=1).sum())
    return {
        "log_likelihood": both,
        "marginal_log_likelihood": marginal,
        "conditional_log_likelihood": both - marginal,
        "training_error": float(np.mean(np.argmax(joint, axis=1) != label)),
    }
