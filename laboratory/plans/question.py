"""What a plan is: its question, its fields, and which variables of a theorem they are."""

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass
from typing import Any, Protocol

from bounds.solving.question import Solution
from bounds.vocabulary.assumptions import Assumption
from bounds.vocabulary.prose import in_a_sentence
from laboratory.views.fields import Field, Number, Settings
from learners.shared.arrays import Integers, Reals

DIGITS = 12  # of a sum of two typed decimals: 0.07 + 0.03 is 0.1


def same(value: Any, settings: Settings) -> Any:
    """A quantity that is a variable of the theorem as it stands."""
    return value


class AnsweredPlan(Protocol):
    """What a question needs of its answer: every setting, the theorem's inputs, and quantities in words."""

    @property
    def settings(self) -> Mapping[str, Any]:
        """Every quantity and field by its name."""

    @property
    def inputs(self) -> dict[str, Any]:
        """The theorem's inputs at the answer."""

    def read(self, name: str) -> str:
        """A quantity in words."""


@dataclass(frozen=True)
class PlanQuantity:
    """One of the quantities of which one is solved for.

    `variable` of the theorem it is, empty for the theorem's own value; `into` makes it that, `back` makes it the
    quantity again. `falls` where what is wanted is harder for larger values, as of a power: rounded down, not up.
    `named` is what it is called where it is the answer, `called` in a sentence if its label is no noun.
    """

    field: Number
    variable: str
    named: str
    _: KW_ONLY
    into: Callable[[Any, Settings], Any] = same
    back: Callable[[Any, Settings], Any] = same
    falls: bool = False
    share: bool = False
    called: str = ""

    @property
    def noun(self) -> str:
        """What it is called in a sentence."""
        return self.called or in_a_sentence(self.field.label)

    @property
    def name(self) -> str:
        """What it is called in the address and on the command line."""
        return self.field.name

    @property
    def is_whole(self) -> bool:
        """Whether it counts something."""
        return self.field.domain.integer


@dataclass(frozen=True)
class Enumeration:
    """A question whose sizes are looked at one after the other.

    `solve` takes the name of a quantity and all others, `reached` sizes and all else, and `most` says how large a size
    may be.
    """

    solve: Callable[[str, Settings], Solution]
    reached: Callable[[Integers, Settings], Reals]
    most: Callable[[Settings], int]


@dataclass(frozen=True)
class PlanQuestion:
    """A question about an evaluation that is to be done.

    Attributes
    ----------
    title, about : the question in plain words, as it is chosen and in one sentence.
    quantities : of these one is solved for; the first is the sample size, and one is the theorem's own value.
    others : fields that are always known.
    theorem, inputs : its slug, and what it takes beside the quantities, from the settings.
    statement : what holds of the answer, in words that a condition may follow.
    rests_on, instead_of : what it assumes beside the theorem's own assumptions, and which of these it need not.
    more : further sentences.
    check : why these settings have no plan; None where they may have one.
    view : the laboratory's view and its settings, for the numbers of an answer.
    enumeration : how it is solved where the theorem's inputs change with the sample size, as an expected count does.
    caveat : `, by a normal approximation`: what is said in one line with every number of it, from the settings.
    choices : fields that come before all others, as which test it is: what is usual may depend on them.
    solves : how a quantity is solved for in another way than by the theorem; None where it is not.
    limit : the largest sample size for which the test is worked out; None where it is for all of the field's.
    """

    name: str
    title: str
    about: str
    quantities: tuple[PlanQuantity, ...]
    others: tuple[Field, ...]
    theorem: Callable[[Settings], str]
    inputs: Callable[[Settings], Mapping[str, Any]]
    statement: Callable[[AnsweredPlan], str]
    more: Callable[[AnsweredPlan], list[str]]
    view: Callable[[AnsweredPlan], tuple[str, dict[str, Any]]]
    check: Callable[[Settings], str | None]
    rests_on: tuple[Assumption, ...] = ()
    instead_of: tuple[Assumption, ...] = ()
    caveat: Callable[[Settings], str] = lambda settings: ""
    enumeration: Enumeration | None = None
    choices: tuple[Field, ...] = ()
    solves: Callable[[str, Settings], Solution | None] = lambda name, settings: None
    limit: Callable[[Settings], int | None] = lambda settings: None

    @property
    def size(self) -> PlanQuantity:
        """The sample size."""
        return self.quantities[0]

    @property
    def reached(self) -> PlanQuantity:
        """The quantity that is the theorem's own value: a power, or a margin."""
        return next(quantity for quantity in self.quantities if not quantity.variable)

    @property
    def fields(self) -> tuple[Field, ...]:
        """Every field: the choices, the quantities, then the others."""
        return (*self.choices, *(quantity.field for quantity in self.quantities), *self.others)

    def quantity(self, name: str) -> PlanQuantity:
        """The quantity of this name."""
        return next(quantity for quantity in self.quantities if quantity.name == name)
