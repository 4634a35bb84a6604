"""What can be taken hold of: the place at which the neighbours are asked."""

from laboratory.topics.neighbours.plane.run import NeighboursRun
from laboratory.views.handles import Handle


def hold(run: NeighboursRun, k: int) -> list[Handle]:
    """The place asked, with its neighbours' vote."""
    votes = {"votes": f"{{}} of {k} nearest with label 1"}
    return [Handle("Place asked", "x1", "x2", points=run.points, labels=run.labels, nearest=k, readings=votes)]
