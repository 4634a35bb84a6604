"""What random command lines are made of: numbers of any kind, names with slips of the keyboard, and junk."""

import random
from collections.abc import Callable, Sequence
from functools import cache

from bounds import theorems
from bounds.theorem import Theorem
from bounds.vocabulary.variables import Variable

NUMBERS = (
    "0", "1", "-1", "-0", "0.05", "5%", "1/20", "1e-3", "100", "1000", "1e6", "10^-3", "2**10", "ln(1000)", "10*ln(3)",
    "3,5", "1.000,5", "1 000", "1,000,000", "1_000", "0x10", "1e-310", "5e-324", "1e-400", "1e308", "1e400", "1e999999",
    "inf", "-inf", "nan", "∞", "½", "٣", "１２", "²", "9**9**9", "9**9999*ln(3)", "2**-1074", "exp(1000)", "ln(0)",
    "sqrt(-1)", "1/0", "0/0", "0**-1", "comb(1e6, 500000)", "factorial(1e9)", "()", "(", "1+", "--1", "1e", "e", ".",
    "", " ", "None", "True", "1j", "__import__('os')", "lambda: 1", "m", "a"*50, "about 300", ">= 99", "at most 9",
    "10:1000:log5", "1:5:1", "5:1:1", "1:2", "1:2:lin0", "1:10:log-3", "0:1:lin3", "1:inf:lin3", "{}", "[1]", "1;2",
    "0." + "0" * 400 + "1", "1" * 300, "1." + "1" * 390, "9" * 500, "١" * 500, "½" * 500, "1e" + "9" * 400,
)  # fmt: skip
LONG: tuple[Callable[[], str], ...] = (
    lambda: "-" * 100_000 + "1", lambda: "+" * 100_000, lambda: "(" * 20_000 + "1" + ")" * 20_000,
    lambda: "ln(" * 20_000 + "1" + ")" * 20_000, lambda: "1+" * 50_000 + "1", lambda: "2**" * 10_000 + "2",
    lambda: " " * 100_000, lambda: "a" * 100_000, lambda: "%" * 100_000, lambda: "=" * 100_000, lambda: "1,1" * 30_000,
)  # fmt: skip
JUNK = (
    "", " ", "-", "--", "---", "=", "==", "m", "m=", "=m", "m==1", "\x00", "m=\x00", "\udc80", "m=\udcff", "\ud800",
    "٣=٣", "🂡", "\u202em", "-x", "--no-such", "--json=1", "-h=1", "'", '"', "\n", "\t1", "%s", "{0}", "$(ls)", "../..",
    "<b>", "\\frac{1}{2}", "$m$", "m=1=2", "m:1", "realizable=yes", "fixed_hypothesis=no", "size_fixed=vielleicht",
    "ε=0.1",
)  # fmt: skip
WORDS = (
    "how many examples", "hypotheses", "VC dimension", "with confidence 95 %", "error 5%", "1000", "halfspaces", "in",
    "the plane", "is", "true risk", "Wilson", "three mistakes", "of", "0.3", "kernel", "boosting", "?", "n=", "1e9",
    "not",
)  # fmt: skip


class Dice(random.Random):
    """Of a command line: some are right nearly everywhere, and some nearly nowhere."""

    plausible = 0.9  # the share of numbers

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.plausible = self.choice((0.4, 0.9, 0.98))


def any_number(rng: Dice, of: Variable | None = None) -> str:
    """A plausible one, one of any size, one at an end, or none at all."""
    if of is not None and rng.random() < rng.plausible:
        size = 10 ** (rng.uniform(-1.5, 1.5) * (of.domain.high != 1))
        value = float(of.default) * size if rng.random() < 0.8 else of.domain.low + rng.random()
        return str(round(value)) if of.domain.integer else repr(value)
    kind = rng.random()
    if kind < 0.2:
        return repr(rng.random())
    if kind < 0.5:
        return repr(rng.choice((-1, 1, 1, 1)) * 10 ** rng.uniform(-320, 308))
    if kind < 0.6:
        return str(rng.randrange(10 ** rng.randrange(1, 30)))
    return rng.choice(LONG)() if kind > 0.99 else rng.choice(NUMBERS)


def junk(rng: Dice) -> str:
    return rng.choice(LONG)() if rng.random() < 0.02 else rng.choice(JUNK)


def some(rng: Dice, names: Sequence[str]) -> str:
    """A name, a slip of the keyboard, or none."""
    name, kind = rng.choice(names), rng.random()
    if kind < 0.9:
        return name
    place = rng.randrange(len(name))
    return name[:place] + rng.choice("aeiou_0") + name[place + 1 :] if kind < 0.96 else junk(rng)


def any_theorem(rng: Dice) -> Theorem:
    return theorems[rng.choice(slugs())]


@cache
def slugs() -> tuple[str, ...]:
    return tuple(theorems)
