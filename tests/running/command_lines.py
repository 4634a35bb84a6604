"""Random command lines, right ones and junk, one from each number: `python -m tests.running.command_lines [HOW MANY]`.

None may end in anything but an answer, a no, or a refusal in one sentence, and none may take for ever.
"""

import argparse
import faulthandler
import signal
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from click.testing import CliRunner

from bounds import count, theorems, vc_dimension
from bounds.theorem import Theorem
from laboratory.by_hand import QUANTITIES
from laboratory.command_line import main
from laboratory.plans import PLANS
from laboratory.views.fields import Pick
from tests.running.nonsense import WORDS, Dice, any_number, any_theorem, junk, slugs, some

ANSWERED, NO, REFUSED = 0, 1, 2
SECONDS = 12  # of a processor, after which the script calls a line too long
HARD = 900  # seconds after which the script ends in what no signal interrupts
FLAGS = ("--json", "--json", "--report text", "--report latex", "--form classic", "--format csv", "--input -", "-h")
SELDOM = ("view", "curve", "sweep", "audit", "exercises", "completion")  # of these only what they refuse
OFTEN = {"check": 8.0, "solve": 6.0, "value": 4.0, "compare": 3.0, "ask": 2.0, **dict.fromkeys(SELDOM, 0.2)}
MOST_ENTRIES = 6
EXAMPLES = ("two_models", "passages", "several_runs", "confidences", "all_right")


def command_line(number: int, seed: int = 0) -> list[str]:
    """The words behind `ltlab`: always the same for a number."""
    rng = Dice(f"{seed}/{number}")
    (name,) = rng.choices(tuple(KINDS), [OFTEN.get(name, 1.0) for name in KINDS])
    words = [name, *KINDS[name](rng)]
    words += rng.choice(FLAGS).split() if rng.random() < 0.15 else []
    for _ in range(rng.randrange(3) if rng.random() < 0.2 else 0):
        words.insert(rng.randrange(1, len(words) + 1), junk(rng))
    return words


def _entries(rng: Dice, theorem: Theorem, without: str = "") -> list[str]:
    """What the theorem asks for, mostly; by a letter or by the name."""
    entries = []
    for variable in theorem.variables:
        if variable.name != without and rng.random() < 0.93:
            name = variable.name if rng.random() < 0.85 else variable.label
            entries.append(f"{name}={any_number(rng, variable)}")
    if rng.random() < 0.1:
        entries.append(f"{rng.choice(('m', 'delta', 'epsilon', 'd', 'n', 'H', 'k', 'x'))}={any_number(rng)}")
    rng.shuffle(entries)
    return entries


def _target(rng: Dice) -> str:
    number = any_number(rng) if rng.random() < 0.5 else repr(rng.random())
    return f"{rng.choice(('at_most', 'at_most', 'at_least'))}={number}"


def _value(rng: Dice) -> list[str]:
    theorem = any_theorem(rng)
    return [some(rng, [theorem.slug]), *_entries(rng, theorem)]


def _solve(rng: Dice) -> list[str]:
    theorem = any_theorem(rng)
    unknown = rng.choice(theorem.variables).name
    return [some(rng, [theorem.slug]), some(rng, [unknown]), _target(rng), *_entries(rng, theorem, unknown)]


def _check(rng: Dice) -> list[str]:
    theorem = any_theorem(rng)
    kind = rng.random()
    if kind < 0.1:
        return [any_number(rng), *_compare(rng)]
    if kind < 0.2:
        return [any_number(rng), rng.choice(("count", "vc")), *(_count if kind < 0.15 else _vc)(rng)]
    if kind < 0.6:
        return [any_number(rng), theorem.slug, *_entries(rng, theorem)]
    unknown = rng.choice(theorem.variables).name
    return [any_number(rng), theorem.slug, f"unknown={unknown}", _target(rng), *_entries(rng, theorem, unknown)]


def _work(rng: Dice) -> list[str]:
    """What is worked out by hand, from its own rows or those of another, some of their cells changed."""
    quantity = QUANTITIES[rng.choice(sorted(QUANTITIES))]
    rows = list((quantity if rng.random() < 0.9 else QUANTITIES[rng.choice(sorted(QUANTITIES))]).example)
    for _ in range(rng.randrange(3)):
        place = rng.randrange(len(rows))
        cells = rows[place].split(" ")
        cells[rng.randrange(len(cells))] = any_number(rng)
        rows[place] = " ".join(cells)
    return [some(rng, [quantity.name]), *rows]


def _compare(rng: Dice) -> list[str]:
    names = {variable.name: variable for variable in (*any_theorem(rng).variables, *any_theorem(rng).variables)}
    chosen = rng.sample(sorted(names), min(len(names), rng.randrange(1, MOST_ENTRIES)))
    return [f"{name}={any_number(rng, names[name])}" for name in chosen]


def _count(rng: Dice) -> list[str]:
    if rng.random() < 0.3:
        return [any_number(rng)]
    parts = [f"{name}={any_number(rng)}" for name in rng.sample(("n", "k", "d", "bits"), rng.randrange(1, 3))]
    small = [f"{name}={rng.randrange(1, 30)}" for name in ("n", "k")[: rng.randrange(1, 3)]]
    return [some(rng, list(count.families)), *rng.choice((parts, small))]


def _vc(rng: Dice) -> list[str]:
    return [some(rng, list(vc_dimension)), *(f"{name}={any_number(rng)}" for name in ("n", "k")[: rng.randrange(3)])]


def _shatters(rng: Dice) -> list[str]:
    size = rng.randrange(1, 4)
    points = [",".join(any_number(rng) if rng.random() < 0.1 else str(rng.randrange(-3, 4)) for _ in range(size))
              for _ in range(rng.randrange(1, 7))]  # fmt: skip
    return [
        some(rng, list(vc_dimension)),
        *([f"k={rng.randrange(5)}"] if rng.random() < 0.2 else []),
        " ".join(points),
    ]


def _spoken(rng: Dice) -> list[str]:
    words = (rng.choice((*WORDS, any_number(rng), junk(rng))) for _ in range(rng.randrange(1, 12)))
    return [" ".join(words)]


def _list(rng: Dice) -> list[str]:
    return rng.choice(([], ["--search", *_spoken(rng)], ["--family", some(rng, list(theorems.families))]))


def _show(rng: Dice) -> list[str]:
    return [some(rng, slugs())]


def _evaluate(rng: Dice) -> list[str]:
    """An example's columns under right and wrong names, at any level, or a file that is none."""
    columns = ("item", "correct", "passage", "label", "prediction", "confidence", "prefix", "small")
    options = rng.sample(("--cluster", "--correct", "--item", "--baseline", "--score"), rng.randrange(3))
    named = [word for option in options for word in (option, some(rng, columns))]
    level = ["--delta", any_number(rng)] if rng.random() < 0.5 else []
    files = ["--example", some(rng, EXAMPLES)] if rng.random() < 0.8 else [junk(rng)]
    return [*files, *named, *level]


def _plan(rng: Dice) -> list[str]:
    """A question with some of its fields, or those of another; mostly one quantity is left out."""
    question = PLANS[rng.choice(list(PLANS))]
    fields = question.fields if rng.random() < 0.9 else PLANS[rng.choice(list(PLANS))].fields
    chosen = {field.name: field.default for field in fields if isinstance(field, Pick)}
    entries = []
    for field in rng.sample(fields, rng.randrange(len(fields))):
        text = field.to_text(field.start(chosen))
        entries.append(f"{field.name}={text if rng.random() < 0.4 else any_number(rng)}")
    solve = [f"solve={some(rng, [each.name for each in question.quantities])}"] if rng.random() < 0.3 else []
    return [some(rng, list(PLANS)) if rng.random() < 0.1 else question.name, *entries, *solve]


def _refused(rng: Dice) -> list[str]:
    """To what would work for long, only what it refuses."""
    return [junk(rng) for _ in range(rng.randrange(1, 4))] + ["--no-such-option"]


KINDS: dict[str, Callable[[Dice], list[str]]] = {
    "value": _value, "solve": _solve, "check": _check, "compare": _compare, "count": _count, "vc": _vc,
    "shatters": _shatters, "ask": _spoken, "list": _list, "show": _show, "work": _work,
    "graph": _value, "evaluate": _evaluate, "plan": _plan,
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
