"""What is run and what of it is drawn: one learner on one data distribution, or two of them beside each other."""

from collections.abc import Sequence
from dataclasses import replace

from laboratory.experiments import rows_drawn_again
from laboratory.figures.figure import Figure
from laboratory.topics.learning_curves.beyond import Beyond, in_short
from laboratory.topics.learning_curves.compared import names_of_two
from laboratory.topics.learning_curves.figures import CurveLooks, CurvesOf, description, side_by_side
from laboratory.topics.learning_curves.run import PlannedRuns
from pages.by_hand.learning_curves.looks import applicable_bounds, look_closer, only_what_is_shown
from pages.by_hand.learning_curves.running import tables

FIGURE = "learning_curves"


class Curves:
    """`names` tell two apart; `labels` are those of all bounds, each of which keeps its colour; `several` run only what
    is shown. Draws the choice of the bound with details."""

    def __init__(self, several: Sequence[PlannedRuns], looks: CurveLooks) -> None:
        self.several = [only_what_is_shown(planned, looks) for planned in several]
        self.adapters = {name: adapter for planned in self.several for name, adapter in planned.plan.adapters().items()}
        self.labels = {name: adapter.label for name, adapter in applicable_bounds(several).items()}
        self.alone = len(several) == 1
        self.names = ("",) if self.alone else names_of_two(several[0].plan, several[1].plan)
        self.closer = look_closer(self.adapters, self.several)
        # Beside each other two learners have room for one bound each.
        self.view = looks if self.alone else replace(looks, hidden=frozenset(self.labels) - {self.closer})

    def part(self, number: int, runs: int) -> CurvesOf:
        """What so many finished runs of the one of this number show."""
        plan = self.several[number].plan
        source = plan.source()
        return CurvesOf(tables(plan, runs)[1], source.bayes_risk or None, self.names[number], rows_drawn_again(source))

    def parts(self, done: Sequence[int]) -> list[CurvesOf]:
        """What there is to draw: of each, once something was measured."""
        made = [self.part(number, runs) for number, runs in enumerate(done) if runs]
        return [part for part in made if not part.truth.empty]

    def figure(self, done: Sequence[int], there: Beyond | None = None) -> Figure | None:
        """The curves after so many runs of each; None where there is nothing to draw."""
        seen = self.parts(done)
        return side_by_side(seen, self.labels, self.view, there) if seen else None

    def in_words(self, done: Sequence[int], there: Beyond | None = None) -> str:
        """The alternative text of the figure."""
        named = {name: label for name, label in self.labels.items() if name not in self.view.hidden}
        lines = [f"{part.name}: {description(part.summary, named)}".removeprefix(": ") for part in self.parts(done)]
        return " ".join([*lines, *([f"{': '.join(in_short(there)[::-1])}."] if there else [])])
