"""The figure of a plan: what so many items reach, with the answer marked."""

from bounds.numbers import format_number, format_short
from bounds.vocabulary.prose import in_a_sentence
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import QUIET, one_of
from laboratory.figures.theme import figure, with_footer
from laboratory.plans.answer import PlanAnswer

HEIGHT = 300
ROOM = 1.06  # of the highest point, over a margin


def over_sizes(answer: PlanAnswer, theme: str = "light") -> Figure:
    """The power or the margin over the sample size, with the answer's place and, for its export, the answer."""
    size, reached = answer.question.size, answer.question.reached
    sizes, heights = answer.curve
    top = 1.02 if reached.falls else ROOM * float(heights.max())
    x, y = Scale(in_a_sentence(size.field.label), whole=True), Scale(in_a_sentence(reached.field.label))
    fig = figure(theme, height=HEIGHT, xaxis=x.axis(), yaxis=y.axis(range=[0, top]))
    ends = [
        curve(fig, sizes, heights, one_of(0, in_a_sentence(reached.field.label), 3.5), digits=".4f"),
        hline(fig, answer.settings[reached.name], QUIET.called("plan")),
    ]
    here = int(answer.settings[size.name])
    vline(fig, here, format_number(here), role=QUIET)
    label_ends(fig, ends)
    return with_footer(fig, " ".join(answer.headline))


def over_sizes_in_words(answer: PlanAnswer) -> str:
    """What a person sees of it."""
    sizes, heights = answer.curve
    name, size = answer.question.reached.field.label, answer.question.size
    ends = f"{format_short(heights[0])} at {format_number(int(sizes[0]))} to {format_short(heights[-1])}"
    return (
        f"{name} from {ends} at {format_number(int(sizes[-1]))} {in_a_sentence(size.field.label)}; the plan is "
        f"{answer.read(answer.question.reached.name)} at {answer.read(size.name)}."
    )
