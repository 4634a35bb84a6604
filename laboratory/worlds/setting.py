"""The settings of worlds: each defined once, for validation, widgets and the command line."""

from dataclasses import dataclass, field
from math import isfinite
from numbers import Integral, Real
from typing import Any, TypeGuard

from bounds.vocabulary.domain import Interval
from learners.shared.words import FromSample


@dataclass(frozen=True)
class Choice:
    """A setting that takes one of a few values, each with its words in a menu."""

    options: tuple[tuple[Any, str], ...]

    @property
    def values(self) -> tuple[Any, ...]:
        return tuple(value for value, _ in self.options)

    @property
    def words(self) -> str:
        return "one of " + ", ".join(str(value) for value in self.values)


@dataclass(frozen=True)
class Setting:
    """One setting of a world: a field of its dataclass has the same name and takes its default from here.

    `typical` is the range of a slider. `without` is the meaning of None in words, empty where None is refused; `word`
    is one that is taken in place of a number. Its field is called by its `label`, or else by its meaning.
    """

    name: str
    meaning: str
    domain: Interval | Choice
    default: Any
    typical: tuple[float, float] | None = field(default=None, kw_only=True)
    without: str = field(default="", kw_only=True)
    word: FromSample | None = field(default=None, kw_only=True)
    label: str = field(default="", kw_only=True)

    @property
    def words(self) -> str:
        """The domain as an error writes it: `a real in [0, 0.5)`."""
        return self.domain.words + (" or None" if self.without else "") + (f" or {self.word.word}" if self.word else "")

    def allows(self, value: object) -> bool:
        """Whether `value` lies in the domain; bools are not numbers here, and nan is in no domain."""
        if (value is None and self.without) or (self.word and self.word.read(value)):
            return True
        if isinstance(self.domain, Choice):
            return isinstance(value, str | None) and value in self.domain.values
        return _inside(self.domain, value)


def label_noise(default: float) -> Setting:
    """The setting of worlds that flip labels: below 1/2, so that the correct label stays the likelier one."""
    below_half = Interval(0, 0.5, closed_high=False)
    return Setting("noise", "probability that a label is flipped", below_half, default, typical=(0.0, 0.45))


def check(world: object, settings: tuple[Setting, ...]) -> None:
    """Raise ValueError, in one sentence, for the first setting of a world that lies outside its domain."""
    for setting in settings:
        value = getattr(world, setting.name)
        if not setting.allows(value):
            raise refusal(world, setting.name, setting.meaning, setting.words, value)


def refusal(world: object, name: str, meaning: str, domain: str, value: object) -> ValueError:
    """The error for a value outside its domain: variable, meaning, domain and value in one sentence."""
    return ValueError(f"{name} of {type(world).__name__} ({meaning}) must be {domain}; got {value!r}")


def check_draw(world: object, rng: object, m: object) -> None:
    """Raise, in one sentence, unless `rng` is a NumPy generator and `m` a number of examples to draw."""
    from numpy.random import Generator

    if not isinstance(rng, Generator):
        meaning = "source of randomness"
        raise TypeError(str(refusal(world, "rng", meaning, "a numpy.random.Generator", rng)))
    if not (_is_integer(m) and m >= 1):
        raise refusal(world, "m", "sample size", "an integer >= 1", m)


def _is_integer(value: object) -> TypeGuard[int]:
    return isinstance(value, Integral) and not isinstance(value, bool)


def _is_real(value: object) -> TypeGuard[float]:
    return isinstance(value, Real) and not isinstance(value, bool) and (_is_integer(value) or isfinite(value))


def _inside(domain: Interval, value: object) -> bool:
    if not (_is_integer(value) if domain.integer else _is_real(value)):
        return False
    number: Any = value  # Python compares integers of any length with doubles exactly
    above = number >= domain.low if domain.includes_low else number > domain.low
    below = number <= domain.high if domain.includes_high else number < domain.high
    return above and below and not (domain.odd and number % 2 == 0)
