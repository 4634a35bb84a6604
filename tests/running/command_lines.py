"""Random command lines, right ones and junk, one from each number: `python -m tests.running.command_lines [HOW MANY]`.

None may end in anything but an answer, a no, or a refusal in one sentence, and none may take for ever.
"""

import argparse
import faulthandler
import random
import signal
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

from click.testing import CliRunner

from bounds import count, theorems, vc_dimension
from bounds.theorem import Theorem
from bounds.vocabulary.variables import Variable
from laboratory.by_hand import QUANTITIES
from laboratory.command_line import main

ANSWERED, NO, REFUSED = 0, 1, 2
SECONDS = 12  # of a processor, after which the script calls a line too long
HARD = 900  # seconds after which the script ends in what no signal interrupts
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
FLAGS = ("--json", "--json", "--report text", "--report latex", "--form classic", "--format csv", "--input -", "-h")
SELDOM = ("view", "curve", "sweep", "audit", "exercises", "completion")  # of these only what they refuse
OFTEN = {"check": 8.0, "solve": 6.0, "value": 4.0, "compare": 3.0, "ask": 2.0, **dict.fromkeys(SELDOM, 0.2)}
MOST_ENTRIES = 6
EXAMPLES = ("two_models", "passages", "several_runs", "confidences", "all_right")


class Dice(random.Random):
    """Of a command line: some are right nearly everywhere, and some nearly nowhere."""

    plausible = 0.9  # the share of numbers

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.plausible = self.choice((0.4, 0.9, 0.98))


def command_line(number: int, seed: int = 0) -> list[str]:
    """The words behind `ltlab`: always the same for a number."""
    rng = Dice(f"{seed}/{number}")
    (name,) = rng.choices(tuple(KINDS), [OFTEN.get(name, 1.0) for name in KINDS])
    words = [name, *KINDS[name](rng)]
    words += rng.choice(FLAGS).split() if rng.random() < 0.15 else []
    for _ in range(rng.randrange(3) if rng.random() < 0.2 else 0):
        words.insert(rng.randrange(1, len(words) + 1), _junk(rng))
    return words


def _number(rng: Dice, of: Variable | None = None) -> str:
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


def _junk(rng: Dice) -> str:
    return rng.choice(LONG)() if rng.random() < 0.02 else rng.choice(JUNK)


def _some(rng: Dice, names: Sequence[str]) -> str:
    """A name, a slip of the keyboard, or none."""
    name, kind = rng.choice(names), rng.random()
    if kind < 0.9:
        return name
    place = rng.randrange(len(name))
    return name[:place] + rng.choice("aeiou_0") + name[place + 1 :] if kind < 0.96 else _junk(rng)


def _theorem(rng: Dice) -> Theorem:
    return theorems[rng.choice(_slugs())]


@cache
def _slugs() -> tuple[str, ...]:
    return tuple(theorems)


def _entries(rng: Dice, theorem: Theorem, without: str = "") -> list[str]:
    """What the theorem asks for, mostly; by a letter or by the name."""
    entries = []
    for variable in theorem.variables:
        if variable.name != without and rng.random() < 0.93:
            name = variable.name if rng.random() < 0.85 else variable.label
            entries.append(f"{name}={_number(rng, variable)}")
    if rng.random() < 0.1:
        entries.append(f"{rng.choice(('m', 'delta', 'epsilon', 'd', 'n', 'H', 'k', 'x'))}={_number(rng)}")
    rng.shuffle(entries)
    return entries


def _target(rng: Dice) -> str:
    return (
        f"{rng.choice(('at_most', 'at_most', 'at_least'))}={_number(rng) if rng.random() < 0.5 else repr(rng.random())}"
    )


def _value(rng: Dice) -> list[str]:
    theorem = _theorem(rng)
    return [_some(rng, [theorem.slug]), *_entries(rng, theorem)]


def _solve(rng: Dice) -> list[str]:
    theorem = _theorem(rng)
    unknown = rng.choice(theorem.variables).name
    return [_some(rng, [theorem.slug]), _some(rng, [unknown]), _target(rng), *_entries(rng, theorem, unknown)]


def _check(rng: Dice) -> list[str]:
    theorem = _theorem(rng)
    kind = rng.random()
    if kind < 0.1:
        return [_number(rng), *_compare(rng)]
    if kind < 0.2:
        return [_number(rng), rng.choice(("count", "vc")), *(_count if kind < 0.15 else _vc)(rng)]
    if kind < 0.6:
        return [_number(rng), theorem.slug, *_entries(rng, theorem)]
    unknown = rng.choice(theorem.variables).name
    return [_number(rng), theorem.slug, f"unknown={unknown}", _target(rng), *_entries(rng, theorem, unknown)]


def _work(rng: Dice) -> list[str]:
    """What is worked out by hand, from its own rows or those of another, some of their cells changed."""
    quantity = QUANTITIES[rng.choice(sorted(QUANTITIES))]
    rows = list((quantity if rng.random() < 0.9 else QUANTITIES[rng.choice(sorted(QUANTITIES))]).example)
    for _ in range(rng.randrange(3)):
        place = rng.randrange(len(rows))
        cells = rows[place].split(" ")
        cells[rng.randrange(len(cells))] = _number(rng)
        rows[place] = " ".join(cells)
    return [_some(rng, [quantity.name]), *rows]


def _compare(rng: Dice) -> list[str]:
    names = {variable.name: variable for variable in (*_theorem(rng).variables, *_theorem(rng).variables)}
    chosen = rng.sample(sorted(names), min(len(names), rng.randrange(1, MOST_ENTRIES)))
    return [f"{name}={_number(rng, names[name])}" for name in chosen]


def _count(rng: Dice) -> list[str]:
    if rng.random() < 0.3:
        return [_number(rng)]
    parts = [f"{name}={_number(rng)}" for name in rng.sample(("n", "k", "d", "bits"), rng.randrange(1, 3))]
    small = [f"{name}={rng.randrange(1, 30)}" for name in ("n", "k")[: rng.randrange(1, 3)]]
    return [_some(rng, list(count.families)), *rng.choice((parts, small))]


def _vc(rng: Dice) -> list[str]:
    return [_some(rng, list(vc_dimension)), *(f"{name}={_number(rng)}" for name in ("n", "k")[: rng.randrange(3)])]


def _shatters(rng: Dice) -> list[str]:
    size = rng.randrange(1, 4)
    points = [",".join(_number(rng) if rng.random() < 0.1 else str(rng.randrange(-3, 4)) for _ in range(size))
              for _ in range(rng.randrange(1, 7))]  # fmt: skip
    return [
        _some(rng, list(vc_dimension)),
        *([f"k={rng.randrange(5)}"] if rng.random() < 0.2 else []),
        " ".join(points),
    ]


def _spoken(rng: Dice) -> list[str]:
    words = (rng.choice((*WORDS, _number(rng), _junk(rng))) for _ in range(rng.randrange(1, 12)))
    return [" ".join(words)]


def _list(rng: Dice) -> list[str]:
    return rng.choice(([], ["--search", *_spoken(rng)], ["--family", _some(rng, list(theorems.families))]))


def _show(rng: Dice) -> list[str]:
    return [_some(rng, _slugs())]


def _evaluate(rng: Dice) -> list[str]:
    """An example's columns under right and wrong names, at any level, or a file that is none."""
    columns = ("item", "correct", "passage", "label", "prediction", "confidence", "prefix", "small")
    options = rng.sample(("--cluster", "--correct", "--item", "--baseline", "--score"), rng.randrange(3))
    named = [word for option in options for word in (option, _some(rng, columns))]
    level = ["--delta", _number(rng)] if rng.random() < 0.5 else []
    files = ["--example", _some(rng, EXAMPLES)] if rng.random() < 0.8 else [_junk(rng)]
    return [*files, *named, *level]


def _refused(rng: Dice) -> list[str]:
    """To what would work for long, only what it refuses."""
    return [_junk(rng) for _ in range(rng.randrange(1, 4))] + ["--no-such-option"]


KINDS: dict[str, Callable[[Dice], list[str]]] = {
    "value": _value, "solve": _solve, "check": _check, "compare": _compare, "count": _count, "vc": _vc,
    "shatters": _shatters, "ask": _spoken, "list": _list, "show": _show, "work": _work,
    "graph": _value, "evaluate": _evaluate,
    **dict.fromkeys(SELDOM, _refused),
}  # fmt: skip


def fault(words: Sequence[str]) -> str:
    """What is wrong with how the command ends; empty where nothing is."""
    ended = CliRunner().invoke(main, list(words), input="", env={"LTLAB_TRACEBACK": "1"})
    if ended.exit_code not in (ANSWERED, NO, REFUSED):
        return f"exit code {ended.exit_code}: {ended.stderr[-1500:]}"
    if ended.exception is not None and not isinstance(ended.exception, SystemExit):
        return "".join(traceback.format_exception(ended.exception))[-1500:]
    if ended.exit_code == REFUSED and "--json" not in words and len(ended.stderr.splitlines()[-1:]) != 1:
        return f"no sentence: {ended.stderr[-300:]!r}"
    return ""


def _faults(numbers: Sequence[int], seed: int) -> Iterator[tuple[int, str]]:
    for number in numbers:
        faulthandler.dump_traceback_later(HARD, exit=True)
        words = command_line(number, seed)
        try:
            with _no_longer_than(SECONDS):
                wrong = fault(words)
        except _TooLongError as long:
            wrong = f"longer than {SECONDS} s: {''.join(traceback.format_tb(long.__traceback__)[-6:])}"
        if wrong:
            yield number, f"{' '.join(words)[:300]!r}\n{wrong}"


class _TooLongError(BaseException):
    """None of the exceptions that a command may turn into a sentence."""


@contextmanager
def _no_longer_than(seconds: int) -> Iterator[None]:
    def stop(*_: Any) -> None:
        raise _TooLongError

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.running.command_lines", description=__doc__)
    parser.add_argument("how_many", nargs="?", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--first", type=int, default=0, help="the number of the first, as a fault names it")
    options = parser.parse_args()
    numbers = range(options.first, options.first + options.how_many)
    failed = 0
    for number, wrong in _faults(numbers, options.seed):
        failed += 1
        sys.stdout.write(f"{number}: {wrong}\n\n")
        sys.stdout.flush()
    sys.stdout.write(f"{failed} of {len(numbers)} command lines end badly\n")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(_main())
