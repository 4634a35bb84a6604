"""What can be set in a view: plain data with a domain, a slider and a label.

A field's `name` is the argument of the run, of a figure or of a sentence that uses it. In the address it is
`<question>.<name>`.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import KW_ONLY, dataclass, field
from functools import cached_property
from numbers import Integral, Real
from typing import Any

from bounds.reading.meant import which_is_meant
from bounds.reading.numbers import read_number, why_no_number
from bounds.vocabulary.domain import Interval, integers
from bounds.vocabulary.near import SHOWN
from laboratory.views.slider_steps import stops_between

SEEDS = integers(0, 2**32 - 1)  # what NumPy's and scikit-learn's generators both take
LARGEST = 2**63  # integers beyond would not even fit a double

Settings = Mapping[str, Any]


@dataclass(frozen=True)
class Field:
    """What every field has.

    `advanced` ones are under "More". `when` shows a field only where other fields have one of the values named;
    elsewhere it has its default. `above_figure` puts a choice over the figures, as it changes what they show and not
    what is run.
    """

    name: str
    label: str
    _: KW_ONLY
    advanced: bool = False
    above_figure: bool = False
    when: Mapping[str, Collection[Any]] = field(default_factory=dict)

    def is_visible(self, settings: Settings) -> bool:
        """Whether it is shown, given what the fields before it hold."""
        return all(_one_of(settings[name], allowed) for name, allowed in self.when.items())

    def start(self, settings: Settings) -> Any:
        """The value of the field until somebody changes it, given the fields before it."""
        raise NotImplementedError

    def parse(self, text: str) -> Any:
        """The value of a text in the field or in the address. Raises ValueError with a sentence."""
        raise NotImplementedError

    def to_text(self, value: Any) -> str:
        """The value as it is in the address: `read` gives it back."""
        return str(value)

    def checked(self, value: Any) -> Any:
        """The value, or ValueError with a sentence that names the field, its domain and the value."""
        return self.parse(self.to_text(value))


@dataclass(frozen=True)
class Number(Field):
    """A number with its domain, in words too, and the part of it that a slider spans.

    `slides` are the ends of the slider; `log` puts its stops at equal ratios. `default` may depend on an earlier
    choice: `{"valley": {"ravine": .018, "quadratic": .035}}`.
    """

    meaning: str
    domain: Interval
    default: float | Mapping[str, Mapping[str, float]]
    slides: tuple[float, float] | None = None
    _: KW_ONLY
    log: bool = False

    def start(self, settings: Settings) -> float:
        """See `Field.start`."""
        if not isinstance(self.default, Mapping):
            return self._typed(self.default)
        ((other, values),) = self.default.items()
        return self._typed(values[settings[other]])

    def parse(self, text: str) -> float:
        """See `Field.read`; an integer may be typed as 1e3 or 10**3."""
        value: Any = read_number(text) if text.strip() else None
        if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
            value = int(value)
        query = which_is_meant(text, value, self.domain.integer, self.allows)
        if query or not self.allows(value):
            got = f"{text.strip()[:SHOWN] or 'nothing'}{query or why_no_number(text)}"
            raise ValueError(f"{self.label} must be {self.domain.words}; got {got}{'' if got.endswith('?') else '.'}")
        return self._typed(value)

    def to_text(self, value: Any) -> str:
        """The shortest text that reads back as exactly this number."""
        whole = isinstance(value, Integral) or (isinstance(value, float) and value.is_integer() and abs(value) < 1e15)
        return str(int(value)) if whole else repr(float(value)) if isinstance(value, Real) else str(value)

    def allows(self, value: Any) -> bool:
        """Whether the value lies in the domain: a bool is no number here, and nan lies nowhere."""
        if isinstance(value, bool) or not isinstance(value, int | float | Integral | Real):
            return False
        number: Any = value  # Python compares integers of any length with doubles exactly
        if not -LARGEST <= number <= LARGEST or (self.domain.integer and not isinstance(number, Integral)):
            return False  # nan lies nowhere
        above = number >= self.domain.low if self.domain.includes_low else number > self.domain.low
        below = number <= self.domain.high if self.domain.includes_high else number < self.domain.high
        return bool(above and below) and not (self.domain.odd and number % 2 == 0)

    @cached_property
    def stops(self) -> tuple[float, ...]:
        """Where the slider stops; none where the field has no slider."""
        return () if self.slides is None else tuple(
            self._typed(stop) for stop in stops_between(*self.slides, whole=self.domain.integer, log=self.log)
            if self.allows(int(stop) if self.domain.integer else stop)
        )  # fmt: skip

    def _typed(self, value: Any) -> float:
        return int(value) if self.domain.integer else float(value)


@dataclass(frozen=True)
class Seed(Number):
    """The seed of what is drawn at random; "Another sample" takes the next one."""

    name: str = "seed"
    label: str = "Seed"
    meaning: str = "seed of the sample"
    domain: Interval = SEEDS
    default: float | Mapping[str, Mapping[str, float]] = 0
    _: KW_ONLY
    advanced: bool = True


@dataclass(frozen=True)
class Pick(Field):
    """One of a few options: `options` maps the value, as the run takes it, to its words on the page."""

    options: Mapping[str, str]
    default: str

    def start(self, settings: Settings) -> str:
        """See `Field.start`."""
        return self.default

    def parse(self, text: str) -> str:
        """See `Field.read`."""
        if text not in self.options:
            raise ValueError(f"{self.label} must be one of {', '.join(self.options)}; got {text or 'nothing'}.")
        return text


@dataclass(frozen=True)
class Switch(Field):
    """On or off, and off until somebody turns it on; `help` says what it does."""

    help: str = ""

    def start(self, settings: Settings) -> bool:
        """See `Field.start`."""
        return False

    def parse(self, text: str) -> bool:
        """See `Field.read`."""
        if text not in ("", "0", "1"):
            raise ValueError(f"{self.label} must be 1 for on or 0 for off; got {text}.")
        return text == "1"

    def to_text(self, value: Any) -> str:
        """1 for on, 0 for off."""
        return "1" if value is True else "0" if value is False else str(value)


@dataclass(frozen=True)
class Several(Field):
    """Some of a few options, at least `least`: the run takes a tuple in the order of `options`."""

    options: Mapping[str, str]
    default: tuple[str, ...]
    least: int = 1

    def start(self, settings: Settings) -> tuple[str, ...]:
        """See `Field.start`."""
        return self.default

    def parse(self, text: str) -> tuple[str, ...]:
        """See `Field.read`."""
        names = [name for name in text.split(",") if name]
        if strangers := [name for name in names if name not in self.options]:
            raise ValueError(f"{self.label} takes some of {', '.join(self.options)}; got {', '.join(strangers)}.")
        if len(set(names)) < self.least:
            raise ValueError(f"{self.label}: choose at least {self.least} of {', '.join(self.options.values())}.")
        return tuple(name for name in self.options if name in names)

    def to_text(self, value: Any) -> str:
        """Names with commas between."""
        return value if isinstance(value, str) else ",".join(value)


@dataclass(frozen=True)
class Text(Field):
    """What is typed as a text, such as points: `reads` turns it into what the run takes, or raises ValueError."""

    meaning: str
    default: str
    reads: Callable[[str], Any]
    writes: Callable[[Any], str] = str

    def start(self, settings: Settings) -> Any:
        """See `Field.start`."""
        return self.reads(self.default)

    def parse(self, text: str) -> Any:
        """See `Field.read`."""
        return self.reads(text)

    def to_text(self, value: Any) -> str:
        """A text that reads back as this value."""
        return value if isinstance(value, str) else self.writes(value)


def _one_of(value: Any, allowed: Collection[Any]) -> bool:
    return bool(set(value) & set(allowed)) if isinstance(value, tuple) else value in allowed
