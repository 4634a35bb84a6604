"""The Bayes predictor: what to answer when the distribution is known and there is nothing to learn."""

from collections.abc import Callable
from typing import Annotated, Any, Self

import numpy as np
from numpy.typing import NDArray

from learners.shared.arguments import refusal
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.two_classes import TwoClasses


@learner
class BayesPredictor(TwoClasses):
    """The positive class wherever its conditional probability eta(x) is at least 1/2.

    No predictor has a smaller risk than E[min(eta, 1 - eta)]; training changes nothing but the names of the labels.
    At eta = 1/2 either answer is as good.

    Source: Shalev-Shwartz & Ben-David (2014), Understanding Machine Learning, section 3.2.1; lecture notes after
    Cesa-Bianchi, the Bayes optimal predictor.

    Parameters
    ----------
    eta : function from X `(samples, features)` to P[positive | x] `(samples,)`, or None, default None
        None where x says nothing of the label: eta then is the share of positives in the sample, everywhere.

    Attributes
    ----------
    history_ : dict
        `eta` `(samples,)` on the sample; `conditional_risk`, the mean of min(eta, 1 - eta) there, an estimate of the
        Bayes risk; `ties`, at how many points eta is 1/2; `training_error`.

    Complexity: one call of eta.

    >>> from learners import BayesPredictor
    >>> best = BayesPredictor(eta=lambda X: X[:, 0]).fit([[0.1], [0.9]], [0, 1])
    >>> best.predict([[0.2], [0.8]]).tolist()
    [0, 1]
    """

    title = "Bayes predictor"
    description = "Knows the distribution and answers the more probable label of every point."

    eta: Annotated[Callable[[Any], Any] | None, "probability η of the positive class"] = None
    labels: tuple[Any, Any] | None = None

    def __sklearn_tags__(self) -> Any:
        tags = super().__sklearn_tags__()
        tags.classifier_tags.poor_score = True  # without an eta it answers the same everywhere
        return tags

    def fit(self, X: Any, y: Any) -> Self:
        """Read the names of the labels off X `(samples, features)` and two labels y `(samples,)`."""
        if self.eta is not None and not callable(self.eta):
            raise refusal(self, "eta", "None or a function of X", self.eta)
        X, positive = self._read_sample(X, y)
        self._share = float(np.mean(positive))
        eta = self._probabilities(X)
        self.history_ = {
            "eta": eta,
            "conditional_risk": float(np.minimum(eta, 1 - eta).mean()),
            "ties": int((eta == 0.5).sum()),
            "training_error": float(np.mean((eta >= 0.5) != positive)),
        }
        return self

    @property
    def breakpoints_(self) -> Reals | None:
        """With one feature: none `(0,)`, where no eta was given; else None."""
        return np.empty(0) if self.eta is None and self.n_features_in_ == 1 else None

    def predict(self, X: Any) -> NDArray[Any]:
        """The class of each row of X `(samples, features)`; shape `(samples,)`."""
        return self._as_labels(self._probabilities(self._read_points(X)) >= 0.5)

    def _probabilities(self, X: Reals) -> Reals:
        if self.eta is None:
            return np.full(len(X), self._share)
        eta = np.asarray(self.eta(X), dtype=np.float64)
        if eta.shape == (len(X),) and ((eta >= 0) & (eta <= 1)).all():
            return eta
        raise ValueError(
            f"eta of BayesPredictor (probability of the positive class) must return reals in [0, 1] of shape "
            f"({len(X)},); got shape {eta.shape}"
        )
