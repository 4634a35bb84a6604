"""One test over many cases, every failure told: quicker than a test a case, and as plain to read when it fails."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

import pytest

only: list[Callable[[Any], bool]] = []  # what `make try` asks: of many cases those alone that one of these is true of
FAILURES: tuple[type[BaseException], ...] = (Exception, pytest.fail.Exception)


def each(check: Callable[..., None], cases: Mapping[Any, Any] | Iterable[Any]) -> None:
    """Run `check` on every case (the values of a mapping), then raise whatever failed, each with its case's name.

    No case at all is a failure too, so that a list which came out empty is not taken for one that is right.
    """
    named = list(cases.items() if isinstance(cases, Mapping) else ((case, case) for case in cases))
    assert named, "there is no case to check"
    selection = [(name, case) for name, case in named if any(is_meant(name) or is_meant(case) for is_meant in only)]
    named = selection or named
    failed = [error for name, case in named if (error := _failure(check, name, case))]
    if failed:
        raise BaseExceptionGroup(f"{len(failed)} of {len(named)} cases of {check.__name__}", failed)


def over(cases: Mapping[Any, Any] | Iterable[Any]) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Make one test of a check of one case: `@over(theorems)`. Cases that are tuples are the check's arguments."""

    def one_test(check: Callable[..., None]) -> Callable[[], None]:
        def test() -> None:
            each(check, cases)

        test.cases = cases if isinstance(cases, Collection) else ()  # type: ignore[attr-defined]  # read by `tests.running.names`
        test.__name__, test.__doc__, test.__module__ = check.__name__, check.__doc__, check.__module__
        return test

    return one_test


def keeps(case: Any, rules: Iterable[Callable[..., None]]) -> None:
    """Hold one case against every rule, then raise whatever failed, each with its rule's name."""

    def rule_holds(rule: Callable[..., None]) -> None:
        rule(case)

    each(rule_holds, {rule.__name__: rule for rule in rules})


def _failure(check: Callable[..., None], name: Any, case: Any) -> BaseException | None:
    try:
        check(*case) if isinstance(case, tuple) else check(case)
    except FAILURES as error:
        error.add_note(f"case: {name}")
        return error
    return None
