"""What can be taken hold of: the example that comes, and the one that goes."""

from laboratory.topics.regularisation.replace.run import Replacement
from laboratory.views.handles import Handle, Way, on_rails


def hold(run: Replacement) -> list[Handle]:
    """The example that comes, and the one that goes: any of the sample."""
    bound = run.world.label_bound
    label = Way("New label y", run.label, -bound, bound)
    comes = Handle("Example that comes", "place", label, sets=lambda x, y: {"place": x, "label": y})
    places = dict(enumerate(zip(run.x.tolist(), run.y.tolist(), strict=True), start=1))
    return [comes, on_rails("Example that goes", "example", run.example + 1, places, lambda one: places[int(one)])]
