"""Making faults in a copy of the checkout, in turn or at once, and asking who notices."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from tests.faults.attributing import attributed
from tests.faults.checkout import Checkout
from tests.faults.fault import Fault
from tests.faults.running import UnrunError, failures

Tell = Callable[[Fault, list[str], str], None]


class Search:
    """Searches in one checkout; `more` are arguments for pytest, such as `-m "not exhaustive"`.

    A test that fails without any fault catches none.
    """

    def __init__(self, checkout: Checkout, more: Sequence[str] = ()) -> None:
        self.checkout = checkout
        self._more = tuple(more)
        self._sound: dict[str, bool] = {}

    def in_turn(
        self, faults: Collection[Fault], known: Mapping[str, Collection[str]], tell: Tell
    ) -> dict[str, list[str]]:
        """The tests that caught each fault, alone: those `known` to, else the first of its own tests."""
        self._ask({test for fault in faults for test in known.get(fault.name, ())})
        tests_by_fault: dict[str, list[str]] = {}
        for fault in faults:
            try:
                tests_by_fault[fault.name], why = self._caught(fault, known.get(fault.name, ())), ""
            except UnrunError as trouble:
                tests_by_fault[fault.name], why = [], str(trouble)
            tell(fault, tests_by_fault[fault.name], why)
        self._ask({test for tests in tests_by_fault.values() for test in tests})
        for fault in faults:
            if tests_by_fault[fault.name] and not (hold := self._that_hold(tests_by_fault[fault.name])):
                tests_by_fault[fault.name] = hold
                tell(fault, hold, "what fails fails without it, too")
        return tests_by_fault

    def together(self, faults: Collection[Fault], tell: Tell) -> tuple[dict[str, list[str]], list[str]]:
        """The tests that caught each of the faults, all made at once; and those that failed for no mark's sake."""
        tests = _without_inner(test for fault in faults for test in fault.tests)
        with self.checkout.with_faults(faults):
            failed = failures(self.checkout, tests, self._more)
        caught, strangers = attributed(faults, failed)
        tests_by_fault = {name: self._that_hold(tests) for name, tests in caught.items()}
        for fault in faults:
            tell(fault, tests_by_fault[fault.name], "")
        return tests_by_fault, strangers

    def _caught(self, fault: Fault, known: Collection[str]) -> list[str]:
        sound = [test for test in known if self._sound[test]]
        with self.checkout.with_faults([fault]):
            failed = failures(self.checkout, sound, self._more, exactly=True) if sound else []
            failed = failed or failures(self.checkout, fault.tests, (*self._more, "-x"))
        return list(dict.fromkeys(failure.test for failure in failed))

    def _that_hold(self, tests: Iterable[str]) -> list[str]:
        """Those of the tests that pass without any fault."""
        candidates = list(dict.fromkeys(tests))
        self._ask(set(candidates))
        return [test for test in candidates if self._sound[test]]

    def _ask(self, tests: Collection[str]) -> None:
        """Run those that were not yet, without any fault."""
        new = [test for test in tests if test not in self._sound]
        failed = {failure.test for failure in failures(self.checkout, new, self._more, exactly=True)} if new else set()
        self._sound |= {test: test not in failed for test in new}


def _without_inner(tests: Iterable[str]) -> list[str]:
    """Files and folders, without those that lie in another of them."""
    paths = sorted(set(tests))
    return [test for test in paths if not any(test.startswith(f"{other}/") for other in paths)]
