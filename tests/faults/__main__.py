"""`python -m tests.faults [NAME ...] [--together] [--wide] [--record] [-- arguments for pytest]`."""

import argparse
import sys
from collections.abc import Sequence

from tests.faults.checkout import copied
from tests.faults.fault import Fault, read_faults
from tests.faults.records import KEPT, record, recorded
from tests.faults.searching import Search


def main(arguments: Sequence[str]) -> int:
    """0 where every fault is caught, 1 where one escapes, 2 where a name is unknown or a fault is stale."""
    before = list(arguments)
    cut = before.index("--") if "--" in before else len(before)
    options = _parser().parse_args(before[:cut])
    faults = read_faults()
    if strangers := sorted(set(options.names) - set(faults)):
        print(f"no fault is called {', '.join(strangers)}", file=sys.stderr)
        return 2
    chosen = [faults[name] for name in options.names or faults]
    if stale := [fault.name for fault in chosen if fault.is_stale]:
        print(f"stale, their text is not found exactly once: {', '.join(stale)}", file=sys.stderr)
        return 2
    with copied() as checkout:
        search, tell = Search(checkout, before[cut + 1 :]), _recorded if options.record else _tell
        if options.together:
            tests_by_fault, strangers = search.together([fault for fault in chosen if fault.marks], tell)
            print("".join(f"failed too, and no mark stands in it: {test}\n" for test in strangers), end="")
        else:
            tests_by_fault = search.in_turn(chosen, {} if options.wide else recorded(), tell)
    print(f"{sum(map(bool, tests_by_fault.values()))} of {len(tests_by_fault)} faults caught")
    return int(not all(tests_by_fault.values()))


def _tell(fault: Fault, tests: list[str], why: str) -> None:
    """One line for the fault, and one for each of the first tests that caught it."""
    print(f"{'caught' if tests else 'ESCAPED'}: {fault.name} ({fault.file}) {why}".rstrip())
    print("".join(f"    {test}\n" for test in tests[:KEPT]), end="", flush=True)


def _recorded(fault: Fault, tests: list[str], why: str) -> None:
    """The same, and kept at once: a long run may be stopped."""
    _tell(fault, tests, why)
    record({fault.name: tests})


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("names", nargs="*", help="the faults to make; all of them unless told")
    parser.add_argument("--together", action="store_true", help="make all faults that have a mark at once")
    parser.add_argument("--wide", action="store_true", help="run each fault's own tests, whatever caught it before")
    parser.add_argument("--record", action="store_true", help="write the tests that caught them to caught.toml")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
