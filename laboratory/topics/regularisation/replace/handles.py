"""What can be dragged: the new example, and which one it replaces."""

from laboratory.topics.regularisation.replace.run import Replacement
from laboratory.views.handles import AxisRange, Handle, on_rails


def hold(run: Replacement) -> list[Handle]:
    """The new example, and which one of the sample it replaces."""
    bound = run.world.label_bound
    label = AxisRange("New label y", run.label, -bound, bound)
    new = Handle("New example", "place", label, sets=lambda x, y: {"place": x, "label": y})
    places = dict(enumerate(zip(run.x.tolist(), run.y.tolist(), strict=True), start=1))
    return [new, on_rails("Replaced example", "example", run.example + 1, places, lambda number: places[int(number)])]
