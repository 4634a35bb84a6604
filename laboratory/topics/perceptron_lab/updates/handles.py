"""What can be dragged: every example, and a line of one's own."""

from laboratory.topics.perceptron_lab.updates.figures import WINDOW, parts
from laboratory.topics.perceptron_lab.updates.run import PerceptronRun
from laboratory.views.handles import Handle, Line
from laboratory.views.moved_examples import Moved, hold_examples
from laboratory.views.user_line import OwnLine, hold_own


def hold(run: PerceptronRun, step: int, moved: Moved, mine: OwnLine | None) -> list[Handle]:
    """Examples move in relation to the line after this update."""
    (a, b), c = parts(run.path[step])
    line: Line | None = ((float(a), 0, 0), (float(b), 0, 0), (c, 0, 0)) if a or b else None
    points = run.points[:, :2]
    return [*hold_own(mine, WINDOW, points, run.signs), *hold_examples(points, moved, WINDOW, line)]
