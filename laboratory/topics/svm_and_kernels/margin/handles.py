"""What can be dragged: every example of the sample, and a line of one's own."""

from laboratory.topics.svm_and_kernels.margin.figures import window_of
from laboratory.topics.svm_and_kernels.margin.run import MarginRun
from laboratory.views.handles import Handle, Line
from laboratory.views.moved_examples import Moved, hold_examples
from laboratory.views.user_line import OwnLine, hold_own


def hold(run: MarginRun, moved: Moved, mine: OwnLine | None) -> list[Handle]:
    """Examples move in relation to the line of maximum margin."""
    window, yours = window_of(run), hold_own(mine, window_of(run), run.points, run.signs)
    if run.world is None:  # worked by hand
        return yours
    a, b = run.weights.tolist()
    line: Line | None = ((a, 0, 0), (b, 0, 0), (run.offset, 0, 0)) if a or b else None
    return [*yours, *hold_examples(run.points, moved, window, line)]
