"""What a check is: a function of one thing that returns nothing, or fails with one sentence.

The sentence names the thing, the check and the values, so that it can be read far from where the check was run.
"""

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, TypeVar, cast

from bounds.formula.patience import OutOfSteps, Stopped

Check = Callable[..., None]
F = TypeVar("F", bound=Check)


def ensure(holds: object, sentence: str) -> None:
    """Raise AssertionError with this sentence where something does not hold, under `python -O` too."""
    if not holds:
        raise AssertionError(sentence)


def checker(name_of: Callable[[Any], str]) -> Callable[[F], F]:
    """Make functions of one thing, called `name_of(thing)`, into checks: what they raise begins with both names."""

    def check(function: F) -> F:
        @wraps(function)
        def checked(thing: Any, *arguments: Any, **named: Any) -> None:
            try:
                function(thing, *arguments, **named)
            except (Stopped, OutOfSteps):  # nobody waits for it any more
                raise
            except AssertionError as error:
                raise AssertionError(f"{name_of(thing)} fails {function.__name__}: {error}") from error
            except Exception as error:
                why = f"{type(error).__name__}: {error}"
                raise AssertionError(f"{name_of(thing)} fails {function.__name__}, which ended in {why}") from error

        return cast("F", checked)

    return check


def hold_all(name: str, checks: Iterable[Callable[[], None]]) -> None:
    """Run all checks, then raise an ExceptionGroup of all that failed, with the name of what was checked."""
    ran = list(checks)
    failed = [error for check in ran if (error := _failure(check)) is not None]
    if failed:
        raise ExceptionGroup(f"{name} fails {len(failed)} of {len(ran)} checks", failed)


def _failure(check: Callable[[], None]) -> AssertionError | None:
    try:
        check()
    except AssertionError as error:
        return error
    return None
