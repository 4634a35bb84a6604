"""What the k nearest neighbours are, whoever asks them."""

from typing import Annotated

from learners.shared.arguments import at_least_one, choice, integer

METRICS = ("euclidean", "manhattan", "chebyshev", "minkowski")


class ByNeighbours:
    """Answers with what the nearest training points say.

    Parameters
    ----------
    n_neighbors : int >= 1 and at most the number of training points
    metric : "euclidean", "manhattan", "chebyshev" or "minkowski"
    p : real >= 1; of Minkowski's distance, (sum |x_j - z_j|^p)^(1/p). The other metrics do not ask for it.
    """

    n_neighbors: Annotated[int, "neighbours k", "number of neighbours"]
    metric: Annotated[str, "distance"]
    p: Annotated[float, "exponent p", "exponent of Minkowski's distance"]

    def _judge(self) -> None:
        """ValueError on a bad argument."""
        integer(self, "n_neighbors", 1)
        choice(self, "metric", METRICS)
        at_least_one(self, "p")

    def _need_k(self, samples: int) -> None:
        """ValueError on fewer than k training points."""
        if self.n_neighbors > samples:
            raise ValueError(
                f"n_neighbors of {type(self).__name__} (number of neighbours) must be at most the number of training "
                f"points, n_samples = {samples}; got {self.n_neighbors}"
            )
