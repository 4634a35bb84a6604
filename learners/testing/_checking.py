"""What makes a function of a learner a check: it returns nothing, or fails with one sentence that names both.

`bounds.testing.checking` says the same of theorems; the two packages do not know each other.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any

Check = Callable[[Any], None]


def ensure(holds: object, sentence: str) -> None:
    """Raise AssertionError with this sentence where something does not hold, under `python -O` too."""
    if not holds:
        raise AssertionError(sentence)


def name_of(learner: Any) -> str:
    """What a class or an instance is called."""
    return learner.__name__ if isinstance(learner, type) else repr(learner)


def check(function: Check) -> Check:
    """Let what a check raises begin with the learner's name and its own."""

    @wraps(function)
    def checked(learner: Any) -> None:
        try:
            function(learner)
        except AssertionError as error:
            raise AssertionError(f"{name_of(learner)} fails {function.__name__}: {error}") from error
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            raise AssertionError(f"{name_of(learner)} fails {function.__name__}, which ended in {why}") from error

    return checked


def refusal(what: str, kind: type[Exception], attempt: Callable[..., object], *arguments: Any) -> str:
    """The words with which something is refused. Fails where it is not, or by another kind of error."""
    try:
        attempt(*arguments)
    except kind as error:
        return str(error)
    except Exception as error:
        raise AssertionError(f"{what} ends in {type(error).__name__}: {error}") from error
    raise AssertionError(f"{what} is taken without a word")
