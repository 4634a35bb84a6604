"""A linear learner behind an explicit map: lift the points, separate them there."""

from typing import Annotated, Any, ClassVar, Self

import numpy as np

from learners.features.embeddings import EMBEDDINGS, embed
from learners.shared.arguments import choice, integer
from learners.shared.arrays import Reals
from learners.shared.declaring import learner
from learners.shared.two_classes import ByScore
from learners.shared.words import Option

LEARNERS = ("hard_svm", "soft_svm", "perceptron")


@learner
class FeatureEmbedding(ByScore):
    """Answers h(psi(x)), where psi lifts a point to a higher dimension and h is a halfspace learnt there.

    |x| > 2 on the line is no halfspace, but x -> (x, x^2) makes it one; circles become one by adding ||x||^2, XOR by
    adding the product. The number of monomials grows like features^degree: more than 100,000 are refused, and a
    kernel does without them.

    Source: Shalev-Shwartz & Ben-David (2014), section 16.1.

    Parameters
    ----------
    embedding : "squares", "monomials" or "radius", default "squares"
        (x, x_1^2, ..., x_d^2); all monomials of degree 1..degree; (x, ||x||^2).
    degree : int >= 1, default 2
        Of the monomials.
    learner : "hard_svm", "soft_svm" or "perceptron", default "hard_svm"
        Which of the learners here separates the lifted points, with its own defaults.

    Attributes
    ----------
    learner_ : the fitted learner, on the lifted points.
    history_ : dict
        That of the learner, and `dimension`, the features of the lifted points.

    Complexity: that of the learner in `dimension` features.

    >>> from learners import FeatureEmbedding
    >>> X, y = [[-3], [-1], [1], [3]], [1, 0, 0, 1]  # |x| > 2
    >>> lifted = FeatureEmbedding("squares").fit(X, y)
    >>> lifted.predict([[-2.5], [0], [2.5]]).tolist()
    [1, 0, 1]
    """

    title = "Feature embedding"
    description = "Lifts the examples into a space of more features, and separates them there by a hyperplane."
    options: ClassVar = {
        "embedding": {
            "squares": Option("Squares of the features"),
            "monomials": Option("All monomials", ("degree",)),
            "radius": Option("Squared distance from the origin"),
        }
    }

    embedding: Annotated[str, "feature map", "map of the points"] = "squares"
    degree: Annotated[int, "degree", "degree of the monomials"] = 2
    learner: Annotated[str, "learner", "learner of a halfspace"] = "hard_svm"
    labels: tuple[Any, Any] | None = None

    def fit(self, X: Any, y: Any) -> Self:
        """Fit to X `(samples, features)` and two labels y `(samples,)`."""
        from learners import learners

        choice(self, "embedding", EMBEDDINGS)
        degree = integer(self, "degree", 1)
        name = choice(self, "learner", LEARNERS)
        X, positive = self._read_sample(X, y)
        lifted = embed(X, self.embedding, degree)
        self.learner_ = learners[name](labels=(False, True)).fit(lifted, positive)
        self.history_ = self.learner_.history_ | {"dimension": lifted.shape[1]}
        return self

    @property
    def breakpoints_(self) -> Reals | None:
        """With one feature: places `(dimension,)` or fewer outside of which the answer never changes; else None.

        The score is a polynomial there. Where a root is not real, its real part is a place too many.
        """
        if self.n_features_in_ > 1:
            return None
        rising = np.r_[self.learner_.intercept_, self.learner_.coef_[0]]
        roots: Reals = np.asarray(np.roots(rising[::-1]).real, dtype=np.float64)
        return roots

    def decision_function(self, X: Any) -> Reals:
        """The learner's scores of the lifted points, positive for `classes_[1]`; shape `(samples,)`."""
        points = self._read_points(X)  # first: it refuses where nothing has been fitted
        scores: Reals = self.learner_.decision_function(embed(points, self.embedding, self.degree))
        return scores
