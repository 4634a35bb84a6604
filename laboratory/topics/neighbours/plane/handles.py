"""The handle of the query point."""

from laboratory.topics.neighbours.plane.run import EUCLIDEAN, NeighboursRun
from laboratory.views.handles import Handle


def hold(run: NeighboursRun, k: int) -> list[Handle]:
    """The query point, with its neighbours' vote; the circle that follows the pointer is one of Euclidean distances."""
    if run.metric != EUCLIDEAN:
        return [Handle("Query point", "x1", "x2")]
    votes = {"votes": f"{{}} of {k} nearest with label 1"}
    return [Handle("Query point", "x1", "x2", points=run.points, labels=run.labels, nearest=k, readings=votes)]
